export { createEditor } from './create-editor.ts'
export type { Editor, EditorOptions } from './editor.ts'
