export { en, type ThemeMessages } from './en.ts'
export { zhCn } from './zh-cn.ts'
