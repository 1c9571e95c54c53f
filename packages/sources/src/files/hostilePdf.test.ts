import { describe, expect, it } from 'vitest'
import { makePdf } from '../testing/documentFiles.node.ts'
import type { ImportedPage } from '../types.ts'
import { findPdfReader, readPdf } from './readPdf.node.ts'
import type { PdfLimits } from './readPdf.node.ts'

const MINUTES = 60_000
const LIMITS: PdfLimits = { pages: 5_000, ms: 10 * MINUTES, memory: 4 * 1024 ** 3 }
const PLACE = { url: 'https://a.example/a.pdf', name: 'a' }

function read(pdf: Buffer, limits: Partial<PdfLimits> = {}): Promise<ImportedPage> {
  const reader = findPdfReader()
  if (reader === undefined) throw new Error('unpdf is not installed.')
  return readPdf(new Uint8Array(pdf), PLACE, reader, { ...LIMITS, ...limits })
}

const readText = async (pdf: Buffer): Promise<string[]> =>
  (await read(pdf)).sections.slice(1).map(({ markdown }) => markdown)

describe('a hostile PDF', () => {
  it('may have as many pages as the limit, and is refused with one more', async () => {
    const pages = (length: number): Buffer => makePdf(Array.from({ length }, () => 'Lamp.'))
    expect((await read(pages(300), { pages: 300 })).sections).toHaveLength(301)
    await expect(read(pages(301), { pages: 300 })).rejects.toThrow(
      'it has 301 pages, and Docent reads at most 300',
    )
  })

  it('is read by its true pages if it says that it has billions', async () => {
    expect(await readText(makePdf(['Lamp.', 'Shade.'], { count: 2_000_000_000 }))).toEqual([
      'Lamp.',
      'Shade.',
    ])
  })

  it('is read if its table of objects is broken', async () => {
    expect(await readText(makePdf(['Lamp.'], { start: 99_999 }))).toEqual(['Lamp.'])
    expect(await readText(makePdf(['Lamp.'], { shift: 7 }))).toEqual(['Lamp.'])
  })

  it('is refused if its list of pages contains itself', async () => {
    const pdf = makePdf(['Lamp.'], { firstKid: '2 0 R' })
    await expect(read(pdf)).rejects.toThrow('Pages tree contains circular reference')
  })

  it.each([Buffer.from('%PDF-1.4\n'), Buffer.alloc(100_000), makePdf(['Lamp.']).subarray(0, 60)])(
    'is refused if it is cut or empty',
    async (bytes) => {
      await expect(read(bytes)).rejects.toThrow(/PDF/)
    },
  )

  it('is ended when it unpacks to more memory than the limit', async () => {
    const contents = Buffer.alloc(300 * 1024 ** 2, ' ')
    await expect(
      read(makePdf(['Lamp.'], { contents }), { memory: 64 * 1024 ** 2 }),
    ).rejects.toThrow('reading it needs more than 64 MB of memory')
    // Freeing it meanwhile would hide the growth.
    expect(contents).toHaveLength(300 * 1024 ** 2)
  })

  it('is ended when it takes longer than the limit', async () => {
    const contents = Buffer.from('BT /F1 12 Tf (a) Tj ET\n'.repeat(500_000))
    await expect(read(makePdf(['Lamp.'], { contents }), { ms: 100 })).rejects.toThrow(
      'reading it takes longer than 0.1 seconds',
    )
  })

  it('may have one page of many lines that end no sentence', async () => {
    const line = 'word word-\n'.repeat(30_000)
    const [text] = await readText(makePdf([line]))
    expect(text?.startsWith('word wordword word')).toBe(true)
  })
})
