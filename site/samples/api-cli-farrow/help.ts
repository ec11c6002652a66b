// uses: farrow

import assert from 'node:assert/strict'
import { copyProject, farrow } from './lib/cli'

const main = async () => {
  const project = await copyProject()

  for (const args of [['--help'], ['dev', '--help']]) {
    const run = farrow(project.cwd, args)
    assert.equal(await run.done, 0)
    console.log(`$ farrow ${args.join(' ')}`)
    // the real text has the absolute path of the current folder
    console.log(run.output().trim())
    console.log()
  }

  const version = farrow(project.cwd, ['--version'])
  await version.done
  assert.equal(version.output().trim(), '2.3.0')

  const typo = farrow(project.cwd, ['biuld'])
  assert.equal(await typo.done, 0)
  console.log('$ farrow biuld')
  console.log(typo.output().trim().split('\n').slice(-3).join('\n'))

  const none = farrow(project.cwd, [])
  assert.equal(await none.done, 1)
  console.log('$ farrow')
  console.log(none.output().trim())

  await project.remove()
}

main()
