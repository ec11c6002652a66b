import assert from 'node:assert/strict'
import { start } from './lib/start'

const main = async () => {
  const messages: string[] = []
  const log = (error: unknown) => messages.push((error as Error).message)
  const { origin, browser, close } = await start(log)
  const { visit } = browser()

  // #region visit
  const atProvider = await visit(`${origin}/signin/github?next=/me`)
  const callback = await visit(atProvider)
  await visit(await visit(callback))
  // #endregion visit

  // GitHub reports a wrong code with status 200.
  const print = console.log
  console.log = () => {}
  const other = browser()
  const away = await other.visit(`${origin}/signin/github`)
  const wrong = away.replace(/code_challenge=[\w-]+/, 'code_challenge=x')
  assert.equal(await other.visit(await other.visit(wrong)), '')
  assert.match(messages.pop() ?? '', /access_token: bad_verification_code$/)

  // Another provider, another account, even if the person is the same.
  const third = browser()
  const there = await third.visit(`${origin}/signin/company?next=/me`)
  let text = ''
  const home = await third.visit(await third.visit(there))
  console.log = (line: string) => (text += line)
  await third.visit(home)
  console.log = print
  assert.match(text, /"Ann"/)
  close()
}

main()
