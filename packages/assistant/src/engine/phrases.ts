/** What the engine says in its own words. Everything else is kept from the pages. */
export const PHRASES = {
  greeting: (brand: string) =>
    `Hello. I am the virtual assistant of ${brand}. Ask me about anything on this site: I answer from its pages and say where I found it.`,
  thanks: 'You are welcome. Ask me anything else about this site.',
  farewell: 'Goodbye, and thank you for your visit.',
  identity: (brand: string) =>
    `I am the virtual assistant of ${brand}: a program, not a person. I look up your question in the pages of this site and answer with sentences from them, each with its source.`,
  help: (brand: string) =>
    `Ask me about ${brand} in your own words: what it does, how to do something, or what suits you. I answer from the pages of this site and say where I found it.`,
  declined: 'I cannot do that. I only answer questions about this site, from its pages.',
  empty: 'Ask me a question about this site, and I will look it up in its pages.',
  notFound: 'I could not find an answer to that on this site.',
  noMore: 'I could not find more about that on this site than I have said.',
  unmentioned: (words: readonly string[]) =>
    `None of its pages mentions ${words.map((word) => `“${word}”`).join(' or ')}.`,
  nearest: 'These pages come nearest:',
  covers: 'It has these pages, among others:',
  contact: (label: string, href: string) => `For everything else: [${label}](${href}).`,
  doubt: 'I am not sure that this is what you mean. It is the closest that I found:',
  listed: (count: number, name: string): string => {
    if (count === 1) return `There is one page in ${name}:`
    return /s$/i.test(name) ? `There are ${count} ${name}:` : `There are ${count} pages in ${name}:`
  },
  more: (count: number) => `And ${count} more.`,
  sections: 'The site has:',
  newest: 'The newest pages:',
  isFor: 'For:',
  isNotFor: 'Not for:',
  pageIsFor: (link: string) => `${link} is for:`,
  pageIsNotFor: (link: string) => `${link} is not for:`,
} as const
