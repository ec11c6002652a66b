import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { createOpenRequests } from './open-requests.ts'

it('Work in the background waits until every request is answered, failed ones too', async () => {
  const requests = createOpenRequests()
  const done: string[] = []
  const answers: { resolve: () => void; reject: (error: Error) => void }[] = []
  const open = (): Promise<void> => requests.count(new Promise<void>((resolve, reject) => answers.push({ resolve, reject })))
  const first = open()
  const second = open()
  const background = requests.none().then(() => done.push('background'))
  answers[0]?.resolve()
  await first
  await nextTurn()
  expect(done).toEqual([])
  answers[1]?.reject(new Error('no such page'))
  await expect(second).rejects.toThrow('no such page')
  await background
  expect(done).toEqual(['background'])
})

it('A request that comes right after another still goes first', async () => {
  const requests = createOpenRequests()
  let end = (): void => {}
  const background = requests.none().then(() => 'background')
  const answer = requests.count(new Promise<string>((resolve) => (end = () => resolve('answer'))))
  setTimeout(end, 20)
  expect(await Promise.race([background, answer])).toBe('answer')
  expect(await background).toBe('background')
})
