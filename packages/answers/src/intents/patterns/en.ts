import type { IntentPattern, LanguagePatterns } from './types.ts'

const FORMS: readonly IntentPattern[] = [
  ['page', '(?:explain|summari[sz]e|describe|sum up) this (?:page|article|tutorial)'],
  [
    'page',
    "what (?:is|'s|does) this (?:page|article|tutorial)(?: (?:about|say|cover|explain|for))*",
  ],

  ['audience-not', "who (?:should not|shouldn't|should never) GET(?: ALL| OWNER?NAME)?"],
  ['audience-here', 'WHO GET (?:this|it|that)'],
  ['audience-here', 'who (?:is|are) (?:this|it|that) FOR'],
  ['audience-here', 'who (?:needs|uses|benefits from) (?:this|it|that)'],
  ['audience-here', 'is (?:this|it|that) (?:right |good |something |made |meant )?FOR ME'],
  [
    'audience-here',
    'is (?:this|it|that) (?:any good|good|worth (?:it|buying|the money|the price)|a good (?:choice|buy))',
  ],
  ['audience-here', '(?:why )?should i (?:buy|get|choose) (?:this|it|that)(?: one)?'],
  [
    'audience-here',
    '(?:what are )?(?:the |its )?(?:pros(?: and cons)?|advantages(?: and disadvantages)?|strengths(?: and weaknesses)?|upsides(?: and downsides)?)(?: of (?:this|it|that|THING))?|convince me|why (?:this|that)(?: one| [a-z]+)?|(?:would|do) you recommend (?:this|it|that)(?: one)?|is (?:this|that) a good [a-z]+|(?:is (?:this|it) )?good for me',
  ],
  ['audience', 'WHO GET ALL'],
  ['audience', 'who (?:is|are) ALL FOR'],
  ['audience', 'who (?:needs|uses|benefits from|would benefit from) ALL'],
  ['audience', '(?:which|what) (?:product|tool|one|package|of (?:these|your) products) SUITS'],
  ['audience', 'is ALL (?:right |good |something |made |meant )?FOR ME'],
  ['audience', 'WHO GET OWNER?NAME'],
  ['audience', 'who (?:is|are) OWNER?NAME FOR'],
  ['audience', 'who (?:needs|uses|benefits from|would benefit from) OWNER?NAME'],
  ['audience', 'is OWNER?NAME (?:right |good |something |made |meant )?FOR ME'],

  [
    'product',
    "what(?: is|'s) (?:this|THING)(?: (?:about|all about|for|exactly))*(?: and what (?:would|can|could|do|should) (?:i|we|people|you) use it for)?",
  ],
  ['product', '(?:an? )?(?:short |quick |brief )?(?:overview|introduction|summary)'],
  ['product', 'TELL (?:this|THING)(?: to (?:me|us))?'],
  ['product', "what(?: is|'s) it(?: exactly)?"],
  ['product', 'TELL it(?: to (?:me|us))?'],
  ['product', 'what (?:does|can) (?:it|this|THING) do(?: exactly)?'],
  ['product', '(?:TELL )?LEARN(?: (?:about|of|on|for) (?:it|this|THING))?'],
  [
    'product',
    "(?:i(?:'d| would) like to|i want to|can i|where can i) (?:know|learn|read|see|find(?: out)?|get|have) LEARN(?: (?:about|of|on|for) (?:it|this|THING))?",
  ],
  [
    'data',
    "(?:(?:what (?:are|is)|what's|TELL) )?(?:(?:its|the|all) )*DATA(?: (?:about|of|on|for) (?:it|this|THING))?",
  ],
  ['data', '(?:what|which) DATA does (?:it|this|THING) have'],
  [
    'contents',
    "(?:what(?:'s| is| comes| all is)? )?in(?:side)? (?:the|its) BOX(?: (?:of|with) (?:it|this|THING))?",
  ],
  [
    'contents',
    "what(?:'s| is| all is) included(?: (?:with (?:it|this|THING)|in (?:it|the (?:BOX|price))))?",
  ],
  [
    'contents',
    'what comes with (?:it|this|THING)|what does (?:it|this|THING) (?:come with|include)',
  ],
  ['contents', '(?:what (?:do|will|would) i|what you) get(?: with (?:it|this|THING))?'],
  [
    'contents',
    '(?:what are )?(?:the |its )?(?:(?:package|box|kit|set) )?contents(?: of (?:it|this|THING))?',
  ],

  ['about', 'what (?:do|does) SITE (?:actually |really )?do(?: exactly)?'],
  [
    'about',
    "what(?: is| are|'s) SITE(?: (?:about|all about|for|exactly))*(?: and what (?:would|can|could|do|should) (?:i|we|people|you) use it for)?",
  ],
  ['about', 'TELL what (?:do )?SITE (?:do|does|is|are|is about)'],
  ['about', 'TELL what (?:do|does) SITE do'],
  ['about', '(?:TELL (?:about )?|introduce )(?:SITE|yourself)'],
  ['about', '(?:an? )?(?:short |quick |brief )?(?:overview|introduction|summary) (?:of|to) SITE'],
  ['about', 'what can SITE (?:be used for|do for (?:me|us))'],

  ['news', "what(?:'s| is| has) (?:new|changed)|any(?:thing)? new|any news|what's the latest"],
  [
    'news',
    '(?:have|has|did) SITE (?:recently |just |lately )?(?:published?|posted|written|released|added) anything(?: new)?(?: lately| recently)?',
  ],
  ['news', "(?:(?:what|which) (?:is|are) |what's |TELL )?OWNER?(?:latest|newest|most recent) NOUN"],

  ['compare', '(?:can you )?compare OWNER?FIRST (?:and|with|to|vs\\.?|versus) OWNER?SECOND'],
  [
    'compare',
    "(?:what(?:'s| is| are) )?(?:the )?differences? between OWNER?FIRST and OWNER?SECOND",
  ],
  ['compare', 'how (?:does|do) OWNER?FIRST (?:compare (?:to|with)|differ from) OWNER?SECOND'],
  ['compare', 'OWNER?FIRST (?:vs\\.?|versus) OWNER?SECOND'],

  [
    'cheapest',
    '(?:what|which)(?: one| of (?:these|them)| NOUN)? is (?:the |your )?CHEAPEST(?: one)?',
  ],
  ['cheapest', "(?:(?:what|which) is |what's |TELL )?(?:the |your )?CHEAPEST(?: one| NOUN)"],
  ['cheapest', '(?:what|which)(?: one| NOUN) costs? (?:the )?least'],
  [
    'dearest',
    '(?:what|which)(?: one| of (?:these|them)| NOUN)? is (?:the |your )?DEAREST(?: one)?',
  ],
  ['dearest', "(?:(?:what|which) is |what's |TELL )?(?:the |your )?DEAREST(?: one| NOUN)"],
  ['prices', "(?:what (?:are|is) |what's |TELL |list )?(?:all )?(?:the |your )?PRICES"],
  [
    'prices',
    "(?:what (?:are|is) |what's |TELL |list )?(?:all )?(?:the |your )?PRICES (?:of|for) OWNER?NOUN",
  ],
  ['price', '(?:the )?costs?|how much(?: (?:is|for) (?:this|that) [a-z-]+)?'],
  ['price', '(?:how much|what) (?:does|would) (?:this|that) [a-z-]+ cost'],
  ['prices', '(?:how much|what) (?:do|does|would) OWNER?NOUN cost'],
  ['prices', 'how much (?:are|is) OWNER?NOUN'],

  ['list', 'what (?:do|does|can) SITE (?:offer|sell|make|provide|have)'],
  ['list', 'what can i GET'],
  ['list', '(?:what|which) NOUN (?:are|is) (?:there|available|offered|on offer)'],
  ['list', '(?:what|which) NOUN (?:do|does|can) SITE (?:have|offer|sell|make|provide|publish)'],
  ['list', '(?:what|which) NOUN can i (?:GET|read|find)'],
  ['list', 'what are OWNER?(?:available )?NOUN'],
  ['list', '(?:TELL|list|name)(?: me)?(?: about)? OWNER?(?:available )?NOUN'],
  ['list', '(?:do|does) SITE (?:have|offer|sell|provide|publish) OWNER?NOUN'],
  ['list', 'are there OWNER?NOUN'],
  ['list', 'how many NOUN (?:are there|do SITE have)'],
  ['list', 'OWNER?(?:available )?NOUN'],

  ['data', '(?:(?:what (?:are|is)|TELL) )?(?:the |all )?DATA (?:about|of|on|for) OWNER?NAME'],
  ['data', 'OWNER?NAME DATA'],
  ['contents', "what(?:'s| is| all is) included (?:with|in) OWNER?NAME|what comes with OWNER?NAME"],
  ['contents', 'what does OWNER?NAME (?:come with|include)|what do i get with OWNER?NAME'],
  ['contents', "(?:what(?:'s| is| comes) )?in(?:side)? (?:the BOX of OWNER?NAME|OWNER?NAME BOX)"],
  ['product', '(?:TELL )?(?:LEARN )?about OWNER?NAME'],
  ['product', 'TELL OWNER?NAME'],
]

