/**
 * The path of the file of a program that a relative import leads to: `name` is what the file `from` imports. The ending may be that of the
 * compiled file, or missing. Undefined if no file has such a path.
 */
export function findImported(
  name: string,
  { from, has }: { readonly from: string; readonly has: (path: string) => boolean },
): string | undefined {
  const parts = from.split('/').slice(0, -1)
  for (const part of name.split('/')) {
    if (part === '..') parts.pop()
    else if (part !== '.' && part !== '') parts.push(part)
  }
  const path = parts.join('/')
  const index = path === '' ? 'index.ts' : `${path}/index.ts`
  return [path, path.replace(/\.js$/, '.ts'), `${path}.ts`, `${path}.tsx`, index].find(has)
}
