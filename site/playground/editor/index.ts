// Import this module when an editor is needed (`await import(…)`), so that no other page loads it.
export { createEditor } from './create-editor.ts'
export type { Editor, EditorOptions, Position } from './editor.ts'
