import type { AssistantTexts, NavigationLink } from './configTypes.ts'

/** The pages that every site has, with or without a file of their own, as its header names them. */
export const NAVIGATION: readonly NavigationLink[] = [
  { label: 'Home', to: '/' },
  { label: 'Products', to: '/products' },
  { label: 'Tutorials', to: '/tutorials' },
  { label: 'Articles/Blogs', to: '/articles' },
  { label: 'About Us', to: '/about-us' },
]

export const ASSISTANT_TEXTS: AssistantTexts = {
  title: '{brand} assistant',
  subtitle: 'How can I help you today?',
  thinking: 'Thinking...',
  launcher: 'Talk to the assistant',
  tooltip: 'Ask a question about {brand}',
  welcome: 'Welcome to {brand}',
  greeting: 'Hi I am the virtual assistant. How can I help you today?',
  placeholder: 'Type your message...',
  hint: 'Press Enter to send, Shift+Enter for new line',
  typing: '{brand} is thinking...',
  quickReplies: [
    'Explain what you do.',
    'What products are available?',
    'Who should get these products?',
  ],
}

export const NOTICE = 'Answers are automatic and can be wrong.'
