import { expect, it } from 'vitest'
import { readableStack } from './places.ts'

const stack = [
  'Error: x',
  '    at self.__farrowModule (program:src/index.ts:1:13)',
  '    at run (blob:http://127.0.0.1:3000/1b-2c:10:20)',
  '    at blob:http://127.0.0.1:3000/1b-2c:30:5',
].join('\n')

it('A stack has the lines of the program only, without the name of the function around a module', () => {
  expect(readableStack(stack)).toBe('Error: x\n    at src/index.ts:1:13')
  expect(readableStack('Error: y\n    at async self.__farrowModule (program:src/a.ts:2:3)')).toBe('Error: y\n    at src/a.ts:2:3')
  expect(readableStack('Error: y\n    at f (program:src/a.ts:2:3)')).toBe('Error: y\n    at f (src/a.ts:2:3)')
})

it.each([' undefined Symbol(q)', ' done (ok)', ' a)', ' (2) a (b) c', ' {', ', [Error: z]', ' { status: 404 }'])(
  'What a program prints behind an error stays as it is: "%s"',
  (rest) => {
    expect(readableStack(`${stack}${rest}`)).toBe(`Error: x\n    at src/index.ts:1:13${rest}`)
    const own = 'Error: x\n    at self.__farrowModule (program:src/index.ts:1:13)'
    expect(readableStack(`${own}${rest}`)).toBe(`Error: x\n    at src/index.ts:1:13${rest}`)
    expect(readableStack(`Error: x\n    at f (program:src/index.ts:1:13)${rest}`)).toBe(`Error: x\n    at f (src/index.ts:1:13)${rest}`)
  },
)

it('A text without a stack stays as it is', () => {
  expect(readableStack('self.__farrowModule (a)')).toBe('self.__farrowModule (a)')
})
