import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Search } from '@docent/protocol/api'
import { createFileSearch } from '../fileSearch.ts'
import { openSite, type TestSite } from '../testing/site.node.ts'
import { readWordsIn } from '../words/analyze.ts'
import { writeSearchFile } from '../writeSearchFile.ts'
import { createSearch } from './createSearch.ts'

const PAGES = {
  'index.md': '---\ntitle: متجر النباتات\n---\nنبيع نباتات سهلة العناية.\n',
  'delivery.md': `# الشحن

## مدة الشحن

تصل الطلبات خلال أسبوع إلى كل المدن. تكلفة التوصيل خمسة يورو.

## الاسترجاع

يُعاد المبلغُ كاملًا إذا أُرجِعَت النبتةُ خلال أربعة عشر يومًا.
`,
  'care.md': '# العناية\n\n## الإضاءة\n\nضع النبتة قرب نافذة مضيئة، ولا تسقها كثيرًا.\n',
}

/** A question or a search, spelt otherwise than on the page, with its section and the words it marks. */
const ASKED = [
  ['كم مده الشحن', '/delivery#مدة-الشحن', ['مدة', 'الشحن']],
  ['تَكْلِفَةُ التَّوصيلِ', '/delivery#مدة-الشحن', ['تكلفة', 'التوصيل']],
  ['اعادة المبلغ كاملا', '/delivery#الاسترجاع', ['المبلغُ', 'كاملًا']],
  ['الاضاءه قرب نافذه مضيئة', '/care#الإضاءة', ['الإضاءة', 'قرب', 'نافذة', 'مضيئة']],
  ['الطلـــبات خلال اسبوع', '/delivery#مدة-الشحن', ['الطلبات', 'خلال', 'أسبوع']],
] as const

let site: TestSite
let files: Search
let server: Search

beforeAll(async () => {
  readWordsIn('ar')
  site = await openSite(PAGES)
  server = createSearch(site.knowledge)
  const json = JSON.stringify(writeSearchFile(site.content.documents, []))
  files = createFileSearch(JSON.parse(json))
})

afterAll(() => {
  readWordsIn('en')
  site.close()
})

describe('a question in Arabic that is spelt otherwise than the page', () => {
  it.each(ASKED)('finds the passage: %s', (question, url) => {
    const [hit] = site.knowledge.search(question, { limit: 1 })
    expect(decodeURI(hit!.passage.id)).toBe(url)
    expect(site.knowledge.readQuery(question).corrected).toEqual([])
  })

  it.each(ASKED)('finds the section on the server and in a browser: %s', (typed, url, words) => {
    for (const search of [server, files]) {
      const [hit] = search(typed, 8).hits
      expect(decodeURI(hit!.url)).toBe(url)
      const { section, snippet, marks } = hit!
      const cut = (text: string, places: typeof marks.snippet) =>
        places.map(([start, end]) => text.slice(start, end))
      const marked = [...cut(section, marks.section), ...cut(snippet, marks.snippet)]
      expect(marked).toEqual(expect.arrayContaining([...words]))
    }
  })

  it('puts the section first whose heading is typed in another spelling', () => {
    for (const search of [server, files]) {
      expect(decodeURI(search('الاضاءه', 8).hits[0]!.url)).toBe('/care#الإضاءة')
    }
  })
})
