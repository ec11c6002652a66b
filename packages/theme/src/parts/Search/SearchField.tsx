import { type KeyboardEvent, type ReactElement, type RefObject, type SyntheticEvent, useState } from 'react'
import { useTexts } from '../../messages/use-texts.ts'
import { Icon } from '../Icon/Icon.tsx'
import type { Options } from './use-options.ts'

export type SearchFieldProps = {
  readonly ref: RefObject<HTMLInputElement | null>
  readonly listId: string
  readonly options: Options
  readonly query: string
  /** Whether the list still shows the results of an earlier query. */
  readonly isPending: boolean
  readonly onChange: (query: string) => void
}

/** The search field. It keeps the focus while the arrow keys choose an option and Enter opens it, with Ctrl or Cmd in a new tab. */
export function SearchField({ ref, listId, options, query, isPending, onChange }: SearchFieldProps): ReactElement {
  const texts = useTexts()
  const [composed, setComposed] = useState<string | null>(null)
  const change = ({ nativeEvent, currentTarget: { value } }: SyntheticEvent<HTMLInputElement>): void => {
    // What an input method composes is no word yet. The keyboards of Android compose words of letters, too.
    const isComposing = (nativeEvent as InputEvent).isComposing && !/Android/.test(navigator.userAgent)
    setComposed(isComposing ? value : null)
    if (!isComposing) onChange(value)
  }
  const handleKey = (event: KeyboardEvent<HTMLInputElement>): void => {
    // Keys pressed while an input method composes belong to it. Some browsers report that by key code 229 only.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return
    if (event.key === 'ArrowDown') options.move(1)
    else if (event.key === 'ArrowUp') options.move(-1)
    else if (event.key === 'Enter') options.choose(event.nativeEvent, { awaited: isPending ? query.trim() : null })
    else return
    event.preventDefault()
  }
  return (
    <>
      <Icon name="search" />
      <input
        ref={ref}
        role="combobox"
        className="search-input"
        aria-label={texts['search.placeholder']}
        aria-expanded={options.count > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={options.activeId}
        placeholder={texts['search.placeholder']}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        value={composed ?? query}
        onChange={change}
        onCompositionEnd={change}
        onKeyDown={handleKey}
      />
    </>
  )
}
