// The baseline: converts the same Markdown to bare HTML with markdown-it and Shiki, in one process. Little work could be left out.
// Usage: node bench/plain.mjs <site> <output>
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import MarkdownIt from 'markdown-it'
import { createHighlighterCore } from 'shiki/core'
import { createOnigurumaEngine } from 'shiki/engine/oniguruma'

const [site, output] = process.argv.slice(2)
const highlighter = await createHighlighterCore({
  themes: [import('shiki/themes/github-light.mjs')],
  langs: [import('shiki/langs/typescript.mjs'), import('shiki/langs/json.mjs'), import('shiki/langs/shellscript.mjs')],
  engine: createOnigurumaEngine(import('shiki/wasm')),
})
const markdown = new MarkdownIt({ html: true, highlight: (code, lang) => highlighter.codeToHtml(code, { lang, theme: 'github-light' }) })
const plainLink = markdown.normalizeLink
markdown.normalizeLink = (url) => plainLink(url.replace(/\.md$/, '.html'))

const made = new Set()
for (const name of readdirSync(join(site, 'content'), { recursive: true, encoding: 'utf8' })) {
  if (!name.endsWith('.md')) continue
  const [, front, text] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(readFileSync(join(site, 'content', name), 'utf8'))
  const title = markdown.utils.escapeHtml(/^title: (.*)$/m.exec(front)[1])
  const lang = name.startsWith('zh-cn') ? 'zh-CN' : 'en'
  const page =
    `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">` +
    `<title>${title}</title></head><body><main><h1>${title}</h1>${markdown.render(text)}</main></body></html>\n`
  const file = join(output, name.replace(/\.md$/, '.html'))
  if (!made.has(dirname(file))) mkdirSync(dirname(file), { recursive: true })
  made.add(dirname(file))
  writeFileSync(file, page)
}
