import assert from 'node:assert/strict'
import { start } from './lib/start'

const main = async () => {
  const { origin, browser, provider, close } = await start()
  const { visit } = browser()

  // #region visit
  const atProvider = await visit(`${origin}/signin/company?next=/me`)
  const callback = await visit(atProvider)
  const home = await visit(callback)
  await visit(home)
  await visit(`${origin}/session`, 'DELETE')
  await visit(home)
  // #endregion visit

  assert.equal(home, `${origin}/me`)
  assert.equal(provider.requests.length, 1)
  close()
}

main()
