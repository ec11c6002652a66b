import type { Locator, Page } from '@playwright/test'
import { expect } from './fixture.ts'
import { saveData } from './save-data.ts'

/** What a test presses and reads, in both languages. */
export const languages = [
  {
    path: 'playground',
    run: 'Run',
    code: 'Code',
    result: 'Result',
    requests: 'Requests',
    console: 'Console',
    schemas: 'Schemas',
    pattern: 'URL pattern',
    url: 'URL',
    send: 'Send',
    listens: 'The server is listening.',
    endless: 'Is there an endless loop?',
    idle: 'Run the program to see what it does.',
    recorded: 'Recorded in Node.js',
    binary: 'The body is not text',
    stale: 'The code has changed since this run.',
    staleResponse: 'before your change',
    foreign: 'It came with the address of this page',
    context: 'Middleware',
    hello: 'Hello',
    errors: 'Errors',
    cookies: 'Cookies (1)',
    clear: 'Clear cookies',
    reset: 'Reset',
    share: 'Share',
    shared: 'The address is copied.',
    damaged: 'The address of this page is damaged',
    notKept: 'the browser cannot keep it',
    validate: 'Validate',
    value: 'Value as JSON',
    valid: 'Valid.',
    invalid: 'Not valid',
    match: 'Match',
    matches: 'The URL matches',
    noMatch: 'The URL does not match',
    line: 'Line 3',
    lineOfOther: 'src/other.ts, line 1',
    oneError: ', errors: 1',
    trouble: 'What this message means',
    newFile: 'New file',
    rename: 'Rename',
    remove: 'Remove',
    cancel: 'Cancel',
    outside: 'A file has to lie inside the program',
    ending: 'The name of a file has to end with .ts, .tsx or .json.',
    taken: 'The program has a file of this name already.',
    removed: 'src/name.ts is removed.',
    running: 'The program is running.',
    finished: 'The program has finished.',
    endedByError: 'An error has ended the program.',
    notListening: 'No server of this program is listening at this address.',
    other: '中文（中国）',
  },
  {
    path: 'zh-cn/playground',
    run: '运行',
    code: '代码',
    result: '结果',
    requests: '请求',
    console: '控制台',
    schemas: 'Schema',
    pattern: 'URL 模板',
    url: 'URL',
    send: '发送',
    listens: '服务器已启动',
    endless: '可能有死循环。',
    idle: '运行程序，看看结果。',
    recorded: '在 Node.js 里记录的响应',
    binary: '响应体不是文本',
    stale: '运行之后，代码又有改动。',
    staleResponse: '改动之前',
    foreign: '程序来自本页地址',
    context: '中间件',
    hello: '最小的服务器',
    errors: '错误处理',
    cookies: 'Cookie (1)',
    clear: '清除 Cookie',
    reset: '还原',
    share: '分享',
    shared: '地址已复制。',
    damaged: '地址已损坏',
    notKept: '浏览器没能保存改动',
    validate: '校验',
    value: 'JSON 格式的值',
    valid: '校验通过',
    invalid: '校验未通过',
    match: '匹配',
    matches: 'URL 匹配',
    noMatch: 'URL 不匹配',
    line: '第 3 行',
    lineOfOther: 'src/other.ts 第 1 行',
    oneError: '，错误数：1',
    trouble: '这条错误信息是什么意思',
    newFile: '新建文件',
    rename: '重命名',
    remove: '删除',
    cancel: '取消',
    outside: '文件必须放在程序目录里',
    ending: '文件名必须以 .ts、.tsx 或 .json 结尾。',
    taken: '程序里已经有同名文件。',
    removed: '已删除 src/name.ts。',
    running: '程序正在运行。',
    finished: '程序已运行完毕。',
    endedByError: '程序因出错而结束。',
    notListening: '程序里没有服务器在监听这个地址',
    other: 'English',
  },
] as const

export type Texts = (typeof languages)[number]

export const editorOf = (page: Page): Locator => page.locator('.editor .cm-content')
export const button = (page: Page, name: string): Locator => page.locator('.bench').getByRole('button', { name, exact: true })
export const tab = (page: Page, name: string | RegExp): Locator => page.getByRole('tab', { name })
export const response = (page: Page): Locator => page.locator('.response')

/** Replaces the program, as a reader who pastes one and saves data. Types have tests of their own in `editor.spec.ts`. */
export async function write(page: Page, text: string): Promise<void> {
  await saveData(page)
  await editorOf(page).focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.insertText(text)
}

/** Runs the program and waits until it says this, by default that its server listens. */
export async function runs(page: Page, texts: Texts, said: string = texts.listens): Promise<void> {
  await button(page, texts.run).click()
  await expect(page.locator('.result-pane').getByText(said).first()).toBeAttached()
}

export const server = (answer: string): string =>
  `import { Http, Response } from 'farrow-http'\nconst http = Http()\nhttp.get('/').use(() => Response.text('${answer}'))\nhttp.listen(3000)\n`
