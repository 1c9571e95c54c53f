import type { WidgetTexts } from '../widgetTexts.ts'

/** The English panel. The specification fixes many of these texts. */
export const panel: WidgetTexts = {
  language: 'en',
  direction: 'ltr',

  launcher: 'Talk to the assistant',
  tooltip: 'Ask a question about {brand}',
  unread: 'new answer',

  title: '{brand} assistant',
  subtitle: 'How can I help you today?',
  thinking: 'Thinking...',
  close: 'Close',
  newConversation: 'New conversation',
  help: 'Settings and shortcuts',
  earlier: 'Earlier conversations',

  error: 'Something went wrong. Please try again.',
  unreachable: 'The assistant could not be reached. Check your connection.',
  retry: 'Retry',

  conversation: 'Conversation',
  welcome: 'Welcome to {brand}',
  greeting: 'Hi I am the virtual assistant. How can I help you today?',
  notice: '',
  youSaid: 'You said',
  assistantSaid: '{brand} said',
  typing: '{brand} is thinking...',
  searching: 'Searching the pages',
  reading: { one: 'Reading {count} page', other: 'Reading {count} pages' },
  writing: 'Writing the answer',
  stillWorking: 'Still working',
  stopped: 'Stopped',
  interrupted: 'Interrupted',
  newMessages: 'New messages',
  answerStart: 'Start of answer',

  copy: 'Copy',
  copied: 'Copied',
  copyFailed: 'Could not copy. The text is selected.',
  regenerate: 'Regenerate',
  fromPages: 'From our pages',
  sources: { other: 'Sources ({count})' },
  source: 'Source {number}',
  table: 'Table',
  code: 'Code',

  suggestions: 'Suggested questions',
  followUps: 'Related questions',
  message: 'Your message',
  placeholder: 'Type your message...',
  hint: 'Press Enter to send, Shift+Enter for new line',
  tooLong: {
    one: 'Too long to send: remove {count} character',
    other: 'Too long to send: remove {count} characters',
  },
  send: 'Send',
  stop: 'Stop',

  isThinking: 'Assistant is thinking',
  isReplying: 'Assistant is replying',
  isStopped: 'Answer stopped',
}
