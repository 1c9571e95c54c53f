import type { Phrases } from '@docent/texts'
import { isInstruction } from './instructions.ts'
import { escapePattern, normalise } from '../compose/normalise.ts'
import { keepText, PATTERNS } from './patterns/index.ts'
import type { LanguagePatterns } from './patterns/types.ts'

/** The reply to small talk, or nothing for any other question. */
export type AnswerSmallTalk = (text: string, phrases: Phrases) => Reply | undefined

interface Reply {
  readonly said: string
  /** Whether the text may be about the site's subject. Then the pages may answer it better. */
  readonly isAboutSite: boolean
}

type Topic = 'greeting' | 'thanks' | 'farewell' | 'identity' | 'help' | 'declined'

/**
 * Recognises remarks to the assistant in every language. The reply uses the language of `phrases`.
 */
export function createSmallTalk(brand: string): AnswerSmallTalk {
  const readers = PATTERNS.map((patterns) => ({
    language: patterns.language,
    read: createTopicReader(brand, patterns),
  }))

  return (text, phrases) => {
    const normal = normalise(text)
    if (normal === '') return { said: phrases.empty, isAboutSite: false }
    if (isInstruction(text)) return { said: phrases.declined, isAboutSite: false }
    // "Ciao" greets in Italian and says goodbye in German.
    const own = readers.filter(({ language }) => language === phrases.language)
    for (const { read } of [...own, ...readers]) {
      const found = read(normal)
      if (found) return { said: phrases[found.topic], isAboutSite: found.isAboutSite }
    }
    return undefined
  }
}

function createTopicReader(
  brand: string,
  { smallTalk, fold = keepText }: LanguagePatterns,
): (normal: string) => { topic: Topic; isAboutSite: boolean } | undefined {
  const name = escapePattern(normalise(brand))
  const create = (pattern: string) => new RegExp(fold(pattern.replaceAll('BRAND', () => name)))
  const whole = (patterns: readonly string[]) =>
    create(`^(?:${smallTalk.please})?(?:${patterns.join('|')})$`)
  const greeting = whole(smallTalk.greeting)
  const thanks = whole(smallTalk.thanks)
  const asks = create(smallTalk.asks)
  const others = (['farewell', 'identity', 'help', 'declined'] as const).map(
    (topic) => [topic, whole(smallTalk[topic])] as const,
  )
  const onSite = smallTalk.onSite === undefined ? undefined : create(smallTalk.onSite)

  function pick(said: string): Topic | undefined {
    if (greeting.test(said)) return 'greeting'
    if (thanks.test(said) && !asks.test(said)) return 'thanks'
    return others.find(([, pattern]) => pattern.test(said))?.[0]
  }

  return (normal) => {
    const said = fold(normal)
    const topic = pick(said)
    const isAboutSite = topic === 'declined' || (onSite?.test(said) ?? false)
    return topic && { topic, isAboutSite }
  }
}
