import type { Problem } from '@pagewright/model'

const hints: Readonly<Record<string, string>> = {
  ENOSPC: 'The disk is full: free some space, and build again',
  EDQUOT: 'The disk quota is used up: free some space, and build again',
  EROFS: 'The disk is read-only: name another folder with --out-dir',
  EACCES: 'Change the permissions, or name another folder with --out-dir',
  EPERM: 'Change the permissions, or name another folder with --out-dir',
  ENOENT: 'The folder cannot be made there: name another with --out-dir',
  ENOTDIR: 'A file stands where a folder is needed: rename or delete it',
  EEXIST: 'A file stands where a folder is needed: rename or delete it',
  ENAMETOOLONG: 'Give the file a shorter name',
  EMFILE: 'Too many files are open: raise the limit (ulimit -n)',
}

/** What the file system refused, as a problem; null for any other error, which is a defect. */
export function diskProblem(error: unknown): Problem | null {
  const { message = '', code, syscall } = error as NodeJS.ErrnoException
  if (code === undefined || !Object.hasOwn(hints, code) || (code === 'ENOENT' && syscall !== 'mkdir')) return null
  return {
    code: 'disk',
    severity: 'error',
    file: null,
    span: null,
    message: `The file system refuses: ${message}`,
    hint: hints[code] ?? null,
    related: [],
  }
}
