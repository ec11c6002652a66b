/** The environment for samples: that of a reader's terminal, without the variables that a test runner adds. */
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
