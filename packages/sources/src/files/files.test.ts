import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it, onTestFinished } from 'vitest'
import { readSyncedSource } from '../readCrawled.node.ts'
import { readSyncTime, syncSite } from '../syncSite.node.ts'
import { writeFolder } from '../../../content/src/testing/folder.node.ts'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readLocalSource } from '../readLocalSource.node.ts'
import { toDocument } from '../toDocument.node.ts'
import { makePdf, makeZip } from '../testing/documentFiles.node.ts'
import type { ImportedPage } from '../types.ts'
import { readDocumentFile } from './readFile.node.ts'

const API = `
openapi: 3.1.0
info: { title: Lamps API, version: '2' , description: Control lamps over HTTP. }
servers: [{ url: https://api.lamps.example }]
tags: [{ name: Lamps, description: Everything about lamps. }]
paths:
  /lamps/{id}:
    parameters: [{ name: id, in: path, required: true, schema: { type: string }, description: The lamp. }]
    post:
      operationId: dimLamp
      summary: Dim a lamp
      tags: [Lamps]
      description: Sets the level of **one** lamp.
      requestBody: { $ref: '#/components/requestBodies/Level' }
      responses:
        '200': { description: The lamp with its level, content: { application/json: { schema: { $ref: '#/components/schemas/Lamp' } } } }
        '404': { description: No such lamp | really. }
components:
  requestBodies:
    Level: { content: { application/json: { schema: { required: [level], properties: { level: { type: integer, description: From 0 to 5. } } } } } }
  schemas:
    Lamp: { allOf: [{ properties: { next: { $ref: '#/components/schemas/Lamp' } } }], properties: { tags: { type: array, items: { type: string } } } }
`

const read = async (files: Record<string, string>, name: string, url: string) => {
  const folder = await writeFolder(files)
  const { pages } = await readLocalSource(join(folder, name), { url })
  return [...pages()]
}

describe('an OpenAPI file', () => {
  const url = 'https://lamps.example/api'

  it('has a page for each tag, with the operations as sections and their parameters as tables', async () => {
    const [whole, lamps] = await read({ 'api.yaml': API }, 'api.yaml', url)
    expect(whole).toMatchObject({ title: 'Lamps API', url })
    expect(whole?.sections[0]?.markdown).toContain('https://api.lamps.example')
    expect(lamps).toMatchObject({ title: 'Lamps API: Lamps', url: `${url}?tag=Lamps` })
    const [, dim] = lamps?.sections ?? []
    expect(dim).toMatchObject({ heading: 'Dim a lamp', anchor: 'operation/dimLamp' })
    expect(dim?.markdown).toContain('`POST /lamps/{id}`')
    expect(dim?.markdown).toContain('| `id` | path | string | yes | The lamp. |')
    expect(dim?.markdown).toContain('| `level` | integer | yes | From 0 to 5. |')
    expect(dim?.markdown).toContain('| 404 | No such lamp \\| really. |')
    // The schema leads to itself.
    expect(dim?.markdown).toContain('| `next` | Lamp | no |')
    expect(dim?.markdown).toContain('| `tags` | array of string | no |')
  })

  it('is read from JSON as well, and its pages are documents', async () => {
    const json = JSON.stringify({
      openapi: '3.0.3',
      info: { title: 'Lamps' },
      paths: { '/lamps': { get: { responses: {} } } },
    })
    const [page] = await read({ 'openapi.json': json }, 'openapi.json', url)
    const document = toDocument(page as ImportedPage, 'api')
    expect(document.sections.map(({ anchor, heading }) => [anchor, heading])).toEqual([
      ['', ''],
      ['paths/~1lamps/get', 'GET /lamps'],
    ])
  })

  it.each([
    ['a.json', '{"a": 1}', 'is not an OpenAPI file'],
    ['b.json', '{', 'cannot be read'],
    ['c.yaml', 'openapi: 2.0', 'is not an OpenAPI file'],
    ['d.yaml', 'openapi: "3.0.0"\npaths: { /a: { $ref: "#/paths/~1a" } }', undefined],
  ])('says what is wrong with %s', async (name, text, fault) => {
    const reading = read({ [name]: text }, name, url)
    if (fault === undefined) await expect(reading).resolves.toEqual([])
    else await expect(reading).rejects.toThrow(fault)
  })
})

const paragraph = (text: string, properties = ''): string =>
  `<w:p><w:pPr>${properties}</w:pPr><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`
const styled = (style: string): string => `<w:pStyle w:val="${style}"/>`
const ITEM = '<w:numPr><w:ilvl w:val="0"/></w:numPr>'
const WORD = `<?xml version="1.0"?><w:document><w:body>
${paragraph('The lamp', styled('Title'))}${paragraph('All about *lamps* &amp; shades.')}
${paragraph('Dim it', styled('Heading2'))}${paragraph('Hold the switch.', ITEM)}${paragraph('Release it.', ITEM)}
<w:tbl><w:tr><w:tc>${paragraph('Level')}</w:tc><w:tc>${paragraph('Watts')}</w:tc></w:tr><w:tr><w:tc>${paragraph('1')}</w:tc><w:tc>${paragraph('2')}</w:tc></w:tr></w:tbl>
<w:p><w:r><w:delText>Deleted.</w:delText></w:r></w:p></w:body></w:document>`

