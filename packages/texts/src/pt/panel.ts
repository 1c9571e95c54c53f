import type { WidgetTexts } from '../widgetTexts.ts'

/** The panel in Portuguese. */
export const panel: WidgetTexts = {
  language: 'pt',
  direction: 'ltr',

  launcher: 'Falar com o assistente',
  tooltip: 'Faça uma pergunta sobre {brand}',
  unread: 'nova resposta',

  title: 'Assistente de {brand}',
  subtitle: 'Como posso ajudar?',
  thinking: 'Pensando…',
  close: 'Fechar',
  newConversation: 'Nova conversa',
  help: 'Configurações e atalhos',
  earlier: 'Conversas anteriores',

  error: 'Algo deu errado. Tente novamente.',
  unreachable: 'Não foi possível acessar o assistente. Verifique a sua conexão.',
  retry: 'Tentar novamente',

  conversation: 'Conversa',
  welcome: 'Boas-vindas a {brand}',
  greeting: 'Olá, sou o assistente virtual. Como posso ajudar?',
  notice: '',
  youSaid: 'A sua mensagem',
  assistantSaid: 'Resposta de {brand}',
  typing: '{brand} está pensando…',
  searching: 'Pesquisando nas páginas',
  reading: {
    one: 'Lendo {count} página',
    many: 'Lendo {count} de páginas',
    other: 'Lendo {count} páginas',
  },
  writing: 'Escrevendo a resposta',
  stillWorking: 'Ainda em andamento',
  stopped: 'Parado',
  interrupted: 'Interrompido',
  newMessages: 'Novas mensagens',
  answerStart: 'Início da resposta',

  copy: 'Copiar',
  copied: 'Copiado',
  copyFailed: 'Não foi possível copiar. O texto está selecionado.',
  regenerate: 'Responder novamente',
  fromPages: 'Das nossas páginas',
  sources: { other: 'Fontes ({count})' },
  source: 'Fonte {number}',
  table: 'Tabela',
  code: 'Código',

  suggestions: 'Perguntas sugeridas',
  followUps: 'Perguntas relacionadas',
  message: 'A sua mensagem',
  placeholder: 'Digite a sua mensagem…',
  hint: 'Enter para enviar, Shift+Enter para uma nova linha',
  tooLong: {
    one: 'Longa demais: retire {count} caractere',
    many: 'Longa demais: retire {count} de caracteres',
    other: 'Longa demais: retire {count} caracteres',
  },
  send: 'Enviar',
  stop: 'Parar',

  isThinking: 'O assistente está pensando',
  isReplying: 'O assistente está respondendo',
  isStopped: 'Resposta interrompida',
}
