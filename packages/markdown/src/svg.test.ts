import { describe, expect, it } from 'vitest'
import { findScript, rebuildSvg } from './svg.ts'

function rebuild(svg: string, alt = 'A drawing'): { html: string; reports: string[] } {
  const reports: string[] = []
  const html = rebuildSvg(svg, { alt, report: (what, { offset }) => reports.push(`${offset} ${what}`) })
  return { html, reports }
}

const svg = (content: string): string => `<svg viewBox="0 0 9 9">${content}</svg>`
const drawn = (content: string): string => `<svg viewBox="0 0 9 9" role="img" aria-label="A drawing">${content}</svg>`

describe('a drawing', () => {
  it("is shapes and text with their attributes, with the author's words as its alternative", () => {
    const source =
      '<?xml version="1.0"?>\n<!-- no -->\n<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" role="x" aria-label="y"><rect class="d-box" x="1"/><text>a\n  b</text></svg>\n'
    expect(rebuild(source, 'a "b" <c>')).toEqual({
      html: '<svg viewBox="0 0 9 9" role="img" aria-label="a &quot;b&quot; &lt;c&gt;"><rect class="d-box" x="1"></rect><text>a b</text></svg>',
      reports: [],
    })
  })

  it.each([
    ['<use href="#a"/>', '<use href="#a"></use>'],
    ['<path marker-end="url(#arrow)"/>', '<path marker-end="url(#arrow)"></path>'],
    ['<text>&lt;script&gt; &amp; <![CDATA[<b>]]></text>', '<text>&lt;script&gt; &amp; &lt;b&gt;</text>'],
    ['<linearGradient/>', null],
  ])('keeps %j', (content, kept) => {
    if (kept === null) expect(rebuild(svg(content)).reports).toEqual(['23 the element <linearGradient>'])
    else expect(rebuild(svg(content))).toEqual({ html: drawn(kept), reports: [] })
  })

  it.each([
    ['<script>alert(1)</script>', '', ['the element <script>']],
    ['<Script>alert(1)</Script>', '', ['the element <Script>']],
    ['<svg:script>alert(1)</svg:script>', '', ['the element <svg:script>']],
    ['<a href="#x"><text>t</text></a>', '', ['the element <a>']],
    ['<foreignObject><rect/></foreignObject><g/>', '<g></g>', ['the element <foreignObject>']],
    ['<style>@import "x"</style>', '', ['the element <style>']],
    ['<image href="x.png"/>', '', ['the element <image>']],
    ['<animate attributeName="href"/>', '', ['the element <animate>']],
    ['<rect onclick="x" style="y"/>', '<rect></rect>', ['the attribute onclick="x"', 'the attribute style="y"']],
    ['<rect OnClick="x"/>', '<rect></rect>', ['the attribute OnClick="x"']],
    ['<use href="x.svg#a"/>', '<use></use>', ['the attribute href="x.svg#a"']],
    ['<use xlink:href="#a"/>', '<use></use>', ['the attribute xlink:href="#a"']],
    ['<rect fill="url(https://x)"/>', '<rect></rect>', ['the attribute fill="url(https://x)"']],
    ['<rect fill="URL( \'//x\')"/>', '<rect></rect>', ['the attribute fill="URL( \'//x\')"']],
    ['<rect fill="u&#114;l(//x)"/>', '<rect></rect>', ['the attribute fill="url(//x)"']],
    ['<rect fill="\\75 rl(//x)"/>', '<rect></rect>', ['the attribute fill="\\75 rl(//x)"']],
    ['<rect id="_root"/>', '<rect></rect>', ['the attribute id="_root"']],
    ['<rect class="javascript:x"/>', '<rect></rect>', ['the attribute class="javascript:x"']],
  ])('has no %j', (content, kept, reports) => {
    const result = rebuild(svg(content))
    expect(result.html).toBe(drawn(kept))
    expect(result.reports.map((report) => report.replace(/^\d+ /, ''))).toEqual(reports)
  })

  it.each([
    ['<g id="a"><rect/></g><g id="b"><rect/></g><use href="#a"/><g><use href="#b"/></g>', []],
    ['<g id="a"><g><use href="#b"/></g></g>', ['36 the element <use> within one that has an id']],
    ['<use id="a" href="#b"/>', ['23 the element <use> within one that has an id']],
  ])('repeats only what repeats nothing itself: %j', (content, reports) => {
    expect(rebuild(svg(content)).reports).toEqual(reports)
    if (reports.length > 0) expect(rebuild(`<svg id="r" viewBox="0 0 9 9"><use href="#b"/></svg>`).reports).toHaveLength(1)
  })

  it('is closed where its author left it open', () => {
    expect(rebuild('<svg viewBox="0 0 9 9"><g><text>a').html).toBe(drawn('<g><text>a</text></g>'))
    expect(rebuild(`${svg('')}</g></div>`).html).toBe(drawn(''))
  })

  it('is one: words and other elements are reported', () => {
    for (const source of ['words', '', '<rect/>', 'words <svg/>'])
      expect(rebuild(source).reports).toEqual(['0 something other than one <svg> element'])
  })
})

describe('a picture', () => {
  const picture = (content: string): string => `<svg xmlns="http://www.w3.org/2000/svg">${content}</svg>`

  it.each([
    ['<script>alert(1)</script>', '<script>'],
    ['<g><s:script href="/x.js"/></g>', '<s:script>'],
    ['<foreignObject><iframe src="//e.example"/></foreignObject>', '<iframe>'],
    ['<rect onload="alert(1)"/>', 'onload="alert(1)"'],
    ['<a href=" java&#10;script:alert(1)"><rect/></a>', 'href=" java\nscript:alert(1)"'],
    ['<set attributeName="href" to="javascript:alert(1)"/>', 'to="javascript:alert(1)"'],
  ])('runs a script where it is opened: %j', (content, found) => {
    expect(findScript(picture(content))).toBe(found)
  })

  it('runs none by what drawing programs write', () => {
    const doctype = '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x.dtd" [<!ENTITY ns_svg "http://www.w3.org/2000/svg">]>'
    const content =
      '<style>a{b:c}</style><foreignObject><p>Text</p></foreignObject><image href="data:image/png;base64,AA"/><a href="https://a.example"/>'
    expect(findScript(`<?xml version="1.0"?>${doctype}${picture(content)}`)).toBeNull()
    expect(findScript(`<!DOCTYPE svg [<!ENTITY x "<script>alert(1)</script>">]>${picture('&x;')}`)).toContain('entity')
    expect(findScript(`<?xml-stylesheet href="/x.xsl"?>${picture('')}`)).toBe('<?xml-stylesheet?>')
  })
})
