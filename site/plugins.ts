import { runtimePlugin } from './tools/playground/runtime-plugin.ts'
import { samplePrograms } from './tools/playground/sample-programs.ts'
import { typeAssets } from './tools/playground/type-assets.ts'

/** The Vite plugins that make files for the playground. */
export default [typeAssets, runtimePlugin, samplePrograms]
