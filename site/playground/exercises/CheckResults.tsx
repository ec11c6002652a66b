import { formatMessage, useSite } from '@pagewright/browser'
import { Fragment, type ReactElement } from 'react'
import { inLanguage, langOf } from '../in-language.ts'
import { Status } from '../Status.tsx'
import { useTexts as usePlaygroundTexts } from '../texts.ts'
import { type Checked, checkedHeaders, metNoServer, servesNothing } from './check-program.ts'
import { useTexts } from './texts.ts'

export type CheckResultsProps = {
  readonly checked: readonly Checked[]
  /** Whether the program has been changed since. */
  readonly isStale: boolean
  /** Whether an error or a limit has ended the program, which its output tells. */
  readonly hasEnded: boolean
}

/** The result of each request to the reader's program, and what the program should still do. */
export function CheckResults({ checked, isStale, hasEnded }: CheckResultsProps): ReactElement {
  const texts = useTexts()
  const { stale } = usePlaygroundTexts()
  const passed = checked.filter((one) => one.passed).length
  // Once instead of for each request.
  if (servesNothing(checked)) {
    return (
      <p className="verdict">
        <Status text={hasEnded ? texts.hasEnded : texts.notListening} /> <Status text={isStale ? stale : ''} />
      </p>
    )
  }
  return (
    <>
      <p className={passed === checked.length ? 'good' : 'verdict'}>
        <Status text={passed === checked.length ? texts.allPassed : formatMessage(texts.somePassed, { passed, all: checked.length })} />{' '}
        <Status text={isStale ? stale : ''} />
      </p>
      <ol className="checks">
        {checked.map((one, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list is shown as a whole, and its entries have no other identity
          <CheckResult key={index} {...one} hasEnded={hasEnded} />
        ))}
      </ol>
    </>
  )
}

/** The longest part of a body that is shown, in characters. */
const longestBody = 200

function CheckResult({ check, passed, answer, hasEnded }: Checked & { readonly hasEnded: boolean }): ReactElement {
  const texts = useTexts()
  const { failedRequest } = usePlaygroundTexts()
  const { lang } = useSite().locale
  const { method = 'GET', url, body } = check.request
  return (
    <li data-passed={passed}>
      <span className={passed ? 'good' : 'bad'}>
        <span aria-hidden="true">{passed ? '✓' : '✗'}</span>{' '}
        <span className="visually-hidden">{passed ? texts.passed : texts.missing}</span>
      </span>{' '}
      <code>
        {method} {url}
      </code>{' '}
      {body !== undefined && <code>{JSON.stringify(body)}</code>}
      {!passed && (
        <>
          <p lang={langOf(check.missing, lang)}>{inLanguage(check.missing, lang)}</p>
          <p className="hint">
            {'failed' in answer ? (
              hasEnded && metNoServer(answer) ? (
                texts.hasEnded
              ) : (
                failedRequest[answer.failed]
              )
            ) : (
              <>
                {texts.answer} <code>{answer.status}</code>{' '}
                {checkedHeaders(check, answer).map((header) => (
                  <Fragment key={header}>
                    <code>{header}</code>{' '}
                  </Fragment>
                ))}
                {answer.body === '' ? texts.noBody : <code>{answer.body.slice(0, longestBody)}</code>}
              </>
            )}
          </p>
        </>
      )}
    </li>
  )
}
