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
  notice: 'Answers are automatic and can be wrong. Conversations are kept for {days} days.',
  privacy: `When you ask the assistant, this site's server stores your question, its answer, the address of the page that you asked from, and what you think of the answer if you say so. All of it is erased {days} days after the last question of the conversation.

Where a language model writes the answers, your question and what was said before it are sent to that model.

If you say whether a page was helpful, that is counted for the page, without anything that says who you are. The count is kept, and you can take it back where you gave it.

Your browser keeps the conversation, so that it is there on the next page. No cookie is set and no account is made. Network addresses are counted for a while, so that nobody asks too often, and are not stored.
`,
}
