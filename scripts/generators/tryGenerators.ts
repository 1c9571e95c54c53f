// Builds a real site with each generator and the line from its example, opens it in a browser, asks the
// assistant a question, and follows the citation.

import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import type { Browser } from '@playwright/test'
import { serveFiles } from '../../bench/pages/serveFiles.ts'
import { serve, stop } from '../../e2e/server.ts'
import { findBrowser } from '../browser.ts'
import { runCommand } from '../command.ts'
import { findFreePort } from '../services/startService.ts'
import type { Tally } from '../step.ts'
import { buildGeneratorSite, GENERATOR_SITES } from './sites.ts'
import type { GeneratorSite } from './sites.ts'

/** Tries the generators whose names contain one of these words, or all. */
export async function tryGenerators(words: readonly string[]): Promise<Tally> {
  const found = await findBrowser()
  if ('problem' in found) {
    console.error(`  ${found.problem}`)
    return { passed: 0, failed: 1, skipped: 0 }
  }
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  const browser = await chromium.launch({ executablePath: found.path, args })
  const tally = { passed: 0, failed: 0, skipped: 0 }
  try {
    for (const site of GENERATOR_SITES.filter((one) => isWanted(one, words))) {
      tally[await tryGenerator(site, browser)]++
    }
  } finally {
    await browser.close()
  }
  return tally
}

function isWanted({ name }: GeneratorSite, words: readonly string[]): boolean {
  return words.length === 0 || words.some((word) => name.toLowerCase().includes(word.toLowerCase()))
}

async function tryGenerator(site: GeneratorSite, browser: Browser): Promise<keyof Tally> {
  if (!(await isThere(site))) {
    console.log(`        ${site.name} is not installed: skipped`)
    return 'skipped'
  }
  const folder = await mkdtemp(join(tmpdir(), 'docent-generator-'))
  try {
    const cited = await askOnSite(site, folder, browser)
    console.log(`        ${site.name}: cited ${cited}`)
    return 'passed'
  } catch (error) {
    console.error(`  ${site.name}: ${error instanceof Error ? error.message : String(error)}`)
    return 'failed'
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Generators of the npm registry are installed; the others must be there. */
async function isThere({ build, packages }: GeneratorSite): Promise<boolean> {
  if (!build || packages.length > 0) return true
  return (await runCommand(build[0], ['--version'])).code === 0
}

async function askOnSite(site: GeneratorSite, folder: string, browser: Browser): Promise<string> {
  const built = join(folder, 'site', site.output)
  const { address: root, stop: stopServing } = await serveFiles([built])
  // The pages are built with the address of the assistant before it starts.
  const port = await findFreePort()
  try {
    const addresses = { assistant: `http://127.0.0.1:${port}`, site: root }
    await buildGeneratorSite(site, join(folder, 'site'), addresses)
    const { child } = await startAssistant(folder, { built, root, port })
    try {
      return await followCitation(browser, `${root}/${site.start}`, site.cited)
    } finally {
      await stop(child)
    }
  } finally {
    await stopServing()
  }
}

interface Assistant {
  readonly built: string
  readonly root: string
  readonly port: number
}

async function startAssistant(folder: string, { built, root, port }: Assistant) {
  const config = {
    brand: 'Lamps',
    allowedOrigins: [root],
    sources: [{ from: built, url: `${root}/` }],
  }
  await mkdir(join(folder, 'content'))
  await writeFile(join(folder, 'content/index.md'), '---\ntitle: Shop\n---\n\nA shop in Selb.\n')
  await writeFile(join(folder, 'docent.config.ts'), `export default ${JSON.stringify(config)}\n`)
  const place = ['--content', join(folder, 'content'), '--data', join(folder, 'data')]
  return serve(['--no-site', '--port', String(port), ...place])
}

/** Asks on a page, and opens the page that the answer cites. */
async function followCitation(browser: Browser, page: string, cited: RegExp): Promise<string> {
  const context = await browser.newContext()
  try {
    const tab = await context.newPage()
    await tab.goto(page)
    await tab.getByRole('button', { name: 'Talk to the assistant' }).click()
    const field = tab.getByPlaceholder('Type your message...')
    await field.fill('How do I dim the lamp?')
    await field.press('Enter')
    const answer = tab.getByRole('article', { name: /said/ }).last()
    await answer.getByText('hold the switch for two seconds').first().waitFor()
    const sources = answer.getByRole('list', { name: /^Sources/ })
    const source = sources.getByRole('link').first()
    const href = (await source.getAttribute('href')) ?? ''
    if (!cited.test(href)) throw new Error(`The answer cites ${href}, expected ${cited}.`)
    // The page is of the same site, so it opens in this tab.
    await source.click()
    await tab.waitForURL(cited)
    await tab.getByRole('heading', { name: 'How to dim it' }).waitFor()
    return href
  } finally {
    await context.close()
  }
}
