import { referenceTokens } from '@pagewright/markdown'
import { expect, it } from 'vitest'
import { toFeedHtml } from './feeds.ts'

const article = { resolved: [{ url: '/docs/a#b' }], islands: [] }
const options = { article, url: 'https://site.example', pageUrl: 'https://site.example/blog/p' }

it('makes every address absolute, but leaves text that looks like one', () => {
  const html = `<p>${referenceTokens.linkStart(0)}A${referenceTokens.linkEnd(0)} <a href="#c">C</a> <a href="//e.example">E</a> <code>&lt;a href="/x"></code> href="/y"</p>`
  expect(toFeedHtml(html, options)).toBe(
    '<p><a href="https://site.example/docs/a#b">A</a> <a href="https://site.example/blog/p#c">C</a> <a href="//e.example">E</a> <code>&lt;a href="/x"></code> href="/y"</p>',
  )
})

it('leaves out what needs the site’s script and style sheet', () => {
  const code =
    '<pre tabindex="0"><code><span class="l"><span class="tk">let</span> a</span>\n<span class="rest" hidden="until-found"><span class="l">b\n</span></span></code></pre><button type="button" class="fold">All 2 lines</button><div class="code-tools"><button type="button">Copy</button></div>'
  expect(toFeedHtml(`<h2 id="x">T<a class="anchor" href="#x" aria-label="y"></a></h2>${code}`, options)).toBe(
    '<h2 id="x">T</h2><pre><code>let a\nb\n</code></pre>',
  )
  expect(toFeedHtml('<svg viewBox="0 0 1 1" role="img" aria-label="A to B"><path d="M0 0"></path></svg>', options)).toBe('<p>A to B</p>')
})

it('tells the lines that are added or removed by signs instead of colors', () => {
  const line = (kind: string, text: string): string => `<span class="l${kind}">${text}</span>`
  const code = [line('', 'a'), line(' del', '<span class="tk">let</span> b'), line(' hl ins', 'c')].join('\n')
  const figure = (attributes: string, text: string): string => `<figure class="code"${attributes}><pre><code>${text}</code></pre></figure>`
  expect(toFeedHtml(figure(' data-lang="ts" data-signs', code), options)).toContain('<code>  a\n- let b\n+ c</code>')
  // A diff that is shown as it stands has its signs in the text.
  expect(toFeedHtml(figure(' data-lang="diff"', line(' ins', '+++ c')), options)).toContain('<code>+++ c</code>')
})

it('has no character that XML does not allow', () => {
  expect(toFeedHtml('a\u0008b\uFFFEc😀\n', options)).toBe('abc😀\n')
})
