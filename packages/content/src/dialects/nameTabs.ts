import { readData, readTextList } from './attributeData.ts'
import type { Element } from './nestElements.ts'

/** Tags in a name that only change its look. */
const STYLES = /<\/?(?:b|code|em|i|strong)>/g

/**
 * The name that a group of tabs gives to each tab, if the tab has none itself: `items={['npm', 'pnpm']}` and
 * `titles` by their order, `values={[{ label: 'npm', value: 'n' }]}` by their value.
 */
export function nameTabs({ attributes }: Element): (index: number, tab: Element) => string {
  const items = readTextList(attributes.get('items') ?? attributes.get('titles')).map((item) =>
    item.replaceAll(STYLES, ''),
  )
  const values = readData(attributes.get('values'))
  const labels = new Map(
    (Array.isArray(values) ? values : []).flatMap((one) => {
      const label = one instanceof Map ? one.get('label') : undefined
      return typeof label === 'string' ? [[one.get('value'), label]] : []
    }),
  )
  return (index, tab) => labels.get(tab.attributes.get('value')) ?? items[index] ?? ''
}
