// Everything visible of a language model: its reasoning, the note that it takes its time, and the note
// that no page supports its answer. Loaded when the first of them is shown.

export { Offer } from './Offer.tsx'
export { Reasoning } from './Reasoning.tsx'
export { Thinking } from './Thinking.tsx'
export { Ungrounded } from './Ungrounded.tsx'
