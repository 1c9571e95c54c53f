import type { Attachment } from '@docent/protocol'
import type { QuestionFile } from '@docent/answers'
import { Refusal } from '../requests/refusal.ts'

/** Of one question. */
const MOST = 8
/** Of a text, in characters. */
const TEXT_LENGTH = 20_000

const DATA_URL = /^data:([a-z]+\/[a-z\d.+-]+)?((?:;[a-z-]+=[^;,]*)*)(;base64)?,/i
const IMAGE = /^image\/(?:png|jpeg|gif|webp)$/
const TEXT = /^(?:text\/[a-z\d.+-]+|application\/json)$/

/**
 * Reads what a visitor attached: images and texts, as `data:` URLs.
 *
 * @throws {Refusal} for anything else than such a file, and for too many.
 */
export function readFiles(attachments: readonly Attachment[]): QuestionFile[] {
  if (attachments.length > MOST) {
    throw new Refusal(400, `At most ${MOST} files can be attached to a question.`)
  }
  return attachments.map(readFile)
}

function readFile({ url, name = '', contentType }: Attachment): QuestionFile {
  const head = DATA_URL.exec(url)
  if (!head) throw new Refusal(400, 'An attached file is not a readable data: URL.')
  const [whole, ownType, , base64] = head
  const type = (ownType ?? contentType ?? 'text/plain').toLowerCase()
  const data = url.slice(whole.length)
  if (IMAGE.test(type)) {
    if (!base64 || !/^[A-Za-z\d+/]+={0,2}$/.test(data)) {
      throw new Refusal(400, 'An attached image is not base64-encoded.')
    }
    return { type: 'image', mediaType: type, base64: data }
  }
  if (TEXT.test(type)) {
    const text = (base64 ? fromBase64(data) : fromPercent(data)).slice(0, TEXT_LENGTH)
    return { type: 'text', name: name.slice(0, 100), text: text.toWellFormed() }
  }
  throw new Refusal(400, 'Attached files can be images (PNG, JPEG, GIF, WebP) and texts.')
}

function fromBase64(data: string): string {
  try {
    const bytes = Uint8Array.from(atob(data), (letter) => letter.codePointAt(0) ?? 0)
    return new TextDecoder().decode(bytes)
  } catch {
    throw new Refusal(400, 'An attached text is not base64-encoded, although its URL says so.')
  }
}

function fromPercent(data: string): string {
  try {
    return decodeURIComponent(data)
  } catch {
    throw new Refusal(400, 'An attached text cannot be read.')
  }
}
