import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { loadContent, type Content } from '@docent/content'
import { buildKnowledge } from '../store/build.node.ts'
import { openKnowledge } from '../store/open.node.ts'
import type { Knowledge } from '../types.ts'

export interface TestSite {
  readonly content: Content
  /** The knowledge file, in its own folder. */
  readonly file: string
  readonly knowledge: Knowledge
  close(): void
}

/** A site of a few Markdown files, built and opened like a real one. */
export async function openSite(files: Readonly<Record<string, string>>): Promise<TestSite> {
  const folder = mkdtempSync(join(tmpdir(), 'docent-knowledge-'))
  mkdirSync(join(folder, 'content'))
  for (const [name, text] of Object.entries(files)) {
    const path = join(folder, 'content', name)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }
  const content = await loadContent(join(folder, 'content'), { lenient: true })
  const file = join(folder, 'knowledge.db')
  buildKnowledge(content, file)
  const knowledge = openKnowledge(file)
  return {
    content,
    file,
    knowledge,
    close() {
      knowledge.close()
      rmSync(folder, { recursive: true })
    },
  }
}

/** A small plant shop with everything that real sites have: lists, steps, tables, code and links. */
export const PLANT_SHOP: Readonly<Record<string, string>> = {
  'index.md': `---
title: Green Corner
summary: A shop for plants that survive.
---
Green Corner sells house plants and tells you how to keep them. Every plant comes with a card.
`,
  'products/fern.md': `---
title: Boston fern
summary: A soft fern for shady rooms.
for:
  - rooms without direct sun
  - people who like to water
notFor:
  - homes with radiators below the window
questions:
  - How often does a fern need water?
  - question: Is the fern safe for cats?
    answer: Yes, cats may chew it. See [the cactus](/products/cactus) for the opposite.
---
## Watering

Water the fern twice a week. It must never dry out. In winter once a week is enough.

## Size

| Pot | Height |
| --- | --- |
| Small | 20 cm |
| Large | 60 cm |

## Repotting

To repot a fern:

1. Take it out of its pot.
2. Shake off the old soil.
3. Put it into a pot that is 3 cm wider.

See [our soil](soil.md) for what to use.
`,
  'products/cactus.md': `---
title: Golden cactus
summary: A cactus that needs nearly nothing.
for:
  - people who travel
notFor:
  - homes with small children
date: 2026-02-01
---
## Watering

Water the cactus once a month. Do not water it in winter.

## Delivery

The cactus is sent in a box of foam. Delivery takes 3 days.
`,
  'products/soil.md': `---
title: Fern soil
summary: Loose soil for ferns.
---
A bag of fern soil holds 5 litres and costs 4 euros.
`,
  'tutorials/cuttings.md': `---
title: Grow a plant from a cutting
summary: From a leaf to a plant in six weeks.
date: 2026-03-01
---
## What you need

- A sharp knife
- A glass of water

## Set the timer

The watering timer is set with its command:

\`\`\`sh
timer set --every-days 3 --startHour 7
\`\`\`

Set \`maxWaterLevel\` to 80 where the pot has no hole.

## On a balcony

Bring the cutting in when it freezes.
`,
  'articles/winter.md': `---
title: Plants in winter
date: 2026-01-10
---
Most plants rest in winter. They need less water and no food.
`,
  'delivery.md': `---
title: Delivery and returns
---
## Returns

A plant can be returned within 14 days. We refund the price to the card that paid.

## Costs

Delivery costs 5 euros, and nothing above 50 euros.
`,
}
