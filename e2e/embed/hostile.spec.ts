import { encodePart } from '@docent/protocol'
import type { StreamPart } from '@docent/protocol'
import type { Page } from '@playwright/test'
import { WIDE } from '@docent/playground/answers'
import { ask, findViolations, finish, openPanel, start, text } from '../fixtures.ts'
import { firstSourceOf, panelOf, pillOf } from '../panel.ts'
import { expect, pageWith, test } from './stage.ts'

/** Milliseconds between two looks at the chat. */
const PAUSE = 200
const PAGE = '<!doctype html><html lang="en">'

/** The ways in which pages affect widgets, each in a form that breaks most of them. */
const HOSTILE: readonly [what: string, page: (tag: string) => string][] = [
  [
    'all: unset !important on everything',
    (tag) => `${PAGE}<style>* { all: unset !important }</style><body>${tag}`,
  ],
  [
    'html { font-size: 40px } and wide letters',
    (tag) =>
      `${PAGE}<style>html { font-size: 40px; letter-spacing: 6px; word-spacing: 9px; line-height: 3;
        text-transform: uppercase; text-align: right; text-indent: 4em; cursor: wait;
        -webkit-text-fill-color: red; color: lime; font-family: cursive; user-select: none;
        pointer-events: auto; white-space: pre; visibility: visible }</style><body>${tag}`,
  ],
  [
    'transforms, filters, clips and containment on its ancestors',
    (tag) =>
      `${PAGE}<style>html { transform: translate(3px) } body { transform: rotate(2deg) scale(.8);
        filter: blur(2px); opacity: .4; overflow: hidden; contain: strict; height: 200px;
        clip-path: inset(30%) }</style><body>${tag}`,
  ],
  ['an old doctype', (tag) => `<html><body>${tag}`],
  [
    'a layer over the whole page at the highest z-index',
    (tag) =>
      `${PAGE}<body><div style="position:fixed;inset:0;z-index:2147483647;background:#fdd"></div>${tag}`,
  ],
  [
    'rules for the element and its parts',
    (tag) =>
      `${PAGE}<style>docent-chat, .docent, .launch, .pill, .panel, button, section {
        display: none !important; position: static !important; opacity: 0 !important;
        transform: scale(3) !important; width: 10px !important }</style><body>${tag}`,
  ],
]

/** How the chat looks as soon as it looks the same twice: a scroll can still be on its way. */
async function readSettledLook(page: Page): Promise<unknown> {
  let look = await readLook(page)
  await expect(async () => {
    const before = look
    await page.evaluate((wait) => new Promise((resolve) => setTimeout(resolve, wait)), PAUSE)
    look = await readLook(page)
    expect(look).toEqual(before)
  }).toPass()
  return look
}

/** The places and styles of the chat's parts that a page could change. */
async function readLook(page: Page): Promise<unknown> {
  return page.locator('docent-chat').evaluate((element) => {
    const read = (part: Element) => {
      const { x, y, width, height } = part.getBoundingClientRect()
      const { color, backgroundColor, font, letterSpacing, wordSpacing, ...style } =
        getComputedStyle(part)
      const { textTransform, textAlign, textIndent, opacity, visibility, cursor, display } = style
      return {
        part: part.className,
        box: [x, y, width, height].map((side) => Math.round(side)),
        words: [color, backgroundColor, font, letterSpacing, wordSpacing, style.whiteSpace],
        more: [textTransform, textAlign, textIndent, opacity, visibility, cursor, display],
      }
    }
    const parts =
      '.pill, .panel, .panel h2, .talk, .bubble, .bubble p, .chips button, textarea, .foot, table, td, pre'
    return [...(element.shadowRoot?.querySelectorAll(parts) ?? [])].map(read)
  })
}

/** Whether nothing covers the chat, at the middle of the panel and at the pill. */
async function isOnTop(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const tops = [
      [500, 500],
      [100, 850],
    ].map(([x = 0, y = 0]) => document.elementFromPoint(x, y)?.localName)
    return tops.every((name) => name === 'docent-chat')
  })
}

/** An answer with everything that a page's rules could reach, the same each time. */
async function answerRichly(page: Page): Promise<void> {
  const parts: readonly StreamPart[] = [start, text(WIDE), finish]
  await page.route('**/api/gen-ai', (route) =>
    route.fulfill({
      headers: { 'access-control-allow-origin': '*', 'content-type': 'text/plain' },
      body: parts.map(encodePart).join(''),
    }),
  )
}

async function converse(page: Page): Promise<void> {
  await openPanel(page)
  await ask(page, 'What gives way?')
  await expect(page.getByRole('button', { name: 'Regenerate' })).toBeVisible()
  // Nothing is hovered, and nothing moves.
  await page.mouse.move(1400, 10)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect(page.getByRole('textbox')).toBeFocused()
}

for (const [what, write] of HOSTILE) {
  test(`complaint 12: on a page with ${what} it is the same`, async ({ page, stage }, info) => {
    const tag = `<h1>A page</h1><script src="${stage.assistant}/widget.js" async></script>`
    await answerRichly(page)
    await stage.show(page, `${PAGE}<body>${tag}`)
    await converse(page)
    const plain = await readSettledLook(page)
    await page.evaluate(() => sessionStorage.clear())

    await stage.show(page, write(tag))
    await page.evaluate(() => sessionStorage.clear())
    await converse(page)
    expect(await readSettledLook(page)).toEqual(plain)
    expect(await isOnTop(page)).toBe(true)
    await page.screenshot({ path: info.outputPath('hostile.png') })
  })
}

