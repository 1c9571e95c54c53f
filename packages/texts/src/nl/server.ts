import type { ServerTexts } from '../serverTexts.ts'

/** The server's texts in Dutch. */
export const server: ServerTexts = {
  language: 'nl',

  failed: 'De assistent kan nu niet antwoorden. Probeer het opnieuw.',
  leaves: 'De assistent wordt opnieuw gestart. Probeer het opnieuw.',
  erased: 'Dit gesprek is verwijderd.',
  busy: 'De assistent heeft het druk. Probeer het zo meteen opnieuw.',
  switchedOff: 'De assistent staat op dit moment uit.',
  tooManyAtOnce: 'Te veel vragen tegelijk. Probeer het over {time} opnieuw.',
  tooOften: 'Te veel vragen in korte tijd. Probeer het over {time} opnieuw.',
  seconds: { one: '{count} seconde', other: '{count} seconden' },
  minutes: { one: '{count} minuut', other: '{count} minuten' },
  hours: { other: '{count} uur' },
  messageTooLong: 'Het bericht heeft {length} tekens. De limiet is {most}.',
  searchTooLong: 'De zoekopdracht heeft {length} tekens. De limiet is {most}.',
  quickAnswer: 'Kort antwoord',
}
