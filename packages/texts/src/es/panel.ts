import type { WidgetTexts } from '../widgetTexts.ts'

/** The panel in Spanish. */
export const panel: WidgetTexts = {
  language: 'es',
  direction: 'ltr',

  launcher: 'Hablar con el asistente',
  tooltip: 'Haga una pregunta sobre {brand}',
  unread: 'nueva respuesta',

  title: 'Asistente de {brand}',
  subtitle: '¿En qué puedo ayudarle?',
  thinking: 'Pensando…',
  close: 'Cerrar',
  newConversation: 'Nueva conversación',
  help: 'Ajustes y atajos',
  earlier: 'Conversaciones anteriores',

  error: 'Algo ha fallado. Inténtelo de nuevo.',
  unreachable: 'No se puede acceder al asistente. Compruebe su conexión.',
  retry: 'Reintentar',

  conversation: 'Conversación',
  welcome: 'Le damos la bienvenida a {brand}',
  greeting: 'Hola, soy el asistente virtual. ¿En qué puedo ayudarle?',
  notice: '',
  youSaid: 'Su mensaje',
  assistantSaid: 'Respuesta de {brand}',
  typing: '{brand} está pensando…',
  searching: 'Buscando en las páginas',
  reading: {
    one: 'Leyendo {count} página',
    many: 'Leyendo {count} de páginas',
    other: 'Leyendo {count} páginas',
  },
  writing: 'Escribiendo la respuesta',
  stillWorking: 'Todavía en ello',
  stopped: 'Detenido',
  interrupted: 'Interrumpido',
  newMessages: 'Mensajes nuevos',
  answerStart: 'Inicio de la respuesta',

  copy: 'Copiar',
  copied: 'Copiado',
  copyFailed: 'No se ha podido copiar. El texto está seleccionado.',
  regenerate: 'Responder de nuevo',
  fromPages: 'De nuestras páginas',
  sources: { other: 'Fuentes ({count})' },
  source: 'Fuente {number}',
  table: 'Tabla',
  code: 'Código',

  suggestions: 'Preguntas sugeridas',
  followUps: 'Preguntas relacionadas',
  message: 'Su mensaje',
  placeholder: 'Escriba su mensaje…',
  hint: 'Intro para enviar, Mayús+Intro para una línea nueva',
  tooLong: {
    one: 'Demasiado largo: quite {count} carácter',
    many: 'Demasiado largo: quite {count} de caracteres',
    other: 'Demasiado largo: quite {count} caracteres',
  },
  send: 'Enviar',
  stop: 'Detener',

  isThinking: 'El asistente está pensando',
  isReplying: 'El asistente está respondiendo',
  isStopped: 'Respuesta detenida',
}
