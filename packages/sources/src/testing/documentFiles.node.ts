import { deflateRawSync, deflateSync } from 'node:zlib'

interface ZipOptions {
  /** 8 is packed, 0 is not. */
  readonly method?: number
  readonly flags?: number
  /** The sizes in the list of files. @default the true ones */
  readonly sizes?: { readonly packed?: number; readonly unpacked?: number }
  /** The place of the file's own header. */
  readonly place?: number
  /** How many files the list says it has. */
  readonly count?: number
}

/** A zip archive with one file. */
export function makeZip(name: string, content: string | Buffer, options: ZipOptions = {}): Buffer {
  const { method = 8, flags = 0, sizes = {}, place = 0, count = 1 } = options
  const raw = Buffer.from(content)
  const data = method === 8 ? deflateRawSync(raw) : raw
  const local = Buffer.alloc(30)
  local.writeUInt32LE(0x04034b50, 0)
  local.writeUInt16LE(name.length, 26)
  const entry = Buffer.alloc(46)
  entry.writeUInt32LE(0x02014b50, 0)
  entry.writeUInt16LE(flags, 8)
  entry.writeUInt16LE(method, 10)
  entry.writeUInt32LE(sizes.packed ?? data.length, 20)
  entry.writeUInt32LE(sizes.unpacked ?? raw.length, 24)
  entry.writeUInt16LE(name.length, 28)
  entry.writeUInt32LE(place, 42)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(count, 10)
  end.writeUInt32LE(30 + name.length + data.length, 16)
  return Buffer.concat([local, Buffer.from(name), data, entry, Buffer.from(name), end])
}

interface PdfOptions {
  /** The number of pages in the list of pages. @default the true one */
  readonly count?: number
  /** The object that the list of pages names first, before the pages. */
  readonly firstKid?: string
  /** Where the table of objects is said to be. */
  readonly start?: number
  /** Added to the place of each object in the table. */
  readonly shift?: number
  /** The contents of the first page, which are packed. */
  readonly contents?: Buffer
}

/** A PDF file with a line of text on each page. */
export function makePdf(lines: readonly string[], options: PdfOptions = {}): Buffer {
  const { count = lines.length, firstKid = '', shift = 0, contents } = options
  const kids = lines.map((_, index) => `${4 + index * 2} 0 R`).join(' ')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${count} /Kids [${firstKid} ${kids}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...lines.flatMap((line, index) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << /Font << /F1 3 0 R >> >> /Contents ${5 + index * 2} 0 R >>`,
      index === 0 && contents ? packStream(contents) : writeStream(writeText(line)),
    ]),
  ]
  let text = '%PDF-1.4\n'
  const places = objects.map((object, index) => {
    const at = text.length
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
    return at + shift
  })
  const start = options.start ?? text.length
  const rows = places.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('')
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`
  text += `trailer << /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF`
  return Buffer.from(text, 'latin1')
}

/** Each line of the text below the one before. */
function writeText(text: string): string {
  const lines = text.split('\n').map((line) => `(${line}) Tj 0 -12 Td`)
  return `BT /F1 12 Tf 72 720 Td ${lines.join(' ')} ET`
}

function writeStream(content: string): string {
  return `<< /Length ${content.length} >>\nstream\n${content}\nendstream`
}

function packStream(contents: Buffer): string {
  const packed = deflateSync(contents).toString('latin1')
  return `<< /Length ${packed.length} /Filter /FlateDecode >>\nstream\n${packed}\nendstream`
}
