import { type Problem, toProblem } from '@pagewright/model'
import { isHeldOpen } from '../cache/files.ts'

const elsewhere = 'name another folder with --out-dir'
const inTheWay = 'There is a file where a folder is needed: rename or delete the file'

const inUse = `Another program has it open, such as an editor, a terminal or a server: close that, or ${elsewhere}`

/** Linux has the same code for a full disk and for too many watched files. */
const tooManyWatched = 'Too many files are watched on this machine: raise the limit (sysctl fs.inotify.max_user_watches=524288)'

const hints: Readonly<Record<string, string>> = {
  ENOSPC: 'The disk is full: free some space, and build again',
  EDQUOT: 'The disk quota is used up: free some space, and build again',
  EBUSY: `It is in use, or a disk is mounted there: ${elsewhere}, such as a folder inside it`,
  EROFS: `The disk is read-only: ${elsewhere}`,
  EACCES: `Change the permissions, or ${elsewhere}`,
  EPERM: `Change the permissions, or ${elsewhere}`,
  ENOENT: `The folder cannot be made there: ${elsewhere}`,
  ENOTDIR: inTheWay,
  EEXIST: inTheWay,
  EISDIR: 'There is a folder where a file is needed: rename or delete the folder',
  ENAMETOOLONG: 'Give the file a shorter name',
  EMFILE: 'Too many files are open: raise the limit (ulimit -n)',
}

/** Describes an error of the file system as a problem; null for any other error, which is a defect of the generator. */
export function diskProblem(error: unknown): Problem | null {
  const { message = '', code, syscall } = error as NodeJS.ErrnoException
  if (code === undefined || !Object.hasOwn(hints, code) || (code === 'ENOENT' && syscall !== 'mkdir')) return null
  const hint = isHeldOpen(error) ? inUse : code === 'ENOSPC' && syscall === 'watch' ? tooManyWatched : (hints[code] ?? null)
  return toProblem('disk', { file: null, message: `The file system reported an error: ${message}`, hint })
}
