import { isExternal, toHref } from '@pagewright/model'
import type { AnchorHTMLAttributes, ReactElement } from 'react'
import { useSite } from './site-context.ts'

export type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  /** Site path (`/zh-cn/docs`), a hash, or an absolute URL. */
  readonly to: string
}

/** A link. It adds the site's mount to a site path; the runtime needs no click handler, because it listens to navigations. */
export function Link({ to, ...attributes }: LinkProps): ReactElement {
  const { mount } = useSite()
  return <a {...attributes} href={isExternal(to) ? to : toHref(mount, to)} />
}
