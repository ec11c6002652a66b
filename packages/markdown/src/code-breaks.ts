/** Lines of at most so many characters fit on a phone. */
const shortLine = 32
/** Words and strings of more characters may be broken. */
const shortWord = 26

/** Stands for a tag, or for a reference between two `\0`, which becomes a link later. Where an author wrote it, it becomes U+FFFD. */
const mark = '\uFDD2'
const places = [
  // After an opening bracket, except that of a `${}`, or a comma, unless more punctuation follows.
  `(?<=[([,]|(?<!\\$)\\{)(?![^\\w${mark}'"]|$)`,
  // Before a type in angle brackets.
  `(?<=&lt;)(?=${mark}*[A-Z])`,
  // Before a dot that follows a call or a long name, or has a long name behind it.
  `(?<=(?:\\w{8}|[)\\]])${mark}?)(?=\\.${mark}?[a-zA-Z])|(?<=[\\w${mark}])(?=\\??\\.${mark}?\\w{12})`,
  // After a slash in a path.
  `(?<=[\\w.:}${mark}]/)(?=[\\w$${mark}])`,
  // Between the words of a name that fits hardly any line. It looks back so far only, because a line may be one word of a million letters.
  `(?<=\\b(?=\\w{28})\\w{0,99}[a-z])(?=[A-Z])`,
]
const place = new RegExp(places.join('|'), 'g')

/**
 * A line of highlighted code for narrow windows, in which it wraps: first at spaces, then beside punctuation, and only then inside of a
 * name or a string. Short words with hyphens, options of commands, and short strings stay whole: strings by their class, unless that is
 * also `long`.
 */
export function withBreaks(highlighted: string): string {
  const html = highlighted.replaceAll(mark, '\uFFFD')
  const tags: string[] = []
  const text = html
    .replace(/(?<=<span class="ts)(?=">([^<]*))/g, (_none, string: string) => (isShort(string) ? '' : ' long'))
    .replace(/(?<=<span class="t\w)(?=">--)/g, ' word')
    .replace(/<[^>]*>|\0[^\0]*\0/g, (tag) => {
      tags.push(tag)
      return mark
    })
  if (lengthOf(text) <= shortLine) return html
  const broken = text.replace(/\S+/g, (word) => {
    if (lengthOf(word) > shortWord) return word.replace(place, '<wbr>')
    return /\w-\w|^--\w/.test(word) && !word.includes(mark) ? `<span class="word">${word}</span>` : word
  })
  return broken.replaceAll(mark, () => tags.shift() ?? '')
}

/** Whether a highlighted line is long enough to wrap and so deeply indented that its continuation must be indented as well. */
export function isDeep(html: string): boolean {
  return /^ {3}/.test(html) && lengthOf(html.replace(/<[^>]*>|\0[^\0]*\0/g, '')) > shortLine
}

/** Whether a string is short, and no piece of a template, whose other pieces are code. */
function isShort(string: string): boolean {
  return lengthOf(string) <= shortWord && /^(['"`]).*\1$/.test(string)
}

/** The number of characters in escaped text. */
function lengthOf(text: string): number {
  return text.replaceAll(mark, '').replace(/&\w+;/g, '&').length
}
