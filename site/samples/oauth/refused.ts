import assert from 'node:assert/strict'
import type { Mistakes } from './lib/provider'
import { serve } from './lib/serve'
import { start } from './lib/start'
import { createApp } from './src/app'
import { createOpenId } from './src/openid'

const main = async () => {
  const messages: string[] = []
  const log = (error: unknown) => messages.push((error as Error).message)
  const { origin, browser, provider, mistakes, close } = await start(log)
  const begin = `${origin}/signin/company`

  // A browser that prints nothing here.
  const print = console.log
  const quietly = async <T>(work: () => Promise<T>) => {
    const lines: string[] = []
    console.log = (line: string) => lines.push(line)
    const result = await work().finally(() => (console.log = print))
    return { result, text: lines.join('\n') }
  }
  const arrive = async (next = '/', change = (url: string) => url) => {
    const { visit } = browser()
    const query = `?next=${encodeURIComponent(next)}`
    const away = change(await visit(begin + query))
    const callback = await visit(away)
    return { visit, callback, home: callback && (await visit(callback)) }
  }

  // #region refused
  const told = async (what: string, wrong: Mistakes) => {
    Object.assign(mistakes, wrong)
    const { text } = await quietly(() => arrive())
    const status = /^ {2}(\d+)$/gm
    const last = [...text.matchAll(status)].at(-1)?.[1]
    console.log(`${what}: ${[last, messages.pop()].join(' ').trim()}`)
    for (const name of Object.keys(wrong)) delete mistakes[name as 'nonce']
  }

  await told('nothing wrong', {})
  await told('canceled', { error: 'access_denied' })
  await told('unknown scope', { error: 'invalid_scope' })
  await told('answer of another provider', { from: 'https://evil.example' })
  await told('nonce of another sign-in', { nonce: 'another' })
  await told('token for another app', { audience: 'blog' })
  await told('token of another issuer', { issuer: 'https://evil.example' })
  await told('expired an hour ago', { expires: '1h ago' })
  await told('expired 5 seconds ago', { expires: '5s ago' })
  await told('signed with another key', { otherKey: true })
  // #endregion refused

  // The callback of one browser, opened in another, and opened again.
  const { result: first } = await quietly(() => arrive())
  for (const { visit } of [browser(), first]) {
    const { text } = await quietly(() => visit(first.callback))
    assert.match(text, /\n {2}400\n {2}.*not started here/)
  }

  // Two tabs: the cookie of the second has replaced that of the first.
  const { text: tabs } = await quietly(async () => {
    const { visit } = browser()
    const one = await visit(begin)
    const two = await visit(begin)
    await visit(await visit(one))
    await visit(await visit(two))
  })
  assert.match(tabs, /not started here[^]*Set-Cookie: sid=/)

  // A code that belongs to another verifier.
  const swap = (url: string) =>
    url.replace(/code_challenge=[\w-]+/, 'code_challenge=x')
  const { text } = await quietly(() => arrive('/', swap))
  assert.match(text, /\n {2}502\n/)
  assert.match(messages.pop() ?? '', /\/token: 400 .*invalid_grant/)

  // A response without an ID token: the log does not get the other tokens.
  mistakes.noIdToken = true
  await quietly(() => arrive())
  mistakes.noIdToken = false
  assert.match(messages.pop() ?? '', /\/token: id_token: [\w ]+$/)

  // Where a sign-in may lead.
  for (const [next, home] of [
    ['/orders?page=2', '/orders?page=2'],
    ['https://evil.example/', '/'],
    ['//evil.example', '/'],
    ['/\\evil.example', '/'],
    ['/orders#last', '/orders'],
  ]) {
    const { result } = await quietly(() => arrive(next))
    assert.equal(result.home, origin + home)
  }

  provider.registered.clear()
  // A secure cookie, and a proxy that Farrow does not know of.
  const secret = { id: 'shop', secret: '' }
  const company = createOpenId(provider.issuer, secret)
  const options = { origin: 'https://shop.example', log }
  const proxied = await serve(
    () => createApp({ ...options, providers: { company } }).handle,
  )
  // Another issuer than the discovery document names, and none at all.
  for (const [issuer, message] of [
    [`${provider.issuer}/`, /openid-configuration: http/],
    ['http://127.0.0.1:9', /fetch failed|bad port/],
  ] as const) {
    const company = createOpenId(issuer, secret)
    const app = createApp({ origin, log, providers: { company } })
    const { origin: own, close } = await serve(() => app.handle)
    const failed = await fetch(`${own}/signin/company`)
    assert.equal(failed.status, 500)
    assert.match(messages.pop() ?? '', message)
    close()
  }

  const failed = await fetch(`${proxied.origin}/signin/company`)
  assert.equal(failed.status, 500)
  assert.match(await failed.text(), /Cannot send secure cookie/)
  proxied.close()

  const { text: mismatch } = await quietly(() => arrive())
  assert.match(mismatch, /\n {2}400\n {2}.*redirect_uri_mismatch/)
  close()
}

main()
