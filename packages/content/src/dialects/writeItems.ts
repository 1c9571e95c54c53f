import { hangText } from './alignText.ts'
import { readData } from './attributeData.ts'
import { toLink, toPhrase } from './attributes.ts'
import type { Literal } from './literals.ts'
import type { Element } from './nestElements.ts'

const TITLE = ['title', 'name', 'label', 'question', 'heading', 'term'] as const
const TEXT = ['description', 'text', 'answer', 'content', 'body', 'definition', 'summary'] as const
const ADDRESS = ['href', 'link', 'to', 'url'] as const

/** A list of the entries in `items={[{ title: 'Peers', href: '/peers', description: 'Add them.' }]}`. */
export function writeItems({ attributes }: Element): string {
  return [...attributes.values()]
    .flatMap((value) => {
      const data = typeof value === 'object' ? readData(value) : undefined
      return Array.isArray(data) ? data.map(writeItem) : []
    })
    .filter((item) => item !== '')
    .join('\n')
}

function writeItem(item: Literal): string {
  const read = (names: readonly string[]): string => {
    const values = names.map((name) => (item instanceof Map ? item.get(name) : undefined))
    const found = values.find((value) => typeof value === 'string' && value.trim() !== '')
    return typeof found === 'string' ? found.trim() : ''
  }
  const [title, text, href] = [toPhrase(read(TITLE)), toPhrase(read(TEXT)), read(ADDRESS)]
  // A title alone is the name of something that only the build of its tool shows.
  if (title === '' || (text === '' && href === '')) return ''
  const lead = href === '' ? title : toLink(title, href)
  return hangText(text === '' ? lead : `${lead}: ${text}`, '- ')
}
