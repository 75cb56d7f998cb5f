// My variations of a match, which the server keeps.
import { get, post, put, remove } from '../../lib/host/api'
import type { BranchInfo, NewBranch, NewMatchAnswer } from '../../wire'

export class Variations {
  all: BranchInfo[] = $state.raw([])
  #path: string

  constructor(match: string) {
    this.#path = `/matches/${encodeURIComponent(match)}/branches`
  }

  async load(): Promise<void> {
    this.all = await get<BranchInfo[]>(this.#path)
  }

  /** Begins a variation and returns the path of its table. */
  async begin(order: NewBranch): Promise<string> {
    return (await post<NewMatchAnswer>(this.#path, order)).path
  }

  async rename(match: string, name: string): Promise<void> {
    await put(`${this.#path}/${match}`, { name })
    await this.load()
  }

  async remove(match: string): Promise<void> {
    await remove(`${this.#path}/${match}`)
    await this.load()
  }
}
