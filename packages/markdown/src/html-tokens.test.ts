import { describe, expect, it } from 'vitest'
import { type HtmlToken, readHtml } from './html-tokens.ts'

function show(token: HtmlToken): string {
  if (token.type === 'text') return token.text
  if (token.type === 'unclosed') return `unclosed ${token.start}-${token.end}`
  const attributes = token.type === 'open' ? token.attributes.map(({ name, value }) => ` ${name}=${value}`).join('') : ''
  return `${token.type} ${token.name}${attributes} ${token.start}-${token.end}`
}

describe('readHtml', () => {
  it.each([
    ['a<b>c</b>', ['a', 'open b 1-4', 'c', 'close b 5-9']],
    ['<B Title=X>', ['open b title=X 0-11']],
    ['<b a="1>2" b=\'3\' c=4 d>', ['open b a=1>2 b=3 c=4 d= 0-23']],
    ['<br/>x', ['open br 0-5', 'x']],
    ['<b\n>', ['open b 0-4']],
    ['<!-- a --><b>', ['open b 10-13']],
    ['<!--><b>-->', ['open b 5-8', '-->']],
    ['<![CDATA[<b>]]>', []],
    ['<?php <b> ?>', [' ?>']],
    ['<script>a<b</script>c', ['open script 0-8', 'a<b', 'close script 11-20', 'c']],
    ['<title><b></title>', ['open title 0-7', '<b>', 'close title 10-18']],
    ['1 < 2', ['1 ', '< 2']],
    ['a <', ['a ', '<']],
    ['&lt;b&gt;', ['&lt;b&gt;']],
    ['', []],
    ['x<b', ['x', 'unclosed 1-3']],
    ['x<b a="', ['x', 'unclosed 1-7']],
    ['x<!-- ', ['x', 'unclosed 1-6']],
    ['x<!-- --><!--', ['x', 'unclosed 9-13']],
  ])('takes %j apart as a browser does', (html, tokens) => {
    expect(readHtml(html).map(show)).toEqual(tokens)
  })
})
