import type { IntentPattern, LanguagePatterns } from './types.ts'

const FORMS: readonly IntentPattern[] = [
  [
    'page',
    '(?:expliquez|explique|résumez|résume|décrivez|décris)(?:-moi|-nous)? (?:cette page|cet article|ce guide)',
  ],
  ['page', '(?:de quoi parle|que dit) (?:cette page|cet article|ce guide)'],

  ['audience-not', "à qui (?:ne s'adresse(?:nt)?|ne convien(?:nent|t)) pas (?:ALL|OWNER?NAME)"],
  [
    'audience-not',
    "à qui (?:ALL|OWNER?NAME) (?:ne s'adresse(?:nt)?|ne convien(?:nent|t))(?:-ils?|-elles?)? pas",
  ],
  ['audience-not', 'qui ne (?:devrait|doit) pas GET (?:ALL|OWNER?NAME)'],
  ['audience-here', "(?:à|pour) qui (?:FITS )?(?:est-ce|c'est|cela|ça|ce produit)(?: FIT)?"],
  ['audience-here', "est-ce(?: que c'est)? (?:fait |bien )?pour (?:moi|nous)"],
  ['audience', '(?:à|pour) qui (?:FITS )?ALL(?: FITS)?'],
  ['audience', 'qui (?:devrait|doit|peut|a besoin de) (?:GET )?ALL'],
  ['audience', 'quels? PRODUCTS SUITS'],
  ['audience', '(?:à|pour) qui FITS OWNER?NAME'],
  ['audience', 'qui (?:devrait|doit) GET OWNER?NAME'],

  [
    'about',
    "(?:TELL )?(?:ce que|qu'est-ce que|que) (?:vous faites|fait SITE|SITE fait)(?: exactement)?",
  ],
  ['product', "(?:qu'est-ce que c'est|c'est quoi)(?: exactement)?"],
  ['data', '(?:quelles sont |TELL )?(?:les |ses |la |sa )?DATA'],

  ['about', 'que faites-vous(?: exactement)?'],
  ['about', "(?:qu'est-ce que(?: c'est que)?|c'est quoi|qui est) SITE"],
  ['about', 'TELL (?:plus )?(?:de |sur |à propos de )?SITE'],
  ['about', '(?:de quoi parle|à quoi sert) SITE|présentez-vous|présente-toi'],

  ['news', "quoi de neuf|quelles sont les nouveautés|qu'y a-t-il de nouveau"],
  ['news', '(?:quel(?:le)?s sont |TELL )?les (?:derniers|dernières) NOUN'],

  ['compare', '(?:comparez|compare|comparer) OWNER?FIRST (?:et|à|avec) OWNER?SECOND'],
  ['compare', '(?:quelle est )?la différence entre OWNER?FIRST et OWNER?SECOND'],

  ['cheapest', "(?:quel(?:le)?s? NOUN|lequel|laquelle|qu'est-ce qui) (?:est|sont) CHEAPEST"],
  ['cheapest', '(?:quel(?:le)?s? NOUN|lequel|laquelle) coûte(?:nt)? le moins(?: cher)?'],
  ['cheapest', '(?:quel(?:le)?s? (?:est|sont) |TELL )?OWNER?NOUN CHEAPEST'],
  ['dearest', "(?:quel(?:le)?s? NOUN|lequel|laquelle|qu'est-ce qui) (?:est|sont) DEAREST"],
  ['dearest', '(?:quel(?:le)?s? (?:est|sont) |TELL )?OWNER?NOUN DEAREST'],
  ['price', 'ça coûte combien|combien (?:ça coûte|coûte-t-(?:il|elle)|est-ce que ça coûte)'],
  ['prices', "(?:combien|que|qu'est-ce que) coûtent OWNER?NOUN|OWNER?NOUN coûtent combien"],
  ['prices', '(?:quels sont |TELL )?OWNER?PRICES(?: (?:de |des |du |pour )OWNER?NOUN)?'],

  [
    'list',
    "(?:que|qu'est-ce que) (?:vendez|proposez|offrez)-vous|qu'est-ce que vous (?:vendez|proposez|offrez)",
  ],
  ['list', 'que puis-je GET'],
  [
    'list',
    'quel(?:le)?s NOUN (?:proposez-vous|avez-vous|vendez-vous|offrez-vous|y a-t-il|sont disponibles|existent|puis-je GET)',
  ],
  ['list', 'quel(?:le)?s sont OWNER?NOUN(?: disponibles)?'],
  ['list', '(?:avez-vous|y a-t-il|proposez-vous|vendez-vous|TELL) OWNER?NOUN'],
  ['list', 'combien de NOUN (?:avez-vous|y a-t-il|proposez-vous)'],

  ['data', "(?:quelles sont |TELL )?(?:les |la )?DATA (?:du |de la |de l'|des |de )NAME"],
]

