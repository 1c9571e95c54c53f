import type { WidgetTexts } from '../widgetTexts.ts'

/** The panel in Dutch. */
export const panel: WidgetTexts = {
  language: 'nl',
  direction: 'ltr',

  launcher: 'Praat met de assistent',
  tooltip: 'Stel een vraag over {brand}',
  unread: 'nieuw antwoord',

  title: 'Assistent van {brand}',
  subtitle: 'Waarmee kan ik u helpen?',
  thinking: 'Denkt na…',
  close: 'Sluiten',
  newConversation: 'Nieuw gesprek',
  help: 'Instellingen en sneltoetsen',
  earlier: 'Eerdere gesprekken',

  error: 'Er is iets misgegaan. Probeer het opnieuw.',
  unreachable: 'De assistent is niet bereikbaar. Controleer uw verbinding.',
  retry: 'Opnieuw proberen',

  conversation: 'Gesprek',
  welcome: 'Welkom bij {brand}',
  greeting: 'Hallo, ik ben de virtuele assistent. Waarmee kan ik u helpen?',
  notice: '',
  youSaid: 'Uw bericht',
  assistantSaid: 'Antwoord van {brand}',
  typing: '{brand} denkt na…',
  searching: 'De pagina’s worden doorzocht',
  reading: { one: '{count} pagina wordt gelezen', other: '{count} pagina’s worden gelezen' },
  writing: 'Het antwoord wordt geschreven',
  stillWorking: 'Nog bezig',
  stopped: 'Gestopt',
  interrupted: 'Onderbroken',
  newMessages: 'Nieuwe berichten',
  answerStart: 'Begin van het antwoord',

  copy: 'Kopiëren',
  copied: 'Gekopieerd',
  copyFailed: 'Kopiëren lukt niet. De tekst is geselecteerd.',
  regenerate: 'Opnieuw beantwoorden',
  fromPages: 'Uit onze pagina’s',
  sources: { other: 'Bronnen ({count})' },
  source: 'Bron {number}',
  table: 'Tabel',
  code: 'Code',

  suggestions: 'Voorgestelde vragen',
  followUps: 'Gerelateerde vragen',
  message: 'Uw bericht',
  placeholder: 'Typ uw bericht…',
  hint: 'Enter om te versturen, Shift+Enter voor een nieuwe regel',
  tooLong: {
    one: 'Te lang om te versturen: verwijder {count} teken',
    other: 'Te lang om te versturen: verwijder {count} tekens',
  },
  send: 'Versturen',
  stop: 'Stoppen',

  isThinking: 'De assistent denkt na',
  isReplying: 'De assistent antwoordt',
  isStopped: 'Antwoord gestopt',
}
