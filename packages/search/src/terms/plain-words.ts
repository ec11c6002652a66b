const english = new Set(
  (
    'a about am an and any are as at be by can could did do does for from had has have how i if in into is it its let me my need of on or our ' +
    'please should so some than that the their them then there these this those to want was we what whats when where which who why will with would you your'
  ).split(' '),
)

/** Chinese question words and particles. The longest come first, because some contain others. */
const chinese =
  /什么时候|怎么样|为什么|有没有|能不能|是不是|是什么|什么是|可不可以|如何|怎么|怎样|什么|为何|请问|是否|能否|可以|需要|想要|吗|呢/gu

/** Whether a word says nothing about what somebody looks for, such as `how` or `the`. `word` is in lower case. */
export function isPlainWord(word: string): boolean {
  return english.has(word)
}

/** Removes question words and particles from a run of Han characters, and returns the remaining pieces: `如何读取请求体` gives `读取请求体`. */
export function withoutPlainHan(text: string): string[] {
  return text
    .split(chinese)
    .map((piece) => piece.replace(/^的|的$/gu, ''))
    .filter((piece) => piece !== '')
}
