import { formatMessage, Link, toHref, toMarkdownPath, useSite } from '@pagewright/browser'
import { type ReactElement, useEffect, useState } from 'react'
import { say } from '../../live-region.ts'
import { useTexts } from '../../messages/use-texts.ts'
import classes from './PageActions.module.css'

const shownFor = 2000

type Result = 'code.copied' | 'code.copyFailed'

/** Copies the page at a site path as Markdown, shows it, or opens it in an assistant of the site's configuration, by a plain link. */
export function PageActions({ path }: { readonly path: string }): ReactElement {
  const texts = useTexts()
  const { mount, url, assistants } = useSite()
  const [result, setResult] = useState<Result | null>(null)
  useEffect(() => {
    if (result === null) return
    const timer = setTimeout(setResult, shownFor, null)
    return () => clearTimeout(timer)
  }, [result])
  useEffect(() => say(result === null ? '' : texts[result]), [result, texts])
  const markdown = toMarkdownPath(path)
  const href = toHref(mount, markdown)
  const copy = async (): Promise<void> => setResult((await copyText(href)) ? 'code.copied' : 'code.copyFailed')
  return (
    <div className={classes.pageActions} data-print="none">
      <button type="button" data-action="copy-page" data-needs-script="" onClick={copy}>
        {texts[result ?? 'doc.copy']}
      </button>
      <Link to={markdown} type="text/markdown">
        {texts['doc.markdown']}
      </Link>
      {assistants?.map(({ label, to }) => (
        <a key={label} href={to.replace('{page}', encodeURIComponent(url + href))}>
          {formatMessage(texts['doc.ask'], { assistant: label })}
        </a>
      ))}
    </div>
  )
}

/** Copies the text of a file, by its URL path, to the clipboard. Resolves to whether it worked. */
async function copyText(href: string): Promise<boolean> {
  try {
    // The clipboard gets a promise: after waiting for the file, the browser would no longer count this as part of the click.
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': fetchText(href) })])
    return true
  } catch {
    return false
  }
}

async function fetchText(href: string): Promise<Blob> {
  const response = await fetch(href)
  if (!response.ok) throw new Error(`${href} answered ${response.status}`)
  return new Blob([await response.text()], { type: 'text/plain' })
}
