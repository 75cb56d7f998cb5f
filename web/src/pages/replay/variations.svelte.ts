// The variations of a match that one has played, as the server keeps them.
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

  /** Begins another one; where its table is. */
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
