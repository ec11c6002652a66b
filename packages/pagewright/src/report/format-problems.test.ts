import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { createProblemList, spanAt } from '@pagewright/model'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { countProblems, formatProblems, summarizeProblems } from './format-problems.ts'

let root = ''

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'report-'))
  writeFileSync(join(root, 'a.md'), '\uFEFF---\r\ntitel: A\r\n---\r\n')
})

afterAll(() => rmSync(root, { recursive: true }))

const problems = createProblemList()
problems.add('broken-markdown-link', { file: 'b.md', message: 'It is gone: 100%', related: ['c.md', 'd\u001b[2J.md'] })
problems.add('unknown-tag', { file: 'a.md', span: spanAt(2, 1, 5), message: 'An unknown key', hint: 'Did you mean "title"?' })
problems.add('unknown-tag', { file: 'a.md', span: spanAt(2, 1, 5), message: 'An unknown key', hint: 'Did you mean "title"?' })
problems.add('disk', { file: null, message: 'The disk\u001b[2J is full' })
problems.add('page-gone', { file: 'gone.md', span: spanAt(3, 7), message: 'x,y: z\nw', hint: 'h' })

describe('the report', () => {
  it('for people has each problem once, by file and place, with a frame where the file can be read', () => {
    expect(formatProblems(problems.all(), { root, format: 'text' })).toMatchInlineSnapshot(`
      "error The disk�[2J is full [disk]

      a.md:2:1 error An unknown key [unknown-tag]
            1 | ---
          > 2 | titel: A
              | ^^^^^
            3 | ---
            4 |
          hint: Did you mean "title"?

      b.md warning It is gone: 100% [broken-markdown-link]
          also: c.md
          also: d�[2J.md

      gone.md:3:7 error x,y: z
      w [page-gone]
          hint: h

      "
    `)
  })

  it('for GitHub is workflow commands, escaped', () => {
    expect(formatProblems(problems.all(), { root, format: 'github' })).toBe(
      '::error title=disk::The disk\u001b[2J is full\n' +
        '::error file=a.md,line=2,col=1,title=unknown-tag::An unknown key%0ADid you mean "title"?\n' +
        '::warning file=b.md,title=broken-markdown-link::It is gone: 100%25\n' +
        '::error file=gone.md,line=3,col=7,title=page-gone::x,y: z%0Aw%0Ah\n',
    )
  })

  it('for GitHub names files from the top of what is checked out', () => {
    vi.stubEnv('GITHUB_WORKSPACE', dirname(root))
    expect(formatProblems(problems.all(), { root, format: 'github' })).toContain(`::error file=${basename(root)}/a.md,line=2`)
    vi.unstubAllEnvs()
  })

  it('for programs is the problems themselves', () => {
    expect(JSON.parse(formatProblems(problems.all(), { root, format: 'json' }))).toEqual(problems.all())
  })

  it('is colored on a terminal only', () => {
    expect(formatProblems(problems.all(), { root, format: 'text', color: false })).not.toContain('\u001b')
  })

  it('counts', () => {
    expect(countProblems(problems.all())).toBe('3 errors, 1 warning')
    expect(countProblems([])).toBe('no problems')
    expect(countProblems(problems.all().slice(0, 1))).toBe('1 error')
  })

  describe('of notes', () => {
    const notes = createProblemList()
    notes.add('translation-behind', { file: 'n.md', span: spanAt(4, 1), message: 'It is old', hint: 'Look at it' })
    notes.add('translation-behind', { file: 'm.md', message: 'It is older' })

    it('calls them so in every format', () => {
      expect(formatProblems(notes.all(), { root, format: 'text' })).toBe(
        'm.md note It is older [translation-behind]\n\nn.md:4:1 note It is old [translation-behind]\n    hint: Look at it\n\n',
      )
      expect(formatProblems(notes.all(), { root, format: 'github' })).toBe(
        '::notice file=m.md,title=translation-behind::It is older\n::notice file=n.md,line=4,col=1,title=translation-behind::It is old%0ALook at it\n',
      )
      expect(JSON.parse(formatProblems(notes.all(), { root, format: 'json' }))).toMatchObject([{ severity: 'note' }, { severity: 'note' }])
    })

    it('counts them apart: they are neither errors nor warnings', () => {
      expect(countProblems(notes.all())).toBe('2 notes')
      expect([notes.hasErrors(), notes.hasWarnings()]).toEqual([false, false])
      expect([problems.hasErrors(), problems.hasWarnings()]).toEqual([true, true])
    })

    it('tells them without a check where they are about the run and not about a text', () => {
      const run = createProblemList()
      run.add('shallow-clone', { file: null, message: 'There is no history' })
      expect(summarizeProblems(run.all(), { root })).toBe('note There is no history [shallow-clone]\n\n1 note')
    })

    it('is one line where nobody asked for a check', () => {
      expect(summarizeProblems(notes.all(), { root })).toBe('2 notes (`pagewright check` lists the notes)')
      const both = [...problems.all().slice(0, 1), ...notes.all()]
      expect(summarizeProblems(both, { root })).toBe(
        'error The disk\uFFFD[2J is full [disk]\n\n1 error, 2 notes (`pagewright check` lists the notes)',
      )
    })
  })

  describe('of many problems', () => {
    const many = createProblemList()
    for (let line = 1; line <= 12; line++) many.add('broken-link', { file: 'm.md', span: spanAt(line, 1), message: `Link ${line}` })
    many.add('broken-markdown-link', { file: 'n.md', message: 'A link to no file' })
    many.add('heading-missing', { file: 'o.md', message: 'A section is missing' })

    it('shows the first ten of each kind, and ends with a table of the kinds', () => {
      const text = summarizeProblems(many.all(), { root })
      expect(text.match(/error Link/g)).toHaveLength(10)
      expect(text.slice(text.indexOf('n.md'))).toMatchInlineSnapshot(`
        "n.md warning A link to no file [broken-markdown-link]

          12 error    broken-link           A link leads to a page that does not exist (10 are shown; \`pagewright check --all\` shows all)
           1 warning  broken-markdown-link  A link leads to a Markdown file that does not exist; only its words are shown

        12 errors, 1 warning, 1 note (\`pagewright check\` lists the notes)"
      `)
    })

    it('shows all of them, and notes, where that is asked for', () => {
      const text = summarizeProblems(many.all(), { root, all: true, notes: true })
      expect(text.match(/error Link/g)).toHaveLength(12)
      expect(text.slice(text.indexOf('o.md'))).toMatchInlineSnapshot(`
        "o.md note A section is missing [heading-missing]

          12 error    broken-link           A link leads to a page that does not exist
           1 warning  broken-markdown-link  A link leads to a Markdown file that does not exist; only its words are shown
           1 note     heading-missing       A translation lacks a section that the original has

        12 errors, 1 warning, 1 note"
      `)
    })

    it('has no table for a few problems of one kind', () => {
      expect(summarizeProblems(many.all().slice(0, 2), { root })).toMatch(/Link 2 \[broken-link\]\n\n2 errors$/)
    })
  })
})
