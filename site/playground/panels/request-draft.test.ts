import { expect, it, vi } from 'vitest'
import { nameOf, suggest, toRequest } from './request-draft.ts'

vi.mock('../examples.ts', () => ({
  exampleRequests: (name: string) => (name === 'notes' ? [{ method: 'GET', url: '/api/notes/7?x=1', headers: [] }] : []),
}))

it('offers the requests of an example, then one for each route that they do not reach', () => {
  const routes = [
    { method: 'GET', url: '/notes/<id:int>' },
    { method: 'POST', url: '/notes' },
    { method: 'GET', url: '/users/<name:string>' },
  ]
  expect(suggest('notes', routes).map(nameOf)).toEqual(['GET /api/notes/7?x=1', 'POST /notes', 'GET /users/Ada'])
  expect(suggest('#code=x', routes).map(nameOf)).toEqual(['GET /notes/1', 'POST /notes', 'GET /users/Ada'])
  expect(suggest('#code=x', routes)[1]).toMatchObject({ body: '{}', headers: 'content-type: application/json' })
})

it('sends headers and cookies, and no body where there is none', () => {
  const draft = { method: 'GET', url: 'notes', headers: 'X-A:  1 \n\nnothing', body: 'left over' }
  expect(toRequest(draft, 'a=1')).toEqual({
    method: 'GET',
    url: '/notes',
    headers: [
      ['x-a', '1'],
      ['cookie', 'a=1'],
    ],
  })
})
