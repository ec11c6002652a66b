import type { ReactNode } from 'react'

/** A title whose words with hyphens are not broken where they fit on a line. */
export function wholeWords(title: string): ReactNode {
  return title.split(/(\S*\w-\w\S*)/).map((part, index) =>
    index % 2 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change their places
      <span key={index} className="word">
        {part}
      </span>
    ) : (
      part
    ),
  )
}
