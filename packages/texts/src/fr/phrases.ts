import type { Phrases } from '../phraseTexts.ts'

// The title of a folder's page is used: the name of a folder is an English one.
const listed = {
  one: 'Il y a une page dans la rubrique « {title} » :',
  many: 'Il y a {count} de pages dans la rubrique « {title} » :',
  other: 'Il y a {count} pages dans la rubrique « {title} » :',
}

/** The engine's phrases in French. */
export const phrases: Phrases = {
  language: 'fr',

  greeting:
    'Bonjour. Je suis l’assistant virtuel de {brand}. Posez-moi vos questions sur ce site : je réponds à partir de ses pages et j’indique où j’ai trouvé chaque réponse.',
  thanks: 'Avec plaisir. Posez-moi vos autres questions sur ce site.',
  farewell: 'Au revoir, et merci de votre visite.',
  identity:
    'Je suis l’assistant virtuel de {brand} : un programme, pas une personne. Je cherche dans les pages de ce site et je réponds avec leurs phrases, en citant chaque source.',
  help: 'Posez vos questions sur {brand} avec vos propres mots : ce que nous faisons, comment faire quelque chose, ou quel produit vous convient. Je réponds à partir des pages de ce site et j’indique où j’ai trouvé chaque réponse.',
  declined:
    'Je ne peux pas vous aider pour cela. Je réponds seulement aux questions sur ce site, à partir de ses pages.',
  empty: 'Posez-moi une question sur ce site, et je chercherai dans ses pages.',

  notFound: 'Je n’ai pas trouvé de réponse à cette question sur ce site.',
  noMore: 'Je n’ai rien trouvé de plus à ce sujet sur ce site.',
  missingPart: 'Je n’ai pas trouvé de réponse à cette partie : « {part} »',
  unmentioned: 'Aucune de ses pages ne mentionne {words}.',
  quoted: '« {word} »',
  nearest: 'Ces pages sont les plus proches de votre question :',
  covers: 'Le site contient entre autres ces pages :',
  contact: 'Pour toute autre question : {link}.',
  closest: 'Passages les plus proches :',
  several: 'Plusieurs sections peuvent répondre à cette question :',
  seeAlso: 'Voir aussi :',
  alsoClose: 'Peut-être aussi :',
  limitReached:
    'Vous avez atteint la limite quotidienne de réponses du modèle de langage. Cette réponse vient des pages de ce site.',
  onlyIn: 'Seules les pages en {language} répondent à cette question :',
  fromVersion: 'Cette réponse vaut pour la version {version}.',
  fromVersionNewest: 'Cette réponse vaut pour la version {version}, la plus récente.',
  fromNewest: 'Cette réponse vaut pour la version la plus récente.',
  notInVersion: 'Les pages sur la version {version} ne répondent pas à cette question.',
  removedAddress: '(adresse supprimée)',

  listed,
  listedPlural: listed,
  more: { other: 'Et {count} de plus.' },
  sections: 'Le site contient :',
  newest: 'Les pages les plus récentes :',
  isFor: 'Pour :',
  isNotFor: 'Ne convient pas à :',
  pageIsFor: '{link} s’adresse à :',
  pageIsNotFor: '{link} ne convient pas à :',
  separator: ' ; ',
}
