import type { ReactElement } from 'react'
import type { Cookie } from '../cookie-jar.ts'
import { useTexts } from '../texts.ts'

/** The cookies that are kept between requests, with a button that forgets them. */
export function Cookies({ cookies, onClear }: { readonly cookies: readonly Cookie[]; readonly onClear: () => void }): ReactElement {
  const texts = useTexts()
  return (
    <details>
      <summary>
        {texts.cookies} ({cookies.length})
      </summary>
      {cookies.length === 0 ? (
        <p className="hint">{texts.noCookies}</p>
      ) : (
        <>
          <ul>
            {cookies.map(({ name, value, path }) => (
              <li key={`${name} ${path}`}>
                <code>
                  {name}={value}; path={path}
                </code>
              </li>
            ))}
          </ul>
          <div className="row">
            <button type="button" onClick={onClear}>
              {texts.clearCookies}
            </button>
          </div>
        </>
      )}
    </details>
  )
}
