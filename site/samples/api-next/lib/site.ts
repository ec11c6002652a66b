import { cp, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

// Next writes .next and next-env.d.ts into its folder: work on a copy
export const copySite = async () => {
  const dir = await mkdtemp(join(tmpdir(), 'farrow-next-'))
  await cp(join(__dirname, '../site'), dir, { recursive: true })
  const packages = dirname(dirname(require.resolve('next/package.json')))
  await symlink(packages, join(dir, 'node_modules'), 'dir')
  const remove = () =>
    rm(dir, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 })
  return { dir, remove }
}