/** Words for a site that do not name it. */
export const KINDS = '(?:site|website|company|product|project|service|business|thing)'

const WORDS = {
  SITE: `(?:you|we|your (?:products|${KINDS})|this ${KINDS}|the ${KINDS}|this BRAND ${KINDS}|BRAND)`,
  WHO: '(?:who|whom|what kind of (?:people|teams?|users?|companies)) (?:should|would|could|can|needs? to)',
  SUITS: '(?:should i GET|do i need|(?:is (?:right|best|good|made) for|fits|suits) ME(?: best)?)',
  ALL: '(?:(?:one of |any of )?(?:(?:these|the|your|those|this|all(?: the| your)?) )?PRODUCTS|these|those|them|SITE)',
  PRODUCTS: '(?:products?|tools?|packages?|services?)',
  THING:
    '(?:this|that) (?!(?:site|website|company|project|service|business)\\b)(?<noun>[a-z]+(?: [a-z]+)?)',
  LEARN:
    '(?:an? )?(?:short |quick |brief )?(?:(?:a (?:bit|little) |some )?more(?: (?:info|information|details))?|everything|all|something|(?:product )?(?:information|info|description)|overview|summary)(?: (?:you know|there is))?',
  DATA: '(?:(?:technical|tech|full|detailed|complete|product|key|main|exact) )*(?:specs?|specifications?|spec sheet|data ?sheet|data|facts|features|details)',
  BOX: '(?:box|pack(?:age|et|aging)?|kit|set|bag|case)',
  GET: '(?:get|use|buy|choose|need|have|want|pick|order|try)',
  FOR: '(?:for|made for|meant for|intended for|aimed at|designed for)',
  ME: '(?:me|us|my (?:team|company))',
  TELL: '(?:(?:explain|describe|tell|show|give)(?: to)?(?: me| us)?(?: about)?)',
  OWNER: '(?:(?:all |any |some )?(?:the |your |of the |of your |these |an? )?)',
  CHEAPEST: '(?:cheapest|least expensive|most affordable|lowest[- ]priced)',
  DEAREST: '(?:most expensive|priciest|dearest)',
  PRICES: '(?:prices?(?: lists?)?)',
  NOUN: '(?<noun>[a-z][a-z -]{1,25}?)',
  NAME: '(?<name>[^?!]{2,40}?)',
  FIRST: '(?<first>[^?!]{2,40}?)',
  SECOND: '(?<second>[^?!]{2,40}?)',
} as const

