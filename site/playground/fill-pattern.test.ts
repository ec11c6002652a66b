import { expect, it } from 'vitest'
import { fillPattern } from './fill-pattern.ts'

it.each([
  ['/', '/'],
  ['/users/<id:int>', '/users/1'],
  ['/users/<id:int>?<tag?:string>&<page?:int>', '/users/1?tag=tea&page=1'],
  ['/greet?<lang:{en}|{fr}>', '/greet?lang=en'],
  ['/scale/<by:number>/<on?:boolean>', '/scale/1.5/true'],
  ['/sum?<n+:int>', '/sum?n=1&n=1'],
  ['/list?kind=cat', '/list?kind=cat'],
  ['/a/<whatever:string>', '/a/some-text'],
])('the pattern %s is filled as %s', (pattern, url) => {
  expect(fillPattern(pattern)).toBe(url)
})
