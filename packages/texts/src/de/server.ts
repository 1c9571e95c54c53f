import type { ServerTexts } from '../serverTexts.ts'

/** The server's texts in German. */
export const server: ServerTexts = {
  language: 'de',

  failed: 'Der Assistent kann gerade nicht antworten. Bitte versuchen Sie es noch einmal.',
  leaves: 'Der Assistent wird gerade neu gestartet. Bitte versuchen Sie es noch einmal.',
  erased: 'Diese Unterhaltung wurde gelöscht.',
  busy: 'Der Assistent ist ausgelastet. Bitte versuchen Sie es gleich noch einmal.',
  switchedOff: 'Der Assistent ist zurzeit ausgeschaltet.',
  tooManyAtOnce: 'Zu viele Fragen auf einmal. Bitte versuchen Sie es in {time} noch einmal.',
  tooOften: 'Zu viele Fragen in kurzer Zeit. Bitte versuchen Sie es in {time} noch einmal.',
  seconds: { one: '{count} Sekunde', other: '{count} Sekunden' },
  minutes: { one: '{count} Minute', other: '{count} Minuten' },
  hours: { one: '{count} Stunde', other: '{count} Stunden' },
  messageTooLong: 'Die Nachricht hat {length} Zeichen. Erlaubt sind {most}.',
  searchTooLong: 'Die Suchanfrage hat {length} Zeichen. Erlaubt sind {most}.',
  quickAnswer: 'Kurze Antwort',
}
