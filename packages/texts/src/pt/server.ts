import type { ServerTexts } from '../serverTexts.ts'

/** The server's texts in Portuguese. */
export const server: ServerTexts = {
  language: 'pt',

  failed: 'O assistente não pode responder agora. Tente novamente.',
  leaves: 'O assistente está reiniciando. Tente novamente.',
  erased: 'Esta conversa foi excluída.',
  busy: 'O assistente está ocupado. Tente novamente em instantes.',
  switchedOff: 'O assistente está desativado no momento.',
  tooManyAtOnce: 'Perguntas demais ao mesmo tempo. Tente novamente em {time}.',
  tooOften: 'Perguntas demais em pouco tempo. Tente novamente em {time}.',
  seconds: { one: '{count} segundo', many: '{count} de segundos', other: '{count} segundos' },
  minutes: { one: '{count} minuto', many: '{count} de minutos', other: '{count} minutos' },
  hours: { one: '{count} hora', many: '{count} de horas', other: '{count} horas' },
  messageTooLong: 'A mensagem tem {length} caracteres. O limite é de {most}.',
  searchTooLong: 'A pesquisa tem {length} caracteres. O limite é de {most}.',
  quickAnswer: 'Resposta rápida',
}
