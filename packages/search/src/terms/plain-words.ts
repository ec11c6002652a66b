const english = new Set(
  (
    'a about am an and any are as at be by can could did do does for from had has have how i if in into is it its let me my need of on or our ' +
    'please should so some than that the their them then there these this those to want was we what whats when where which who why will with would you your'
  ).split(' '),
)

/** Questions and particles of Chinese, the longest first: where one is inside of another, the other is meant. */
const chinese =
  /什么时候|怎么样|为什么|有没有|能不能|是不是|是什么|什么是|可不可以|如何|怎么|怎样|什么|为何|请问|是否|能否|可以|需要|想要|吗|呢/gu

/** Whether a word says nothing about what somebody looks for, such as `how` or `the`. `word` is in lower case. */
export function isPlainWord(word: string): boolean {
  return english.has(word)
}

/** The pieces of a Han stretch that remain without its questions and particles: `如何读取请求体` gives `读取请求体`. */
export function withoutPlainHan(text: string): string[] {
  return text
    .split(chinese)
    .map((piece) => piece.replace(/^的|的$/gu, ''))
    .filter((piece) => piece !== '')
}
