import type { Phrases } from '../phraseTexts.ts'

// A folder goes by the title of its page: its own name is an English one.
const listed = {
  one: 'Unter „{title}“ gibt es eine Seite:',
  other: 'Unter „{title}“ gibt es {count} Seiten:',
}

/** The engine's phrases in German. */
export const phrases: Phrases = {
  language: 'de',

  greeting:
    'Guten Tag. Ich bin der virtuelle Assistent von {brand}. Fragen Sie mich, was Sie über diese Website wissen möchten: Ich antworte anhand ihrer Seiten und nenne die Quelle.',
  thanks: 'Gern geschehen. Fragen Sie mich, was Sie sonst noch über diese Website wissen möchten.',
  farewell: 'Auf Wiedersehen, und vielen Dank für Ihren Besuch.',
  identity:
    'Ich bin der virtuelle Assistent von {brand}: ein Programm, kein Mensch. Ich durchsuche die Seiten dieser Website und antworte mit Sätzen daraus, jeweils mit Quelle.',
  help: 'Fragen Sie mich in Ihren eigenen Worten nach {brand}: was es bietet, wie etwas funktioniert oder welches Produkt zu Ihnen passt. Ich antworte anhand der Seiten dieser Website und nenne die Quelle.',
  declined:
    'Dabei kann ich nicht helfen. Ich beantworte nur Fragen zu dieser Website, und zwar anhand ihrer Seiten.',
  empty: 'Stellen Sie mir eine Frage zu dieser Website, und ich durchsuche ihre Seiten.',

  notFound: 'Darauf habe ich auf dieser Website keine Antwort gefunden.',
  noMore: 'Mehr habe ich dazu auf dieser Website nicht gefunden.',
  missingPart: 'Zu diesem Teil habe ich keine Antwort gefunden: „{part}“',
  unmentioned: 'Keine ihrer Seiten erwähnt {words}.',
  quoted: '„{word}“',
  nearest: 'Diese Seiten passen am besten zu Ihrer Frage:',
  covers: 'Auf dieser Website gibt es unter anderem diese Seiten:',
  contact: 'Für alles Weitere: {link}.',
  closest: 'Am besten passende Stellen:',
  several: 'Mehrere Abschnitte könnten das beantworten:',
  seeAlso: 'Siehe auch:',
  alsoClose: 'Weitere passende Stellen:',
  limitReached:
    'Sie haben das heutige Limit für Antworten des Sprachmodells erreicht. Diese Antwort stammt aus den Seiten dieser Website.',
  onlyIn: 'Das beantworten nur die Seiten auf {language}:',
  fromVersion: 'Diese Antwort gilt für Version {version}.',
  fromVersionNewest: 'Diese Antwort gilt für die neueste Version, {version}.',
  fromNewest: 'Diese Antwort gilt für die neueste Version.',
  notInVersion: 'Die Seiten zu Version {version} beantworten das nicht.',
  removedAddress: '(Adresse entfernt)',

  listed,
  listedPlural: listed,
  more: { other: 'Und {count} weitere.' },
  sections: 'Auf dieser Website gibt es:',
  newest: 'Die neuesten Seiten:',
  isFor: 'Für:',
  isNotFor: 'Nicht für:',
  pageIsFor: '{link} ist für:',
  pageIsNotFor: '{link} ist nicht für:',
  separator: '; ',
}
