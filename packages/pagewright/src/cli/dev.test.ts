import { expect, it } from 'vitest'
import { isAllowedHost } from './dev.ts'

it.each([
  'localhost',
  'localhost:3000',
  'docs.localhost:3000',
  '127.0.0.1:3000',
  '[::1]:3000',
  '[::1]',
  '192.168.0.7:3000',
  'My-Machine:3000',
])('A request for %s is answered', (host) => expect(isAllowedHost(host, ['my-machine'])).toBe(true))

it.each([
  'evil.example',
  'evil.example:3000',
  'localhost.evil.example',
  '127.0.0.1.evil.example',
  'evillocalhost',
  '',
  '[evil]',
  undefined,
])('A request for %s is not answered', (host) => expect(isAllowedHost(host, ['my-machine'])).toBe(false))
