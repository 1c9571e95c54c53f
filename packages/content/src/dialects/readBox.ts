import { toName } from './tags.ts'
import type { AttributeValue, MarkupTag } from './tags.ts'

const BOX = /^[ \t]*(:{3,}|\/{3,})[ \t]*(.*?)[ \t]*$/
const OPENING = /^([A-Za-z][\w-]*)[ \t]*(?:\[([^\]]*)\])?[ \t]*(?:\|[ \t]*)?([^{]*)(\{[^}]*\})?$/
const TITLE = /\b(?:title|label|summary)=(?:"([^"]*)"|'([^']*)')/
const MAX_LENGTH = 500

/** Reads a line that opens or closes a box: `:::note Title`, `:::tip[Title]`, `/// note | Title`, `:::`. */
export function readBox(line: string, end: number): MarkupTag | undefined {
  if (line.length > MAX_LENGTH) return undefined
  const [, mark, given = ''] = BOX.exec(line) ?? []
  if (mark === undefined) return undefined
  const base = { key: mark.charAt(0), values: [], isClosed: false, end }
  if (given === '') {
    return { ...base, type: 'close', name: '', written: '', attributes: new Map() }
  }
  const [, written, bracketed, plain = '', more = ''] = OPENING.exec(given) ?? []
  if (written === undefined) return undefined
  const [, double, single] = TITLE.exec(more) ?? TITLE.exec(plain) ?? []
  const title = (double ?? single ?? bracketed ?? plain).trim().replace(/^"(.*)"$/, '$1')
  const attributes = new Map<string, AttributeValue>(title === '' ? [] : [['title', title]])
  return { ...base, type: 'open', name: toName(written), written, attributes }
}
