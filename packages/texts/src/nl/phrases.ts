import type { Phrases } from '../phraseTexts.ts'

// The title of a folder's page is used: the name of a folder is an English one.
const listed = {
  one: 'Onder “{title}” staat één pagina:',
  other: 'Onder “{title}” staan {count} pagina’s:',
}

/** The engine's phrases in Dutch. */
export const phrases: Phrases = {
  language: 'nl',

  greeting:
    'Hallo. Ik ben de virtuele assistent van {brand}. Vraag mij wat u over deze website wilt weten: ik antwoord op basis van de pagina’s en laat zien waar ik elk antwoord heb gevonden.',
  thanks: 'Graag gedaan. Vraag mij gerust nog iets over deze website.',
  farewell: 'Tot ziens, en bedankt voor uw bezoek.',
  identity:
    'Ik ben de virtuele assistent van {brand}: een programma, geen mens. Ik doorzoek de pagina’s van deze website en antwoord met zinnen daaruit, elk met de bron erbij.',
  help: 'Vraag mij in uw eigen woorden iets over {brand}: wat het doet, hoe iets werkt of welk product bij u past. Ik antwoord op basis van de pagina’s van deze website en laat zien waar ik elk antwoord heb gevonden.',
  declined:
    'Daar kan ik niet mee helpen. Ik beantwoord alleen vragen over deze website, op basis van de pagina’s ervan.',
  empty: 'Stel mij een vraag over deze website, dan doorzoek ik de pagina’s.',

  notFound: 'Daarop heb ik op deze website geen antwoord gevonden.',
  noMore: 'Meer heb ik daarover op deze website niet gevonden.',
  missingPart: 'Op dit deel heb ik geen antwoord gevonden: “{part}”',
  unmentioned: 'Geen van de pagina’s noemt {words}.',
  quoted: '“{word}”',
  nearest: 'Deze pagina’s komen het dichtst bij uw vraag:',
  covers: 'Op deze website staan onder andere deze pagina’s:',
  contact: 'Voor al het andere: {link}.',
  closest: 'Passages die het dichtst in de buurt komen:',
  several: 'Meerdere paragrafen kunnen dit beantwoorden:',
  seeAlso: 'Zie ook:',
  alsoClose: 'Misschien ook:',
  limitReached:
    'U hebt de daglimiet voor antwoorden van het taalmodel bereikt. Dit antwoord komt uit de pagina’s van deze website.',
  onlyIn: 'Alleen de pagina’s in het {language} beantwoorden dit:',
  fromVersion: 'Dit antwoord geldt voor versie {version}.',
  fromVersionNewest: 'Dit antwoord geldt voor versie {version}, de nieuwste.',
  fromNewest: 'Dit antwoord geldt voor de nieuwste versie.',
  notInVersion: 'De pagina’s over versie {version} beantwoorden dit niet.',
  removedAddress: '(adres verwijderd)',

  listed,
  listedPlural: listed,
  more: { other: 'En nog {count}.' },
  sections: 'Op deze website vindt u:',
  newest: 'De nieuwste pagina’s:',
  isFor: 'Voor:',
  isNotFor: 'Niet voor:',
  pageIsFor: '{link} is voor:',
  pageIsNotFor: '{link} is niet voor:',
  separator: '; ',
}
