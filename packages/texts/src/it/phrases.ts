import type { Phrases } from '../phraseTexts.ts'

// The title of a folder's page is used: the name of a folder is an English one.
const listed = {
  one: 'C’è una pagina in «{title}»:',
  many: 'Ci sono {count} di pagine in «{title}»:',
  other: 'Ci sono {count} pagine in «{title}»:',
}

/** The engine's phrases in Italian. */
export const phrases: Phrases = {
  language: 'it',

  greeting:
    'Ciao. Sono l’assistente virtuale di {brand}. Chiedimi quello che vuoi su questo sito: rispondo in base alle sue pagine e indico dove ho trovato ogni risposta.',
  thanks: 'Prego. Chiedimi pure altro su questo sito.',
  farewell: 'Arrivederci, e grazie della visita.',
  identity:
    'Sono l’assistente virtuale di {brand}: un programma, non una persona. Cerco nelle pagine di questo sito e rispondo con le loro frasi, ciascuna con la sua fonte.',
  help: 'Chiedimi di {brand} con parole tue: che cosa fa, come si fa qualcosa o quale prodotto è adatto a te. Rispondo in base alle pagine di questo sito e indico dove ho trovato ogni risposta.',
  declined:
    'In questo non posso aiutarti. Rispondo solo a domande su questo sito, in base alle sue pagine.',
  empty: 'Fammi una domanda su questo sito e cercherò la risposta nelle sue pagine.',

  notFound: 'Su questo sito non ho trovato una risposta.',
  noMore: 'Su questo sito non ho trovato altro in merito.',
  missingPart: 'Non ho trovato una risposta a questa parte: «{part}»',
  unmentioned: 'Nessuna delle sue pagine menziona {words}.',
  quoted: '«{word}»',
  nearest: 'Queste pagine sono le più vicine alla tua domanda:',
  covers: 'Il sito contiene tra l’altro queste pagine:',
  contact: 'Per qualsiasi altra cosa: {link}.',
  closest: 'Passaggi più pertinenti:',
  several: 'Più sezioni possono rispondere:',
  seeAlso: 'Vedi anche:',
  alsoClose: 'Forse anche:',
  limitReached:
    'Hai raggiunto il limite giornaliero di risposte del modello linguistico. Questa risposta viene dalle pagine di questo sito.',
  onlyIn: 'Solo le pagine in {language} rispondono a questa domanda:',
  fromVersion: 'Questa risposta vale per la versione {version}.',
  fromVersionNewest: 'Questa risposta vale per la versione {version}, la più recente.',
  fromNewest: 'Questa risposta vale per la versione più recente.',
  notInVersion: 'Le pagine sulla versione {version} non rispondono a questa domanda.',
  removedAddress: '(indirizzo rimosso)',

  listed,
  listedPlural: listed,
  more: { other: 'E altre {count}.' },
  sections: 'Il sito contiene:',
  newest: 'Le pagine più recenti:',
  isFor: 'Per:',
  isNotFor: 'Non è per:',
  pageIsFor: '{link} è per:',
  pageIsNotFor: '{link} non è per:',
  separator: '; ',
}
