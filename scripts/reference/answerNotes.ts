import type { ConfigChapter } from './configNotes.ts'

/** The keys for the sources of answers, and for the models that write them. */
export const ANSWER_CHAPTERS: readonly ConfigChapter[] = [
  {
    heading: 'Documentation from elsewhere',
    opening:
      'Documentation of other tools that the chat answers from as well: [how it works](/products/assistant/sources).',
    keys: {
      sources: {
        does: 'The list of these sources.',
        example: "sources: [{ from: '../docs/build' }]",
      },
      'sources[].from': {
        does: 'A folder of built HTML or of Markdown, a file such as `llms-full.txt`, or the address of a site.',
        example: "from: '../docs/build'",
      },
      'sources[].name': {
        does: 'The name of the source in messages, and the folder of its address if Docent shows its pages: `Handbook` is at `/handbook`. By default, messages name its folder or host.',
        example: "name: 'Handbook'",
      },
      'sources[].url': {
        does: 'Where readers find the pages of a folder. By default, the canonical links of the pages.',
        example: "url: 'https://docs.acme.example/'",
      },
      'sources[].include': {
        does: 'Patterns of the paths to read. By default all.',
        example: "include: ['/guide/**']",
      },
      'sources[].exclude': {
        does: 'Patterns of the paths to leave out.',
        example: "exclude: ['/drafts']",
      },
      'sources[].selector': {
        does: 'The CSS selector of the text of a page, if Docent does not find it.',
        example: "selector: 'main article'",
      },
      'sources[].version': {
        does: 'The version that all pages of the source describe. Sources with one `name` and different versions are versions of one documentation.',
        example: "version: '2.4'",
      },
      'sources[].language': {
        does: 'The language to read if the source has translations, and the language of its pages.',
        example: "language: 'en'",
      },
      'sources[].audience': {
        does: 'With `internal`, only requests with the token for [internal pages](/products/assistant/sources#internal-pages) get answers from it.',
        example: "audience: 'internal'",
      },
      'sources[].internal': {
        does: 'Patterns of the paths that are internal.',
        example: "internal: ['/runbooks/**']",
      },
      'sources[].editions': {
        does: 'The version or language of each path, if the folders have names other than `2.x` or `de`.',
        example: "editions: [{ path: '/classic/**', version: '1' }]",
      },
      'sources[].editions[].path': {
        does: 'A pattern of the paths of this version or language.',
        example: "path: '/classic/**'",
      },
      'sources[].editions[].version': {
        does: 'The version of these pages.',
        example: "version: '1'",
      },
      'sources[].editions[].language': {
        does: 'The language of these pages.',
        example: "language: 'de'",
      },
      'sources[].every': {
        does: 'How often a site is read again while the server runs.',
        example: "every: '1d'",
      },
      'sources[].allowPrivate': {
        does: 'Whether the site may have an address in a private network.',
        example: 'allowPrivate: true',
      },
      'sources[].limits': {
        does: 'The limits of one crawl of a site.',
        example: 'limits: { pages: 500, perSecond: 2 }',
      },
      'sources[].limits.pages': {
        does: 'The most pages to read; 10,000 by default.',
        example: 'pages: 500',
      },
      'sources[].limits.perSecond': {
        does: 'The most requests in a second: 10 by default, and as many as possible if the site is on this machine. If `robots.txt` asks for fewer, Docent sends fewer.',
        example: 'perSecond: 2',
      },
      'sources[].limits.minutes': {
        does: 'The most minutes for a crawl; 60 by default. The next crawl reads the rest.',
        example: 'minutes: 10',
      },
    },
  },
  {
    heading: 'Models',
    opening: 'All are optional: see [language models](/products/assistant/models).',
    keys: {
      models: {
        does: 'All settings for language models.',
        example: "models: { notes: 'Be brief.' }",
      },
      'models.use': {
        does: 'At most two models; the second is the fallback of the first.',
        example: "use: [{ model: 'anthropic:claude-haiku-4-5' }]",
      },
      'models.use[].model': {
        does: 'Provider and name: `openai:`, `anthropic:`, `google:` or `openai-compatible:`.',
        example: "model: 'openai-compatible:llama3.2'",
      },
      'models.use[].url': {
        does: 'The address of the model. Required for `openai-compatible`.',
        example: "url: 'http://localhost:11434/v1'",
      },
      'models.use[].keyFrom': {
        does: "The environment variable that holds the key, if it is not the provider's usual one.",
        example: "keyFrom: 'ACME_MODEL_KEY'",
      },
      'models.use[].tools': { does: 'Whether the model can call tools.', example: 'tools: false' },
      'models.use[].files': {
        does: 'Whether the model reads images and texts that visitors attach.',
        example: 'files: true',
      },
      'models.use[].price': {
        does: 'The cost of a million tokens, for `limits.dayCost`.',
        example: 'price: { prompt: 1, completion: 5 }',
      },
      'models.use[].price.prompt': {
        does: 'The price of a million tokens of input.',
        example: 'prompt: 1',
      },
      'models.use[].price.completion': {
        does: 'The price of a million tokens of output.',
        example: 'completion: 5',
      },
      'models.notes': {
        does: "Your additions to Docent's instructions, such as a tone or names.",
        example: "notes: 'Call our customers members.'",
      },
      'models.cache': {
        does: 'Whether the answer to a first question is reused for other visitors who ask the same.',
        example: 'cache: false',
      },
      'models.links': {
        does: 'Addresses outside your site that answers may link to, including all addresses that begin with one of them.',
        example: "links: ['https://status.acme.example']",
      },
      'models.currency': { does: 'The currency of the prices.', example: "currency: 'EUR'" },
    },
  },
]
