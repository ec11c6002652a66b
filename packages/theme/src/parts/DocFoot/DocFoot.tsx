import { type DocPage, formatMessage, Link, useSite } from '@pagewright/browser'
import type { ReactElement } from 'react'
import { useTexts } from '../../messages/use-texts.ts'
import { LongDate } from '../LongDate/LongDate.tsx'
import { TagList } from '../TagList/TagList.tsx'
import classes from './DocFoot.module.css'
import { issueForm } from './issue-form.ts'

export type DocFootProps = Partial<Pick<DocPage, 'path' | 'tags' | 'editUrl' | 'lastUpdated' | 'packages'>>

/**
 * The foot of an article: tags, the package versions that its samples use, the edit link and the date of the last change. With the
 * `path` of the page, it also asks whether the page was helpful; an answer opens an issue that is filled in, where the repository's host
 * has a form for it.
 */
export function DocFoot({ path, tags = [], editUrl = null, lastUpdated = null, packages = [] }: DocFootProps): ReactElement {
  const texts = useTexts()
  const { repository } = useSite()
  const form = path === undefined || repository === null ? undefined : issueForm(repository)
  return (
    <footer className={classes.docFoot}>
      <TagList tags={tags} />
      {packages.length > 0 && <p>{formatMessage(texts['doc.samples'], { packages: packages.join(texts['list.separator']) })}</p>}
      {form !== undefined && (
        <p className={classes.question} data-print="none">
          {texts['doc.helpful']}
          {(['doc.yes', 'doc.no'] as const).map((answer) => (
            <a key={answer} href={form + encodeURIComponent(`${path}: ${texts[answer]}`)}>
              {texts[answer]}
            </a>
          ))}
        </p>
      )}
      {(editUrl !== null || lastUpdated !== null) && (
        <p className={classes.row} data-print="none">
          {editUrl !== null && <Link to={editUrl}>{texts['doc.edit']}</Link>}
          {lastUpdated !== null && <LongDate day={lastUpdated} text={texts['doc.updated']} />}
        </p>
      )}
    </footer>
  )
}
