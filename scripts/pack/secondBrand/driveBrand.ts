import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'

interface Driven {
  readonly browser: Browser
  readonly address: string
  /** Where to put pictures; undefined for none. */
  readonly pictures?: string | undefined
}

/** Looks at the second brand as its visitors do. It rejects with the first thing that is wrong. */
export async function driveBrand({ browser, address, pictures }: Driven): Promise<void> {
  for (const theme of ['light', 'dark'] as const) {
    await lookAround(browser, { address, theme, pictures })
  }
  await goWithoutScript(browser, address)
  await readGerman(browser, address)
}

interface Look {
  readonly address: string
  readonly theme: 'light' | 'dark'
  readonly pictures: string | undefined
}

async function lookAround(browser: Browser, { address, theme, pictures }: Look): Promise<void> {
  const viewport = { width: 1200, height: 800 }
  const page = await browser.newPage({ viewport, colorScheme: theme })
  const complaints = listenTo(page, address)
  const take = async (name: string): Promise<void> => {
    if (pictures === undefined) return
    await page.screenshot({ path: join(pictures, `second-brand-${name}-${theme}.png`) })
  }
  await page.goto(address)
  await requireFont(page)
  await requireSign(page, theme)
  await take('home')
  await page.goto(`${address}/products`)
  await page.getByText('89').first().waitFor()
  await take('products')
  await openPanel(page, 'Talk to the assistant')
  await requireAnswer(page, 'How much is the garden lamp?', /89/)
  await take('panel')
  if (theme === 'light') await playVideo(page, address)
  if (complaints.length > 0) throw new Error(`The ${theme} theme: ${complaints.join(' / ')}`)
  await page.close()
}

/** Collects errors of the console and requests to other hosts. */
function listenTo(page: Page, address: string): string[] {
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  page.on('request', (request) => {
    const url = request.url()
    if (!url.startsWith(address) && !/^(?:data|blob):/.test(url)) complaints.push(`It loads ${url}`)
  })
  return complaints
}

/** The owner's font is on the page, and was asked for before the style sheet named it. */
async function requireFont(page: Page): Promise<void> {
  const preloads = page.locator('link[rel=preload][href="/fonts/halden.woff2"]')
  if ((await preloads.count()) !== 1) throw new Error('The font is not preloaded.')
  const isLoaded = await page.evaluate(async () => {
    await document.fonts.ready
    return [...document.fonts].some((font) => {
      return font.family.includes('Halden Serif') && font.status === 'loaded'
    })
  })
  if (!isLoaded) throw new Error('The font is not shown.')
}

/** The pill has the owner's logo for the theme, and not our door. */
async function requireSign(page: Page, theme: 'light' | 'dark'): Promise<void> {
  const icon = page.locator('.pill .icon')
  const picture = await icon.evaluate((one) => getComputedStyle(one).backgroundImage)
  const file = theme === 'dark' ? '/images/logo.dark.svg' : '/images/logo.svg'
  if (!picture.includes(file)) throw new Error(`The pill shows ${picture}.`)
}

async function openPanel(page: Page, pill: string): Promise<void> {
  await page.getByRole('button', { name: pill, exact: true }).click()
}

/**
 * Asks in the open panel, in any language, waits for words of the answer, and until another question
 * can be sent. While an answer still arrives, Enter sends nothing.
 */
async function requireAnswer(page: Page, question: string, said: RegExp): Promise<void> {
  const field = page.locator('.panel textarea')
  await field.fill(question)
  await field.press('Enter')
  await page.locator('.panel .prose').last().getByText(said).first().waitFor()
  await page.locator('.panel .composer button[type=submit]').waitFor()
}

/** A video plays under the site's own policy, and shows its captions. */
async function playVideo(page: Page, address: string): Promise<void> {
  await page.goto(`${address}/tutorials/change-the-bulb`)
  const cue = await page.locator('video').evaluate(async (video: HTMLVideoElement) => {
    video.muted = true
    const [track] = video.textTracks
    if (!track) return 'It has no captions.'
    track.mode = 'showing'
    // The film is short: its captions are loaded first.
    while (!track.cues?.length) await new Promise(requestAnimationFrame)
    await video.play()
    while (!track.activeCues?.length && !video.ended) await new Promise(requestAnimationFrame)
    return (track.activeCues?.[0] as VTTCue | undefined)?.text
  })
  if (cue !== 'Turn the ring to the left.') throw new Error(`The video says: ${cue}`)
}

/** Without script a visitor filters the list of products, and it is sorted as its owner wants. */
async function goWithoutScript(browser: Browser, address: string): Promise<void> {
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.goto(`${address}/products`)
  const cards = page.locator('main :is(.card, .lead) h2')
  const sorted = await cards.allInnerTexts()
  if (sorted.join() !== 'Garden lamp,Corner lamp') throw new Error(`The list is: ${sorted.join()}`)
  await page.getByRole('link', { name: 'Indoors', exact: true }).click()
  const filtered = await cards.allInnerTexts()
  if (filtered.join() !== 'Corner lamp') throw new Error(`The filter shows: ${filtered.join()}`)
  await page.close()
}

/** The other language has its pages, which name each other, and its panel, which answers from them. */
async function readGerman(browser: Browser, address: string): Promise<void> {
  const page = await browser.newPage({ locale: 'de' })
  const complaints = listenTo(page, address)
  await page.goto(`${address}/products/garden`)
  const german = page.locator('link[rel=alternate][hreflang=de]')
  const there = await german.getAttribute('href')
  if (there !== 'https://halden.example/de/products/garden') throw new Error(`hreflang: ${there}`)
  await page.goto(`${address}/de/products/garden`)
  await page.getByRole('heading', { level: 1, name: 'Gartenlampe' }).waitFor()
  await openPanel(page, 'Assistenten fragen')
  await page.getByRole('textbox', { name: 'Ihre Nachricht' }).waitFor()
  await requireAnswer(page, 'Wie viel Frost erträgt die Gartenlampe?', /30 Grad unter null/)
  await requireAnswer(page, 'Was kostet die Gartenlampe?', /Preis: 89/)
  await requireAnswer(page, 'Which base does the bulb have?', /nur die Seiten auf Englisch/)
  if (complaints.length > 0) throw new Error(`In German: ${complaints.join(' / ')}`)
  await page.close()
}
