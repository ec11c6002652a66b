const plain = (text: unknown): string => String(text)

/** Stands in for `chalk`: the output of a page has no colors, as that of Node.js when it is written to a file. */
export default Object.assign((text: unknown) => plain(text), {
  bold: plain,
  cyan: plain,
  gray: plain,
  green: plain,
  magenta: plain,
  red: plain,
  yellow: plain,
})
