import type { Locator, Page } from '@playwright/test'
import {
  answerWith,
  ask,
  expect,
  finish,
  openPanel,
  PAGES,
  start,
  startStream,
  test,
  text,
} from '../fixtures.ts'
import { answersOf } from '../panel.ts'

/** Pages of each kind, and those with the longest names in narrow columns. */
const MEASURED = [
  ...PAGES,
  '/products/assistant',
  '/products/site/configuration',
  '/products/assistant/answer-keys',
  '/search?q=citation',
]

/** Words that a line ends in the middle of. An address in code has no better place to end a line. */
function findBrokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const broken: string[] = []
    const range = document.createRange()
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const text = texts.currentNode as Text
      const place = text.parentElement
      if (!place?.checkVisibility() || place.closest('code, svg, .vh, .docent')) continue
      for (const { 0: word, index } of text.data.matchAll(/[\p{L}\p{N}]+/gu)) {
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        const boxes = [...range.getClientRects()].filter(({ width }) => width > 0)
        if (new Set(boxes.map(({ top }) => Math.round(top))).size > 1) broken.push(word)
      }
    }
    return broken
  })
}

for (const width of [320, 768, 1440]) {
  test(`no line ends inside a word, in a window of ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    for (const path of MEASURED) {
      await page.goto(path)
      expect(await findBrokenWords(page), path).toEqual([])
    }
  })
}

/** Short words of code, such as options, that a line ends in the middle of. */
function findCutCode(part: Locator): Promise<string[]> {
  return part.evaluate((part) => {
    const range = document.createRange()
    return [...part.querySelectorAll('code:not(pre *)')].flatMap((code) => {
      const texts = document.createTreeWalker(code, NodeFilter.SHOW_TEXT)
      const places: { text: Node; at: number }[] = []
      while (texts.nextNode()) {
        const text = texts.currentNode
        for (let at = 0; at < (text as Text).length; at += 1) places.push({ text, at })
      }
      const topOf = ({ text, at }: { text: Node; at: number }) => {
        range.setStart(text, at)
        range.setEnd(text, at + 1)
        return Math.round(range.getBoundingClientRect().top)
      }
      return [...(code.textContent ?? '').matchAll(/[^\s-]*-\S+/g)].flatMap(
        ({ 0: word, index }) => {
          const tops = new Set(places.slice(index, index + word.length).map(topOf))
          return word.length <= 24 && tops.size > 1 ? [word] : []
        },
      )
    })
  })
}

// `--to` was on two lines, and `my-site`.
test('no line on a phone ends after the hyphens of an option', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const path of [...MEASURED, '/products/assistant/data', '/tutorials/write-a-client']) {
    await page.goto(path)
    expect(await findCutCode(page.locator('main')), path).toEqual([])
  }
})

// The word that was searched for is a part of the option.
test('nor in a result of the search', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const query of ['--port', 'port']) {
    await page.goto(`/search?q=${query}`)
    const options = page.locator('.found .rows .kept')
    await expect(options.first()).toBeVisible()
    const lines = await options.evaluateAll((all) =>
      all.map((one) => new Set([...one.getClientRects()].map(({ top }) => Math.round(top))).size),
    )
    expect(lines, query).toEqual(lines.map(() => 1))
  }
})

test('nor in an answer', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  const commands = Array.from(
    { length: 24 },
    (_, place) => `- ${'i'.repeat(place)} \`--port\`, \`docent serve --port 3000 --host 0.0.0.0\``,
  )
  await answerWith(page, (_, response) => {
    startStream(response)(start, text(commands.join('\n')), finish)
    response.end()
  })
  await page.goto('/')
  await openPanel(page)
  await ask(page, 'Which options are there?')
  const answer = answersOf(page)
  await expect(answer.getByRole('listitem')).toHaveCount(24)
  expect(await findCutCode(answer)).toEqual([])
})

// "24.1" and "ms" were on two lines, next to a column that was mostly empty.
test('a figure and its unit share a line', async ({ page }) => {
  await page.goto('/products/assistant')
  const lines = await page.locator('td[data-align=right]').evaluateAll((cells) =>
    cells.map((cell) => {
      const range = document.createRange()
      range.selectNodeContents(cell.firstChild ?? cell)
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
    }),
  )
  expect(lines.length).toBeGreaterThan(4)
  expect(Math.max(...lines)).toBe(1)
})

// A command was a separate box: `(` ended one line, and `).` began another.
test('no line ends between a command and the mark next to it', async ({ page }) => {
  for (const width of [320, 768]) {
    await page.setViewportSize({ width, height: 900 })
    for (const path of ['/tutorials/start', '/articles/weighing-chats']) {
      await page.goto(path)
      expect(await findLostMarks(page), `${path} at ${width}`).toEqual([])
    }
  }
})

/** Marks that are on another line than the code that they touch. */
function findLostMarks(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const boxOf = (node: Node, at: number): DOMRect => {
      const range = document.createRange()
      range.setStart(node, at)
      range.setEnd(node, at + 1)
      return range.getBoundingClientRect()
    }
    const isLost = (mark: Node, at: number, code: Node, place: number): boolean =>
      /\S/.test(mark.textContent?.[at] ?? ' ') &&
      Math.abs(boxOf(mark, at).bottom - boxOf(code, place).bottom) > 12
    return [...document.querySelectorAll('main :is(p, li) > .kept')].flatMap((kept) => {
      const { previousSibling: before, nextSibling: after, firstChild } = kept
      const end = (before?.textContent?.length ?? 0) - 1
      const last = (kept.textContent?.length ?? 0) - 1
      const isAlone =
        (before instanceof Text && isLost(before, end, firstChild!, 0)) ||
        (after instanceof Text && isLost(after, 0, firstChild!, last))
      return isAlone ? [kept.textContent] : []
    })
  })
}
