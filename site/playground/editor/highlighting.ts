import { HighlightStyle, syntaxHighlighting, syntaxTree } from '@codemirror/language'
import { type Extension, Prec as priority } from '@codemirror/state'
import { Decoration, EditorView, MatchDecorator, ViewPlugin } from '@codemirror/view'
import { tags } from '@lezer/highlight'

const style = HighlightStyle.define([
  {
    tag: [tags.keyword, tags.operatorKeyword, tags.modifier, tags.self, tags.function(tags.punctuation)],
    color: 'var(--accent-strong)',
  },
  { tag: [tags.string, tags.regexp, tags.special(tags.string)], color: 'var(--tip)' },
  { tag: [tags.number, tags.bool, tags.null, tags.atom], color: 'var(--caution)' },
  {
    tag: [
      tags.typeName,
      tags.className,
      tags.function(tags.variableName),
      tags.function(tags.propertyName),
      tags.function(tags.definition(tags.variableName)),
    ],
    color: 'var(--info)',
  },
  { tag: tags.comment, color: 'var(--text-muted)' },
  { tag: tags.invalid, color: 'var(--danger)' },
])

const capital = Decoration.mark({ class: 'cm-capital' })

/** A variable that begins with a capital is a class, a schema or the like, which the grammar cannot tell. */
const capitals = new MatchDecorator({
  regexp: /\b[A-Z]\w*/g,
  decorate: (add, from, to, _, { state }) => {
    if (syntaxTree(state).resolveInner(from, 1).name.startsWith('Variable')) add(from, to, capital)
  },
})

const whole = Decoration.mark({ class: 'cm-whole' })
const breakable = Decoration.mark({ class: 'cm-breakable' })

/**
 * Code without a space that may not fit on a line of a phone. Words in it are not broken. It may be broken behind brackets and commas:
 * otherwise an indented line would have its indentation in a row of its own.
 */
const words = new MatchDecorator({
  regexp: /\S{20,}/g,
  decorate: (add, from, _, [code]) => {
    for (const { 0: part, 1: word, index } of code.matchAll(/(\w{1,26})|(?<!\$)[([{,](?=[\w'"`])/g))
      add(from + index, from + index + part.length, word === undefined ? breakable : whole)
  },
})

const mark = (decorator: MatchDecorator): Extension =>
  ViewPlugin.define(
    (view) => ({
      decorations: decorator.createDeco(view),
      update(update) {
        // A slow parser gets further without an edit.
        const isParsed = syntaxTree(update.state) !== syntaxTree(update.startState)
        this.decorations = isParsed ? decorator.createDeco(update.view) : decorator.updateDeco(update, this.decorations)
      },
    }),
    { decorations: (plugin) => plugin.decorations },
  )

/** The same colors as in the code of pages. */
export const highlighting: Extension = [
  syntaxHighlighting(style),
  // So that what underlines an error is around the names, and not cut by them.
  priority.high(mark(capitals)),
  matchMedia('(max-width: 40rem)').matches ? mark(words) : [],
  EditorView.theme({
    '.cm-capital': { color: 'var(--info)' },
    '.cm-whole': { whiteSpace: 'pre' },
    '.cm-breakable::after': { content: '"\\200b"' },
  }),
]
