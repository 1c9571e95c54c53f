import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readConfig } from '@docent/content'
import { labelEmbed } from './embedLabel.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'docent-embed-label-'))
  await writeFile(join(folder, 'widget-abc.js'), 'done = true')
})

afterEach(() => rm(folder, { recursive: true, force: true }))

interface Page {
  label?: string
  lang?: string
  html?: string
}

/** Runs the script like a page with such a tag, and returns the label of the tag afterwards. */
async function runTag(
  launcher: string,
  { label, lang, html = '' }: Page = {},
  language = 'en',
): Promise<unknown> {
  const config = readConfig({ brand: 'Lamps', language, assistant: { launcher } }, 'test')
  const embed = { folder, file: 'widget-abc.js', integrity: '' }
  const { file } = await labelEmbed(embed, config)
  const script = await readFile(join(folder, file), 'utf8')
  const attributes = new Map<string, string>()
  if (label !== undefined) attributes.set('data-label', label)
  if (lang !== undefined) attributes.set('data-lang', lang)
  const currentScript = {
    getAttribute: (name: string) => attributes.get(name) ?? null,
    setAttribute: (name: string, value: string) => void attributes.set(name, value),
  }
  const document = { currentScript, documentElement: { lang: html } }
  const isDone = new Function('document', `let done = false;\n${script}\nreturn done`)(document)
  expect(isDone).toBe(true)
  return attributes.get('data-label')
}

it('gives the tag the label that the owner has set', async () => {
  expect(await runTag('Ask the lamp "guide"\u2028</script>')).toBe(
    'Ask the lamp "guide"\u2028</script>',
  )
})

it('keeps the label of the tag', async () => {
  expect(await runTag('Ask us', { label: 'Need help?' })).toBe('Need help?')
})

it('keeps the built-in label for another language', async () => {
  expect(await runTag('Ask us', { html: 'de-AT' })).toBeUndefined()
  expect(await runTag('Ask us', { html: 'de', lang: 'en-GB' })).toBe('Ask us')
  expect(await runTag('Frag uns', { html: 'de-AT' }, 'de')).toBe('Frag uns')
})

it('does not change the pinned script', async () => {
  await runTag('Ask us')
  expect(await readFile(join(folder, 'widget-abc.js'), 'utf8')).toBe('done = true')
})
