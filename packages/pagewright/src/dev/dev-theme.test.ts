import { expect, it } from 'vitest'
import { toFileUrl } from './dev-theme.ts'

it.each([
  ['/', '/home/me/start.tsx', '/@fs/home/me/start.tsx'],
  ['/x/', '/home/me/start.tsx', '/x/@fs/home/me/start.tsx'],
  ['/', 'C:\\Users\\me\\start.tsx', '/@fs/C:/Users/me/start.tsx'],
  ['/', 'c:\\start.tsx', '/@fs/c:/start.tsx'],
])('Under %s, Vite serves the file %s at %s', (mount, file, url) => expect(toFileUrl(mount, file)).toBe(url))
