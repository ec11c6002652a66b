import { expect, it } from 'vitest'
import { scopedName } from './vite-config.ts'

it.each([
  ['/theme/src/Toc.module.css', 'toc', /^Toc$/],
  ['/theme/src/Toc.module.css', 'active', /^Toc-active$/],
  ['/site/theme/Toc.module.css', 'active', /^Toc-active-[0-9a-f]{4}$/],
  ['/site/theme/my card.module.css', 'x', /^my-card-x-[0-9a-f]{4}$/],
])('In %s, the class %s has a readable name', (file, name, expected) => {
  expect(scopedName(name, { file, root: '/site' })).toMatch(expected)
})

it('Files of one name in two folders of a site have classes of their own', () => {
  const [one, other] = ['a', 'b'].map((folder) => scopedName('title', { file: `/site/theme/${folder}/styles.module.css`, root: '/site' }))
  expect(one).not.toBe(other)
})
