import { codeMark } from '@pagewright/model'
import { describe, expect, it, vi } from 'vitest'
import { createPageReader, type PageWords } from '../indexing/page-terms.ts'
import { writeShards } from '../indexing/write-shards.ts'
import { messagesIn } from '../terms/names.ts'
import { toTermKey } from '../terms/query.ts'
import { type PageName, type PageText, type SearchManifest, searchVersion, toManifestFile, toSearchFile } from '../terms/search-files.ts'
import { commonVerbs, generalStopWords } from '../terms/stop-words.ts'
import { type FindOptions, openSearch, type SearchAnswer } from './open-search.ts'

const page = (title: string, ...sections: PageText['sections']): PageWords => ({ title, description: '', label: '', tags: [], sections })

/** The row of error messages, as the index of a site has it. */
const errorRow = (id: string, ...messages: readonly string[]): PageText['sections'][number] => {
  const title = messages.map((message) => codeMark + message + codeMark).join(', ')
  return [id, [title, ...messagesIn(title)].join('\n'), 'What it means.', 'error']
}

const englishPages = [
  page('HTTP server', ['', 'HTTP server', 'A server answers requests.'], ['start', 'Start it', 'Read the status of the server.']),
  page(
    'kettle-http',
    ['', 'kettle-http', ''],
    ['http-server', 'Http.server(...args)', 'Creates a server.', 'method'],
    ['pipeline', 'RouterPipeline', 'Has the methods match and match. A router, a match, a router.', 'type'],
    ['match', 'RouterPipeline.match(schema)', 'Adds a route.', 'method'],
    ['options-interval', 'GatewayConnectionOptions.pollingInterval', 'How often a gateway asks for its connection.', 'option'],
    ['pick', 'pickObject', 'Picks fields.', 'function'],
    ['Pick', 'PickObject', 'The type of pickObject. pickObject, pickObject.', 'type'],
  ),
  page(
    'kettle-vite',
    ['', 'kettle-vite', ''],
    ['vite', 'vite', 'Creates a plugin.', 'function'],
    ['boil', 'kettle boil', 'Heats.', 'command'],
  ),
  page('A kettle boils', ['', 'A kettle boils', 'How a kettle boils.']),
  page(
    'Wares',
    ['', '\nbring back', 'What is sold.'],
    ['depot', 'Depot\nware.depot\nload', 'Where it is kept.\nres.match(ware)\n'],
    ['drop', 'Removal\ndelete a ware\nres.drop', 'It goes away, unlike a ware of the status.'],
  ),
  page(
    'Ships',
    ['', 'Ships', 'What sails.'],
    ['boat', 'Boats\nship', 'A small ship.'],
    ['crew', 'Crew\nlone sailor', 'Sails a ship.'],
    ['anchor', 'Ship.anchor', 'Where a ship stays.', 'option'],
    ['anchors', 'Anchors\nanchor', 'How to anchor.'],
    ['load', 'Load', 'Of a ship.', 'type'],
    ['empty', 'Load.empty()', 'No load.', 'method'],
  ),
  page('Lone sailors', ['', 'Lone sailors', 'A sailor who is alone. A lone sailor, a lone sailor.']),
  page(
    'Messages',
    ['', 'Messages', 'What is said.'],
    ['plank', 'Deck, plank and reading', 'Cannot read the deck of a plank before it was laid. In 18 cases i and n.'],
    ['rope', 'Rope 甲板错误', 'A rope that holds. 在右侧试拉。'],
    ['tests', '测试', 'Of ropes.'],
    errorRow('knot', '… is not a rope', '… is not a sail'),
    errorRow('deck', "Cannot read the deck of 'plank'"),
    ['manual', '航海手册', 'For several sailors.'],
  ),
  page('Statuses', ['', 'Statuses', "The server's status. 测试"], ['s', 'Client types', 'The types of a client, a gadget.']),
  page('Create', ['', 'Create', 'Makes a project with a context for a gadget.']),
  page('Machines', ['', 'Machines', 'How they run.'], ['gadget', 'Gadget', 'A gadget runs when you create it.']),
  page('Context', ['', 'Context', 'What a request carries.']),
  page('More', ['', 'More', 'Context, context and context.'], ['upgrade', 'Upgrade', 'To a newer version.']),
]

