import type { Phrases } from '../phraseTexts.ts'

// The title of a folder's page is used: the name of a folder is an English one.
const listed = {
  one: 'Hay una página en «{title}»:',
  many: 'Hay {count} de páginas en «{title}»:',
  other: 'Hay {count} páginas en «{title}»:',
}

/** The engine's phrases in Spanish. */
export const phrases: Phrases = {
  language: 'es',

  greeting:
    'Hola. Soy el asistente virtual de {brand}. Pregúnteme lo que quiera sobre este sitio: respondo a partir de sus páginas e indico dónde he encontrado cada respuesta.',
  thanks: 'De nada. Pregúnteme lo que quiera sobre este sitio.',
  farewell: 'Adiós, y gracias por su visita.',
  identity:
    'Soy el asistente virtual de {brand}: un programa, no una persona. Busco en las páginas de este sitio y respondo con sus frases, cada una con su fuente.',
  help: 'Pregúnteme sobre {brand} con sus propias palabras: qué hace, cómo se hace algo o qué producto le conviene. Respondo a partir de las páginas de este sitio e indico dónde he encontrado cada respuesta.',
  declined:
    'No puedo ayudar con eso. Solo respondo a preguntas sobre este sitio, a partir de sus páginas.',
  empty: 'Hágame una pregunta sobre este sitio y buscaré la respuesta en sus páginas.',

  notFound: 'No he encontrado una respuesta a eso en este sitio.',
  noMore: 'No he encontrado nada más sobre eso en este sitio.',
  missingPart: 'No he encontrado una respuesta a esta parte: «{part}»',
  unmentioned: 'Ninguna de las páginas menciona {words}.',
  quoted: '«{word}»',
  nearest: 'Estas páginas son las que más se acercan a su pregunta:',
  covers: 'El sitio tiene, entre otras, estas páginas:',
  contact: 'Para cualquier otra cosa: {link}.',
  closest: 'Fragmentos más relacionados:',
  several: 'Varias secciones pueden responder a esto:',
  seeAlso: 'Vea también:',
  alsoClose: 'Quizá también:',
  limitReached:
    'Ha alcanzado el límite diario de respuestas del modelo de lenguaje. Esta respuesta viene de las páginas de este sitio.',
  onlyIn: 'Solo las páginas en {language} responden a esto:',
  fromVersion: 'Esta respuesta vale para la versión {version}.',
  fromVersionNewest: 'Esta respuesta vale para la versión {version}, la más reciente.',
  fromNewest: 'Esta respuesta vale para la versión más reciente.',
  notInVersion: 'Las páginas sobre la versión {version} no responden a esto.',
  removedAddress: '(dirección eliminada)',

  listed,
  listedPlural: listed,
  more: { other: 'Y {count} más.' },
  sections: 'El sitio tiene:',
  newest: 'Las páginas más recientes:',
  isFor: 'Para:',
  isNotFor: 'No es para:',
  pageIsFor: '{link} es para:',
  pageIsNotFor: '{link} no es para:',
  separator: '; ',
}
