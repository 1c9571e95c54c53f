import type { WidgetTexts } from '../widgetTexts.ts'

/** The panel in Italian. */
export const panel: WidgetTexts = {
  language: 'it',
  direction: 'ltr',

  launcher: 'Parla con l’assistente',
  tooltip: 'Fai una domanda su {brand}',
  unread: 'nuova risposta',

  title: 'Assistente di {brand}',
  subtitle: 'Come posso aiutarti?',
  thinking: 'Sto pensando…',
  close: 'Chiudi',
  newConversation: 'Nuova conversazione',
  help: 'Impostazioni e scorciatoie',
  earlier: 'Conversazioni precedenti',

  error: 'Qualcosa è andato storto. Riprova.',
  unreachable: 'L’assistente non è raggiungibile. Controlla la connessione.',
  retry: 'Riprova',

  conversation: 'Conversazione',
  welcome: 'Ti diamo il benvenuto in {brand}',
  greeting: 'Ciao, sono l’assistente virtuale. Come posso aiutarti?',
  notice: '',
  youSaid: 'Il tuo messaggio',
  assistantSaid: 'Risposta di {brand}',
  typing: '{brand} sta pensando…',
  searching: 'Ricerca nelle pagine',
  reading: {
    one: 'Lettura di {count} pagina',
    many: 'Lettura di {count} di pagine',
    other: 'Lettura di {count} pagine',
  },
  writing: 'Scrittura della risposta',
  stillWorking: 'Ancora al lavoro',
  stopped: 'Fermato',
  interrupted: 'Interrotto',
  newMessages: 'Nuovi messaggi',
  answerStart: 'Inizio della risposta',

  copy: 'Copia',
  copied: 'Copiato',
  copyFailed: 'Impossibile copiare. Il testo è selezionato.',
  regenerate: 'Rispondi di nuovo',
  fromPages: 'Dalle nostre pagine',
  sources: { other: 'Fonti ({count})' },
  source: 'Fonte {number}',
  table: 'Tabella',
  code: 'Codice',

  suggestions: 'Domande suggerite',
  followUps: 'Domande correlate',
  message: 'Il tuo messaggio',
  placeholder: 'Scrivi il tuo messaggio…',
  hint: 'Invio per inviare, Maiusc+Invio per una nuova riga',
  tooLong: {
    one: 'Troppo lungo: togli {count} carattere',
    many: 'Troppo lungo: togli {count} di caratteri',
    other: 'Troppo lungo: togli {count} caratteri',
  },
  send: 'Invia',
  stop: 'Ferma',

  isThinking: 'L’assistente sta pensando',
  isReplying: 'L’assistente sta rispondendo',
  isStopped: 'Risposta fermata',
}