function open(pages = englishPages) {
  const glossary = { migrate: ['Upgrade'], [toTermKey('no cargo')]: ['empty load', 'Load.empty'] }
  const read = createPageReader()
  const names: string[] = []
  const terms = pages.map((words) => {
    const own = [...read(words)]
    for (const [term] of own) if (!names.includes(term)) names.push(term)
    return { ids: Uint32Array.from(own, ([term]) => names.indexOf(term)), marks: Uint8Array.from(own, ([, mark]) => mark) }
  })
  const { shards, vocabulary } = writeShards(terms, names, Object.keys(glossary))
  const nameAt = (kind: string, at: number): string => `${kind}${String(at).padStart(9, '0')}`
  const manifest: SearchManifest = {
    version: searchVersion,
    firsts: shards.map(({ first }) => first),
    shards: shards.map((_, at) => nameAt('s', at)).join(''),
    texts: pages.map((_, at) => nameAt('t', at)).join(''),
    glossary,
    variants: '',
    stopWords: generalStopWords,
    verbs: commonVerbs,
    vocabulary: nameAt('v', 0),
    pages: nameAt('p', 0),
    tags: [],
    parts: [{ label: 'Docs', isDocs: true }],
    partOf: pages.map(() => 0),
  }
  const files = new Map<string, unknown>([
    [toManifestFile({ id: 'en' }), manifest],
    [toSearchFile(manifest.vocabulary), vocabulary],
    [toSearchFile(manifest.pages), pages.map(({ title }): PageName => [`/${title}`, title])],
    ...shards.map(({ shard }, at): [string, unknown] => [toSearchFile(nameAt('s', at)), shard]),
    ...pages.map(({ title, description, sections }, at): [string, unknown] => [
      toSearchFile(nameAt('t', at)),
      { path: `/${title}`, title, description, trail: [], lang: null, sections } satisfies PageText,
    ]),
  ])
  const load = async (url: string): Promise<unknown> => files.get(url.slice(1))
  const site = { id: 'en', label: 'English', lang: 'en', base: '/' }
  const keep = vi.fn()
  const search = openSearch(site, { mount: '/' }, { load, forget: () => {}, keep })
  const find = (query: string, filter?: Pick<FindOptions, 'part' | 'kind'>): Promise<SearchAnswer> =>
    search.find(query, { most: 8, ...filter, signal: new AbortController().signal })
  return { find, search, keep, files }
}

describe('The files of the index', () => {
  it('may all be kept after the first search, the list of the pages included', async () => {
    const { find, keep, files } = open()
    await find('server')
    await find('kettle')
    expect(keep).toHaveBeenCalledOnce()
    expect(keep.mock.calls[0]?.[0].toSorted()).toEqual([...files.keys()].map((file) => `/${file}`).sort())
  })

  it('have a list of all pages', async () => {
    expect(await open().search.pages()).toContainEqual(['/HTTP server', 'HTTP server'])
  })
})

