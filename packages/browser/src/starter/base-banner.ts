import { whenParsed } from '../when.ts'
import type { RuntimeLoader } from './runtime-loader.ts'

/**
 * The mount that the site seems to have, judged by where a home page is: at URL path `pathname`, with the site path `path`.
 * Null if it is the configured `mount`. `{ pathname: '/kettle/zh-cn/', mount: '/', path: '/zh-cn/' }` gives `/kettle/`.
 */
export function otherMount({ pathname, mount, path }: { pathname: string; mount: string; path: string }): string | null {
  const shown = pathname.replace(/\/?(index\.html)?$/, '/')
  if (shown === mount + path.slice(1)) return null
  return shown.endsWith(path) ? shown.slice(0, shown.lastIndexOf(path) + 1) : shown
}

/**
 * Shows the home page's warning (`<template id="_base-url" data-mount data-path>`) if the site is not served where it was
 * configured to be: if the address differs and the runtime cannot be loaded from the configured place either.
 */
export function warnOfWrongBase(runtime: RuntimeLoader): void {
  whenParsed(() => {
    const template = document.getElementById('_base-url') as HTMLTemplateElement | null
    // A document that is opened from disk has no base that could be configured.
    if (!template || location.protocol === 'file:') return
    const { mount, path } = template.dataset as { mount: string; path: string }
    const suggestion = otherMount({ pathname: location.pathname, mount, path })
    if (!suggestion) return
    runtime.onFail(() => {
      for (const slot of template.content.querySelectorAll('[data-suggestion]')) slot.textContent = suggestion
      document.body.prepend(template.content)
    })
    runtime.load('low')
  })
}
