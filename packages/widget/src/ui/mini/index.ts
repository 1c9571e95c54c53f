// Loaded with the rest of the chat, after the pill reacts: nobody waits for it.

export { MiniButton } from './MiniButton.tsx'
export { MiniChoice } from './MiniChoice.tsx'
