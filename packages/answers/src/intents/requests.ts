// Remarks about the last answer: "Can you show an example?" has no word that a page could have, so it asks the last
// question again, in another way.

import type { Question } from '../contract/types.ts'
import { normalise } from '../compose/normalise.ts'

export type AnswerRequest =
  /** Another answer to the same question. */
  | { readonly type: 'another' }
  | { readonly type: 'example' }
  | { readonly type: 'shorter' }
  /** The last question was not understood, and this one was meant. */
  | { readonly type: 'meant'; readonly text: string }

const PLEASE = '(?: ?,? ?(?:please|pls|bitte|then|now))?'
const BEFORE =
  '(?:(?:no|nope|hm+|sorry|ok(?:ay)?|well|but|and|please|nein|doch|aber|und|bitte)[,.!]? )*'
const THAT = '(?:that|this|it|das|es)'

const ANOTHER = createForm(
  `${THAT} (?:did(?: no|n'?)t|does(?: no|n'?)t|is(?: no|n'?)t) (?:(?:really |quite )?(?:help|work|helpful|working|it|right|what i (?:meant|asked|asked for|wanted|was looking for|need)))(?: (?:me|much|for me|at all))?`,
  `(?:i|we)(?:'ve| have)? (?:already |just )*(?:did|tried|done|checked) ${THAT}(?: already| before)?`,
  `not what i (?:meant|asked|asked for|wanted|was looking for|need)`,
  `(?:is there |are there )?(?:any(?:thing)? (?:else|other (?:way|idea|option|answer)s?)|something else|another (?:way|idea|option|answer))`,
  '(?:(?:can|could) you )?(?:please )?(?:tell|give|show)(?: me)? (?:a bit |some )?more(?: (?:details?|info|information|about (?:that|this|it)))?',
  '(?:some |any )?more(?: details?| info| information)?|details|go on|continue|what else|(?:can you )?(?:explain (?:more|that|further)|elaborate|be more (?:specific|precise))',
  `(?:i (?:do not|don'?t|didn'?t|did not) (?:understand|get (?:it|that))|what do you mean(?: by that)?)`,
  `${THAT} (?:hilft|hat|funktioniert|klappt|geht|war|ist) (?:(?:mir )?(?:leider )?)?(?:nicht|nichts)(?: (?:geholfen|funktioniert|geklappt|gemeint|weiter|gebracht))?`,
  `(?:habe?|hab) ich (?:schon|bereits)(?: (?:gemacht|versucht|probiert))?|${THAT} (?:habe?|hab) ich (?:schon|bereits) (?:gemacht|versucht|probiert)`,
  '(?:das )?meinte ich nicht|etwas anderes|(?:gibt es )?(?:noch )?(?:etwas|was) anderes|(?:noch )?mehr(?: (?:details|infos?|informationen|dazu))?|(?:erzähl|sag)(?:en sie)?(?: mir)? mehr(?: (?:dazu|darüber))?|weiter|genauer',
)
const EXAMPLE = createForm(
  '(?:(?:can|could|do) you )?(?:please )?(?:show|give|have)?(?: me| us)? ?(?:an?|some|any|one)? ?(?:(?:code|short|small|simple|concrete|working) )?examples?(?: (?:of|for) (?:that|this|it|how))?',
  'for example|like what|such as',
  '(?:(?:kannst du|können sie|hast du|haben sie|zeig|gib|zeigen sie|geben sie)(?: mir| uns)? )?(?:ein|mal ein|vielleicht ein)? ?beispiele?(?: (?:zeigen|geben|dafür|dazu|nennen))*',
)
const SHORTER = createForm(
  '(?:(?:can|could) you )?(?:please )?(?:(?:make|say|keep|explain|sum|put)(?: (?:it|that|this))? (?:up )?)?(?:(?:a (?:bit|little)|much) )?(?:short(?:er)?|brief(?:er|ly)?|simpler|in (?:short|brief|a nutshell|one sentence))',
  "(?:that is |that's )?(?:way )?too long(?: for me)?|tl;?dr|(?:short|brief) version|summari[sz]e(?: (?:that|it|this))?",
  '(?:(?:geht|ging|kannst du|können sie) (?:das |es )?(?:auch )?)?(?:etwas |viel )?(?:kürzer|knapper|kurz|in kürze|einfacher)(?: fassen| sagen)?|(?:das ist )?(?:mir )?zu lang',
)
const MEANT = [
  new RegExp(
    `^${BEFORE}(?:(?:${THAT}(?:'s| is| was) )?not what i (?:meant|asked|wanted|mean)|you misunderstood(?: me)?)[,.;:!]? +(?:i (?:mean|meant|wanted to know|want to know|asked)[,:]? +)?(.{4,})$`,
  ),
  new RegExp(`^${BEFORE}i (?:mean|meant)[,:]? +(.{4,})$`),
  new RegExp(
    `^${BEFORE}(?:(?:das )?(?:meinte|meine) ich nicht|so war das nicht gemeint)[,.;:!]? +(?:(?:ich (?:meine|meinte)|sondern)[,:]? +)?(.{4,})$`,
  ),
  new RegExp(`^${BEFORE}ich (?:meine|meinte)[,:]? +(.{4,})$`),
]
const LONGEST = 300

/** Reads a remark about the last answer; undefined for a question. */
export function readRequest(text: string): AnswerRequest | undefined {
  if (text.length > LONGEST) return undefined
  const said = normalise(text)
  for (const form of MEANT) {
    const [, meant] = form.exec(said) ?? []
    if (meant !== undefined) return { type: 'meant', text: meant }
  }
  if (EXAMPLE.test(said)) return { type: 'example' }
  if (SHORTER.test(said)) return { type: 'shorter' }
  return ANOTHER.test(said) ? { type: 'another' } : undefined
}

/** The last question that was not such a remark, as it was asked. Undefined if there was none. */
export function findLastAsked(question: Question): Question | undefined {
  const { history } = question
  const place = history.findLastIndex(({ role, text }) => {
    return role === 'user' && readRequest(text) === undefined
  })
  const last = history[place]
  return last && { ...question, text: last.text, history: history.slice(0, place) }
}

function createForm(...forms: readonly string[]): RegExp {
  return new RegExp(`^${BEFORE}(?:${forms.join('|')})${PLEASE}$`)
}
