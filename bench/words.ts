import type { Random } from './random.ts'

const english =
  'a request reaches the server and is read by its schema before any handler runs so that every value has a known type when code of yours sees it the router tries each pattern in the order of writing a middleware may answer itself or pass on to the next one errors carry their place and their cause logs are lines of plain data caches expire after a while clients retry with growing delays streams end when nobody reads them sessions live in a signed cookie tests call handlers without a network configuration is checked once at the start'.split(
    ' ',
  )
const chinese =
  '请求 到达 服务端 之后 首先 按照 模式 读取 处理函数 运行 之前 每个 值 都有 已知 类型 路由 依次 尝试 书写 顺序 中间件 可以 自己 回答 或者 交给 下一个 错误 带有 位置 原因 日志 普通 数据 缓存 一段 时间 过期 客户端 逐渐 延长 间隔 重试 没有 读者 结束 会话 保存 签名 测试 直接 调用 不需要 网络 配置 只在 启动 检查 一次'.split(
    ' ',
  )

/** A sentence of `length` words. A Chinese word has about two characters. */
export function sentence(random: Random, { locale, length }: { locale: string; length: number }): string {
  const words = Array.from({ length }, () => random.pick(locale === 'en' ? english : chinese))
  if (locale !== 'en') return `${words.slice(0, length >> 1).join('')}，${words.slice(length >> 1).join('')}。`
  const text = words.join(' ')
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
}

/** A short name of one or two words, for titles. */
export function phrase(random: Random, locale: string): string {
  const words = [random.pick(locale === 'en' ? english : chinese), random.pick(locale === 'en' ? english : chinese)]
  return words.join(locale === 'en' ? ' ' : '')
}
