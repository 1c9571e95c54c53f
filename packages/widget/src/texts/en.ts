import { fillText } from './texts.ts'
import type { WidgetTexts } from './texts.ts'

const TEXTS: WidgetTexts = {
  language: 'en',

  launcher: 'Talk to the assistant',
  tooltip: 'Ask a question about {brand}',
  unread: 'new answer',

  title: '{brand} assistant',
  subtitle: 'How can I help you today?',
  thinking: 'Thinking...',
  close: 'Close',
  newConversation: 'New conversation',
  help: 'Keys and reading aloud',
  earlier: 'Earlier conversations',
  forget: 'Delete the conversation “{title}”',
  forgetFailed: 'The conversation could not be deleted. Please try again.',
  noEarlier: 'There are no earlier conversations.',

  error: 'Something went wrong. Please try again.',
  unreachable: 'The assistant could not be reached. Check your connection.',
  retry: 'Retry',
  retryIn: { other: 'Retry in {count} s' },

  switchedOff: 'The assistant is switched off at the moment.',

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

  copy: 'Copy',
  copied: 'Copied',
  regenerate: 'Regenerate',
  fromPages: 'From our pages',
  sources: { other: 'Sources ({count})' },
  source: 'Source {number}',
  nearest: 'Closest pages',
  table: 'Table',
  picture: 'Picture',
  file: 'Save the file ({type})',
  code: 'Code',

  helpful: 'Helpful',
  notHelpful: 'Not helpful',
  why: 'What is wrong with this answer?',
  isWrong: 'It is wrong',
  isIncomplete: 'Something is missing',
  isOutdated: 'It is out of date',
  isUnclear: 'It is hard to understand',
  isOffTopic: 'It is not what I asked',
  note: 'Your note (optional)',
  sendFeedback: 'Send feedback',
  cancel: 'Cancel',
  thanks: 'Thank you for your feedback',
  feedbackFailed: 'Your feedback could not be sent. Please try again.',

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
  isStopped: 'Response stopped',
  isComplete: 'Answer complete',
  words: { one: '{count} word', other: '{count} words' },
  spokenSources: { one: '{count} source', other: '{count} sources' },
  codeBlock: { one: 'code block, {count} line', other: 'code block, {count} lines' },
  charactersLeft: { one: '{count} character left', other: '{count} characters left' },
}

/** The English texts, with the brand in them. */
export function createEnglishTexts(brand: string): WidgetTexts {
  return fillBrand(TEXTS, brand)
}

function fillBrand<Value>(value: Value, brand: string): Value {
  if (typeof value === 'string') return fillText(value, { brand }) as Value
  const entries = Object.entries(value as object)
  return Object.fromEntries(entries.map(([key, text]) => [key, fillBrand(text, brand)])) as Value
}
