import type { DefaultTexts } from '../defaultTexts.ts'

/** In English, to the letter of the specification. */
export const defaults: DefaultTexts = {
  navigation: {
    '/': 'Home',
    '/products': 'Products',
    '/tutorials': 'Tutorials',
    '/articles': 'Articles/Blogs',
    '/about-us': 'About Us',
  },
  quickReplies: [
    'Explain what you do.',
    'What products are available?',
    'Who should get these products?',
  ],
  notice: 'Answers are automatic and can be wrong.',
}