describe('A search', () => {
  const { find } = open()
  const places = async (query: string): Promise<string[]> => {
    const { hits } = await find(query)
    return hits.flatMap(({ spots }) => spots.map(({ path }) => path))
  }
  const corrected = async (query: string): Promise<string[]> => {
    const { corrections } = await find(query)
    return corrections.map(({ right }) => right)
  }

  it.each([
    ['SStatus', 'Status', 'a capital that was typed twice, although “s” and “status” are words'],
    ['clientt', 'Client', 'a letter too many, although a heading joins to “clienttypes”'],
    ['GatewayConectionOptions.pollingInterval', 'GatewayConnectionOptions.pollingInterval', 'a name too long for the vocabulary'],
    ['migrte', 'migrate', 'a word that only the glossary has'],
    ['甲板错勿', '甲板错误', 'a character for another one of the same sound'],
    ['侧试', '测试', 'characters that stand side by side in a text only by chance'],
  ])('corrects %s to %s: %s', async (typed, right) => {
    expect(await corrected(typed)).toEqual([right])
  })

  it('corrects two mistakes in a word, but not in a sentence, where it may be another word that no page has', async () => {
    expect(await corrected('vaccines')).toEqual(['Machines'])
    expect(await corrected('server status vaccines')).toEqual([])
    expect((await find('server status vaccines')).isPartial).toBe(true)
    expect(await corrected('server statos')).toEqual(['Status'])
  })

  it('finds what the glossary says for the corrected word', async () => {
    expect(await places('migrte')).toContain('/More#upgrade')
  })

  it('takes a chain of members that no text has for its longest beginning that has a name', async () => {
    expect(await places('ware.depot.drop.now')).toEqual(['/Wares#depot'])
    expect(await corrected('ware.depot.drop.now')).toEqual(['ware.depot'])
    expect(await corrected('ware.depot')).toEqual([])
  })

  it('shows what a term of the glossary is called in code before a name that is a part of that', async () => {
    expect((await places('no cargo'))[0]).toBe('/Ships#empty')
  })

  it('says of a name that no text has which words it is taken for, if the texts have these, and corrects it otherwise', async () => {
    expect(await corrected('server.types')).toEqual(['server types'])
    expect(await corrected('how does useServerTypes work')).toEqual(['server types'])
    expect(await corrected('z.status')).toEqual(['Status'])
    expect(await corrected('kettle-vitee')).toEqual(['kettle-vite'])
  })

  it('shows the entry of a name before a page with that title and before other entries', async () => {
    expect((await places('Http.server'))[0]).toBe('/kettle-http#http-server')
    expect((await places('http server'))[0]).toBe('/HTTP server')
    expect((await places('Router.match'))[0]).toBe('/kettle-http#match')
    expect((await places('vite'))[0]).toBe('/kettle-vite#vite')
    expect((await places('pickObject'))[0]).toBe('/kettle-http#pick')
    expect((await places('PickObject'))[0]).toBe('/kettle-http#Pick')
  })

  it('shows the entry of a member under whose owner a variable stands, but not for the name of a file', async () => {
    for (const member of ['req.match', 'res.match']) expect((await places(member))[0], member).toBe('/kettle-http#match')
    expect((await places('RouterPipeline.match(/a/)'))[0]).toBe('/kettle-http#match')
    expect(await corrected('req.match')).toEqual([])
    expect(await corrected('status.match')).toEqual(['status match'])
  })

  it('finds a page with the rarest word in a heading, though it lacks another word of the query', async () => {
    expect(await places('upgrade status')).toContain('/More#upgrade')
  })

  it('finds a section by its keywords, which it does not show', async () => {
    expect((await places('delete a ware'))[0]).toBe('/Wares#drop')
    expect(await places('res.drop')).toEqual(['/Wares#drop'])
    expect(await places('bring back')).toEqual(['/Wares'])
    const [hit] = (await find('delete a ware')).hits
    const shown = [...(hit?.spots[0]?.heading ?? []), ...(hit?.spots[0]?.excerpt ?? [])]
    expect(shown.map(({ text }) => text).join('|')).toBe('Removal|It goes away, unlike a |ware| of the status.')
  })

  it('leads to the section whose keywords are the whole query: before titles that have its words, its own page, and an option', async () => {
    expect((await places('lone sailor'))[0]).toBe('/Ships#crew')
    expect((await places('ship'))[0]).toBe('/Ships#boat')
    expect((await places('anchor'))[0]).toBe('/Ships#anchors')
    expect((await places('Ship.anchor'))[0]).toBe('/Ships#anchor')
  })

  it('finds keywords in a longer query, without a word at its beginning or its end', async () => {
    for (const query of ['seek lone sailor', 'lone sailor boat']) expect((await places(query))[0], query).toBe('/Ships#crew')
  })

  it.each([
    ['7 is not a rope', 'knot'],
    ['ship is not a sail', 'knot'],
    ['the status of gadget was read, and http server is not a rope today', 'knot'],
    ["Cannot read the deck of 'gadget'", 'deck'],
    ["can't read the deck of a ship", 'deck'],
    ['cannot read the deck', 'deck'],
  ])('leads from %s to the error message whose fixed words it has, or most of them, whatever else it has', async (typed, id) => {
    const { hits, corrections, isPartial } = await find(typed)
    expect([hits[0]?.spots[0]?.path, corrections, isPartial]).toEqual([`/Messages#${id}`, [], false])
  })

  it('shows the heading that is the query before a title with its words, and the entry of a name with capitals before keywords', async () => {
    expect((await places('kettle boil'))[0]).toBe('/kettle-vite#boil')
    expect((await places('Load'))[0]).toBe('/Ships#load')
    expect((await places('load'))[0]).toBe('/Wares#depot')
  })

  it('takes a word that was typed to its end, and only begins others, also for a more frequent one', async () => {
    expect((await places('http sever '))[0]).toBe('/HTTP server')
    expect((await places('sever http'))[0]).toBe('/HTTP server')
    expect(await places('sever')).toEqual(['/Messages#manual'])
    expect(await corrected('sever ')).toEqual([])
  })

  it('takes an unknown word, or several, for the only name in which one character differs, and tells all of it', async () => {
    expect(await corrected('航海手测')).toEqual(['航海手册'])
    expect(await corrected('测瑞')).toEqual(['测试'])
    // The browser knows this one.
    expect(await corrected('测量')).toEqual([])
  })

  it('finds nothing for a short name in pieces', async () => {
    const { total, corrections } = await find('i18n')
    expect([total, corrections]).toEqual([0, []])
  })

  it('counts the parts of the site by the kind that was chosen', async () => {
    const { total, everywhere, parts } = await find('gadget', { kind: 'option' })
    expect([total, everywhere, parts]).toEqual([0, 0, []])
    expect((await find('pollingInterval', { kind: 'option', part: 'Other' })).everywhere).toBe(1)
    expect((await find('pollingInterval', { kind: 'option' })).parts).toEqual([{ label: 'Docs', total: 1 }])
  })

  it('finds an entry by its name and what it is, and an error without the name of its class', async () => {
    expect((await places('match type'))[0]).toBe('/kettle-http#pipeline')
    for (const name of ['Uncaught TypeError', 'Error [ERR_SHIP_GADGET]'])
      expect(await places(`${name}: polling interval`)).toEqual(await places('polling interval'))
  })

  it('goes by the thing beside a common verb, not by the verb', async () => {
    expect((await places('create gadget'))[0]).toBe('/Machines#gadget')
  })

  it('finds the page with a title in a question', async () => {
    expect((await places('what is a context?'))[0]).toBe('/Context')
    expect((await places('how does the context work'))[0]).toBe('/Context')
  })
})

