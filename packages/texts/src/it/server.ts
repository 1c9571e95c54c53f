import type { ServerTexts } from '../serverTexts.ts'

/** The server's texts in Italian. */
export const server: ServerTexts = {
  language: 'it',

  failed: 'L’assistente al momento non può rispondere. Riprova.',
  leaves: 'L’assistente si sta riavviando. Riprova.',
  erased: 'Questa conversazione è stata eliminata.',
  busy: 'L’assistente è occupato. Riprova tra un momento.',
  switchedOff: 'L’assistente al momento è disattivato.',
  tooManyAtOnce: 'Troppe domande in una volta. Riprova tra {time}.',
  tooOften: 'Troppe domande in poco tempo. Riprova tra {time}.',
  seconds: { one: '{count} secondo', many: '{count} di secondi', other: '{count} secondi' },
  minutes: { one: '{count} minuto', many: '{count} di minuti', other: '{count} minuti' },
  hours: { one: '{count} ora', many: '{count} di ore', other: '{count} ore' },
  messageTooLong: 'Il messaggio ha {length} caratteri. Il limite è di {most}.',
  searchTooLong: 'La ricerca ha {length} caratteri. Il limite è di {most}.',
  quickAnswer: 'Risposta rapida',
}
