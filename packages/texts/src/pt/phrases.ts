import type { Phrases } from '../phraseTexts.ts'

// The title of a folder's page is used: the name of a folder is an English one.
const listed = {
  one: 'Há uma página em “{title}”:',
  many: 'Há {count} de páginas em “{title}”:',
  other: 'Há {count} páginas em “{title}”:',
}

/** The engine's phrases in Portuguese. */
export const phrases: Phrases = {
  language: 'pt',

  greeting:
    'Olá. Sou o assistente virtual de {brand}. Pergunte o que quiser sobre este site: respondo com base nas páginas dele e indico onde encontrei cada resposta.',
  thanks: 'De nada. Pergunte o que mais quiser sobre este site.',
  farewell: 'Até logo, e obrigado pela visita.',
  identity:
    'Sou o assistente virtual de {brand}: um programa, não uma pessoa. Pesquiso nas páginas deste site e respondo com frases delas, cada uma com a sua fonte.',
  help: 'Pergunte sobre {brand} com as suas próprias palavras: o que faz, como se faz algo ou qual produto é o certo para você. Respondo com base nas páginas deste site e indico onde encontrei cada resposta.',
  declined:
    'Não posso ajudar com isso. Só respondo a perguntas sobre este site, com base nas páginas dele.',
  empty: 'Faça uma pergunta sobre este site, e eu busco a resposta nas páginas dele.',

  notFound: 'Não encontrei uma resposta para isso neste site.',
  noMore: 'Não encontrei mais nada sobre isso neste site.',
  missingPart: 'Não encontrei uma resposta para esta parte: “{part}”',
  unmentioned: 'Nenhuma das páginas menciona {words}.',
  quoted: '“{word}”',
  nearest: 'Estas páginas são as que mais se aproximam da sua pergunta:',
  covers: 'O site tem, entre outras, estas páginas:',
  contact: 'Para qualquer outro assunto: {link}.',
  closest: 'Trechos mais relacionados:',
  several: 'Várias seções podem responder a isto:',
  seeAlso: 'Veja também:',
  alsoClose: 'Talvez também:',
  limitReached:
    'Você atingiu o limite diário de respostas do modelo de linguagem. Esta resposta vem das páginas deste site.',
  onlyIn: 'Só as páginas em {language} respondem a isto:',
  fromVersion: 'Esta resposta vale para a versão {version}.',
  fromVersionNewest: 'Esta resposta vale para a versão {version}, a mais recente.',
  fromNewest: 'Esta resposta vale para a versão mais recente.',
  notInVersion: 'As páginas sobre a versão {version} não respondem a isto.',
  removedAddress: '(endereço removido)',

  listed,
  listedPlural: listed,
  more: { other: 'E mais {count}.' },
  sections: 'O site tem:',
  newest: 'As páginas mais recentes:',
  isFor: 'Para:',
  isNotFor: 'Não é para:',
  pageIsFor: '{link} é para:',
  pageIsNotFor: '{link} não é para:',
  separator: '; ',
}
