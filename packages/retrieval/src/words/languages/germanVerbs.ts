// The forms of German verbs that lose more than an ending. Words come in lower case and without umlauts.

/** The first parts of separable verbs. A clause can end with them: "ich schalte es ab". */
export const PARTICLES: readonly string[] =
  'ab an auf aus bei durch ein fest frei her hin hoch los mit nach raus rein runter um vor weg weiter wieder zu zuruck zusammen'.split(
    ' ',
  )

const PARTICLE = `(?:(?:wieder)?(?:${PARTICLES.join('|')}|heraus|herunter|hinein|hinzu))`
const PREFIX = `(?:${PARTICLE}|be|ent|er|miss|uber|unter|ver|zer)`
const INFLECTION = '(?:e[mnrs]?)?'

/** The stem of each verb with its irregular forms, without the "ge" of the participle. */
const IRREGULAR = `
  geb gibt gibst gib gab gaben gegeben; nehm nimmt nimmst nimm nahm genommen nommen; gess gisst giss;
  sprech spricht sprichst sprach gesprochen sprochen; treff trifft triffst traf getroffen troffen;
  werf wirft wirfst warf geworfen worfen; brech bricht brach gebrochen brochen; helf hilft hilfst geholfen;
  les liest gelesen; seh sieht siehst gesehen; mess misst gemessen; gelt gilt galt gegolten;
  schreib geschrieben schrieb schrieben; find gefunden fand funden; geh gegangen ging gangen;
  schliess geschlossen schloss schlossen; schneid geschnitten schnitt schnitten; bind gebunden bunden;
  zieh gezogen zog zogen; heb gehoben hob hoben; schieb geschoben schob schoben; steh gestanden standen;
  bring gebracht brachte bracht; kenn gekannt kannt kannte; nenn genannt nannt nannte; wiss weiss weisst gewusst;
  verlier verloren verlor; reiss gerissen riss rissen; fahr gefahren fuhr; halt gehalten hielt; lauf gelaufen lief;
  lass gelassen liess; fall gefallen gefallt fiel; trag getragen trug; wasch gewaschen; lad geladen ladt ladst;
  komm gekommen kam; ruf gerufen rief; lieg gelegen; sitz gesessen; stoss gestossen; schlaf geschlafen;
  mach macht; koch kocht; such sucht; buch bucht; los lost; neu neuest neust;
`

const STEMS = new Map(
  IRREGULAR.trim()
    .split(/;\s*/)
    .flatMap((line) => {
      const [stem = '', ...forms] = line.split(/\s+/)
      return forms.map((form) => [form, stem] as const)
    }),
)
/** These are words themselves, or begin like other words, and are only forms of a verb after a prefix. */
const BOUND = new Set(
  'nommen sprochen troffen worfen brochen schrieb schrieben funden gangen schloss schlossen schnitt schnitten bunden zog zogen hob hoben schob schoben standen riss rissen gisst giss bracht kannt nannt'.split(
    ' ',
  ),
)
/** These look like forms of the verbs and have other meanings. */
const NO_FORMS = new Set('gefallen gefallt verbunden unterschied'.split(' '))

const IRREGULAR_FORM = new RegExp(`^(${PREFIX})?(${[...STEMS.keys()].join('|')})${INFLECTION}$`)
const PARTICIPLE = new RegExp(`^(${PARTICLE})?ge([a-z]{2,16}t)${INFLECTION}$`)
/** "Einzustellen". */
const INFINITIVE = new RegExp(`^(${PARTICLE})zu([a-z]{3,16}n)$`)

/** Nouns and adjectives that begin with "ge" and end with "t", with their ends in compounds. */
const NO_PARTICIPLE =
  /iert$|schaft$|heit$|keit$|[tl]icht$|sicht$|wicht$|punkt$|wert$|gerat$|^ge(?:biet|richt|rucht|halt|walt|stalt|samt|recht|mut|dicht|schlecht|braucht|hort|schieht|winnt|wahrt|lingt|fallt|burt|genwart)$/
/** A verb begins with a letter or with letters that German words begin with: not "ldautomat". */
const NO_ONSET = /^(?:[lmnrw][^aeiou]|gs|gn|rt)/
const VOWEL = /[aeiou]/

/** The infinitive of an irregular form of a verb, with its prefix: "erkannt" is a form of "erkennen". */
export function findIrregular(word: string): string | undefined {
  if (NO_FORMS.has(word)) return undefined
  const [, prefix = '', form = ''] = IRREGULAR_FORM.exec(word) ?? []
  const stem = STEMS.get(form)
  if (stem === undefined || (prefix === '' && BOUND.has(form))) return undefined
  return `${prefix}${stem}en`
}

/** A participle or an infinitive without the syllable inside: "eingeschaltet", "einzuschalten". */
export function dropInside(word: string): string {
  const [, before = '', infinitive] = INFINITIVE.exec(word) ?? []
  if (infinitive !== undefined) return `${before}${infinitive}`
  const [, prefix = '', rest] = PARTICIPLE.exec(word) ?? []
  if (rest === undefined || NO_PARTICIPLE.test(`ge${rest}`)) return word
  const verb = rest.slice(0, -1)
  if (verb.length < 3 || NO_ONSET.test(verb) || !VOWEL.test(verb)) return word
  return `${prefix}${toInfinitive(dropFiller(verb))}`
}

function toInfinitive(verb: string): string {
  return `${verb}${/e[lr]$/.test(verb) ? 'n' : 'en'}`
}

/** "Geöffnet" has an "e" only so that it can be spoken. */
function dropFiller(verb: string): string {
  return /(?:[dt]|[bcdfghkpst][mn])e$/.test(verb) ? verb.slice(0, -1) : verb
}
