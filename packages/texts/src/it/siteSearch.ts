import type { SearchTexts } from '../searchTexts.ts'

/** The search of the site in Italian. */
export const search: SearchTexts = {
  title: 'Ricerca',
  field: 'Cerca',
  placeholder: 'Cerca nelle pagine',
  submit: 'Cerca',
  close: 'Chiudi',
  results: 'Risultati',
  count: 'Risultati: {count}',
  corrected: 'Risultati per «{words}».',
  none: 'Nessun risultato per «{query}».',
  noneLine: 'Prova con meno parole o con parole diverse.',
  failed: 'La ricerca non è disponibile. Controlla la connessione e riprova.',
  begin: 'Scrivi che cosa cerchi. Basta una parola.',
  needsScript:
    'Su questo sito la ricerca richiede JavaScript. I link qui sopra portano a tutte le pagine.',
  others: 'Pagine',
  ask: 'Chiedi all’assistente: «{query}»',
  questions: 'Chiedi all’assistente',
  keys: '↑ ↓ per scegliere, Invio per aprire, Esc per chiudere',
}
