import type { ServerTexts } from '../serverTexts.ts'

/** The server's texts in French. */
export const server: ServerTexts = {
  language: 'fr',

  failed: 'L’assistant ne peut pas répondre pour le moment. Veuillez réessayer.',
  leaves: 'L’assistant redémarre. Veuillez réessayer.',
  erased: 'Cette conversation a été supprimée.',
  busy: 'L’assistant est très sollicité. Veuillez réessayer dans un instant.',
  switchedOff: 'L’assistant est désactivé pour le moment.',
  tooManyAtOnce: 'Trop de questions à la fois. Veuillez réessayer dans {time}.',
  tooOften: 'Trop de questions en peu de temps. Veuillez réessayer dans {time}.',
  seconds: { one: '{count} seconde', many: '{count} de secondes', other: '{count} secondes' },
  minutes: { one: '{count} minute', many: '{count} de minutes', other: '{count} minutes' },
  hours: { one: '{count} heure', many: '{count} d’heures', other: '{count} heures' },
  messageTooLong: 'Le message compte {length} caractères. La limite est de {most}.',
  searchTooLong: 'La recherche compte {length} caractères. La limite est de {most}.',
  quickAnswer: 'Réponse rapide',
}
