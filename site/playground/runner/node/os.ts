export const EOL = '\n'
export const tmpdir = (): string => '/tmp'
export const cpus = (): readonly unknown[] => []
export const platform = (): string => 'browser'
export default { EOL, tmpdir, cpus, platform }
