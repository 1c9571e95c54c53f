import type { DefaultTexts } from '../defaultTexts.ts'

/** The English defaults. The specification fixes the navigation and the quick replies. */
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
  contact: 'Write to us',
  notice: 'Answers are automatic and may be wrong. Conversations are kept for {days} days.',
  privacy: {
    asking: `When you ask the assistant, this site's server stores your question, the answer, the address of the page you asked from, and your feedback if you give any. It deletes all of this {days} days after the last question in the conversation.

If a language model writes the answers, the server sends your question and the conversation so far to that model.`,
    pages: `If you rate a page as helpful or not, the server adds your vote to the count for that page and stores nothing that identifies you. You can withdraw your vote on the same page.

The server counts how often each page is viewed, and stores nothing about the visitor.`,
    keeping: `Your browser keeps the conversation so that you still have it on the next page. The assistant sets no cookies and needs no account. You can save or delete the conversation in the panel, under Settings and shortcuts. To limit how often one visitor can ask, the server counts questions per IP address for a short time. It does not store the addresses.`,
  },
  counting: `This site counts visits with {tool}. Your browser loads the script of {tool} from {host} and sends it the address of each page that you view, the page that led you here, and facts about your browser such as its name and the width of its window. As with every request, {host} sees your IP address.
`,
}
