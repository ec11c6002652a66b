import { missing } from './missing.ts'

const names = ['exec', 'execFile', 'execFileSync', 'execSync', 'fork', 'spawn', 'spawnSync']
const stands = Object.fromEntries(names.map((name) => [name, missing(`child_process.${name}`)]))
export const { exec, execFile, execFileSync, execSync, fork, spawn, spawnSync } = stands
export default stands
