import { readData, readTextList } from './attributeData.ts'
import {
  ADDRESS,
  labelText,
  readAttribute,
  readPhrase,
  toBoldLabel,
  toHref,
  toLink,
  toPhrase,
} from './attributes.ts'
import { isHtml, STATES } from './elements.ts'
import type { Element } from './nestElements.ts'
import { writeCodeBlock } from './writeCode.ts'
import { writeCommands } from './writeCommands.ts'
import { writeFieldTable } from './writeField.ts'
import { writeItems } from './writeItems.ts'
import { block, inline, NOTHING } from './written.ts'
import type { WrittenElement } from './written.ts'

const WORDS = ['title', 'label', 'heading', 'question', 'text', 'caption'] as const
const MORE = ['description', 'answer', 'summary'] as const
/** Sentences, which may be on several lines. */
const SENTENCES = new Set<string>([
  ...WORDS,
  ...MORE,
  'alt',
  'content',
  'headline',
  'message',
  'note',
  'subtitle',
  'tip',
])
/** Attributes that only their tool reads. */
const MACHINERY = /^(?:id|key|slot|style|class|className|.*(?:Id|Key|Class|ClassName))$|[:@]/
const PICTURE = /\.(?:png|jpe?g|gif|webp|svg|avif)$/i
/** `{{< new-in 0.153.0 >}}` */
const SINCE = /^(?:new|added|available|changed|deprecated|removed)[-_ ]?(?:in|since)$/i
const SEVERAL_WORDS = /^[\p{L}\p{N}][^{}<=;\s]{0,100}\s[^{}<=;]*$/u
const VERSION = /^v?\d[\w.+-]{0,30}$/

/** An empty element may say something in its attributes: words, code, commands, a list, a link. */
export function writeAttributes(element: Element): WrittenElement {
  if (isHtml(element.name)) return NOTHING
  if (STATES.has(element.name)) return inline(`(${element.name})`)
  const since = writeSince(element)
  if (since !== '') return inline(since)
  const own = writeFieldTable(element) || writeCommands(element) || writeCode(element)
  if (own !== '') return block(labelText(toBoldLabel(readPhrase(element, WORDS)), own))
  if (PICTURE.test(readAttribute(element, ['src']))) return inline(writePicture(element))
  return writeWords(element)
}

/** A picture of another site without a description says nothing, and is not shown. It may be a badge or a counter. */
export function writePicture(element: Element): string {
  const alt = readPhrase(element, ['alt']).replaceAll(/[[\]]/g, '')
  const src = readAttribute(element, ['src'])
  const isSilent = alt === '' && !FILE.test(src)
  return isSilent || src === '' ? '' : `![${alt}](${toHref(src)})`
}

/** The path of a picture of the same folder. */
const FILE = /^(?![a-z][a-z\d+.-]*:|[/\\]{2})[^{}<>]*\.(?:png|jpe?g|gif|webp|avif|svg)$/i

function writeSince(element: Element): string {
  const version = element.values[0] ?? readAttribute(element, ['v', 'version'])
  if (!SINCE.test(element.written) || !VERSION.test(version)) return ''
  const words = element.written.toLowerCase().replace(/[-_ ]?(in|since)$/, ' $1')
  return `(${words} ${version})`
}

/** Texts over several lines that are not sentences, such as `query={`…`}`. */
function writeCode(element: Element): string {
  if (!isComponent(element)) return ''
  const language = readAttribute(element, ['lang', 'language'])
  return [...element.attributes]
    .flatMap(([name, value]) => {
      const isCode = name === 'code' || (!SENTENCES.has(name) && !MACHINERY.test(name))
      if (!isCode || typeof value !== 'string') return []
      return name === 'code' || value.trim().includes('\n') ? [writeCodeBlock(value, language)] : []
    })
    .join('\n\n')
}

function writeWords(element: Element): WrittenElement {
  const href = readAttribute(element, ADDRESS)
  const words = readPhrase(element, WORDS)
  const more = readPhrase(element, MORE)
  const listed = [...element.attributes.values()].flatMap(readList).join(', ')
  const items = listed === '' ? writeItems(element) : ''
  if (items !== '') return block(labelText(toBoldLabel(words), items))
  // A title alone belongs to something that only the build of its tool shows.
  if (listed === '' && more === '' && href === '' && hasCode(element)) return NOTHING
  if (words === '' && more === '' && listed === '') return inline(writeOnly(element, href))
  const lead = href === '' || words === '' ? words : toLink(words, href)
  if (listed !== '' && words !== '') return block(labelText(toBoldLabel(words), listed))
  return inline([lead, more].filter((part) => part !== '').join(': '))
}

/** The name of the page in a reference without words, or the words of an element that has nothing else. */
function writeOnly(element: Element, href: string): string {
  if (/page-?ref|glossary/i.test(element.written)) {
    const name =
      href
        .split(/[?#]/, 1)[0]
        ?.split('/')
        .findLast((part) => /\w/.test(part)) ?? ''
    const words = toPhrase(name.replace(/\.\w{1,5}$/, '').replaceAll(/[-_]+/g, ' '))
    if (href === '' || words === '') return toPhrase(element.values[0] ?? '')
    return toLink(words.charAt(0).toUpperCase() + words.slice(1), href)
  }
  const texts = [...element.attributes].filter(([name]) => !MACHINERY.test(name))
  const [only] = texts
  if (only === undefined || texts.length > 1 || typeof only[1] !== 'string') return ''
  if (!isComponent(element)) return ''
  return SEVERAL_WORDS.test(only[1]) ? toPhrase(only[1]) : ''
}

/** Not a tag of a drawing, such as `path`, whose attributes are long too. */
function isComponent({ form, written }: Element): boolean {
  return form !== 'tag' || /[A-Z-]/.test(written)
}

function hasCode({ attributes }: Element): boolean {
  return [...attributes.values()].some((value) => typeof value === 'object')
}

/** The texts of `['npm', 'pnpm']`. */
function readList(value: Parameters<typeof readData>[0]): string[] {
  return typeof value === 'object' ? readTextList(value).map(toPhrase) : []
}
