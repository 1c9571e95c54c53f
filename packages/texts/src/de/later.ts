import type { LaterTexts } from '../laterTexts.ts'

/** What the panel loads on demand, in German. */
export const later: LaterTexts = {
  edit: 'Bearbeiten',
  editing: 'Ersetzt Ihre letzte Frage',
  editCancelled: 'Frage unverändert gelassen',
  replaced: 'Ersetzt',
  version: 'Fassung {number} von {count}',
  previousVersion: 'Vorige Fassung',
  nextVersion: 'Nächste Fassung',
  newLine: 'Neue Zeile',
  editLast: 'Letzte Frage bearbeiten',
  previousMessage: 'Vorige Nachricht',
  nextMessage: 'Nächste Nachricht',
  toPage: 'Zur Seite und zurück',
  readAloud: 'Ein Screenreader liest Antworten',
  readAtEnd: 'Wenn sie vollständig sind',
  readSentences: 'Satz für Satz',
  readOff: 'Gar nicht',
  showWhole: 'Antworten erst zeigen, wenn sie vollständig sind',
}
