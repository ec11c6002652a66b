// cspell:ignore arent couldnt didnt doesnt dont hasnt havent im isnt ive shouldnt thats wasnt whats wont wouldnt youre
const english =
  'a about am an and any are arent as at be by can cant could couldnt did didnt do does doesnt dont explain find for from had happen ' +
  'happens has hasnt have havent how hows i if im in into is isnt it its ive let me my need of on or our please should shouldnt show so ' +
  'some tell than that thats the their them then there these this those to use used using versus vs want was wasnt way we what whats ' +
  'when where which who why will with wont work works would wouldnt you your youre'

/** Question words, and characters that are stop words where they are not part of a longer word. */
const chinese =
  '什么时候 不生效 我的 混用 一起用 可不可以 怎么样 怎么办 怎么做 怎么用 为什么 有没有 能不能 是不是 是什么 什么是 有哪些 在哪里 如何 怎么 怎样 什么 为何 为啥 哪些 哪里 ' +
  '在哪 请问 关于 是否 能否 可以 有什么区别 有何区别 怎么写 怎么加 如何写 怎样写 编写 写 类似 那样 需要 想要 我想 多个 单个 第一个 一个 某个 使用 用法 吗 呢 给 跟 在 把 对 从 用 将 被 让 与 和 或 到 为 于 时 中 里 的 了'

/**
 * The stop words of queries, such as `how` or 怎么, as the source of a regular expression. It is part of the manifest and not of the script,
 * because the script has to load before the search opens. `write` is a stop word in queries only: in a text it may be a name.
 */
export const generalStopWords = `${english} write ${chinese}`.replaceAll(' ', '|')

/**
 * Verbs, and a few nouns, that say less about what somebody looks for than the thing beside them, such as `get` in `get status`, as a
 * regular expression. It is part of the manifest, too.
 */
export const commonVerbs =
  'access|add|call|configure|create|enable|example|get|handle|implement|integrate|integration|make|read|return|send|set|setup|support|use|' +
  '获取|设置|返回|发送|创建|添加|使用|调用|读取|拿到|得到|方法|格式|加|开启|启用|配置|实现|集成|支持|处理|写法|对应|示例'

/** Whether an English word in lower case is a stop word. */
export function isStopWord(word: string): boolean {
  return english.split(' ').includes(word)
}
