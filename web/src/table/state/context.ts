// The table that a part of the screen belongs to: set by Table.svelte, read by its parts.
import { createContext } from 'svelte'
import type { TableView } from './view.svelte'

export const [getTable, setTable] = createContext<TableView>()
