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
  showIcon: 'Schaltfläche als Symbol zeigen',
  showName: 'Schaltfläche mit Namen zeigen',

  helpful: 'Hilfreich',
  notHelpful: 'Nicht hilfreich',
  why: 'Was stimmt mit dieser Antwort nicht?',
  isWrong: 'Sie ist falsch',
  isIncomplete: 'Es fehlt etwas',
  isOutdated: 'Sie ist veraltet',
  isUnclear: 'Sie ist schwer zu verstehen',
  isOffTopic: 'Das habe ich nicht gefragt',
  note: 'Ihre Anmerkung (freiwillig)',
  sendFeedback: 'Rückmeldung senden',
  cancel: 'Abbrechen',
  thanks: 'Vielen Dank für Ihre Rückmeldung',
  feedbackFailed:
    'Ihre Rückmeldung konnte nicht gesendet werden. Bitte versuchen Sie es noch einmal.',
  forget: 'Die Unterhaltung „{title}“ löschen',
  forgetFailed:
    'Die Unterhaltung konnte nicht gelöscht werden. Bitte versuchen Sie es noch einmal.',
  noEarlier: 'Es gibt keine früheren Unterhaltungen.',
}
