// Pages of the site that are made from the code. They are committed, and a check compares them.

import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ROOT } from '../command.ts'
import { writeCommandsPage } from './commandsPage.ts'
import { writeAnswerKeysPage, writeConfigPage } from './configPage.ts'
import { writeFieldsPage } from './fieldsPage.ts'
import { writeLimitsPage } from './limitsPage.ts'

const PAGES: Readonly<Record<string, () => string>> = {
  'content/products/site/configuration.md': writeConfigPage,
  'content/products/site/front-matter.md': writeFieldsPage,
  'content/products/assistant/answer-keys.md': writeAnswerKeysPage,
  'content/products/assistant/limit-names.md': writeLimitsPage,
  'content/products/command-line/commands.md': writeCommandsPage,
}

/** Writes each page of the reference again. */
export async function writeReference(): Promise<void> {
  for (const [file, write] of Object.entries(PAGES)) await writeFile(join(ROOT, file), write())
}

/** Returns one sentence for each page that differs from the code. */
export async function checkReference(): Promise<string[]> {
  const problems = await Promise.all(
    Object.entries(PAGES).map(async ([file, write]) => {
      const text = await readFile(join(ROOT, file), 'utf8').catch(() => '')
      return text === write() ? [] : [`${file} differs from the code: run "npm run reference".`]
    }),
  )
  return problems.flat()
}
