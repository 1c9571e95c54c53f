import { truncate, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { writeFolder } from '../../../content/src/testing/folder.node.ts'
import { MAX_API_WORK, MAX_IMPORTED_CELLS, MAX_WORD_BYTES, MAX_WORD_ELEMENTS } from '../limits.ts'
import { makeZip } from '../testing/documentFiles.node.ts'
import { toDocument } from '../toDocument.node.ts'
import type { ImportedPage } from '../types.ts'
import { readDocumentFile } from './readFile.node.ts'

async function readBytes(
  name: string,
  bytes: string | Uint8Array,
): Promise<readonly ImportedPage[]> {
  const file = join(await writeFolder({}), name)
  await writeFile(file, bytes)
  return readDocumentFile(file, { url: 'https://a.example/file', shownAs: basename(file) })
}

const textOf = (pages: readonly ImportedPage[]): string =>
  pages.flatMap(({ sections }) => sections.map(({ markdown }) => markdown)).join('\n')

describe('a hostile Word document', () => {
  const inWord = (body: string, head = ''): string =>
    `<?xml version="1.0"?>${head}<w:document><w:body>${body}</w:body></w:document>`
  const paragraph = (text: string): string => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`
  const WORD = 'word/document.xml'
  const read = (body: string, head?: string) =>
    readBytes('a.docx', makeZip(WORD, inWord(body, head)))

  const BOMB = Buffer.alloc(MAX_WORD_BYTES + 1, ' ')

  it.each([
    ['unpacks to too much', makeZip(WORD, BOMB), 'its word/document.xml has more than 32 MB'],
    [
      'says that it unpacks to little',
      makeZip(WORD, BOMB, { sizes: { unpacked: 10 } }),
      'its word/document.xml has more than 32 MB',
    ],
    [
      'is too large without being packed',
      makeZip(WORD, BOMB, { method: 0 }),
      'more than 33554432 bytes',
    ],
    ['is encrypted', makeZip(WORD, 'x', { flags: 1 }), 'it is encrypted'],
    [
      'is packed in another way',
      makeZip(WORD, 'x', { method: 99 }),
      'it is compressed by method 99',
    ],
    ['is cut', makeZip(WORD, 'x').subarray(0, -4), 'its list of files is damaged'],
    [
      'leads outside of itself',
      makeZip(WORD, 'x', { place: 0xfffffff0 }),
      'list of files is damaged',
    ],
    [
      'has packed bytes that are cut',
      makeZip(WORD, 'x'.repeat(1000), { sizes: { packed: 3 } }),
      'its word/document.xml is damaged',
    ],
    [
      'says that it has more files',
      makeZip('a', 'x', { count: 65_535 }),
      'list of files is damaged',
    ],
    ['has the name in a folder above', makeZip('../word/document.xml', 'x'), 'no Word document'],
  ])('that %s is refused with its name and the reason', async (_, bytes, reason) => {
    const reading = readBytes('a.docx', bytes)
    await expect(reading).rejects.toThrow(/^a\.docx cannot be read: .*\. Repair the file, or leave/)
    await expect(reading).rejects.toThrow(reason)
  })

  it('has the size that is allowed', async () => {
    const text = inWord(paragraph('Lamp'))
    const bytes = makeZip(WORD, text + ' '.repeat(MAX_WORD_BYTES - text.length))
    expect(textOf(await readBytes('a.docx', bytes))).toBe('Lamp')
  })

  it('cannot have more elements than fit into memory, nor without an end inside each other', async () => {
    await expect(read('<w:p/>'.repeat(MAX_WORD_ELEMENTS))).rejects.toThrow(
      'it has more than 1,000,000 XML elements',
    )
    await expect(read('<w:p>'.repeat(10_000))).rejects.toThrow('XML elements')
  })

  it('cannot define entities, for its text or for other files', async () => {
    const entities = Array.from(
      { length: 9 },
      (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`,
    )
    const head = `<!DOCTYPE x [<!ENTITY l0 "lol">${entities.join('')}<!ENTITY f SYSTEM "file:///etc/passwd">]>`
    const text = textOf(await read(paragraph('a &l9; &f; &amp; b'), head))
    expect(text).toContain('l9')
    expect(text.length).toBeLessThan(100)
    expect(text).not.toContain('root:')
  })

  it('cannot write markup or a table that is wider than it is long', async () => {
    const cell = (text: string): string => `<w:tc>${paragraph(text)}</w:tc>`
    const row = (cells: number): string => `<w:tr>${cell('x').repeat(cells)}</w:tr>`
    const [page] = await read(
      `${paragraph('&lt;img src=x onerror=alert(1)&gt; ![a](b) # c')}<w:tbl>${row(10_000)}${row(1).repeat(5_000)}</w:tbl>`,
    )
    const document = toDocument(page as ImportedPage, 'docs')
    expect(document.tokens.map(({ type }) => type)).toEqual(['paragraph', 'space', 'table'])
    expect(document.markdown.length).toBeLessThan(MAX_IMPORTED_CELLS * 10)
  })
})

