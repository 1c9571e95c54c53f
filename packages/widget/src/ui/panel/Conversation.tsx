import type { JSX } from 'react'
import { Banner } from './Banner.tsx'
import { MessageList } from '../messages/MessageList.tsx'
import type { MessageListProps } from '../messages/MessageList.tsx'
import type { PanelProps } from './Panel.tsx'
import { createLater } from '../later/later.tsx'
import type { LookingBack } from './useLookingBack.ts'

export interface ConversationProps
  extends
    Pick<PanelProps, 'options' | 'isOff' | 'onRetry' | 'onRegenerate' | 'onHasten'>,
    Pick<PanelProps, 'archive' | 'onGoBack' | 'onForget'>,
    Pick<MessageListProps, 'state' | 'place' | 'isWhole' | 'editing' | 'onEdit'> {
  back: LookingBack
}

// Few visitors come back to look for what they were told.
const Earlier = createLater(async () => (await import('../earlier/Earlier.tsx')).Earlier)

// Owners do so for an hour, if ever.
const SwitchedOff = createLater(async () => (await import('../elsewhere/index.ts')).SwitchedOff)

/** What was said, or the earlier conversations in its place; above it what went wrong. */
export function Conversation(props: ConversationProps): JSX.Element {
  const { state, options, isOff, archive, back } = props
  return (
    <>
      {isOff ? (
        <SwitchedOff contact={options.contact} />
      ) : (
        <Banner failure={state.failure} onRetry={props.onRetry} />
      )}
      {back.isShown && archive ? (
        <Earlier
          archive={archive}
          onGoBack={props.onGoBack}
          onForget={props.onForget}
          onLeave={back.leave}
        />
      ) : (
        <MessageList {...props} onRegenerate={isOff ? undefined : props.onRegenerate} />
      )}
    </>
  )
}
