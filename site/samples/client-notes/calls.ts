import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { start } from './lib/service'

// Runs the program of the page, which calls a server that is running.
const main = async () => {
  const { url, close } = await start()
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [...process.execArgv, 'src/calls.ts'],
    { env: { ...process.env, API_URL: url } },
  )
  process.stdout.write(stdout)
  close()
}

main()
