import { createHash } from 'node:crypto'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '@docent/content'
import type { Embed } from './embedBuild.ts'

/**
 * Writes the script behind `/widget.js` with the owner's label for the pill, and returns its name.
 * The pinned scripts keep their bytes and their integrity: a page that uses one sets `data-label`.
 */
export async function labelEmbed(embed: Embed, config: Config): Promise<{ file: string }> {
  const { language, assistant } = config
  const script = await readFile(join(embed.folder, embed.file), 'utf8')
  const labelled = `${setLabel(assistant.launcher, language)}\n${script}`
  const hash = createHash('sha256').update(labelled).digest('hex').slice(0, 12)
  const file = `today-${hash}.js`
  const draft = join(embed.folder, `${file}.${process.pid}.draft`)
  await writeFile(draft, labelled)
  await rename(draft, join(embed.folder, file))
  return { file }
}

/**
 * A label in the owner's language helps only visitors who read that language, so a tag or a page in
 * another one keeps the built-in label. `getAttribute` ignores what other scripts put on
 * `Object.prototype`.
 */
function setLabel(label: string, language: string): string {
  const [own = 'en'] = language.toLowerCase().split('-')
  return (
    '(function(t){if(!t||t.getAttribute("data-label"))return;' +
    `var l=t.getAttribute("data-lang")||document.documentElement.lang||${quote(own)};` +
    `if(l.toLowerCase().split("-")[0]===${quote(own)})t.setAttribute("data-label",${quote(label)})` +
    '})(document.currentScript);'
  )
}

/** Before ES2019, these two characters ended a string in JavaScript, but JSON allows them. */
function quote(text: string): string {
  return JSON.stringify(text).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')
}