describe('A search in other scripts', () => {
  const { find } = open([
    page('導入', ['', '導入', 'このサーバーを使うと、コンピューターにﾃﾞｰﾀベースとAPIキーを導入できます。']),
    page('العربية', ['', 'العربية', 'يقرأ الخادم الكِتَابَ من العـــربية بعد إعدادات المكتبة.']),
    page('한국어', ['', '한국어', '데이터베이스 애플리케이션 프로그램은 빠르다.']),
    page('ไทย', ['', 'ไทย', 'เซิร์ฟเวอร์นี้ใช้ฐานข้อมูล']),
    page('Réponses', ['', 'Réponses', 'Une requête attend la réponse préliminaire. À bientôt.']),
  ])

  it.each([
    ['サーバー', '導入'],
    ['データベース', '導入'],
    ['キー', '導入'],
    ['الكتاب', 'العربية'],
    ['العربية', 'العربية'],
    ['الخادك', 'العربية'],
    ['المكتبه', 'العربية'],
    ['데이타베이스', '한국어'],
    ['프로그램을', '한국어'],
    ['ฐานข้อมูล', 'ไทย'],
    ['reponses', 'Réponses'],
    ['REQUÊTE', 'Réponses'],
    ['preli', 'Réponses'],
  ])('finds %s on the page %s', async (query, title) => {
    expect((await find(query)).hits.map(({ path }) => path)).toEqual([`/${title}`])
  })

  it('marks a word as it stands in the text, accents included', async () => {
    const [hit] = (await find('requete')).hits
    const marked = hit?.spots.flatMap(({ excerpt }) => excerpt.flatMap(({ text, isMarked }) => (isMarked ? [text] : [])))
    expect(marked).toEqual(['requête'])
  })
})
