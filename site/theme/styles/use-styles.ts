import { useInsertionEffect } from 'react'

/** Adopts a style sheet (CSS text) while the component is there: no page carries it for what only a script can show. */
export function useStyles(styles: string): void {
  useInsertionEffect(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(styles)
    document.adoptedStyleSheets.push(sheet)
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
    }
  }, [styles])
}
