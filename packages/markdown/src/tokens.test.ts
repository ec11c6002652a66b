import { describe, expect, it } from 'vitest'
import { lezerTokens, tokensOf } from './tokens.ts'

/** The colored tokens of each line, as `class:text`. */
async function colored(code: string, grammar: string): Promise<string[][]> {
  const lines = await tokensOf(code, grammar)
  return lines.map((line) => line.flatMap(({ name, text }) => (name === null ? [] : [`${name}:${text.trim()}`])))
}

describe('The tokens of code', () => {
  it('are keywords, names of types and functions, strings, constants and comments of TypeScript', async () => {
    const code = "import { Http } from 'x' // why\n\nconst http: Server<string> = Http()\nhttp.get(`/a/${id}`, true, /b+/g, 1_000)"
    expect(await colored(code, 'typescript')).toEqual([
      ['tk:import', 'tf:Http', 'tk:from', "ts:'x'", 'tm:// why'],
      [],
      ['tk:const', 'tf:Server', 'tf:string', 'tf:Http'],
      ['tf:get', 'ts:`/a/', 'ts:`', 'tc:true', 'ts:/b+/g', 'tc:1_000'],
    ])
  })

  it('are found in declarations, which are no whole programs', async () => {
    expect(await colored('declare function listen(port: number, done?: () => void): Server', 'typescript')).toEqual([
      ['tk:declare function', 'tf:listen', 'tf:number', 'tk:=> void', 'tf:Server'],
    ])
  })

  it('are found in JSX', async () => {
    expect(await colored('const page = <p className="a">{count}</p>', 'tsx')).toEqual([
      ['tk:const', 'tk:p', 'tf:className', 'ts:"a"', 'tk:p'],
    ])
  })

  it('are names and values of JSON', async () => {
    expect(await colored('{ "a": [1, null],\n  "b": "c" }', 'json')).toEqual([
      ['tf:"a"', 'tc:1', 'tc:null'],
      ['tf:"b"', 'ts:"c"'],
    ])
  })

  it('are commands, variables, strings and comments of a shell, but not options', async () => {
    expect(await colored('npm start -- --base "/a b" # why\necho $HOME', 'shellscript')).toEqual([
      ['tf:npm', 'ts:"/a b"', 'tm:# why'],
      ['tf:echo', 'tc:$HOME'],
    ])
  })

  it.each([
    ['npx tsc && ./run.sh | sort', ['npx', './run.sh', 'sort']],
    ['curl -X POST \\\n  localhost', ['curl']],
    ['PORT=3000 NODE_ENV=test node server.js', ['node']],
    ["curl -d 'a; b | c' localhost # && no", ['curl']],
    ['A=1', []],
  ])('are the commands of `%s`', async (code, commands) => {
    const named = (await colored(code, 'shellscript')).flat().filter((token) => token.startsWith('tf:'))
    expect(named).toEqual(commands.map((command) => `tf:${command}`))
  })

  it.each(['typescript', 'tsx', 'javascript', 'jsx', 'json', 'shellscript'])(
    'are together the code, whatever is wrong in it: %s',
    async (grammar) => {
      const codes = [
        '',
        '\n',
        '\n\n a',
        'a\r\nb',
        '`${`',
        '/* a\n\n',
        '"a\nb',
        '<<A\n$(',
        '{"a":',
        '}}}\n)]>',
        'a<b<c\n`${{\n}',
        '汉字 = "字"',
        '\ud800 😀',
      ]
      for (const code of codes) {
        const lines = await tokensOf(code, grammar)
        expect(lines.map((line) => line.map(({ text }) => text).join('')).join('\n')).toBe(code)
      }
    },
  )

  it('are left to Shiki in other languages, very long code and very long lines', async () => {
    expect(lezerTokens('a: 1', 'yaml')).toBeNull()
    expect(lezerTokens('a\n'.repeat(10_001), 'typescript')).toBeNull()
    expect(lezerTokens(`'${'a'.repeat(2000)}'`, 'typescript')).toBeNull()
  })
})
