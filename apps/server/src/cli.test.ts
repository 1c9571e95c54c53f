import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { COMMANDS } from './commandList.ts'
import type { CommandHelp, CommandName } from './commandList.ts'
import { askServer } from './testing/askServer.ts'
import { callDocent } from './testing/callDocent.ts'
import { endProcess, ENTRY, readAddress, spawnDocent, type Run } from './testing/runDocent.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'docent-'))
  writeFileSync(join(folder, 'lamp.md'), '---\ntitle: Lamp\n---\n\nThe lamp is red.\n')
})
afterEach(() => {
  rmSync(folder, { recursive: true })
})

function run(args: readonly string[], options?: { env?: Record<string, string> }): Promise<Run> {
  return callDocent(folder, args, options)
}

const askAt = (address: string) => askServer(address, 'Tell me about the lamp')

const serve = ['serve', '--no-site', '--no-limits', '--content', '.', '--data', 'data']

describe('docent', () => {
  it('says in one sentence that a port is in use', async () => {
    const other = createServer()
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
    const { port } = other.address() as AddressInfo
    const { code, said } = await run([...serve, '--port', String(port)])
    other.close()
    expect([code, said]).toEqual([1, expect.stringMatching(/^Port \d+ is taken: .*PORT=\d+\.\n$/)])
  })

  it('says in one sentence that the data folder cannot be written', async () => {
    writeFileSync(join(folder, 'data'), 'a file')
    const { code, said } = await run(serve)
    expect([code, said]).toEqual([
      1,
      expect.stringMatching(
        /^Docent cannot write to its data folder [^\n]+, because it is a file: remove it, or set DATA_DIR to another folder\.\n$/,
      ),
    ])
  })

  // Both used to run forever.
  it.runIf(process.platform === 'linux')(
    'says that nothing can be created in a place',
    async () => {
      const { code, said } = await run([...serve.slice(0, -1), '/proc/docent/data'])
      expect([code, said]).toEqual([
        1,
        'Docent cannot write to its data folder /proc/docent/data, because nothing can be created there: set DATA_DIR to another folder.\n',
      ])
      const created = await run(['init', '/proc/docent/site'])
      expect([created.code, created.said]).toEqual([
        1,
        'Docent cannot create a site in /proc/docent/site, because nothing can be created there. Choose another folder.\n',
      ])
    },
  )

  it('says that its database cannot be opened', async () => {
    mkdirSync(join(folder, 'data'))
    writeFileSync(join(folder, 'data/docent.db'), 'this is no database, and long enough to be sure')
    const { code, said } = await run(serve)
    expect([code, said]).toEqual([1, expect.stringMatching(/^Docent cannot open its database /)])
  })

  it('finds no problems in valid content', async () => {
    const summary = 'A lamp that is red, and lights a table of four for hours.'
    writeFileSync(
      join(folder, 'lamp.md'),
      `---\ntitle: Lamp\nsummary: ${summary}\n---\nIt is red.\n`,
    )
    const { code, said } = await run(['check', '--content', '.'])
    expect([code, said]).toEqual([0, '1 page, no problems.\n'])
  })

  it('exits with 1 for warnings only with --strict, and also writes JSON', async () => {
    const check = ['check', '--content', '.']
    const warning = 'lamp.md:1  warning: summary: is missing'
    const plain = await run(check)
    expect([plain.code, plain.said]).toEqual([0, expect.stringContaining(warning)])
    expect(plain.said).toContain('\n\n1 page, 1 warning.\n')
    expect((await run([...check, '--strict'])).code).toBe(1)

    const { code, said } = await run([...check, '--json'])
    expect(code).toBe(0)
    expect(JSON.parse(said)).toMatchObject({
      pages: 1,
      errors: [],
      warnings: [{ file: 'lamp.md', line: 1, field: 'summary' }],
    })
  })

  // A page dated after the machine's clock was gone without a word.
  it('says which pages visitors do not see yet', async () => {
    writeFileSync(join(folder, 'soon.md'), '---\ntitle: Soon\ndate: 2999-01-01\n---\n\nText.\n')
    writeFileSync(join(folder, 'idea.md'), '---\ntitle: Idea\ndraft: true\n---\n\nText.\n')
    const checked = await run(['check', '--content', '.'])
    expect(checked.said).toContain(
      'soon.md is scheduled for 2999-01-01: visitors do not see it yet.',
    )
    expect(checked.said).toContain('idea.md is a draft: visitors do not see it yet.')
    const { said } = await run(['check', '--content', '.', '--json'])
    expect(JSON.parse(said)).toMatchObject({
      unpublished: [{ file: 'idea.md' }, { file: 'soon.md', reason: 'scheduled for 2999-01-01' }],
    })
    const built = await run(['build', '--content', '.', '--data', 'data'])
    expect(built.said).toContain('soon.md is not in it: it is scheduled for 2999-01-01.')
  })

  // On a static host the chat then failed at each question, and nothing had said why.
  it('says after a build what its chat needs, unless the owner has named a server', async () => {
    const build = ['build', '--content', '.', '--data', 'data', '--config', 'docent.config.ts']
    writeFileSync(join(folder, 'docent.config.ts'), "export default { brand: 'X' }\n")
    const { said } = await run(build)
    expect(said).toContain('For a static host, first set assistantUrl')
    expect(said).toContain('For other sites: /widget.js')
    expect((await run([...build, '--to', 'shared'])).said).not.toContain('assistantUrl')

    const config = "export default { brand: 'X', assistantUrl: 'https://ask.example' }\n"
    writeFileSync(join(folder, 'docent.config.ts'), config)
    expect((await run(build)).said).not.toContain('assistantUrl')
  })

  // It told an owner without the chat how other sites embed it.
  it('says nothing of the chat after the build of a site without it', async () => {
    writeFileSync(join(folder, 'docent.config.ts'), "export default { brand: 'X', chat: false }\n")
    const build = ['build', '--content', '.', '--data', 'data', '--config', 'docent.config.ts']
    const { code, said } = await run(build)
    expect([code, said]).toEqual([0, expect.stringContaining('Built ')])
    expect(said).not.toMatch(/widget|assistantUrl/)
  })

  it('lists everything that an author must fix and exits with 1', async () => {
    writeFileSync(join(folder, 'a.md'), '---\ntitle: A\ndate: yesterday\n---\n[b](/b)\n')
    const { code, said } = await run(['check', '--content', '.'])
    expect(code).toBe(1)
    expect(said).toContain('a.md:3  date: expected a day such as 2026-11-21, found "yesterday"')
    expect(said).toContain('a.md:5  The link "/b" leads nowhere.')
    expect(said).toContain('2 errors to fix')
  })

  // It named no folder, and the doctor blamed pages for a mistake in the configuration.
  it('says where the problems of pages are listed, and tests no page without a configuration', async () => {
    writeFileSync(join(folder, 'a.md'), '---\ntitle: A\ndate: yesterday\n---\n')
    const { said } = await run(['ask', 'Is the lamp red?', '--content', '.'])
    expect(said).toContain('The content has 1 problem: run docent check --content .')
    writeFileSync(join(folder, 'docent.config.ts'), 'export default { brand: 3 }\n')
    const doctor = ['doctor', '--content', '.', '--data', 'data', '--config', 'docent.config.ts']
    const tested = await run(doctor)
    expect(tested.said).toContain(
      'note  the content was not tested: that needs the configuration\n',
    )
    expect(tested.said).not.toContain('a.md')
  })

  it('lists the wrong keys of a configuration', async () => {
    writeFileSync(
      join(folder, 'docent.config.ts'),
      `export default { brand: 'X', assistant: { quickReplies: [3] }, colour: 'red' }`,
    )
    const { code, said } = await run(['check', '--content', '.', '--config', 'docent.config.ts'])
    expect(code).toBe(1)
    expect(said).toContain('assistant.quickReplies[0]')
    expect(said).toContain('colour')
  })

  // They had no line, and only the first was named.
  it('lists the wrong limits of a configuration with their lines', async () => {
    const limits = 'limits: {\n  keepDay: 3,\n  bodyBytes: 0,\n}'
    writeFileSync(join(folder, 'docent.config.ts'), `export default { brand: 'X', ${limits} }`)
    const { code, said } = await run(['check', '--content', '.', '--config', 'docent.config.ts'])
    expect(code).toBe(1)
    expect(said).toContain(
      'docent.config.ts:2  limits.keepDay: there is no such limit. Did you mean keepDays?\n' +
        'docent.config.ts:3  limits.bodyBytes: expected a whole number from 1 to 1000000000, found 0.\n',
    )
  })

  // The picture used to be copied only if a page also showed it, so link previews had none.
  it('does not build a site whose picture is missing, and says where it is configured', async () => {
    const config = `export default {\n  brand: 'X',\n  image: '/images/card.png',\n}\n`
    writeFileSync(join(folder, 'docent.config.ts'), config)
    const { code, said } = await run(['build', '--content', '.', '--config', 'docent.config.ts'])
    expect(code).toBe(1)
    expect(said).toMatch(/^docent\.config\.ts:3  image: "\/images\/card\.png" is not in/)
  })

  it.each([
    [['nonsense'], 'docent COMMAND [OPTIONS]'],
    [['serv'], 'There is no command "serv". Did you mean "serve"?'],
    [['help', 'nonsense'], 'There is no command "nonsense".'],
    // The word was ignored, and another folder was built.
    [['build', './pages'], 'docent build takes no argument, but got "./pages".'],
    [['report', '--days', '7', 'all'], 'docent report takes no argument, but got "all".'],
    [['check', '--', "it's. This"], `docent check takes no argument, but got "it's. This".`],
    [['serve', 'pages'], '"docent serve --help" lists the options.'],
    // The site was built without the configuration that the owner had named.
    [['check', '--content', '.', '--config', 'gone.ts'], 'gone.ts: it does not exist.'],
    [['serve', '--prot', '1'], `Unknown option '--prot'. "docent serve --help" lists the options.`],
    [['serve', '--port'], `Option '--port <value>' argument missing. "docent serve --help"`],
    // Node's own message had three lines and two full stops.
    [
      ['study', '--questions', '-3'],
      '--questions needs a value, and the word after it begins with a dash. "docent study --help"',
    ],
    // One of the formats was missing without a word.
    [
      ['report', '--csv', '--markdown'],
      '--csv and --markdown are two formats: choose one of them.',
    ],
    [['usage', '--json', '--csv'], '--json and --csv are two formats: choose one of them.'],
    // The new site could not be started.
    [['init', 'site', '--from', 'gone'], '/gone: check --from.'],
    [['serve', '--content', 'nowhere'], 'Cannot read the content folder'],
    [['ask'], 'Ask something'],
    [['ask', './'], 'Ask something'],
    [['help', 'serve', 'build'], 'docent help takes one command, but got "build" after "serve".'],
  ])('exits with 1 and a hint for %j', async (args, hint) => {
    const { code, said } = await run(args)
    expect(code).toBe(1)
    expect(said).toContain(hint)
    expect(said).not.toContain('    at ')
  })

  // Its limits and its brand did not count, and no command said a word.
  it.each([
    ['docent.config.mjs', 'rename it to docent.config.ts, or name it with --config.'],
    ['Docent.config.ts', 'rename it to docent.config.ts, or name it with --config.'],
    ['docent.config.yaml', 'move its settings to docent.config.ts, as "export default { … }".'],
  ])('does not ignore a configuration that is called %s', async (name, advice) => {
    const content = join(folder, 'content')
    mkdirSync(content)
    writeFileSync(join(folder, name), "export default { brand: 'Lumen' }\n")
    const said = `Docent does not read ${name}: ${advice}\n`
    for (const command of ['build', 'serve', 'check']) {
      const { code, said: all } = await run([command])
      expect([code, all.includes(said.trim())]).toEqual([1, true])
    }
    writeFileSync(join(folder, 'docent.config.ts'), "export default { brand: 'Lumen' }\n")
    expect((await run(['check'])).said).not.toContain('does not read')
  })

  // The file was named twice, and what to do was missing. A process, because Vitest reads the file itself.
  it('says where the configuration cannot be run, and what to look for', async () => {
    mkdirSync(join(folder, 'content'))
    const text = "export default {\n  brand: 'Lumen'\n  tagline: 'Lamps',\n}\n"
    writeFileSync(join(folder, 'docent.config.ts'), text)
    expect((await spawnDocent(folder, ['check'])).said).toContain(
      "docent.config.ts:3  it cannot be run: Expected ',', got 'ident'. Check the commas, quotes and brackets in this line and the one before it.\n\n1 error to fix. The pages were not checked: that needs the configuration.\n",
    )
  })

  // The name became a part of the question, and the answer came from another folder.
  it.each(['./biuld', '../biuld', '/biuld', '~/biuld', 'C:\\biuld', 'site/biuld'])(
    'says that there is no folder %s to ask',
    async (place) => {
      expect(await run(['ask', place, 'Is the lamp red?', '--content', '.'])).toEqual({
        code: 1,
        said: `There is no folder ${place}: check its name. If it is part of the question, put the whole question in quotes.\n`,
      })
    },
  )

  it.each([[['on/off', 'switch?']], [['red', 'or', 'black/white?']], [['/red?']]])(
    'takes %j as a question',
    async (words) => {
      expect((await run(['ask', ...words, '--content', '.'])).said).not.toContain('no folder')
    },
  )

  // "docent backup a b" used to ignore b.
  it.each(Object.keys(COMMANDS).filter((name) => name !== 'ask'))(
    'refuses an argument that %s does not take',
    async (name) => {
      const { words }: CommandHelp = COMMANDS[name as CommandName]
      const args = words === undefined ? ['another'] : ['one', 'another']
      const { code, said } = await run([name, ...args])
      expect(code).toBe(1)
      expect(said).toContain(
        words === undefined
          ? `docent ${name} takes no argument, but got "another".`
          : `docent ${name} takes one argument, but got "another" after "one".`,
      )
      expect(readdirSync(folder)).toEqual(['lamp.md'])
    },
  )

  it.each([
    [['--help'], 'docent COMMAND'],
    [['help'], 'docent COMMAND'],
    [['serve', '--help'], '--no-site'],
    [['help', 'serve'], '--no-site'],
    [['serve', '-h'], '--no-site'],
  ])('prints only the possible input for %j', async (args, shown) => {
    const { code, said } = await run(args)
    expect(code).toBe(0)
    expect(said).toContain(shown)
    expect(said.includes('docent COMMAND')).toBe(args.length === 1)
  })

  it('does not mistake an option after help for a command', async () => {
    const { code, said } = await run(['help', '--help'])
    expect([code, said.includes('docent COMMAND')]).toEqual([0, true])
  })

  it('answers a question in the terminal, with its source', async () => {
    const { code, said } = await run(['ask', 'Is the lamp red?', '--content', '.'])
    expect(code).toBe(0)
    expect(said).toContain('The lamp is red.')
    expect(said).toContain('[1] /lamp')
  })

  it('answers from changed content, without a restart', async () => {
    const child = spawn(process.execPath, [ENTRY, ...serve, '--port', '0'], { cwd: folder })
    try {
      const address = await readAddress(child)
      expect(await askAt(address)).toContain('red')
      writeFileSync(join(folder, 'lamp.md'), '---\ntitle: Lamp\n---\n\nThe lamp is green.\n')
      await vi.waitFor(async () => expect(await askAt(address)).toContain('green'))
      rmSync(join(folder, 'lamp.md'))
      writeFileSync(join(folder, 'vase.md'), '---\ntitle: Vase\n---\n\nThe vase is blue.\n')
      await vi.waitFor(async () => expect(await askAt(address)).not.toContain('green'))
    } finally {
      await endProcess(child)
    }
  })

  it('prints its version', async () => {
    expect(await run(['--version'])).toEqual({
      code: 0,
      said: expect.stringMatching(/^\d+\.\d+\.\d+\n$/),
    })
  })

  it('prints the explanation before the answer', async () => {
    const { code, said } = await run(['ask', '--explain', 'Is the lamp redd?', '--content', '.'])
    expect(code).toBe(0)
    expect(said).toMatch(/term +weight[^]*\n +lamp [^]*"redd" is on no page\./)
    expect(said).toMatch(/Found\n[^]*coverage[^]* 1 +[\d.]+ [^]*\/lamp\n/)
    expect(said).toMatch(/Confidence 0\.\d{3}: [^]*other +0\.\d+ +-\d\.\d\d/)
    expect(said.trim().split('\n\n').length).toBeGreaterThan(4)
  })

  it('reads a question in the context of earlier ones', async () => {
    const before = ['--before', 'What is the lamp?', '--content', '.']
    const { said } = await run(['ask', '--explain', 'And is it red?', ...before])
    expect(said).toContain('It depends on the previous question: What is the lamp?')
    expect(said).toMatch(/lamp +[\d.]+ +[\d.]+ +1 +1 +context/)
    expect(said).toMatch(/Likelihood [\d.]+: \/lamp[^]*kept +-?[\d.]+ +sentence +The lamp is red\./)
  })

  it('ends with the shell that npm started it in and releases its port', async () => {
    // The second command keeps the shell from becoming the server itself.
    const command = `"${process.execPath}" "${ENTRY}" ${serve.join(' ')} --port 0; true`
    const shell = spawn('sh', ['-c', command], {
      cwd: folder,
      env: { ...process.env, npm_lifecycle_event: 'start' },
    })
    const address = await new Promise<string>((resolve) => {
      shell.stdout.on('data', (chunk: Buffer) =>
        resolve(/http:\S+/.exec(chunk.toString())?.[0] ?? ''),
      )
    })
    expect((await fetch(`${address}/healthz`)).status).toBe(200)

    shell.kill('SIGKILL')
    await vi.waitFor(() => expect(fetch(`${address}/healthz`)).rejects.toThrow('fetch failed'))
  })
})