describe('a hostile OpenAPI file', () => {
  const repeat = (one: object, length: number): object[] => Array.from({ length }, () => one)
  const HEAD = { openapi: '3.0.3', info: { title: 'Lamps' } }
  const inBody = (schema: object): object => ({ content: { 'application/json': { schema } } })
  const read = (api: object) => readBytes('api.json', JSON.stringify({ ...HEAD, ...api }))
  const get = (schema: object): object => ({
    '/a': { get: { summary: 'Get', requestBody: inBody(schema), responses: {} } },
  })
  const toSchema = (name: string): object => ({ $ref: `#/components/schemas/${name}` })

  it('can lead in a circle, also through another schema', async () => {
    const schemas = {
      A: { allOf: [toSchema('B')], properties: { a: toSchema('B') } },
      B: { allOf: [toSchema('A')], properties: { b: toSchema('A') } },
      C: toSchema('D'),
      D: toSchema('C'),
      E: { type: 'array', items: toSchema('E') },
    }
    const pages = await read({
      paths: get({ allOf: Object.keys(schemas).map(toSchema) }),
      components: { schemas },
    })
    expect(textOf(pages)).toContain('| `a` | B | no |')
  })

  it.each(['allOf', 'anyOf'])('is refused if %s leads to far too much', async (field) => {
    const names = Array.from({ length: 9 }, (_, at) => `s ${at}`)
    const schemas = Object.fromEntries(
      names.map((name, at) => [name, { [field]: Array(200).fill(toSchema(`s ${at + 1}`)) }]),
    )
    const whole = { properties: { a: toSchema('s 0') }, allOf: [toSchema('s 0')] }
    await expect(read({ paths: get(whole), components: { schemas } })).rejects.toThrow(
      /^api\.json cannot be read: its references repeat so much .* Repair the file/,
    )
  })

  it.each([
    ['operation', { get: { description: 'x'.repeat(1_000_000) } }],
    ['list of parameters', { parameters: repeat({ name: 'a' }, 20_000), get: {} }],
    ['list of responses', { get: { responses: { ...repeat({}, 10_000) } } }],
    ['body', { get: { requestBody: { content: { ...repeat({}, 50_000) } } } }],
  ])('is refused if all its paths have the same large %s', async (_, item) => {
    const paths = Object.fromEntries(
      Array.from({ length: 5_000 }, (__, at) => [`/${at}`, { $ref: '#/x/item' }]),
    )
    await expect(read({ paths, x: { item } })).rejects.toThrow('its references repeat so much')
  })

  it('is read if it leads to less', async () => {
    const item = { get: { description: 'x'.repeat(MAX_API_WORK / 100) } }
    const paths = Object.fromEntries(
      Array.from({ length: 90 }, (_, at) => [`/${at}`, { $ref: '#/x/item' }]),
    )
    expect((await read({ paths, x: { item } }))[0]?.sections).toHaveLength(91)
  })

  it('may have a tag for each of thousands of operations', async () => {
    const paths = Object.fromEntries(
      Array.from({ length: 20_000 }, (_, at) => [`/${at}`, { get: { tags: [`tag ${at}`] } }]),
    )
    const title = 'x'.repeat(100_000)
    const pages = await read({ paths, info: { title } })
    expect(pages).toHaveLength(20_001)
    expect(JSON.stringify(pages).length).toBeLessThan(30_000_000)
  })

  it('cannot write blocks by its names', async () => {
    const evil = 'a`\n\n# Free\n\n| b'
    const [page] = await read({
      paths: {
        [`/${evil}`]: {
          parameters: [{ name: evil, in: evil, schema: { type: evil }, description: evil }],
          get: {
            requestBody: { content: { [evil]: { schema: { properties: { [evil]: {} } } } } },
            responses: { [`2${evil}`]: inBody({ properties: { [evil]: {} } }) },
          },
        },
      },
      servers: [{ url: evil }],
    })
    const { tokens } = toDocument(page as ImportedPage, 'docs')
    expect(tokens.filter(({ type }) => type === 'heading')).toHaveLength(1)
    expect(page?.sections[1]?.markdown.split('\n')).not.toContain('# Free')
    expect(page?.sections[0]?.markdown.split('\n')).not.toContain('# Free')
  })

  it('may name things as no text can be', async () => {
    const pages = await readBytes(
      'api.json',
      String.raw`{"openapi":"3.0.0","__proto__":{"x":1},"paths":{"/\ud800":{"get":{"tags":["\udc00"],"operationId":"\ud800","requestBody":{"content":{"\ud800":{"schema":{"properties":{"__proto__":{},"\ud800":{}}}}}}}}}}`,
    )
    for (const page of pages) toDocument(page, 'docs')
    expect(JSON.stringify(pages)).not.toMatch(/\\ud[89a-f]/)
  })

  it.each([
    ['a.json', `{"openapi":"3.0.0","paths":${'['.repeat(1_000_000)}`, /JSON/],
    ['a.json', `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`, 'is not an OpenAPI file'],
    ['a.yaml', `openapi: 3.0.0\npaths: ${'['.repeat(20_000)}`, 'it is nested too deeply'],
    ['a.yaml', `openapi: 3.0.0\npaths: ${'{a: '.repeat(20_000)}`, 'it is nested too deeply'],
    [
      'a.yaml',
      `a: &a [x,x,x,x,x,x,x,x,x]\n${[...'bcdefghi'].map((name, at) => `${name}: &${name} [${Array(9).fill(`*${'abcdefghi'[at]}`).join()}]`).join('\n')}\nopenapi: 3.0.0`,
      'its aliases repeat so much',
    ],
    ['a.yaml', 'openapi: 3.0.0\npaths: &a { b: *a }', undefined],
    ['a.yaml', 'openapi: !!js/function "x"', 'is not an OpenAPI file'],
    [
      'a.yaml',
      `openapi: "3.0.0"\n"${'x'.repeat(2_000_000)}": 1`,
      /1024 chars .* column 1\. Repair/,
    ],
  ])('%s that is hostile to its parser is read or refused', async (name, text, reason) => {
    const reading = readBytes(name, text)
    if (reason === undefined) await expect(reading).resolves.toHaveLength(1)
    else await expect(reading).rejects.toThrow(reason)
  })
})

