import type { Passage, Unit } from '@docent/retrieval'
import { fence } from './fence.ts'

/** Characters of one passage that a model is given. */
const PASSAGE_LENGTH = 2_400
const CUT = '(This section goes on: read_page has all of it.)'

/** A passage as a model reads it: its number, what it is from, its address and its lines. */
export function writePassage(passage: Passage, number: number): string {
  const { title, section, route } = passage
  const product = /^\/([^/]+)\/[^/]/.exec(route)?.[1]
  const from = [product, title, section].filter((name) => name !== undefined && name !== '')
  const attributes = `number="${number}" from="${quote(from.join(' › '))}" url="${quote(route)}"`
  return `<passage ${attributes}>\n${fence(writeLines(passage))}\n</passage>`
}

function quote(text: string): string {
  return fence(text).replaceAll('"', "'")
}

function writeLines({ units }: Passage): string {
  const written = units.map((unit, place) => withHead(unit, units[place - 1]))
  const whole = dropLead(written).join('\n')
  if (whole.length <= PASSAGE_LENGTH) return whole
  const kept = whole.slice(0, whole.lastIndexOf('\n', PASSAGE_LENGTH) + 1)
  const cut = (kept || whole.slice(0, PASSAGE_LENGTH)).trimEnd().toWellFormed()
  return `${closeCode(dropLead(cut.split('\n')).join('\n'))}\n${CUT}`
}

/** A table's first row comes with its head. */
function withHead({ head, markdown, block }: Unit, before: Unit | undefined): string {
  return head !== undefined && before?.block !== block ? `${head}\n${markdown}` : markdown
}

/** Without a last line that announces a list, a table or code that does not follow. */
function dropLead(lines: readonly string[]): readonly string[] {
  const isLead = lines.length > 1 && /[:：][*_]{0,3}$/.test(lines.at(-1)?.trimEnd() ?? '')
  return isLead ? lines.slice(0, -1) : lines
}

/** Code that was cut must not take what follows for code. */
function closeCode(text: string): string {
  const fences = text.match(/^\s*(?:`{3,}|~{3,})/gm) ?? []
  const [last = ''] = fences.slice(-1)
  return fences.length % 2 === 1 ? `${text}\n${last}` : text
}
