import type { WidgetTexts } from '../widgetTexts.ts'

/** The panel in German. */
export const panel: WidgetTexts = {
  language: 'de',
  direction: 'ltr',

  launcher: 'Assistenten fragen',
  tooltip: 'Eine Frage zu {brand} stellen',
  unread: 'neue Antwort',

  title: 'Assistent von {brand}',
  subtitle: 'Wie kann ich Ihnen heute helfen?',
  thinking: 'Denkt nach …',
  close: 'Schließen',
  newConversation: 'Neue Unterhaltung',
  help: 'Einstellungen und Tastenkürzel',
  earlier: 'Frühere Unterhaltungen',

  error: 'Etwas ist schiefgegangen. Bitte versuchen Sie es noch einmal.',
  unreachable: 'Der Assistent ist nicht erreichbar. Bitte prüfen Sie Ihre Verbindung.',
  retry: 'Erneut versuchen',

  conversation: 'Unterhaltung',
  welcome: 'Willkommen bei {brand}',
  greeting: 'Guten Tag, ich bin der virtuelle Assistent. Wie kann ich Ihnen heute helfen?',
  notice: '',
  youSaid: 'Ihre Nachricht',
  assistantSaid: 'Antwort von {brand}',
  typing: '{brand} denkt nach …',
  searching: 'Die Seiten werden durchsucht',
  reading: { one: '{count} Seite wird gelesen', other: '{count} Seiten werden gelesen' },
  writing: 'Die Antwort wird geschrieben',
  stillWorking: 'Noch in Arbeit',
  stopped: 'Gestoppt',
  interrupted: 'Unterbrochen',
  newMessages: 'Neue Nachrichten',
  answerStart: 'Anfang der Antwort',

  copy: 'Kopieren',
  copied: 'Kopiert',
  copyFailed: 'Kopieren fehlgeschlagen. Der Text ist markiert.',
  regenerate: 'Neu erstellen',
  fromPages: 'Von unseren Seiten',
  sources: { other: 'Quellen ({count})' },
  source: 'Quelle {number}',
  table: 'Tabelle',
  code: 'Code',

  suggestions: 'Vorgeschlagene Fragen',
  followUps: 'Verwandte Fragen',
  message: 'Ihre Nachricht',
  placeholder: 'Ihre Nachricht …',
  hint: 'Senden mit Enter, neue Zeile mit Umschalt+Enter',
  tooLong: { other: 'Zu lang zum Senden: Bitte um {count} Zeichen kürzen' },
  send: 'Senden',
  stop: 'Stoppen',

  isThinking: 'Der Assistent denkt nach',
  isReplying: 'Der Assistent antwortet',
  isStopped: 'Antwort gestoppt',
}
