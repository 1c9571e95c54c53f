import type { DocentConfig } from '@docent/content'

const config: DocentConfig = {
  brand: 'Docent',
  description:
    'Docent makes a fast product site from Markdown, with an assistant that answers visitors from its pages and shows the source of each answer.',
  notice:
    'Answers are assembled automatically from these pages and may be wrong. Conversations are kept for {days} days.',
}

export default config
