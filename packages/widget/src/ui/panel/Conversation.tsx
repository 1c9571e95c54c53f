import type { JSX } from 'react'
import { Banner } from './Banner.tsx'
import { MessageList } from '../messages/MessageList.tsx'
import { useWidget } from '../contexts.ts'
import { createLater } from '../later/later.tsx'
import { useStore } from '../useStore.ts'
import type { LookingBack } from './useLookingBack.ts'

export interface ConversationProps {
  back: LookingBack
}

// Few visitors come back to read earlier answers.
const Earlier = createLater(async () => (await import('../earlier/Earlier.tsx')).Earlier)

// Owners switch the assistant off rarely, and not for long.
const SwitchedOff = createLater(async () => (await import('../elsewhere/index.ts')).SwitchedOff)

/** The messages, or the list of earlier conversations in their place; above them the error. */
export function Conversation({ back }: ConversationProps): JSX.Element {
  const { isOff, archive } = useWidget()
  const earlier = useStore(archive)
  return (
    <>
      {isOff ? <SwitchedOff /> : <Banner />}
      {back.isShown && earlier ? <Earlier archive={earlier} back={back} /> : <MessageList />}
    </>
  )
}
