// The purpose of each configuration key, for the page that lists them. The types, the defaults and the
// keys themselves come from the code; a test lets the code read the examples.

export interface ConfigNote {
  readonly does: string
  /** As it is written in `docent.config.ts`. */
  readonly example: string
}

export interface ConfigChapter {
  readonly heading: string
  readonly opening?: string
  readonly keys: Readonly<Record<string, ConfigNote>>
}

export const CHAPTERS: readonly ConfigChapter[] = [
  {
    heading: 'Name, language and menu',
    keys: {
      brand: {
        does: 'The name of your product or company. `{brand}` stands for it in every text.',
        example: "brand: 'Acme'",
      },
      url: {
        does: 'The public address of the site. Needed for the sitemap, feeds, canonical addresses and pictures of shared links.',
        example: "url: 'https://docs.acme.example'",
      },
      language: {
        does: 'The language of the pages. Texts that you leave out come in this language, if Docent has them in it, or in English.',
        example: "language: 'de'",
      },
      languages: {
        does: 'The languages of a site that has several, the one at the root first. The pages of every other language are in a folder named after it. A group holds the texts of a language: `label`, `brand`, `description`, `tagline`, `navigation`, `assistant`, `footerLinks`, `contact`, `notice`, `privacy`, `imprint`, `footer` and `synonyms`; for the first one only `label`. How it works: [Several languages in one site](/products/site/several-languages).',
        example: "languages: { en: {}, de: { tagline: 'Licht, das bleibt' } }",
      },
      description: {
        does: 'One sentence about the site, for search engines, shared links and the footer.',
        example: "description: 'Lamps that are easy to repair.'",
      },
      tagline: {
        does: 'A few words after the brand, in the title of the home page.',
        example: "tagline: 'Light that lasts'",
      },
      navigation: {
        does: 'The links of the header and the footer.',
        example: "navigation: [{ label: 'Lamps', to: '/products' }]",
      },
      'navigation[].label': { does: 'The text of a link.', example: "label: 'Lamps'" },
      'navigation[].to': {
        does: 'Where a link leads: a path of the site, or an address.',
        example: "to: '/products'",
      },
      footerLinks: {
        does: 'Further links of the footer.',
        example: "footerLinks: [{ label: 'Careers', to: 'https://jobs.acme.example' }]",
      },
      'footerLinks[].label': { does: 'The text of a link.', example: "label: 'Careers'" },
      'footerLinks[].to': {
        does: 'Where a link leads: a path of the site, or an address.',
        example: "to: '/careers'",
      },
      social: {
        does: 'Your accounts on other sites. The footer links them with `rel="me"`.',
        example: "social: [{ label: 'Mastodon', to: 'https://mastodon.example/@acme' }]",
      },
      'social[].label': { does: 'The name of the network.', example: "label: 'Mastodon'" },
      'social[].to': {
        does: 'The address of the account.',
        example: "to: 'https://mastodon.example/@acme'",
      },
      footer: {
        does: 'One line at the foot of every page. Without it, `description`.',
        example: "footer: '© Acme Ltd.'",
      },
      repository: {
        does: 'The address of your source code, linked in the footer.',
        example: "repository: 'https://github.com/acme/site'",
      },
      editUrl: {
        does: 'Where a reader can edit a page. `{path}` stands for the file in the content folder.',
        example: "editUrl: 'https://github.com/acme/site/edit/main/content/{path}'",
      },
      redirects: {
        does: 'Old paths of the site, each with the path or address that it leads to now. For a page that has moved, write `redirects` in its front matter.',
        example: "redirects: { '/shop': '/products', '/blog/news': '/articles' }",
      },
      image: {
        does: 'The picture of shared links, for pages without one. Without it Docent draws one for each page.',
        example: "image: '/images/card.png'",
      },
    },
  },
  {
    heading: 'Colours and fonts',
    keys: {
      logo: {
        does: 'The logo in header and footer: an SVG or PNG file of the content folder, with `logo.dark.svg` next to it for the dark theme. The brand name follows the logo, unless the logo is more than 1.6 times as wide as high.',
        example: "logo: '/images/logo.svg'",
      },
      icon: {
        does: 'The favicon, the touch icon and the sign of the pill and the panel: a square SVG or PNG file, with `icon.dark.svg` next to it for the panel in the dark theme. Without it they are made from a logo that is not wide, or from the first letter of the brand.',
        example: "icon: '/images/icon.svg'",
      },
      corners: {
        does: 'The corners of buttons, fields and the panel.',
        example: "corners: 'round'",
      },
      fonts: {
        does: 'WOFF2 files of the content folder, which the site serves itself. If `subset-font` is installed (`npm install subset-font`), a build leaves out the scripts that the site does not use. Latin letters, punctuation and arrows always stay.',
        example: "fonts: [{ for: 'text', family: 'Acme Sans', file: '/fonts/acme.woff2' }]",
      },
      'fonts[].for': { does: 'The texts that use the font.', example: "for: 'headings'" },
      'fonts[].family': { does: 'Its name.', example: "family: 'Acme Sans'" },
      'fonts[].file': { does: 'Its file.', example: "file: '/fonts/acme.woff2'" },
      'fonts[].weight': {
        does: 'Its weight, or the range of a variable font.',
        example: "weight: '400 700'",
      },
      theme: {
        does: 'Colours, fonts and sizes of site and chat: the custom properties of the design without their dashes. All greys are made from `neutral`, if you set it, and keep their contrasts. The tutorial [Brand and theme](/tutorials/brand-and-theme) shows how.',
        example: "theme: { accent: '#0a6647', neutral: '#5c6b7a' }",
      },
    },
  },
  {
    heading: 'How the chat behaves',
    keys: {
      chat: {
        does: 'Whether the site has the chat. With `false`, no page has the button, the panel, its script or a button that asks the assistant, and the server refuses questions. Pages and search stay. For a single page, write `chat: false` in [its front matter](/products/site/front-matter).',
        example: 'chat: false',
      },
      position: {
        does: 'The side of the window that the chat button and the panel are on: left or right.',
        example: "position: 'right'",
      },
      scroll: {
        does: 'Whether a growing answer scrolls the panel only while the reader is at its end (`follow`), or always.',
        example: "scroll: 'always'",
      },
      persist: {
        does: "How long the visitor's browser keeps a conversation: until they leave the page (`none`), until they close the tab (`session`), or from visit to visit, with a list of earlier ones (`local`).",
        example: "persist: 'local'",
      },
      restoreOpen: {
        does: 'Whether an open panel is open again after the page is reloaded.',
        example: 'restoreOpen: true',
      },
      announce: {
        does: 'When a screen reader reads an answer: at its end, sentence by sentence, or never.',
        example: "announce: 'sentences'",
      },
      keys: {
        does: 'Whether Ctrl or Command with a slash opens the chat, and F6 moves the focus to it and back.',
        example: 'keys: false',
      },
      feedback: {
        does: 'Whether visitors can rate answers and pages.',
        example: 'feedback: false',
      },
      showReasoning: {
        does: "Whether a model's reasoning is shown above its answer, folded.",
        example: 'showReasoning: true',
      },
      resume: {
        does: 'Whether an answer continues after a lost connection or a reload. The server then finishes it without a reader and keeps it for two minutes.',
        example: 'resume: true',
      },
      contact: {
        does: 'A link for visitors who need a person, shown when the pages have no answer.',
        example: "contact: { label: 'Write to us', href: 'mailto:help@acme.example' }",
      },
      'contact.label': { does: 'The text of the link.', example: "label: 'Write to us'" },
      'contact.href': {
        does: 'A path of the site, a web address, `mailto:` or `tel:`.',
        example: "href: 'mailto:help@acme.example'",
      },
    },
  },
  {
    heading: 'Texts of the chat',
    opening:
      'Each replaces a text of the chosen language. `{brand}` stands for the brand. The defaults are the English ones.',
    keys: {
      assistant: { does: 'The group of these texts.', example: "assistant: { title: 'Ask Acme' }" },
      'assistant.title': { does: 'The title of the panel.', example: "title: 'Ask Acme'" },
      'assistant.subtitle': {
        does: 'The line below the title.',
        example: "subtitle: 'We answer from our manuals.'",
      },
      'assistant.thinking': {
        does: 'The same line while the visitor waits for an answer.',
        example: "thinking: 'One moment …'",
      },
      'assistant.launcher': { does: 'The text of the button.', example: "launcher: 'Questions?'" },
      'assistant.tooltip': {
        does: 'The hint at the button.',
        example: "tooltip: 'Ask us about lamps'",
      },
      'assistant.welcome': {
        does: 'The heading of an empty conversation.',
        example: "welcome: 'Hello'",
      },
      'assistant.greeting': {
        does: 'The text below it.',
        example: "greeting: 'What would you like to know?'",
      },
      'assistant.placeholder': {
        does: 'The text in the empty field.',
        example: "placeholder: 'Your question'",
      },
      'assistant.hint': { does: 'The line below the field.', example: "hint: 'Enter sends'" },
      'assistant.typing': {
        does: 'The text in the list of messages while the visitor waits for an answer.',
        example: "typing: 'Acme is reading …'",
      },
      'assistant.quickReplies': {
        does: 'Questions that a visitor can send with one press.',
        example: "quickReplies: ['Which lamp is the brightest?']",
      },
    },
  },
  {
    heading: 'Privacy',
    keys: {
      notice: {
        does: 'The sentence about the answers that visitors read before they ask. `{days}` stands for `limits.keepDays`.',
        example: "notice: 'Answers come from our pages and are kept for {days} days.'",
      },
      privacy: {
        does: 'The page `/privacy`, in Markdown. Empty text removes the page.',
        example: "privacy: 'We store your questions for {days} days.'",
      },
      imprint: {
        does: 'The text of the page `/imprint`, in Markdown. It says who is responsible for the site.',
        example: "imprint: 'Acme Ltd., 1 Lamp Street, London'",
      },
      masking: {
        does: 'Whether mail addresses, phone numbers and the like are removed from questions: [masking](/products/assistant/masking).',
        example: 'masking: true',
      },
      analytics: {
        does: 'Tools that count page views, in addition to `docent report`. The browser may then load the script of a tool and call its host, which the privacy notice names. By default no other host is allowed. `docent dev` does not count.',
        example: "analytics: { plausible: { domain: 'acme.example' } }",
      },
      'analytics.plausible': {
        does: 'Plausible.',
        example: "plausible: { domain: 'acme.example' }",
      },
      'analytics.plausible.domain': {
        does: 'The name of your site at Plausible.',
        example: "domain: 'acme.example'",
      },
      'analytics.plausible.url': {
        does: 'Where Plausible runs, if you run your own.',
        example: "url: 'https://plausible.acme.example'",
      },
      'analytics.matomo': {
        does: 'Matomo, without cookies.',
        example: "matomo: { url: 'https://stats.acme.example', siteId: '1' }",
      },
      'analytics.matomo.url': {
        does: 'Where Matomo runs.',
        example: "url: 'https://stats.acme.example'",
      },
      'analytics.matomo.siteId': {
        does: 'The number of your site in Matomo.',
        example: "siteId: '1'",
      },
      'analytics.umami': {
        does: 'Umami, on your own server.',
        example: "umami: { url: 'https://stats.acme.example', websiteId: 'b59e9c65' }",
      },
      'analytics.umami.url': {
        does: 'Where Umami runs.',
        example: "url: 'https://stats.acme.example'",
      },
      'analytics.umami.websiteId': {
        does: 'The ID of your site in Umami.',
        example: "websiteId: 'b59e9c65'",
      },
    },
  },
  {
    heading: 'Hosts and access',
    keys: {
      allowedOrigins: {
        does: 'Other sites whose pages may show the chat: [embedding](/products/widget/embedding).',
        example: "allowedOrigins: ['https://shop.acme.example']",
      },
      assistantUrl: {
        does: 'Where the assistant runs, if the pages are on a static host.',
        example: "assistantUrl: 'https://assistant.acme.example'",
      },
      hosts: {
        does: 'Further hosts under which visitors reach the server. It refuses calls for any other host.',
        example: "hosts: ['www.acme.example']",
      },
      mcp: {
        does: 'Whether language models may search and read the pages at `/mcp`.',
        example: 'mcp: false',
      },
      synonyms: {
        does: 'Words that mean the same on your site, a list for each meaning. Answers and search find the pages that use the others.',
        example: "synonyms: [['guarantee', 'warranty'], ['store locator', 'branches']]",
      },
      limits: {
        does: '[Limits](/products/assistant/limit-names) by name, such as how often visitors may ask.',
        example: 'limits: { proxyHops: 1, keepDays: 30 }',
      },
    },
  },
]
