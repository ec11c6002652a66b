type Request = {
  readonly method: string
  readonly url: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
  /** What makes it different from other requests to the same address. */
  readonly about?: { readonly en: string; readonly 'zh-cn': string; readonly [language: string]: string }
}

const offered = {
  notes: [
    { method: 'GET', url: '/notes?tag=home' },
    { method: 'GET', url: '/notes/1' },
    {
      method: 'POST',
      url: '/notes',
      body: '{\n  "text": "Call Bob",\n  "tags": ["work"]\n}',
      about: { en: 'with tags', 'zh-cn': '带 tags' },
    },
    {
      method: 'POST',
      url: '/notes',
      body: '{\n  "text": "No tags"\n}',
      about: { en: 'without tags', 'zh-cn': '缺少 tags' },
    },
  ],
  hello: [
    { method: 'GET', url: '/' },
    { method: 'GET', url: '/hello/Ada' },
    { method: 'GET', url: '/elsewhere' },
  ],
  routes: [
    { method: 'GET', url: '/shop/products?max=5&sort=price' },
    { method: 'GET', url: '/shop/products/3' },
    { method: 'GET', url: '/shop/products/three' },
    { method: 'GET', url: '/shop/products/4' },
  ],
  body: [
    {
      method: 'POST',
      url: '/orders',
      body: '{\n  "items": [{ "name": "Tea", "count": 2 }],\n  "delivery": "post"\n}',
      about: { en: 'as the schema says', 'zh-cn': '符合 Schema' },
    },
    {
      method: 'POST',
      url: '/orders',
      body: '{\n  "items": [{ "name": "Tea", "count": "2" }],\n  "delivery": "post"\n}',
      about: { en: 'count is a string', 'zh-cn': 'count 是字符串' },
    },
    {
      method: 'POST',
      url: '/orders',
      body: '{\n  "items": [],\n  "delivery": "drone"\n}',
      about: { en: 'delivery is unknown', 'zh-cn': 'delivery 的值未知' },
    },
  ],
  context: [
    { method: 'GET', url: '/account' },
    { method: 'POST', url: '/login', body: '{\n  "name": "Ada"\n}' },
    { method: 'GET', url: '/account' },
    { method: 'POST', url: '/logout' },
  ],
  errors: [
    { method: 'GET', url: '/pay?amount=20' },
    { method: 'GET', url: '/pay?amount=200' },
    { method: 'GET', url: '/pay?amount=much' },
    { method: 'GET', url: '/broken' },
  ],
  patterns: [
    { method: 'GET', url: '/orders/7' },
    { method: 'GET', url: '/files/docs/2026/plan.txt' },
    { method: 'GET', url: '/pages/last' },
    { method: 'GET', url: '/search?q=tea&tag=green&tag=loose' },
    { method: 'GET', url: '/search?q=tea&tag=green' },
    { method: 'GET', url: '/report?format=csv' },
  ],
  pipeline: [
    {
      method: 'POST',
      url: '/total',
      body: '{\n  "items": 3,\n  "price": 20\n}',
      about: { en: 'three items', 'zh-cn': '三件' },
    },
    {
      method: 'POST',
      url: '/total',
      body: '{\n  "items": 12,\n  "price": 20\n}',
      about: { en: 'twelve items', 'zh-cn': '十二件' },
    },
    { method: 'POST', url: '/total?member=yes', body: '{\n  "items": 12,\n  "price": 20\n}' },
  ],
  functions: [
    {
      method: 'POST',
      url: '/api',
      body: '{\n  "type": "Single",\n  "path": ["take"],\n  "input": { "name": "tea", "count": 1 }\n}',
      about: { en: 'take', 'zh-cn': '调用 take' },
    },
    {
      method: 'POST',
      url: '/api',
      body: '{\n  "type": "Single",\n  "path": ["take"],\n  "input": { "name": "tea", "count": "1" }\n}',
      about: { en: 'count is a string', 'zh-cn': 'count 是字符串' },
    },
    {
      method: 'POST',
      url: '/api',
      body: '{\n  "type": "Single",\n  "path": ["take"],\n  "input": { "name": "mug", "count": 2 }\n}',
      about: { en: 'take too many', 'zh-cn': '数量不够' },
    },
    {
      method: 'POST',
      url: '/api',
      body: '{\n  "type": "Single",\n  "path": ["list"],\n  "input": {}\n}',
      about: { en: 'list', 'zh-cn': '调用 list' },
    },
    { method: 'GET', url: '/api/__introspection__' },
  ],
} satisfies Readonly<Record<string, readonly Request[]>>

/**
 * For each program `src/<name>.ts`, requests that show what it does. The playground offers the programs in this order, with these
 * requests, and `examples.ts` sends them.
 */
export const requests: Readonly<Record<keyof typeof offered, readonly Request[]>> = offered