test('complaint 12: the page is the same with it', async ({ page, stage }) => {
  const look = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('main *')].map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect()
        return [x, y, width, height, getComputedStyle(element).cssText].join()
      }),
    )
  const main = `<main class="docent"><h2 class="head">Head</h2><p class="panel">A panel</p>
    <button class="pill">A pill</button><span class="tip">A tip</span></main>`
  await stage.show(page, `${PAGE}<body>${main}`)
  const before = await look()
  await stage.show(page, pageWith(stage.assistant, '', main))
  await page.evaluate(() => document.querySelector('h1')?.remove())
  await openPanel(page)
  expect(await look()).toEqual(before)
  expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0)
  expect(await page.locator('head style, head link').count()).toBe(0)
})

test('complaint 12: another script that adds to prototypes changes nothing', async ({
  page,
  stage,
}) => {
  const pollute = `<script>
    for (const [name, value] of Object.entries({ position: 'right', persist: 'none', label: 'Hacked',
      hidden: '', layer: '3', theme: 'dark', restoreOpen: true, scroll: 'always', contact: {},
      brand: 'Hacked', texts: { title: 'Hacked' }, isOff: true, storage: 1,
      extend() {}, each() {} })) Object.prototype[name] = value
    for (const name of ['each', 'first', 'remove', 'contains']) Array.prototype[name] = () => 'Hacked'
    String.prototype.format = Function.prototype.method = () => 'Hacked'
  </script>`
  await stage.show(page, pageWith(stage.assistant, '', pollute))
  await openPanel(page)
  await expect(panelOf(page)).toBeVisible()
  expect((await pillOf(page).boundingBox())?.x).toBe(24)
  await ask(page, 'What products are available?')
  await expect(firstSourceOf(page)).toBeVisible()
  await expect(page.getByText('Hacked')).toHaveCount(0)
})

test.describe('complaint 13: among the other elements of a page it', () => {
  test('is where the tag says, and above all of them', async ({ page, stage }) => {
    const attributes = 'data-position="right" data-offset-x="40" data-offset-y="90"'
    await stage.show(page, pageWith(stage.assistant, attributes))
    const box = await pillOf(page).boundingBox()
    expect(Math.round(1440 - (box?.x ?? 0) - (box?.width ?? 0))).toBe(40)
    expect(Math.round(900 - (box?.y ?? 0) - (box?.height ?? 0))).toBe(90)
    await openPanel(page)
    const panel = await panelOf(page).boundingBox()
    expect(panel).toMatchObject({ x: 1440 - 40 - 750, width: 750 })
  })

  test('is below elements with a higher number, if it has a number', async ({ page, stage }) => {
    const cover = '<div id="cover" style="position:fixed;inset:0;z-index:60;background:#fdd"></div>'
    const topAtPill = () => page.evaluate(() => document.elementFromPoint(60, 850)?.localName)
    await stage.show(page, pageWith(stage.assistant, 'data-layer="50"', cover))
    await expect(page.locator('docent-chat')).toBeAttached()
    expect(await topAtPill()).toBe('div')
    await stage.show(page, pageWith(stage.assistant, 'data-layer="70"', cover))
    await expect(page.locator('docent-chat')).toBeAttached()
    expect(await topAtPill()).toBe('docent-chat')
  })

  test('is covered by a modal dialog of the page', async ({ page, stage }) => {
    await stage.show(page, pageWith(stage.assistant, '', '<dialog>Consent?</dialog>'))
    await expect(pillOf(page)).toBeVisible()
    await page.evaluate(() => document.querySelector('dialog')?.showModal())
    await pillOf(page).click({ force: true })
    await expect(panelOf(page)).toHaveCount(0)
  })
})

test('light, dark and the tokens of the page reach the chat', async ({ page, stage }) => {
  const style = '<style>:root { --docent-accent: rgb(1, 2, 3) }</style>'
  await stage.show(page, pageWith(stage.assistant, 'data-theme="dark"', style))
  await openPanel(page)
  await page.mouse.move(1400, 10)
  await expect(pillOf(page)).toHaveCSS('background-color', 'rgb(1, 2, 3)')
  await expect(panelOf(page)).toHaveCSS('background-color', 'rgb(28, 27, 24)')
  await stage.show(page, pageWith(stage.assistant, 'data-theme="light"'))
  await page.emulateMedia({ colorScheme: 'dark' })
  await openPanel(page)
  await expect(panelOf(page)).toHaveCSS('background-color', 'rgb(251, 250, 247)')
})

test('axe finds nothing in it, closed and open', async ({ page, stage }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await stage.show(page, pageWith(stage.assistant))
  await expect(pillOf(page)).toBeVisible()
  expect(await findViolations(page, 'docent-chat')).toEqual([])
  await openPanel(page)
  await ask(page, 'What products are available?')
  await expect(page.getByRole('button', { name: 'Regenerate' })).toBeVisible()
  expect(await findViolations(page, 'docent-chat')).toEqual([])
})
