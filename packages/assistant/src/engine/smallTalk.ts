import type { Phrases } from '@docent/texts'
import { isInstruction } from './instructions.ts'
import { escapePattern, normalise } from './normalise.ts'

/** What to say to words that ask the site nothing, or nothing when they do. */
export type AnswerSmallTalk = (text: string, phrases: Phrases) => Reply | undefined

interface Reply {
  readonly said: string
  /** Whether it may be meant of what the site is about, which its pages know better. */
  readonly isAboutSite: boolean
}

export function createSmallTalk(brand: string): AnswerSmallTalk {
  const greeting = whole(greetings(escapePattern(normalise(brand))))
  const pick = (text: string, said: string, phrases: Phrases): string | undefined => {
    if (said === '') return phrases.empty
    if (isInstruction(text)) return phrases.declined
    if (greeting.test(said)) return phrases.greeting
    if (THANKS.test(said) && !ASKS.test(said)) return phrases.thanks
    if (FAREWELL.test(said)) return phrases.farewell
    if (IDENTITY.test(said)) return phrases.identity
    if (HELP.test(said)) return phrases.help
    return undefined
  }
  return (text, phrases) => {
    const normal = normalise(text)
    const said = pick(text, normal, phrases)
    return said === undefined ? undefined : { said, isAboutSite: ON_SITE.test(normal) }
  }
}

function greetings(brand: string): string[] {
  const hello = '(?:hi|hello|hey|hiya|howdy|greetings|good (?:morning|afternoon|evening|day))'
  const whom = `(?: (?:there|all|everyone|again|assistant|bot|team|you|${brand}))*`
  const mood =
    "(?:how are you|how(?:'s| is) it going|how do you do|what's up)(?: doing)?(?: today)?"
  return [`${hello}${whom}`, `(?:${hello}${whom}[,.!]? )?${mood}`]
}

const PRAISE =
  "(?:you(?:'re| are) (?:so |very )?(?:great|awesome|amazing|the best|helpful|kind)|good (?:bot|job|work)|well done|that help(?:s|ed)|got it)"

const THANKS = whole([
  '(?:(?:ok|okay|great|cool|perfect|awesome|nice|wow|good|alright|ah|oh|no|many),? ?){1,3}',
  `(?:[a-z]+,? ){0,2}(?:thanks|thank you|thx|ty|cheers|much appreciated).{0,40}`,
  `${PRAISE}.{0,20}`,
])

/** What asks something after its thanks is a question. */
const ASKS = /\b(?:how|what|where|why|when|which|who|can|could|do|does|is)\b/

const FAREWELL = whole([
  '(?:ok(?:ay)?,? )?(?:good ?bye|bye(?: bye)?|see you(?: later| soon)?)',
  'have a (?:nice|good|great) (?:day|one|evening|weekend)',
])

const MACHINE = '(?:bot|chatbot|robot|ai|machine|program|computer|language model|llm|chat ?gpt|gpt)'

const IDENTITY = whole([
  '(?:who|what) are you',
  "what(?:'s| is) your name",
  `are you (?:an? |the )?(?:real |live )?(?:real|human|person|people|${MACHINE})\\b.{0,20}`,
  'am i (?:talking|speaking|chatting|writing) (?:to|with) .{1,40}',
  `is (?:this|there) an? (?:real |live )?(?:person|human|${MACHINE})\\b.{0,20}`,
  'who (?:made|built|created|wrote) you',
])

/** Who says "you" means the assistant; "is there an LLM behind it" can be asked of a product. */
const ON_SITE = /^is (?:this|there) an?\b/

const HELP = whole([
  'help(?: me)?(?: please)?',
  '(?:what|how) can you (?:do|help|help me)(?: for me| with)?',
  'what can i ask(?: you)?(?: about)?',
  'can you help(?: me)?',
  'i (?:need|want) (?:some )?help',
])

function whole(patterns: readonly string[]): RegExp {
  return new RegExp(`^(?:please )?(?:${patterns.join('|')})$`)
}
