const forms: ReadonlyMap<string, string> = new Map([
  ['github.com', '/issues/new?title='],
  ['gitlab.com', '/-/issues/new?issue[title]='],
])

/** The address, up to the title, of a new issue that is filled in; undefined on a host that may take no title in an address. */
export function issueForm(repository: string): string | undefined {
  const form = forms.get(new URL(repository).host)
  return form && repository.replace(/\/+$/, '') + form
}
