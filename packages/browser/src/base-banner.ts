import type { ShellLoader } from './shell-loader.ts'
import { whenParsed } from './when-parsed.ts'

/**
 * The mount that the address bar speaks for when the home page at the site path `path` is not where the mount would put it,
 * else null: `{ pathname: '/farrow/zh-cn/', mount: '/', path: '/zh-cn/' }` gives `/farrow/`.
 */
export function otherMount({ pathname, mount, path }: { pathname: string; mount: string; path: string }): string | null {
  const shown = pathname.replace(/\/?(index\.html)?$/, '/')
  if (shown === mount + path.slice(1)) return null
  return shown.endsWith(path) ? shown.slice(0, shown.length - path.length + 1) : shown
}

/**
 * Shows the home page's warning (`<template id="base-url" data-mount data-path>`, in the page's language) when the site
 * lies elsewhere than configured: the address differs, and the shell really is not where it should be.
 */
export function warnOfWrongBase(shell: ShellLoader): void {
  whenParsed(() => {
    const template = document.querySelector<HTMLTemplateElement>('template#base-url')
    if (template === null) return
    const { mount = '/', path = '/' } = template.dataset
    const suggestion = otherMount({ pathname: location.pathname, mount, path })
    if (!suggestion) return
    shell.onFail(() => {
      for (const slot of template.content.querySelectorAll('[data-suggestion]')) slot.textContent = suggestion
      document.body.prepend(template.content)
    })
    shell.load('low')
  })
}
