/** Joins `.` and `..` parts of a path with slashes. */
export function normalize(path: string): string {
  if (path === '') return '.'
  const parts: string[] = []
  for (const part of path.split('/')) {
    if (part === '' || part === '.') continue
    if (part !== '..') parts.push(part)
    else if (parts.length > 0 && parts.at(-1) !== '..') parts.pop()
    else if (!isAbsolute(path)) parts.push('..')
  }
  const joined = `${isAbsolute(path) ? '/' : ''}${parts.join('/')}` || '.'
  return path.endsWith('/') && !joined.endsWith('/') ? `${joined}/` : joined
}

export function isAbsolute(path: string): boolean {
  return path.startsWith('/')
}

export function join(...parts: readonly string[]): string {
  return normalize(parts.filter((part) => part !== '').join('/'))
}

/** The program's folder is the root. */
export function resolve(...parts: readonly string[]): string {
  let path = ''
  for (const part of parts) path = isAbsolute(part) ? part : `${path}/${part}`
  const normal = normalize(`/${path}`)
  return normal.length > 1 ? normal.replace(/\/$/, '') : normal
}

export function dirname(path: string): string {
  const parent = path.replace(/\/+$/, '').replace(/\/?[^/]*$/, '')
  return parent === '' ? (isAbsolute(path) ? '/' : '.') : parent
}

export function basename(path: string, suffix = ''): string {
  const name = path.replace(/\/+$/, '').replace(/^.*\//, '')
  return suffix !== '' && name !== suffix && name.endsWith(suffix) ? name.slice(0, -suffix.length) : name
}

export function extname(path: string): string {
  return /[^/](\.[^./]*)$/.exec(basename(path).replace(/^\.\.$/, ''))?.[1] ?? ''
}

export function relative(from: string, to: string): string {
  const one = resolve(from).split('/').filter(Boolean)
  const other = resolve(to).split('/').filter(Boolean)
  let same = 0
  while (same < one.length && one[same] === other[same]) same++
  return [...one.slice(same).map(() => '..'), ...other.slice(same)].join('/')
}

type Parts = { readonly root: string; readonly dir: string; readonly base: string; readonly ext: string; readonly name: string }

export function parse(path: string): Parts {
  const root = isAbsolute(path) ? '/' : ''
  const base = basename(path)
  const ext = extname(path)
  const dir = dirname(path)
  return { root, dir: dir === '.' && !path.startsWith('./') ? '' : dir, base, ext, name: ext === '' ? base : base.slice(0, -ext.length) }
}

export function format({ root = '', dir = root, name = '', ext = '', base = name + ext }: Partial<Parts>): string {
  return dir === '' ? base : dir === root ? `${dir}${base}` : `${dir}/${base}`
}

export const sep = '/'
export const delimiter = ':'
export const posix = { normalize, isAbsolute, join, resolve, dirname, basename, extname, relative, parse, format, sep, delimiter }
export default { ...posix, posix }
