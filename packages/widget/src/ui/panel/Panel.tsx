import { useId, useMemo, useRef, useState } from 'react'
import type { JSX } from 'react'
import { isPending, lastTurn } from '@docent/chat'
import { Announcer } from '../announcing/Announcer.tsx'
import { Chips } from '../composer/Chips.tsx'
import { Composer } from '../composer/Composer.tsx'
import { Conversation } from './Conversation.tsx'
import { PanelHeader } from './Header.tsx'
import { PanelFrame } from './PanelFrame.tsx'
import { WidgetContext } from '../contexts.ts'
import { readFollowUps } from '../messages/annotations.ts'
import { readChoices } from '../settings/choices.ts'
import type { ShownSettings } from '../settings/settings.ts'
import { useAnnouncements } from '../announcing/useAnnouncements.ts'
import { useFocusKept } from './useFocusKept.ts'
import { useFocusOnOpen } from './useFocusOnOpen.ts'
import { useLater } from '../later/useLater.ts'
import { useLookingBack } from './useLookingBack.ts'
import { useRestoredFocus } from '../composer/useRestoredFocus.ts'
import { useStore } from '../useStore.ts'
import type { Widget } from '../widgetTypes.ts'

export interface PanelProps {
  widget: Widget
  /** The page's settings, and over them the server's. */
  shown: ShownSettings
  /** It covers the screen as a modal dialog, or is next to the page as a region. */
  isFullScreen: boolean
  isLeaving: boolean
}

const loadEditing = () => import('../editing/index.ts')

/** The chat, from its title down to the counter. */
export function Panel({ widget, shown, isFullScreen, isLeaving }: PanelProps): JSX.Element {
  const { session, view } = widget
  const { options, texts, isOff } = shown
  const state = useStore(session.state)
  const { calls, isRestored, suggestion } = useStore(view.state)
  const titleId = useId()
  const frame = useRef<HTMLElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const earlier = useRef<HTMLButtonElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const isClosed = isOff || isPending(state)
  const [chosen, choose] = useState(readChoices)
  const mode = chosen.announce || (options.announce ?? 'end')
  const { spoken, say } = useAnnouncements(state, texts, mode)
  // The pressed button disappears with its message; the field is the next step.
  const [begun, setBegun] = useState(0)
  const back = useLookingBack(useStore(widget.archive), earlier, title)
  useFocusOnOpen(field, title, calls + begun, isRestored, suggestion)
  useRestoredFocus(frame, field, state.status === 'submitted')
  useFocusKept(frame, title, isOff)
  const canEdit = !isClosed && lastTurn(state.messages).length > 0
  const editing = useLater(canEdit || state.replaced.length > 0, loadEditing)
  const scope = useMemo(
    () => ({
      ...widget,
      ...shown,
      choices: { ...chosen, announce: mode },
      choose,
      editing,
      focusField: () => setBegun((times) => times + 1),
      announce: say,
    }),
    [widget, shown, chosen, mode, editing, say],
  )

  function edit(): void {
    session.edit()
    scope.focusField()
  }

  function cancelEdit(): void {
    session.cancelEdit()
    scope.focusField()
  }

  return (
    <WidgetContext.Provider value={scope}>
      <PanelFrame
        frame={frame}
        titleId={titleId}
        isFullScreen={isFullScreen}
        isLeaving={isLeaving}
        onBack={state.edit ? cancelEdit : view.close}
      >
        <PanelHeader titleId={titleId} titleRef={title} back={back} earlierRef={earlier} />
        <Conversation back={back} />
        <Chips
          label={texts.followUps}
          questions={isClosed || back.isShown ? [] : readFollowUps(state)}
          isDisabled={false}
        />
        <Chips label={texts.suggestions} questions={options.quickReplies} isDisabled={isClosed} />
        <Composer
          // A question that failed stays in the list, with Retry above. The session holds it as its draft.
          draft={state.failure && state.draft === state.sentDraft ? '' : state.draft}
          status={state.status}
          maxLength={state.maxLength}
          isOff={isOff}
          field={field}
          onDraft={session.setDraft}
          onSend={session.send}
          onStop={session.stop}
          onEdit={edit}
        >
          {state.edit && editing && <editing.EditLine onCancel={cancelEdit} />}
        </Composer>
        <Announcer spoken={spoken} />
      </PanelFrame>
    </WidgetContext.Provider>
  )
}