describe('a hostile text with all pages', () => {
  it('is read if its parts are pages, and refused if they are one long page', async () => {
    const part = (place: string): string => `# Lamp\n${place}\n${'word '.repeat(1_000_000)}\n`
    const places = ['a', 'b'].map((name) => part(`Source: https://a.example/${name}`))
    expect(await readBytes('llms-full.txt', places.join(''))).toHaveLength(2)
    await expect(readBytes('llms-full.txt', part('').repeat(2))).rejects.toThrow(
      /^llms-full\.txt cannot be read: one of its pages is longer than 8 million characters: write/,
    )
  })

  it('does not repeat a heading in each section below it', async () => {
    const text = `# Lamp\n## ${'x'.repeat(1_000_000)} {#a}\n${'### a\n'.repeat(5_000)}`
    const [page] = await readBytes('llms-full.txt', `${text}Text.`)
    expect(JSON.stringify(toDocument(page as ImportedPage, 'docs')).length).toBeLessThan(20_000_000)
  })

  it.each(['javascript:alert(1)', 'file:///etc/passwd', 'https://', 'data:text/html,x'])(
    'has no page at %s',
    async (place) => {
      const [page] = await readBytes('llms-full.txt', `# Lamp\nURL: ${place}\n\nText.`)
      expect(page?.url).toBe('https://a.example/file')
    },
  )
})

it.each([
  ['a.json', 17],
  ['a.yaml', 17],
  ['llms-full.txt', 65],
  ['a.pdf', 65],
  ['a.docx', 65],
])('refuses %s of %i MB before it is read', async (name, megabytes) => {
  const file = join(await writeFolder({ [name]: '' }), name)
  await truncate(file, megabytes * 1024 * 1024)
  await expect(readDocumentFile(file, { shownAs: name })).rejects.toThrow(
    new RegExp(
      `^${name} has ${megabytes} MB[.] Docent reads such files up to (?:16|64) MB: split it`,
    ),
  )
})
