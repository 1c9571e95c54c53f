import type { WidgetTexts } from '../widgetTexts.ts'

/** The panel in French. */
export const panel: WidgetTexts = {
  language: 'fr',
  direction: 'ltr',

  launcher: 'Parler à l’assistant',
  tooltip: 'Poser une question sur {brand}',
  unread: 'nouvelle réponse',

  title: 'Assistant {brand}',
  subtitle: 'Comment puis-je vous aider ?',
  thinking: 'Réflexion en cours…',
  close: 'Fermer',
  newConversation: 'Nouvelle conversation',
  help: 'Réglages et raccourcis',
  earlier: 'Conversations précédentes',

  error: 'Une erreur est survenue. Veuillez réessayer.',
  unreachable: 'L’assistant est injoignable. Vérifiez votre connexion.',
  retry: 'Réessayer',

  conversation: 'Votre conversation',
  welcome: 'Bienvenue chez {brand}',
  greeting: 'Bonjour, je suis l’assistant virtuel. Comment puis-je vous aider ?',
  notice: '',
  youSaid: 'Votre message',
  assistantSaid: 'Réponse de {brand}',
  typing: '{brand} réfléchit…',
  searching: 'Recherche dans les pages',
  reading: {
    one: 'Lecture de {count} page',
    many: 'Lecture de {count} de pages',
    other: 'Lecture de {count} pages',
  },
  writing: 'Rédaction de la réponse',
  stillWorking: 'Toujours en cours',
  stopped: 'Arrêté',
  interrupted: 'Interrompu',
  newMessages: 'Nouveaux messages',
  answerStart: 'Début de la réponse',

  copy: 'Copier',
  copied: 'Copié',
  copyFailed: 'Copie impossible. Le texte est sélectionné.',
  regenerate: 'Répondre à nouveau',
  fromPages: 'Tiré de nos pages',
  sources: { other: 'Sources ({count})' },
  source: 'Source n° {number}',
  table: 'Tableau',
  code: 'Extrait de code',

  suggestions: 'Questions suggérées',
  followUps: 'Questions liées',
  message: 'Votre message',
  placeholder: 'Écrivez votre message…',
  hint: 'Entrée pour envoyer, Maj+Entrée pour une nouvelle ligne',
  tooLong: {
    one: 'Trop long : supprimez {count} caractère',
    many: 'Trop long : supprimez {count} de caractères',
    other: 'Trop long : supprimez {count} caractères',
  },
  send: 'Envoyer',
  stop: 'Arrêter',

  isThinking: 'L’assistant réfléchit',
  isReplying: 'L’assistant répond',
  isStopped: 'Réponse arrêtée',
}
