import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { callDocent } from '../testing/callDocent.ts'

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url))

/** Each language is above 0.95 today. With the rules of English, Dutch has 0.55. */
const LEAST_RIGHT = 0.9

it.each(['de', 'es', 'fr', 'it', 'nl', 'pt'])(
  'docent eval answers a small site in %s',
  async (language) => {
    const folder = `evals/languages/${language}`
    const { said } = await callDocent(ROOT, [
      'eval',
      `${folder}/questions.jsonl`,
      '--content',
      `${folder}/content`,
    ])
    expect(Number(/^Right: ([\d.]+)\./m.exec(said)?.[1])).toBeGreaterThanOrEqual(LEAST_RIGHT)
    expect(said).toContain('refusals: recall 1.000')
  },
)
