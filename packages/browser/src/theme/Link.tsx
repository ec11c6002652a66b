import { isExternal, toHref } from '@pagewright/model'
import type { AnchorHTMLAttributes, ReactElement } from 'react'
import { useSite } from './site-context.ts'

export type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  /** Site path (`/zh-cn/docs`), a hash, or an absolute URL. */
  readonly to: string
}

/** A plain link: the mount is added, and navigation happens by the browser's own event. */
export function Link({ to, ...attributes }: LinkProps): ReactElement {
  const { mount } = useSite()
  return <a {...attributes} href={isExternal(to) ? to : toHref(mount, to)} />
}
