import type { DefaultTexts } from '../defaultTexts.ts'

/** In French. */
export const defaults: DefaultTexts = {
  navigation: {
    '/': 'Accueil',
    '/products': 'Produits',
    '/tutorials': 'Guides',
    '/articles': 'Articles/Blog',
    '/about-us': 'À propos',
  },
  quickReplies: [
    'Expliquez-moi ce que vous faites.',
    'Quels produits proposez-vous ?',
    'À qui s’adressent ces produits ?',
  ],
  contact: 'Écrivez-nous',
  notice:
    'Les réponses sont automatiques et peuvent être fausses. Les conversations sont conservées {days} jours.',
  privacy: {
    asking: `Quand vous posez une question à l’assistant, le serveur de ce site enregistre votre question, la réponse, l’adresse de la page depuis laquelle vous l’avez posée, et votre avis si vous en donnez un. Tout cela est supprimé {days} jours après la dernière question de la conversation.

Si un modèle de langage rédige les réponses, le serveur envoie à ce modèle votre question et la conversation qui précède.`,
    pages: `Si vous indiquez qu’une page vous a été utile ou non, le serveur ajoute votre vote au total de cette page et n’enregistre rien qui permette de vous identifier. Vous pouvez retirer votre vote sur la même page.

Le serveur compte le nombre de vues de chaque page et n’enregistre rien sur les visiteurs.`,
    keeping: `Votre navigateur garde la conversation pour que vous la retrouviez sur la page suivante. L’assistant ne dépose pas de cookie et ne demande pas de compte. Vous pouvez enregistrer ou supprimer la conversation dans la fenêtre, sous « Réglages et raccourcis ». Pour limiter le nombre de questions par personne, le serveur compte pendant une courte durée les questions par adresse IP. Il n’enregistre pas les adresses.`,
  },
  counting: `Ce site compte les visites avec {tool}. Votre navigateur charge le script de {tool} depuis {host} et lui envoie l’adresse de chaque page que vous consultez, la page d’où vous venez et des informations sur votre navigateur, comme son nom et la largeur de sa fenêtre. Comme pour toute requête, {host} voit votre adresse IP.
`,
}