const HELLO = '(?:hi|hello|hey|hiya|howdy|greetings|good (?:morning|afternoon|evening|day))'
const WHOM = '(?: (?:there|all|everyone|again|assistant|bot|team|you|BRAND))*'
const MOOD = "(?:how are you|how(?:'s| is) it going|how do you do|what's up)(?: doing)?(?: today)?"

const PLEASED = '(?:ok|okay|great|cool|perfect|awesome|nice|wow|good|alright|ah|oh|no|many)'
const PRAISE =
  "(?:you(?:'re| are) (?:so |very )?(?:great|awesome|amazing|the best|helpful|kind)|good (?:bot|job|work)|well done|that help(?:s|ed)|got it)"
const THANKS = '(?:thanks|thank you|thx|ty|cheers|much appreciated)'
/**
 * Words that may follow thanks without asking anything: any other word, such as "thank you cards", is a
 * subject.
 */
const GRATITUDE = `(?:[ ,.!;:-]+(?:(?:that|this|it|which|you|i|we)(?:'s|'re|'ll| is| was| are| will)?|thanks|thank|all|again|anyway|so|very|really|much|a|an|the|lot|ton|bunch|million|great|good|perfect|awesome|amazing|nice|cool|best|kind|clear|helpful|useful|wonderful|excellent|exactly|what|needed|wanted|answer|help|helps|helped|works|worked|solved|appreciate|try|now|me|my|to|got|and|bye|goodbye|have|day|one|everyone|guys|there|bot|assistant|team|friend|BRAND|for (?:(?:your|the|all|that|this|such|a|quick|fast|kind|great|helpful|clear) )*(?:help|helping|time|support|assistance|information|info|answer|answers|answering|reply|response|explanation|explaining|advice|tip|tips|everything|that|this|it)))*`

