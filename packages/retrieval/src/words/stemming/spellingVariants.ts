// Maps British and American spelling to one form, so that pages in one and questions in the other
// match. The form need not be correct, only the same on both sides.

/** Words whose American spelling differs in a letter or two, with all endings. */
const PAIRS = `
colour color; favour favor; behaviour behavior; honour honor; labour labor; neighbour neighbor;
humour humor; flavour flavor; harbour harbor; armour armor; rumour rumor; odour odor; vapour vapor;
endeavour endeavor; glamour glamor; saviour savior; splendour splendor; vigour vigor; rigour rigor;
centre center; centred centered; metre meter; litre liter; theatre theater; fibre fiber; calibre caliber;
licence license; defence defense; offence offense; pretence pretense; practise practice;
grey gray; catalogue catalog; dialogue dialog; analogue analog; monologue monolog;
programme program; cheque check; tyre tire; kerb curb; mould mold; plough plow; sceptic skeptic;
aluminium aluminum; jewellery jewelry; fulfill fulfil; enroll enrol; installment instalment;
skillful skilful; willful wilful; judgement judgment; acknowledgement acknowledgment;
ageing aging; artefact artifact; disc disk; draught draft; manoeuvre maneuver; mum mom;
paediatric pediatric; anaesthetic anesthetic; encyclopaedia encyclopedia; foetus fetus; oestrogen estrogen;
storey story; sulphur sulfur; yoghurt yogurt; whisky whiskey; pyjama pajama; moustache mustache;
omelette omelet; cosy cozy; gaol jail; marvellous marvelous; woollen woolen; speciality specialty;
travell travel; cancell cancel; labell label; modell model; signall signal; tunnell tunnel;
channell channel; fuell fuel; levell level; initiall initial; dialler dialer; dialled dialed; dialling dialing;
totall total; equall equal; marshall marshal; counsell counsel; quarrell quarrel; panell panel; pencill pencil;
analys analyz; paralys paralyz; catalys catalyz
`
/** These are often the beginning of another word. */
const WHOLE =
  /^(?:disc|mum|kerb|tyre|grey|cosy|gaol|programme|centre|metre|litre|theatre|fibre|calibre|cheque|storey)$/
/** British English doubles an "l" only before these endings: "labelled", but "label". */
const AFTER_DOUBLE = /^(?:ed|ing|ings|er|ers|or|ors|ation|ations)$/

const pairs = PAIRS.trim()
  .split(/;\s*/)
  .map((pair) => pair.split(' ') as [british: string, american: string])
const byBeginning = Map.groupBy(pairs, ([british]) => british.slice(0, 3))

/** Words in which "ise" is not an ending. */
const WITH_S =
  /^(?:advert|compr|comprom|conc|dev|disgu|enterpr|exerc|expert|franch|improv|merchand|otherw|parad|prec|prem|prom|repr|rev|superv|surpr|telev|treat|lik?ew|clockw|anticlockw|adv|desp|chast|circumc|appra|demi|excis|exc|inc|turquo|porpo|tort|lia|dem)is/
const LEAST_STEM = 3
const ISE = /^([a-z]{3,})is(e|es|ed|er|ers|ing|able|ation|ations|ational)$/

/** The spelling of a lower-case word that terms use. */
export function toOneSpelling(word: string): string {
  if (word.length < 4) return word
  for (const [british, american] of byBeginning.get(word.slice(0, 3)) ?? []) {
    if (!word.startsWith(british)) continue
    const ending = word.slice(british.length)
    if (fits(british, american, ending)) return `${american}${ending}`
  }
  // Few words have "is" there, and looking for it is much faster than the patterns.
  if (!word.includes('is', LEAST_STEM)) return word
  return WITH_S.test(word) ? word : word.replace(ISE, '$1iz$2')
}

function fits(british: string, american: string, ending: string): boolean {
  if (british === `${american}l`) return AFTER_DOUBLE.test(ending)
  if (WHOLE.test(british)) return ending === '' || ending === 's'
  return british.endsWith('lys') ? /^(?:e[drs]?|ing|ers)$/.test(ending) : true
}
