import type { Passage, Unit } from '@docent/retrieval'

/** A passage of sentences, or of units if it matters what they are. */
export function createPassage(
  url: string,
  content: string | readonly Partial<Unit>[],
  names: Partial<Pick<Passage, 'title' | 'section'>> = {},
): Passage {
  const given = typeof content === 'string' ? content.split(/(?<=[.!?]) /) : content
  const units = given.map((each, block): Unit => {
    const unit = typeof each === 'string' ? { text: each } : each
    const text = unit.text ?? unit.markdown ?? ''
    return { kind: 'sentence', block, depth: 0, markdown: text, ...unit, text }
  })
  const { title = 'A page', section = '' } = names
  const [route = url] = url.split('#', 1)
  const path = section === '' ? [] : [section]
  const text = units.map((unit) => unit.text).join('\n')
  return { id: url, url, route, title, heading: section, path, section, units, text }
}
