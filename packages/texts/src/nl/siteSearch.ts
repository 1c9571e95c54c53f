import type { SearchTexts } from '../searchTexts.ts'

/** The search of the site in Dutch. */
export const search: SearchTexts = {
  title: 'Zoeken',
  field: 'Zoeken naar',
  placeholder: 'De pagina’s doorzoeken',
  submit: 'Zoeken',
  close: 'Sluiten',
  results: 'Resultaten',
  count: 'Resultaten: {count}',
  corrected: 'Resultaten voor “{words}”.',
  none: 'Geen resultaten voor “{query}”.',
  noneLine: 'Probeer het met minder of andere woorden.',
  failed: 'Zoeken is nu niet mogelijk. Controleer uw verbinding en probeer het opnieuw.',
  begin: 'Typ wat u zoekt. Eén woord is genoeg.',
  needsScript:
    'Op deze website heeft zoeken JavaScript nodig. De links hierboven leiden naar alle pagina’s.',
  others: 'Pagina’s',
  ask: 'Vraag het aan de assistent: “{query}”',
  questions: 'Vraag het aan de assistent',
  keys: '↑ ↓ om te kiezen, Enter om te openen, Esc om te sluiten',
}
