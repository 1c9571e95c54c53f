// "My boss wants to know what it costs": the question begins at "what". The words before it would count as
// words of the question, and no page has them.

const PERSON = String.raw`(?:boss|bosses|manager|director|ceo|cto|owner|team|department|lawyer|officer|accountant|customer|client|user|visitor|reader|buyer|colleague|coworker|partner|friend|wife|husband|mother|father|son|daughter|brother|sister|developer|designer|admin)(?:['’]s \p{L}+|s)?`
const ASKER = String.raw`(?:(?:my|our|a|an|the|some|one of (?:my|our|the)) (?:[\p{L}'’-]+ )?${PERSON}|someone|somebody|people|they) `
const ASKS = String.raw`(?:(?:want|need)s? to know|would like to know|(?:keeps? |is |are )?ask(?:s|ed|ing)?)(?: (?:me|us))?`
const I_ASK = String.raw`(?:i|we)(?: just| also| really|['’]d| would)* (?:want|need|like|love) to (?:know|find out|understand)`
const WONDER = String.raw`i(?:['’]m| am| was)(?: just)? (?:wondering|curious|asking myself)`
const TELL = String.raw`(?:(?:can|could|would) you )?(?:please )?tell me|do you(?: happen to)? know|any idea`
const QUICK = String.raw`(?:(?:just )?(?:a|one) )?(?:quick|short|simple|stupid|silly|dumb) question`

const HEARD =
  'ok(?:ay)?|thx|thanks|thank you(?: very much)?|got it|i see|understood|are you sure|hi(?: there)?|hello(?: there)?|hey(?: there)?'
const PRAISE = 'great|cool|nice|perfect|awesome|good|fine|alright|right|hm+'
const PLAINLY =
  'in (?:plain|simple|easy)(?: english| words| terms)|in (?:a nutshell|short|brief)|briefly|simply put|for dummies|eli5'
const NEXT =
  'and|also|but|so|then|now|what|how|where|when|why|who|whose|which|can|could|may|do|does|did|is|are|will|would|should'
/** "Ok thanks." answers what the assistant said before, and the question begins after it. */
const ACKNOWLEDGED = new RegExp(
  String.raw`^\s*(?:(?:${HEARD}|${PRAISE}|${PLAINLY})(?:\s*[,.!;:–—]+\s*|\s+(?=(?:${HEARD}|${PRAISE}|${NEXT})\s)))+`,
  'iu',
)
/** "What is it, in plain English?" is on every page, or on none. */
const SAID_PLAINLY = new RegExp(String.raw`(?<![\s,])[\s,]+(?:${PLAINLY})(?=\s*[?.!]*\s*$)`, 'iu')

const PREAMBLE = new RegExp(
  String.raw`^\s*(?:${ASKER}${ASKS}|${I_ASK}|${WONDER}|${TELL}|${QUICK})(?:\s*[:,–—-])?\s+` +
    String.raw`(?:(?:if|whether)\s+|(?=(?<first>[\p{L}]+)))`,
  'iu',
)
/** A question that does not go on with "if" goes on with one of these. */
const ASKING =
  /^(?:what|how|where|when|why|who|whose|which|can|could|may|do|does|did|is|are|will|would|should|has|have)$/i
/** Fewer words are not a question without those before them. */
const LEAST_WORDS = 2
/** "Quick question: can you tell me ..." */
const MOST_PREAMBLES = 2

/** A question without the words that only say who asks, or that something is asked. */
export function dropPreamble(text: string): string {
  const asked = text.replace(ACKNOWLEDGED, '').replace(SAID_PLAINLY, '')
  let rest = asked.trim().split(/\s+/).length < LEAST_WORDS ? text : asked
  for (let dropped = 0; dropped < MOST_PREAMBLES; dropped++) rest = dropOne(rest)
  return rest
}

function dropOne(text: string): string {
  const found = PREAMBLE.exec(text)
  const first = found?.groups?.['first']
  if (!found || (first !== undefined && !ASKING.test(first))) return text
  const rest = text.slice(found[0].length)
  return rest.trim().split(/\s+/).length < LEAST_WORDS ? text : rest
}
