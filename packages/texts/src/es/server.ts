import type { ServerTexts } from '../serverTexts.ts'

/** The server's texts in Spanish. */
export const server: ServerTexts = {
  language: 'es',

  failed: 'El asistente no puede responder en este momento. Inténtelo de nuevo.',
  leaves: 'El asistente se está reiniciando. Inténtelo de nuevo.',
  erased: 'Esta conversación se ha eliminado.',
  busy: 'El asistente está ocupado. Inténtelo de nuevo dentro de un momento.',
  switchedOff: 'El asistente está desactivado en este momento.',
  tooManyAtOnce: 'Demasiadas preguntas a la vez. Inténtelo de nuevo dentro de {time}.',
  tooOften: 'Demasiadas preguntas en poco tiempo. Inténtelo de nuevo dentro de {time}.',
  seconds: { one: '{count} segundo', many: '{count} de segundos', other: '{count} segundos' },
  minutes: { one: '{count} minuto', many: '{count} de minutos', other: '{count} minutos' },
  hours: { one: '{count} hora', many: '{count} de horas', other: '{count} horas' },
  messageTooLong: 'El mensaje tiene {length} caracteres. El límite es de {most}.',
  searchTooLong: 'La búsqueda tiene {length} caracteres. El límite es de {most}.',
  quickAnswer: 'Respuesta rápida',
}
