import { fillReferences, type Resolved } from '@pagewright/markdown'

/** Prepares the HTML of an article for feed readers: every address becomes absolute, and what needs the site's scripts or styles goes. */
export function toFeedHtml(
  html: string,
  { resolved, url, pageUrl }: { resolved: readonly Resolved[]; url: string; pageUrl: string },
): string {
  return fillReferences(html, resolved)
    .replace(/<div class="code-tools">.*?<\/div>/gs, '')
    .replace(/<button\b[^>]*>.*?<\/button>/gs, '')
    .replace(/<a class="anchor"[^>]*><\/a>/g, '')
    .replace(/<pre\b[^>]*>.*?<\/pre>/gs, (block) => block.replace(/<\/?span\b[^>]*>/g, ''))
    .replace(/<svg\b[^>]* aria-label="([^"]*)"[^>]*>.*?<\/svg>/gs, (_svg, label: string) => `<p>${label}</p>`)
    .replace(/<(?:a|img)\b[^>]*>/g, (tag) =>
      tag.replace(
        / (href|src)="(\/(?!\/)|#)/g,
        (_whole, name: string, start: string) => ` ${name}="${start === '#' ? `${pageUrl}#` : `${url}/`}`,
      ),
    )
    .replace(/ tabindex="0"/g, '')
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
}
