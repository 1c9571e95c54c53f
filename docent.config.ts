import type { DocentConfig } from '@docent/content'

const config: DocentConfig = {
  brand: 'Docent',
  description:
    'Docent makes a fast product site from Markdown, with an assistant that answers visitors from its pages and shows where each answer stands.',
  notice:
    'Answers are put together automatically from these pages, and can miss the point. Conversations are kept for {days} days.',
}

export default config
