import type { SearchTexts } from '../searchTexts.ts'

/** The search of the site in German. */
export const search: SearchTexts = {
  title: 'Suche',
  field: 'Suchen nach',
  placeholder: 'Seiten durchsuchen',
  submit: 'Suchen',
  close: 'Schließen',
  results: 'Ergebnisse',
  count: 'Ergebnisse: {count}',
  corrected: 'Ergebnisse für „{words}“.',
  none: 'Keine Ergebnisse für „{query}“.',
  noneLine: 'Versuchen Sie es mit weniger oder mit anderen Wörtern.',
  failed:
    'Die Suche ist gerade nicht erreichbar. Bitte prüfen Sie die Verbindung und versuchen Sie es noch einmal.',
  begin: 'Geben Sie ein, was Sie suchen: Ein Wort genügt.',
  needsScript:
    'Auf dieser Website braucht die Suche JavaScript. Die Links oben führen zu allen Seiten.',
  others: 'Seiten',
  ask: 'Den Assistenten fragen: „{query}“',
  questions: 'Den Assistenten fragen',
  keys: '↑ ↓ zum Auswählen, Enter zum Öffnen, Esc zum Schließen',
}
