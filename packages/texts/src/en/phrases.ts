import type { Phrases } from '../phraseTexts.ts'

/** The engine's phrases in English. */
export const phrases: Phrases = {
  language: 'en',

  greeting:
    'Hello. I am the virtual assistant of {brand}. Ask me anything about this site. I answer from its pages and show where I found each answer.',
  thanks: 'You are welcome. Ask me anything else about this site.',
  farewell: 'Goodbye, and thank you for visiting.',
  identity:
    'I am the virtual assistant of {brand}: a program, not a person. I search the pages of this site and answer with sentences from them, each with its source.',
  help: 'Ask me about {brand} in your own words: what it does, how to do something, or which product suits you. I answer from the pages of this site and show where I found each answer.',
  declined: 'I cannot help with that. I only answer questions about this site, from its pages.',
  empty: 'Ask me a question about this site, and I will search its pages.',

  notFound: 'I could not find an answer to that on this site.',
  noMore: 'I could not find anything more about that on this site.',
  missingPart: 'I could not find an answer to this part: “{part}”',
  unmentioned: 'None of its pages mentions {words}.',
  quoted: '“{word}”',
  nearest: 'These pages are the closest match:',
  covers: 'The site has these pages, among others:',
  contact: 'For anything else: {link}.',
  closest: 'Closest passages:',
  several: 'Several sections may answer:',
  seeAlso: 'See also:',
  alsoClose: 'Other close matches:',
  limitReached:
    'You have reached today’s limit for answers from the language model. This answer comes from the pages of this site.',
  onlyIn: 'Only the pages in {language} answer this:',
  fromVersion: 'This answer is about version {version}.',
  fromVersionNewest: 'This answer is about version {version}, the newest one.',
  fromNewest: 'This answer is about the newest version.',
  notInVersion: 'The pages about version {version} do not answer this.',
  removedAddress: '(address removed)',

  listed: { one: 'There is one page in {name}:', other: 'There are {count} pages in {name}:' },
  listedPlural: { one: 'There is one page in {name}:', other: 'There are {count} {name}:' },
  more: { other: 'And {count} more.' },
  sections: 'The site has:',
  newest: 'The newest pages:',
  isFor: 'For:',
  isNotFor: 'Not for:',
  pageIsFor: '{link} is for:',
  pageIsNotFor: '{link} is not for:',
  separator: '; ',
}
