// Everything visible of a language model: its reasoning, that it takes its time, and an answer of
// it that no page supports. Loaded once there is something of it to show.

export { Offer } from './Offer.tsx'
export { Reasoning } from './Reasoning.tsx'
export { Thinking } from './Thinking.tsx'
export { Ungrounded } from './Ungrounded.tsx'