describe('a Word document', () => {
  it.each([0, 8] as const)('has its headings, lists and tables (packed by %i)', async (method) => {
    const folder = await writeFolder({})
    await writeFile(join(folder, 'lamp.docx'), makeZip('word/document.xml', WORD, { method }))
    const { pages } = await readLocalSource(folder, { url: 'https://lamps.example/files/' })
    const [page] = [...pages()]
    expect(page).toMatchObject({ title: 'The lamp', url: 'https://lamps.example/files/lamp.docx' })
    expect(page?.sections.map(({ heading, anchor }) => [heading, anchor])).toEqual([
      ['', ''],
      ['Dim it', ':~:text=Dim%20it'],
    ])
    expect(page?.sections[0]?.markdown).toBe('All about \\*lamps\\* & shades.')
    expect(page?.sections[1]?.markdown).toBe(
      '- Hold the switch.\n- Release it.\n\n| Level | Watts |\n| --- | --- |\n| 1 | 2 |',
    )
  })

  it.each([
    ['no zip', Buffer.from('x'.repeat(100)), 'it is not a zip archive'],
    ['another zip', makeZip('a.txt', 'x'), 'it contains no Word document'],
  ])('says what is wrong with %s', async (_, bytes, fault) => {
    const folder = await writeFolder({})
    await writeFile(join(folder, 'a.docx'), bytes)
    await expect(readLocalSource(join(folder, 'a.docx'), {})).rejects.toThrow(fault)
  })
})

describe('a PDF file', () => {
  // It needed an address, because no server showed it.
  it('is shown below the path of its source', async () => {
    const folder = await writeFolder({ 'The manual.pdf': makePdf(['The lamp has five levels.']) })
    const file = join(folder, 'The manual.pdf')
    const { url, files, pages } = await readLocalSource(file, { url: '/docs/' })
    expect(url).toBe('/docs/The%20manual.pdf')
    expect([...(files ?? [])]).toEqual([[url, file]])
    expect([...pages()].map((page) => page.url)).toEqual([url])
  })

  const write = async (): Promise<string> => {
    const folder = await writeFolder({})
    const file = join(folder, 'manual.pdf')
    await writeFile(
      file,
      makePdf(['The lamp has five levels.', 'Hold the switch for two seconds.']),
    )
    return file
  }

  it('has a section for each page, which its address opens', async () => {
    const { pages } = await readLocalSource(await write(), {
      url: 'https://lamps.example/manual.pdf',
    })
    const [page] = [...pages()]
    expect(page).toMatchObject({ title: 'manual', url: 'https://lamps.example/manual.pdf' })
    expect(page?.sections.map(({ anchor, markdown }) => [anchor, markdown])).toEqual([
      ['', ''],
      ['page=1', 'The lamp has five levels.'],
      ['page=2', 'Hold the switch for two seconds.'],
    ])
  })

  it('says what to install if the package that reads it is missing', async () => {
    await expect(readDocumentFile(await write(), {}, () => undefined)).rejects.toThrow(
      'run "npm install unpdf" in the folder where you start Docent',
    )
  })
})

describe('a file at an address', () => {
  async function serveFile(type: string, body: string) {
    const asked: (string | undefined)[] = []
    const server = createServer((request, response) => {
      asked.push(request.headers['if-none-match'])
      const isKnown = request.headers['if-none-match'] === '"one"'
      response.writeHead(isKnown ? 304 : 200, { 'content-type': type, etag: '"one"' })
      response.end(isKnown ? '' : body)
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => void server.close())
    return { root: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, asked }
  }
  const toFile = async (): Promise<string> => join(await writeFolder({}), 'file.db')

  it('is read once, and again only if it has changed', async () => {
    const { root, asked } = await serveFile('text/plain', '# Lamps\n\nAll about lamps.')
    const from = `${root}llms-full.txt`
    const file = await toFile()
    expect(await syncSite({ from, file, allowPrivate: true })).toMatchObject({ read: 1 })
    expect(await syncSite({ from, file, allowPrivate: true })).toMatchObject({ unchanged: 1 })
    expect(asked).toEqual([undefined, '"one"'])
    const { pages } = await readSyncedSource(file, from, {})
    expect([...pages()]).toMatchObject([{ url: root, title: 'Lamps' }])
    expect(readSyncTime(file)).toBeGreaterThan(0)
  })

  it('is refused at a private address, and if the address has a page', async () => {
    const { root } = await serveFile('text/html', '<p>Sign in</p>')
    const from = `${root}manual.pdf`
    await expect(syncSite({ from, file: await toFile() })).rejects.toThrow('private address')
    await expect(syncSite({ from, file: await toFile(), allowPrivate: true })).rejects.toThrow(
      'the server sent an HTML page instead of the file',
    )
  })
})
