// cspell:ignore doesnt dont isnt
const english = new Set(
  (
    'a about am an and any are as at be by can cant could did do does doesnt dont explain find for from had has have how hows i if in ' +
    'into is isnt it its let me my need of on or our please should show so some tell than that the their them then there these this ' +
    'those to use used using want was way we what whats when where which who why will with work works would you your'
  ).split(' '),
)

/** Chinese question words and particles. The longest come first, because some contain others. */
const chinese =
  /什么时候|可不可以|怎么样|怎么办|怎么做|怎么用|为什么|有没有|能不能|是不是|是什么|什么是|有哪些|在哪里|如何|怎么|怎样|什么|为何|为啥|哪些|哪里|在哪|请问|关于|是否|能否|可以|需要|想要|我想|使用|用法|吗|呢/gu

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
