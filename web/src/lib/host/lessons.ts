// Begins a lesson and returns the path of its table.
import type { NewLesson, NewMatchAnswer } from '../../wire'
import { post } from './api'

export async function begin(game: string, lesson: string): Promise<string> {
  const order: NewLesson = { game, lesson }
  return (await post<NewMatchAnswer>('/lessons', order)).path
}
