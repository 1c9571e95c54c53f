import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { serve, stop } from '../server.ts'
import type { ServeOptions } from '../server.ts'

/** A small site in Arabic, with something of each kind of page. */
export const ARABIC: Readonly<Record<string, string>> = {
  'docent.config.ts': 'export default { brand: "حديقتنا", language: "ar" }\n',
  'content/index.md': `---
title: نباتات لكل بيت
summary: نبيع نباتات سهلة العناية، ونشرح كيف تعيش طويلًا.
---

نحن نبيع النباتات لكل بيت، ونرسلها في كل يوم.
`,
  'content/products/index.md': '---\ntitle: النباتات\nsummary: ما لدينا الآن.\n---\n',
  'content/products/fern.md': `---
title: السرخس
summary: نبات أخضر للظل.
for: من لديه غرفة فيها ظل
notFor: من ينسى السقي
questions:
  - question: كم مرة أسقي السرخس؟
    answer: مرتين في الأسبوع.
---

## السقي

اسق السرخس مرتين في الأسبوع، ولا تتركه يجف.

| الحجم | الارتفاع |
| --- | --: |
| صغير | 20 سم |
| كبير | 60 سم |

\`\`\`sh
timer set --every-days 3
\`\`\`
`,
  'content/products/cactus.md':
    '---\ntitle: الصبار\nsummary: نبات للشمس.\nfor: من ينسى السقي\n---\n\nضعه في الشمس.\n',
  'content/tutorials/repot.md': `---
title: نقل السرخس إلى أصيص
summary: في ثلاث خطوات.
minutes: 15
---

## 1. أخرجه

أخرج السرخس من أصيصه.

## 2. نظفه

انفض التراب القديم عنه.

## 3. ازرعه

ضعه في تراب جديد.
`,
  'content/articles/spring.md':
    '---\ntitle: الربيع\ndate: 2026-03-20\nsummary: ماذا تفعل في الربيع.\n---\n\nفي الربيع تنمو النباتات.\n',
}

/** The same, smaller, in German. */
export const GERMAN: Readonly<Record<string, string>> = {
  'docent.config.ts': 'export default { brand: "Grünes Eck", language: "de" }\n',
  'content/index.md': '---\ntitle: Pflanzen für jedes Zuhause\n---\n\nWir verkaufen Pflanzen.\n',
  'content/products/farn.md':
    '---\ntitle: Farn\nfor: Wohnungen mit Schatten\nnotFor: Vergessliche\n---\n\nEine Pflanze für den Schatten.\n',
  'content/products/kaktus.md':
    '---\ntitle: Kaktus\nfor: Vergessliche\n---\n\nEine Pflanze für die Sonne.\n',
}

/** One site in English and German. Only English has the tutorial. */
export const SEVERAL: Readonly<Record<string, string>> = {
  'docent.config.ts':
    'export default { brand: "Fern & Co", languages: { en: {}, de: { tagline: "Grün" } } }\n',
  'content/index.md': '---\ntitle: Home\nsummary: Plants for every home.\n---\n\nWe sell plants.\n',
  'content/products/fern.md':
    '---\ntitle: Fern\nsummary: A plant for the shade.\n---\n\n## Water\n\nWater the fern twice a week.\n',
  'content/tutorials/repot.md':
    '---\ntitle: Repot a fern\nsummary: A larger pot in three steps.\n---\n\n## Earth\n\nShake the old earth off the roots.\n',
  'content/de/index.md':
    '---\ntitle: Startseite\nsummary: Pflanzen für jedes Zuhause.\n---\n\nWir verkaufen Pflanzen.\n',
  'content/de/products/fern.md':
    '---\ntitle: Farn\nsummary: Eine Pflanze für den Schatten.\n---\n\n## Wasser\n\nGießen Sie den Farn zweimal in der Woche.\n',
}

export interface ServedSite {
  readonly address: string
  close(): Promise<void>
}

type Use = (site: ServedSite) => Promise<void>
type SiteFixture = [
  (needs: object, use: Use) => Promise<void>,
  { scope: 'worker'; timeout: number },
]

/** The fixture of a site of these files, which each worker builds once, when a test needs it. */
export function createSiteFixture(files: Readonly<Record<string, string>>): SiteFixture {
  return [
    // Playwright reads from the first parameter what a fixture needs.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const site = await serveSite(files)
      await use(site)
      await site.close()
    },
    { scope: 'worker', timeout: 120_000 },
  ]
}

/** Builds a site of these files in its own folder, and serves it. */
export async function serveSite(
  files: Readonly<Record<string, string>>,
  options: Pick<ServeOptions, 'isLimited'> = {},
): Promise<ServedSite> {
  const folder = await mkdtemp(join(tmpdir(), 'docent-language-'))
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), text)
  }
  const args = ['--port', '0', '--content', join(folder, 'content'), '--data', join(folder, 'data')]
  const { child, address } = await serve(args, {
    ...options,
    environment: { BUILD_DIR: join(folder, 'build') },
  })
  return {
    address,
    async close() {
      await stop(child)
      await rm(folder, { recursive: true, force: true })
    },
  }
}
