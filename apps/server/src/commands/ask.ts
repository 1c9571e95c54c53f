import { parseArgs } from 'node:util'
import { createExplainer, createExtractiveEngine } from '@docent/assistant'
import type { AnswerEngine, Question } from '@docent/assistant'
import { CommandError } from '../commandError.ts'
import { readConfigFile, readContentLeniently } from '../content.ts'
import { formatExplanation } from '../explanation.ts'
import { OPTIONS, toSettings } from '../settings.ts'
import { withKnowledge } from '../temporaryKnowledge.ts'

/** `docent ask "…"`: answers one question from the content, here in the terminal. */
export async function ask(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    allowNegative: true,
    options: {
      ...OPTIONS,
      explain: { type: 'boolean', default: false },
      before: { type: 'string', multiple: true, default: [] },
    },
  })
  const { configFile, contentFolder, words } = toSettings(values, positionals, process.env)
  const text = words.join(' ').trim()
  if (text === '') throw new CommandError('Ask something: docent ask "What is this?"')

  const { brand, language, contact } = await readConfigFile(configFile)
  const history = values.before.map((before) => ({ role: 'user' as const, text: before }))
  const question: Question = { text, history, again: 0, avoid: [] }
  await withKnowledge(await readContentLeniently(contentFolder), async (knowledge) => {
    const options = { knowledge, brand, language, contact }
    if (values.explain) console.log(`${formatExplanation(createExplainer(options)(question))}\n`)
    await print(createExtractiveEngine(options).answer(question, { signal: NEVER }))
  })
}

const NEVER = new AbortController().signal

async function print(parts: ReturnType<AnswerEngine['answer']>): Promise<void> {
  const sources: string[] = []
  for await (const part of parts) {
    if (part.type === 'text') process.stdout.write(part.value)
    if (part.type === 'source') sources.push(part.value.url)
  }
  console.log()
  for (const [index, url] of sources.entries()) console.log(`[${index + 1}] ${url}`)
}
