export { default } from '../../site/plugins.ts'
