import {
  createDrafter,
  createEditionsEngine,
  createLanguagesEngine,
  findAsked,
} from '@docent/answers'
import type { AnswerEngine, LanguageAnswers, Question } from '@docent/answers'
import { inWordsOf, stepsInWordsOf } from '@docent/retrieval/node'
import type { EditionKnowledge } from '../content/editionFiles.ts'
import { joinLanguages } from '../content/joinLanguages.ts'
import type { LanguageKnowledge } from '../content/languageFiles.ts'
import { withMeaning } from '../semantic/withMeaning.ts'
import type { MakeEngine } from './engines.ts'

/** The engine of a site: one for each of its languages and editions, behind one that chooses. */
export async function openLanguageEngines(
  languages: readonly [LanguageKnowledge, ...LanguageKnowledge[]],
  makeEngine: MakeEngine,
  editions: readonly EditionKnowledge[] = [],
): Promise<AnswerEngine> {
  const [root, ...others] = languages
  const open = async ({ knowledge, config }: Opened) =>
    withMeaning(await makeEngine(knowledge, config), knowledge)
  // A site in one language reads all words by its rules: nothing has to follow an answer.
  if (others.length === 0 && editions.length === 0) return open(root)
  const scope = async (one: LanguageKnowledge) => scopeLanguage(one, await open(one))
  const first = await scope(root)
  const rest = await Promise.all(others.map(scope))
  const engine = createLanguagesEngine([first, ...rest], root.config.brand)
  const opened = editions.map(async ({ language, knowledge, ...edition }) => {
    const config = language === '' ? root.config : { ...root.config, language }
    const one = { base: '', config, knowledge }
    return { ...edition, ...scopeLanguage(one, await open(one)), knowledge, language }
  })
  const main = {
    ...first,
    engine,
    draft: (question: Question) => findAsked([first, ...rest], question).draft(question),
    knowledge: joinLanguages(languages),
    languages: languages.map(({ config }) => config.language),
  }
  return createEditionsEngine(main, await Promise.all(opened), root.config.brand)
}

type Opened = Pick<LanguageKnowledge, 'knowledge' | 'config'>

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
