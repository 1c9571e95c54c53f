// The purpose of each front-matter field, for the page that lists them. Names and values come from the
// code; a test lets the code read the examples.

export interface FieldNote {
  readonly does: string
  /** As it is written in the front matter. */
  readonly example: string
}

export const FIELD_CHAPTERS: Readonly<Record<string, Readonly<Record<string, FieldNote>>>> = {
  'All pages': {
    title: {
      does: 'The name of the page, in its heading, its tab and every list. Required.',
      example: 'title: Desk lamp',
    },
    summary: {
      does: 'What the page is about: below the title, in lists and for search engines. 50 to 160 characters work best.',
      example: 'summary: A lamp that lights a desk and nothing else.',
    },
    description: {
      does: 'The same as `summary`, for pages that come from other tools.',
      example: 'description: A lamp that lights a desk.',
    },
    date: {
      does: 'The day the page is published. Until that day, in UTC, visitors do not see it. Feeds need it.',
      example: 'date: 2026-11-21',
    },
    updated: { does: 'The day of the last change.', example: 'updated: 2026-11-22' },
    tags: {
      does: 'Short words: up to three on the card of a product, and the first one above an article. With a file `tags.md`, each tag has a page.',
      example: 'tags: [Oak, Dimmable]',
    },
    questions: {
      does: 'Questions that the page answers, in the words of visitors. With an `answer` they are shown at the end of the page and answer in the chat. Without one they lead the search to the page.',
      example: 'questions: [{ question: Is it warm?, answer: "Yes, 2700 K." }]',
    },
    order: { does: 'The place in lists; pages without it come last.', example: 'order: 2' },
    redirects: {
      does: 'Old paths: visitors who come by one are sent to the page.',
      example: 'redirects: [/old-lamp, /shop/lamp.html]',
    },
    sort: {
      does: 'For the `index.md` of a folder: the order of its list. By `order`, the cheapest first, the newest first, or by title.',
      example: 'sort: price',
    },
    chat: {
      does: 'Whether the page has the chat: its button, its panel and the buttons that ask it. [The configuration](/products/site/configuration) turns it off for the whole site.',
      example: 'chat: false',
    },
    draft: {
      does: 'Whether the page is left out of the site. `docent dev` shows drafts.',
      example: 'draft: true',
    },
    audience: {
      does: 'Who may read the page. An internal page is in no public part of the site, and only [the internal assistant](/products/assistant/sources#internal-pages) answers from it.',
      example: 'audience: internal',
    },
    address: {
      does: 'For an internal page: where your colleagues read it. Without it, answers cite the file at `editUrl`.',
      example: 'address: https://wiki.acme.example/vault',
    },
    image: {
      does: 'The picture of the page, also for shared links.',
      example: 'image: /images/lamp.png',
    },
    alt: {
      does: 'What the picture shows, for people who cannot see it.',
      example: 'alt: A lamp on a desk.',
    },
    label: {
      does: 'The caption of the picture: a name, then a sentence.',
      example: 'label: Desk lamp. In oak.',
    },
    art: {
      does: "One of Docent's own drawings in place of a picture, such as `panel`.",
      example: 'art: panel',
    },
    ask: {
      does: 'The question behind the button “Ask the assistant”.',
      example: 'ask: Which bulb does it take?',
    },
  },
  Products: {
    for: {
      does: 'Who should get the product, a phrase each.',
      example: 'for: [people who read at night]',
    },
    notFor: { does: 'Who should not.', example: 'notFor: [workshops]' },
    links: {
      does: 'Buttons below the summary.',
      example: 'links: [{ label: Set it up, to: /tutorials/set-it-up }]',
    },
    price: {
      does: 'What the product costs: on its page and card, for search engines, and for the assistant.',
      example: 'price: 49.90 EUR',
    },
    currency: {
      does: 'The currency, if `price` is only an amount.',
      example: 'currency: EUR',
    },
    availability: {
      does: 'Whether visitors can have the product now.',
      example: 'availability: in stock',
    },
    buy: {
      does: 'Where the button “Buy” leads: the page of your shop.',
      example: 'buy: https://shop.example/lamp',
    },
    category: {
      does: 'The group that the product is listed in. The list of products gets a filter, and each category a page.',
      example: 'category: Desk lamps',
    },
    facts: {
      does: 'A small table next to the summary: names and values.',
      example: 'facts: { Height: 42 cm, Weight: 1.8 kg }',
    },
  },
  'Tutorials and articles': {
    group: { does: 'The group that a tutorial is listed under.', example: 'group: Run it' },
    level: {
      does: 'How much readers of a tutorial have to know already.',
      example: 'level: Beginner',
    },
    minutes: { does: 'How long a tutorial takes.', example: 'minutes: 10' },
    author: {
      does: 'Who wrote an article. The brand by default. A file in `authors/` with this title becomes the page of the author.',
      example: 'author: Ada Byron',
    },
  },
  'Home page': {
    headline: {
      does: 'The large heading, in place of the title.',
      example: 'headline: Light that lasts',
    },
    eyebrow: { does: 'The line above it.', example: 'eyebrow: Lamps from Basel' },
    hero: {
      does: 'Questions that the home page answers at its top, by the same engine as the chat.',
      example: 'hero: [Which bulb does it take?]',
    },
    command: {
      does: 'A command that visitors can copy, below the headline.',
      example: 'command: npm create docent my-site',
    },
    closing: { does: 'The heading at the end of the page.', example: 'closing: Any questions?' },
  },
}
