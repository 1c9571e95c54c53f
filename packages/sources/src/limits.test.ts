import { describe, expect, it } from 'vitest'
import { join } from 'node:path'
import { writeFile } from 'node:fs/promises'
import { writeFolder } from '../../content/src/testing/folder.node.ts'
import { toPageUrl } from './crawl/pageUrl.ts'
import { createOutline } from './html/outline.ts'
import { openHtmlPage } from './html/readHtmlPage.ts'
import { readPageLines } from './html/templateLines.ts'
import { importHtml } from './importHtml.ts'
import {
  MAX_API_ROWS,
  MAX_EDITIONS,
  MAX_ELEMENT_DEPTH,
  MAX_LIST_DEPTH,
  MAX_SECTIONS,
  MAX_TEMPLATE_LINES,
  MAX_URL_LENGTH,
  TEMPLATE_PAGES,
} from './limits.ts'
import { readLocalSource } from './readLocalSource.node.ts'
import type { ImportedSection } from './types.ts'

const ADDRESS = 'https://lamps.example/'

const toHtml = (body: string): string =>
  `<html><body><main><h1>Lamp</h1>${body}</main></body></html>`

function readSections(body: string): readonly ImportedSection[] {
  const entry = { path: 'a.html', read: () => toHtml(body) }
  const [page] = importHtml([entry], { url: ADDRESS }).pages()
  return page?.sections ?? []
}

describe('a page', () => {
  it('keeps the text of elements that are too deep, without what they mean', () => {
    const nest = (depth: number): readonly ImportedSection[] =>
      readSections(`${'<div>'.repeat(depth)}<h2 id="dim">Dim it</h2><p>Hold the switch.`)
    expect(nest(MAX_ELEMENT_DEPTH - 10).map(({ anchor }) => anchor)).toEqual(['', 'dim'])
    const [flat, ...others] = nest(MAX_ELEMENT_DEPTH)
    expect(others).toEqual([])
    expect(flat?.markdown).toContain('Dim it')
  })

  it('puts the text of lists that are too deep into the deepest item', () => {
    const write = (depth: number): string => {
      const items = Array.from({ length: depth }, (_, level) => `<ul><li>Level ${level}`).join('')
      return readSections(items)[0]?.markdown ?? ''
    }
    const countItems = (text: string): number => text.match(/^ *- /gm)?.length ?? 0
    expect(countItems(write(MAX_LIST_DEPTH))).toBe(MAX_LIST_DEPTH)
    const deeper = write(MAX_LIST_DEPTH + 1)
    expect(countItems(deeper)).toBe(MAX_LIST_DEPTH)
    expect(deeper).toContain(`Level ${MAX_LIST_DEPTH}`)
  })

  it('has sections up to a limit, and the headings of later ones become text', () => {
    const outline = createOutline()
    for (let index = 0; index <= MAX_SECTIONS; index++)
      outline.open({ heading: `Part ${index}`, depth: 2, anchor: `p${index}` })
    const sections = outline.sections()
    // The first is the text before all headings.
    expect(sections).toHaveLength(MAX_SECTIONS)
    expect(sections.at(-1)?.blocks).toEqual([
      { type: 'paragraph', text: `Part ${MAX_SECTIONS - 1}` },
      { type: 'paragraph', text: `Part ${MAX_SECTIONS}` },
    ])
  })

  it('is compared with others by its first lines', () => {
    const countLines = (lines: number): number => {
      const page = openHtmlPage(toHtml('<p>On</p>'.repeat(lines)))
      // The title is a line too.
      return page ? readPageLines(page.main).length : Number.NaN
    }
    expect(countLines(MAX_TEMPLATE_LINES - 1)).toBe(MAX_TEMPLATE_LINES)
    expect(countLines(MAX_TEMPLATE_LINES + 9)).toBe(MAX_TEMPLATE_LINES)
  })
})

describe('a site', () => {
  it('is compared by some of its pages before the first is read', () => {
    const countReads = (pages: number): number => {
      let reads = 0
      const entries = Array.from({ length: pages }, (_, index) => ({
        path: `${index}.html`,
        read: () => {
          reads++
          return toHtml(`<p>Lamp ${index}.</p>`)
        },
      }))
      importHtml(entries, { url: ADDRESS }).pages().next()
      return reads
    }
    // And the first page itself.
    expect(countReads(TEMPLATE_PAGES)).toBe(TEMPLATE_PAGES + 1)
    expect(countReads(10 * TEMPLATE_PAGES)).toBe(TEMPLATE_PAGES + 1)
  })

  it('has its newest version, and older ones up to a limit', async () => {
    const readVersions = async (versions: number): Promise<readonly (string | undefined)[]> => {
      const files = Array.from({ length: versions }, (_, index) => [
        `v${index + 1}/dim.html`,
        toHtml(`<p>Lamp ${index + 1}.</p>`),
      ])
      const folder = await writeFolder(Object.fromEntries(files) as Record<string, string>)
      const { edition, editions } = await readLocalSource(folder, { url: ADDRESS })
      return [edition?.version, ...editions.map((one) => one.edition.version)]
    }
    const all = MAX_EDITIONS + 1
    expect(await readVersions(all)).toHaveLength(all)
    const newest = await readVersions(all + 3)
    expect(newest).toHaveLength(all)
    expect([newest[0], newest.at(-1)]).toEqual([`v${all + 3}`, 'v4'])
  })
})

it('reads no address that is longer than any page has', () => {
  const scope = { origin: 'https://lamps.example', folder: '/' }
  const toLink = (length: number): string => ADDRESS.padEnd(length, 'x')
  const longest = toLink(MAX_URL_LENGTH)
  expect(toPageUrl(longest, ADDRESS, scope)).toBe(longest)
  expect(toPageUrl(toLink(MAX_URL_LENGTH + 1), ADDRESS, scope)).toBeUndefined()
})

it('shows the first rows of a long table of parameters', async () => {
  const countRows = async (amount: number): Promise<number> => {
    const parameters = Array.from({ length: amount }, (_, index) => ({ name: `p${index}` }))
    const api = { openapi: '3.1.0', paths: { '/lamps': { get: { parameters } } } }
    const file = join(await writeFolder({}), 'api.json')
    await writeFile(file, JSON.stringify(api))
    const { pages } = await readLocalSource(file, { url: ADDRESS })
    const text = [...pages()].flatMap(({ sections }) => sections.map(({ markdown }) => markdown))
    return text.join('\n').match(/^\| `p\d+`/gm)?.length ?? 0
  }
  expect(await countRows(MAX_API_ROWS)).toBe(MAX_API_ROWS)
  expect(await countRows(MAX_API_ROWS + 1)).toBe(MAX_API_ROWS)
})
