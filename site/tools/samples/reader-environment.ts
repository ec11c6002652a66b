/** What a sample sees of the machine: what a reader's terminal has, without what a test runner puts into the environment. */
export function readerEnvironment(): Record<string, string> {
  const known = kept.flatMap((name): [string, string][] => (process.env[name] === undefined ? [] : [[name, process.env[name]]]))
  return { ...Object.fromEntries(known), TZ: 'UTC' }
}

const kept = [
  'PATH',
  'HOME',
  'TMPDIR',
  'TMP',
  'TEMP',
  'SYSTEMROOT',
  'SystemRoot',
  'COMSPEC',
  'PATHEXT',
  'APPDATA',
  'LOCALAPPDATA',
  'USERPROFILE',
]
