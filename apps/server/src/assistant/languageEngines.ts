import { createDrafter, createLanguagesEngine } from '@docent/answers'
import type { AnswerEngine, LanguageAnswers } from '@docent/answers'
import { inWordsOf, stepsInWordsOf } from '@docent/retrieval/node'
import type { LanguageKnowledge } from '../content/languageFiles.ts'
import { withMeaning } from '../semantic/withMeaning.ts'
import type { MakeEngine } from './engines.ts'

/** The engine of a site: one for each of its languages, behind one that chooses. */
export async function openLanguageEngines(
  [root, ...others]: readonly [LanguageKnowledge, ...LanguageKnowledge[]],
  makeEngine: MakeEngine,
): Promise<AnswerEngine> {
  const open = async ({ knowledge, config }: LanguageKnowledge) =>
    withMeaning(await makeEngine(knowledge, config), knowledge)
  // A site in one language reads all words by its rules: nothing has to follow an answer.
  if (others.length === 0) return open(root)
  const scope = async (one: LanguageKnowledge) => scopeLanguage(one, await open(one))
  return createLanguagesEngine(
    [await scope(root), ...(await Promise.all(others.map(scope)))],
    root.config.brand,
  )
}

/** Every step of an answer reads words by the rules of its language. */
function scopeLanguage(
  { base, config, knowledge }: LanguageKnowledge,
  engine: AnswerEngine,
): LanguageAnswers {
  const { brand, language, contact } = config
  const draft = inWordsOf(language, () => createDrafter({ knowledge, brand, language, contact }))
  return {
    language,
    base,
    engine: {
      ...engine,
      answer: (question, context) =>
        stepsInWordsOf(language, () => engine.answer(question, context)),
    },
    draft: (question) => inWordsOf(language, () => draft(question)),
  }
}
