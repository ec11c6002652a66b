import { expect, it } from 'vitest'
import { compileText } from '../tests/compile-text.ts'

const html = async (text: string): Promise<string> => (await compileText(text)).html

it('puts the box of a task on the line of its text, with or without paragraphs', async () => {
  expect(await html('- [x] done\n- [ ] $& left')).toContain(
    '<li class="task"><input type="checkbox" disabled checked aria-label="done"> done</li>',
  )
  const loose = await html('- [x] done\n\n  and how\n\n- [ ] $& left')
  expect(loose).toMatch(/<li class="task"><p><input [^>]*> done<\/p>\s*<p>and how<\/p>/)
  expect(loose).toContain('aria-label="$&amp; left"> $&amp; left</p>')
})
