import assert from 'node:assert/strict'
import { join } from 'node:path'
import {
  copyProject,
  freePort,
  removeProject,
  startFarrow,
  until,
} from './lib/project'

const main = async () => {
  const folder = await copyProject(join(__dirname, 'project'))
  const port = await freePort()
  const dev = startFarrow(folder, 'dev', port)
  const logged = (line: string) =>
    until(async () => (dev.output().includes(line) ? true : undefined))

  try {
    await logged('Listening')
    await fetch(`http://127.0.0.1:${port}/`)
    await logged('--> GET / 200')
    await fetch(`http://127.0.0.1:${port}/books`)
    await logged('--> GET /books 404')
  } finally {
    await dev.stop()
    await removeProject(folder)
  }

  const log = dev
    .output()
    .replaceAll(String(port), '3000')
    .replace(/[\d.]+ms/g, '…ms')
    .trimEnd()
  assert.match(log, /^start build\nfinish build in …ms\nListening on/)
  console.log(log)
}

main()
