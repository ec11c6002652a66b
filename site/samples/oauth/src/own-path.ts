const base = 'https://own.invalid'

// Only paths of this site: no other host, no other scheme.
export const ownPath = (target: string): string => {
  const url = URL.canParse(target, base) ? new URL(target, base) : undefined
  if (url?.origin !== base) return '/'
  const path = url.pathname + url.search
  return path.startsWith('//') ? '/' : path
}
