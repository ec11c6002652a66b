import type { EditorView, Rect } from '@codemirror/view'

/**
 * Puts the box about a completion at the side of the list. Without room there, it goes below or above both the list and the line, and not
 * over the list as CodeMirror would have it. It is never larger than the room that is left in the window.
 */
export function placeInfo(view: EditorView, list: Rect, option: Rect, info: Rect, space: Rect): { style: string; class: string } {
  const width = info.right - info.left
  const height = info.bottom - info.top
  const fitsRight = width <= space.right - list.right
  if (fitsRight || width <= list.left - space.left) {
    const top = Math.max(space.top, Math.min(option.top, space.bottom - height))
    return { style: `top: ${top - list.top}px`, class: `cm-completionInfo-${fitsRight ? 'right' : 'left'}` }
  }
  const line = view.coordsAtPos(view.state.selection.main.head) ?? list
  const [top, bottom] = [Math.min(list.top, line.top), Math.max(list.bottom, line.bottom)]
  const [above, below] = [top - space.top, space.bottom - bottom]
  const isBelow = below >= height || below >= above
  const edge = isBelow ? `top: ${bottom - list.top}px; --room: ${below}px` : `bottom: ${list.bottom - top}px; --room: ${above}px`
  return { style: `left: ${Math.min(0, space.right - width - list.left)}px; ${edge}`, class: '' }
}