const WORDS = {
  SITE: '(?:vous|ce site|votre (?:site|entreprise|société|produit)|cette (?:entreprise|société)|BRAND)',
  TELL: '(?:(?:expliquez|explique|dites|dis|parlez|parle|montrez|montre|décrivez|décris|listez)(?:-moi|-nous)?)',
  ALL: "(?:(?:ces|vos|les|tous (?:ces|vos|les)|l'un de (?:ces|vos)) )?PRODUCTS",
  PRODUCTS: '(?:produits?|outils?|services?|offres?)',
  FITS: "(?:s'adresse(?:nt)?|convien(?:nent|t)|sont(?: faits| destinés)?|est(?: faite?| destinée?)?)",
  FIT: '(?:fait|destiné|pensé)',
  GET: '(?:acheter|utiliser|choisir|commander|prendre|avoir|lire|trouver)',
  SUITS:
    '(?:me convien(?:nent|t)|nous convient|est fait pour moi|(?:me faut-il|dois-je GET|choisir))',
  OWNER:
    "(?:(?:tous |toutes )?(?:les |le |la |l'|vos |votre |des |de la |du |un |une |ces |cette |ce |cet ))",
  CHEAPEST:
    '(?:(?:le |la |les )?(?:moins ch(?:er|ère)s?|meilleur marché|plus (?:abordable|économique)s?))',
  DEAREST: '(?:(?:le |la |les )?plus (?:ch(?:er|ère)s?|onéreux|onéreuses?))',
  PRICES: '(?:prix|tarifs)',
  NOUN: '(?<noun>[a-zà-ÿœ][a-zà-ÿœ -]{1,25}?)',
  DATA: '(?:(?:caractéristiques|spécifications|données)(?: techniques)?|fiche (?:technique|produit))',
  NAME: '(?<name>[^?!]{2,40}?)',
  FIRST: '(?<first>[^?!]{2,40}?)',
  SECOND: '(?<second>[^?!]{2,40}?)',
} as const

const HELLO = '(?:bonjour|salut|bonsoir|coucou|allô)'
const WHOM = "(?: (?:à tous|à vous|tout le monde|l'assistant|BRAND))*"
const MOOD = '(?:comment (?:ça va|allez-vous|vas-tu)|ça va)'
const PLEASED = "(?:ok|okay|super|génial|parfait|très bien|bien|d'accord|oui|non)"
/** Words that may follow thanks without asking anything: any other word is a subject. */
const GRATITUDE =
  "(?:[ ,.!;:-]+(?:beaucoup|bien|infiniment|mille fois|à vous|à toi|encore|c'est|c'était|très|vraiment|utile|parfait|super|gentil|clair|bonne journée|bonne soirée|au revoir|(?:pour|de) (?:(?:votre|ton|la|les|cette|vos) )*(?:l')?(?:aide|réponses?|temps|informations?|conseils?|tout)))*"
const MACHINE = '(?:robot|bot|chatbot|ia|machine|programme|ordinateur|humain|personne)'
const BYE =
  '(?:au revoir|à bientôt|à demain|à plus(?: tard)?|bonne (?:journée|soirée|nuit)|bon week-end|adieu)'
const ART = '(?:blague|histoire drôle|poème|chanson|devinette|haïku|conte|histoire)'
const NUMBER = String.raw`\d[\d.,]*`

const DECLINED = [
  `(?:(?:pouvez-vous|peux-tu|pourriez-vous) (?:me |nous )?)?(?:racontez|raconte|raconter|écrivez|écris|écrire|chantez|chante|dites|dis)(?:-moi|-nous)? (?:une?|votre meilleure)(?: [a-zà-ÿ]+){0,2} ${ART}(?: (?:sur|pour) .{1,80})?`,
  'quel temps (?:fait-il|fera-t-il|va-t-il faire)(?: .{1,40})?|quelle heure est-il(?: .{1,40})?|quel jour sommes-nous',
  "quelle est la capitale d(?:e la |u |e l'|es |e |').{1,40}|qui a (?:gagné|remporté) .{1,60}|qui a peint .{1,60}",
  'que pensez-vous (?:de |du |des ).{1,80}|quel est votre avis sur .{1,80}',
  `combien font ${NUMBER}(?: ?(?:[-+*x×/÷]|plus|moins|fois|divisé par) ?${NUMBER})+`,
  'quel est le sens de la vie|pour qui (?:dois-je )?voter.{0,40}',
]

export const french: LanguagePatterns = {
  language: 'fr',
  smallTalk: {
    please: "s'il (?:vous|te) plaît,? ",
    greeting: [`${HELLO}${WHOM}`, `(?:${HELLO}${WHOM}[,.!]? )?${MOOD}`],
    thanks: [
      `(?:${PLEASED},? ){0,2}(?:un grand |mille )?(?:merci|je vous remercie)${GRATITUDE}`,
      '(?:parfait|génial|super|très bien)(?:,? merci)?',
    ],
    asks: String.raw`\b(?:comment|pourquoi|quand|combien|quel(?:le)?s?|où|qui|peut-on|puis-je|est-ce)\b`,
    farewell: [`(?:(?:ok|bien|merci|d'accord),? )?${BYE}(?:[,.!]? (?:et )?${BYE}){0,2}`],
    declined: DECLINED,
    identity: [
      '(?:qui|que) (?:êtes-vous|es-tu)|vous êtes qui',
      "comment (?:vous appelez-vous|tu t'appelles)|quel est (?:votre|ton) nom",
      `(?:êtes-vous|es-tu|est-ce que (?:vous êtes|tu es)) une? (?:vraie? )?${MACHINE}(?: ou (?:une? )?[^ ]+)?`,
      `(?:est-ce que )?(?:je parle|parlé-je) (?:à|avec) une? (?:vraie? )?(?:être )?${MACHINE}(?: ou (?:une? )?[^ ]+)?`,
      "quel âge (?:avez-vous|as-tu)|qui (?:vous|t')\\s?a (?:créée?|faite?|programmée?)",
    ],
    help: [
      "(?:à l'|de l')?aide|aidez-moi|aide-moi",
      "(?:que|comment) (?:pouvez-vous|peux-tu) (?:faire|m'aider)(?: pour moi)?",
      "(?:pouvez-vous|peux-tu) m'aider|j'ai besoin d'aide",
      'que puis-je (?:vous |te )?demander',
    ],
  },
  catalogue: {
    lead: "(?:s'il vous plaît|bonjour|salut|bonsoir|alors|ok)[,.!]? ",
    place: "(?:,? (?:ici|s'il vous plaît|maintenant|sur (?:ce|votre) site))*",
    forms: FORMS,
    words: WORDS,
  },
}