const MACHINE = '(?:bot|chatbot|robot|ai|machine|program|computer|language model|llm|chat ?gpt|gpt)'
/**
 * Words that may follow the question whether a person answers: a longer question is about something
 * else.
 */
const ALONE =
  '(?: here| now| behind (?:this|it|that|the chat)| answering.{0,20}| or (?:an? )?[^ ]+(?: [^ ]+)?)?'

const BYE =
  '(?:good ?bye|good night|bye(?: bye)?|see (?:you|ya)(?: (?:later|soon|tomorrow|around|next (?:time|week)))?|have a (?:nice|good|great|lovely) (?:day|one|evening|night|weekend)|take care)'

const ART =
  '(?:joke|riddle|pun|poem|haiku|limerick|sonnet|rhyme|song|rap|fun fact|bedtime story|short story|fairy tale|love letter|essay)s?'
/** Texts that people ask general assistants to write. */
const CHORE =
  '(?:function|program|algorithm|cover letter|resume|cv|e-?mail|tweet|blog post|speech|recipe)'
const NUMBER = String.raw`\d[\d.,]*`
const MEASURE =
  '(?:miles?|kilomet(?:er|re)s?|km|met(?:er|re)s?|feet|foot|inch(?:es)?|yards?|pounds?|lbs?|kilos?|kg|grams?|ounces?|gallons?|lit(?:er|re)s?|celsius|fahrenheit|usd|eur|dollars?|euros?)'
const TONGUE =
  '(?:spanish|french|german|italian|portuguese|dutch|arabic|chinese|japanese|korean|russian|turkish|polish|hindi|english|latin|greek|swedish)'

/** Phrases that people want to say in another language. */
const SAID =
  '(?:thank you|thanks|i love you|happy birthday|merry christmas|happy new year|good luck|cheers|how are you|welcome)'

const DECLINED = [
  `(?:(?:can|could|will|would) you )?(?:tell|give|sing|write|compose|make up|read)(?: me| us)? (?:an?|another|some|one more|your best|the best)(?: [a-z]+){0,2} ${ART}(?: (?:about|for) .{1,80})?`,
  '(?:tell|read) (?:me|us) (?:an?|another)(?: [a-z]+)? story(?: about .{1,80})?',
  `(?:please )?(?:write|generate|compose|draft|code)(?: me| us)? an?(?: [a-z+#]+){0,2} ${CHORE}(?: (?:that|which|to|for|in|about) .{1,120})?`,
  `do you know (?:any|an?)(?: good| funny)? ${ART}`,
  "make me (?:laugh|smile)|entertain me|i(?:'m| am) (?:so )?bored|sing (?:for me|something)",
  'what do you (?:personally )?think (?:of|about) .{1,80}',
  "what(?:'s| is| are) your (?:personal )?(?:opinion|view|thoughts?|take)s? (?:on|of|about) .{1,80}",
  'who (?:should|would|will|do) (?:i|you|we) vote for.{0,40}',
  '(?:who|which team|which party) (?:will|is going to|won|has won) .{0,40}(?:election|world cup|super ?bowl|olympics?|oscars?|champions league|grand prix|world series).{0,20}',
  "what(?:'s|s| is) the meaning of life|(?:is there a|does) god(?: exist)?|do you believe in .{1,40}",
  "(?:(?:what(?:'s|s| is)|how(?:'s|s| is)) the )?weather(?: like)?(?: forecast)? (?:in|for|today|tomorrow|this|next) ?.{0,40}",
  "what(?:'s|s| is) the weather(?: like| forecast)?|will it (?:rain|snow)(?: .{1,40})?",
  "what(?:'s|s| is)? (?:the )?(?:current )?(?:time|day|date) (?:is it|in|today|now|right now)(?: .{1,40})?",
  `(?:what(?:'s|s| is) |how much is |calculate |compute )${NUMBER} ?(?:%|percent) of ${NUMBER}`,
  `(?:what(?:'s|s| is) |how much is |calculate |compute )${NUMBER}(?: ?(?:[-+*x×/÷^]|plus|minus|times|divided by) ?${NUMBER})+ ?=?`,
  "what(?:'s|s| is) the square root of .{1,20}",
  `(?:convert |how (?:much|many ${MEASURE}) (?:is|are) )?${NUMBER} ?${MEASURE} (?:to|into|in) ${MEASURE}`,
  `how many ${MEASURE} (?:are )?(?:there )?in (?:an?|one|${NUMBER}) ?${MEASURE}`,
  `how (?:do|would) (?:you|i|we) say .{1,60} in ${TONGUE}`,
  `translate (?:(?:the )?(?:word|phrase|sentence)s? .{1,120}|["“'‘].{1,120}|(?:${HELLO}|${BYE}|${SAID}).{0,40}) (?:in)?to ${TONGUE}`,
  "what(?:'s|s| is) the (?:capital(?: city)?|population|national anthem) of .{1,40}",
  'who (?:painted|composed|sang) .{1,60}',
  "(?:who(?:'s|s| is| was) )?the (?:current |first |last |next )?(?:president|prime minister|king|queen|chancellor|pope) of (?!(?:the |your |this |our )?(?:company|board|BRAND)).{1,40}",
  'how (?:tall|high|deep|far|old|big|hot) is (?:mount .{1,30}|the (?:moon|sun|earth|universe|eiffel tower|great wall.{0,10}))(?: .{1,30})?',
]

