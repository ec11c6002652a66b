import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Gives the path of a database in a folder that is gone afterwards. */
export const withFile = async (
  use: (file: string) => Promise<void>,
): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'bank-'))
  try {
    await use(join(folder, 'bank.sqlite'))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