export const english: LanguagePatterns = {
  language: 'en',
  smallTalk: {
    please: 'please ',
    greeting: [`${HELLO}${WHOM}`, `(?:${HELLO}${WHOM}[,.!]? )?${MOOD}`],
    thanks: [
      `${PLEASED}(?:,? ${PLEASED}){0,2}`,
      `(?:(?:${PLEASED}|well|so|and|but|yes|yeah|yep|hi|hello|hey|super|brilliant|fantastic|lovely),? ){0,3}${THANKS}${GRATITUDE}`,
      `${PRAISE}${GRATITUDE}`,
    ],
    asks: String.raw`\b(?:how|what|where|why|when|which|who|can|could|do|does|is)\b`,
    farewell: [
      `(?:(?:ok(?:ay)?|well|alright|great|that's all),? )?${BYE}(?:[,.!]? (?:and )?${BYE}){0,2}`,
    ],
    declined: DECLINED,
    identity: [
      '(?:who|what) are you',
      "what(?:'s| is) your name",
      '(?:are you|you) (?:really |quite |absolutely |100 ?% )?(?:sure|certain)(?: (?:about|of) (?:that|this|it))?',
      '(?:is|was) that (?:really |actually )?(?:true|correct)|how do you know(?: (?:that|this))?|says who|really',
      `are you (?:an? |the )?(?:real |live )?(?:real|human(?: being)?|person|people|${MACHINE})${ALONE}`,
      `am i (?:talking|speaking|chatting|writing) (?:to|with) (?:you|someone|somebody|anyone|people|(?:an? )?(?:real |live )?(?:human(?: being)?|person|agent|${MACHINE}))${ALONE}`,
      `is (?:this|there) an? (?:real |live )?(?:person|human(?: being)?|${MACHINE})${ALONE}`,
      'who (?:made|built|created|wrote|programmed|trained) you',
      "how old are you|where do you live|when(?: is|'s) your birthday|how do you feel(?: today)?",
      "(?:what(?:'s|s| is)|do you have an?) (?:your )?favou?rite (?:colou?r|food|movie|film|book|song|band|animal|number|game|sport|team|city|country)",
      'are you (?:married|single|happy|sad|alive|conscious|sentient|bored|tired|lonely|stupid|dumb|smart|intelligent|evil|male|female|an? (?:man|woman|boy|girl)|in love)',
      'do you (?:ever )?(?:sleep|dream|eat|drink|cry|get (?:tired|bored))',
      'do you have (?:any |an? )?(?:feelings|emotions|soul|girlfriend|boyfriend|wife|husband|kids|children|family|friends|pets?|hobbies|birthday)',
      'do you (?:like|love|hate|miss) (?:me|us|humans|people|your (?:job|work))',
      'i (?:love|hate|like|miss) you|will you marry me',
    ],
    // "You" means the assistant; "is there an LLM behind it" can be asked about a product.
    onSite: String.raw`^is (?:this|there) an?\b`,
    help: [
      'help(?: me)?(?: please)?',
      '(?:what|how) (?:can you|you can) (?:do|help|help me)(?: for me| with)?',
      'what (?:can i|i can) ask(?: you)?(?: about)?(?: here)?',
      'can you help(?: me)?',
      'i (?:need|want) (?:some )?help',
    ],
  },
  catalogue: {
    lead: '(?:please|hi|hello|hey|so|ok|okay|well)[,.!]? ',
    place: '(?:,? (?:here|there|please|now|on (?:this|the|your) (?:site|website)|for me))*',
    forms: FORMS,
    words: WORDS,
  },
}
