import { act, render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { UserEvent } from '@testing-library/user-event'
import type { StreamPart } from '@docent/protocol'
import { vi } from 'vitest'
import type { Archive } from '../../chat/src/archive.ts'
import { createChatSession, createStore } from '@docent/chat'
import { createScriptedTransport, settle } from '../../chat/testing/builders.ts'
import type { ScriptedTransport } from '../../chat/testing/builders.ts'
import { fillTexts } from '@docent/texts'
import { panel } from '@docent/texts/en/panel'
import { ReadContext } from '../src/fetching/useGet.ts'
import { Chat } from '../src/ui/Chat.tsx'
import type { Widget } from '../src/ui/widgetTypes.ts'
import type { WidgetOptions } from '../src/ui/settings/options.ts'
import { createView } from '../src/ui/panel/view.ts'
import { OPTIONS } from './options.ts'

export interface Stage {
  readonly widget: Widget
  readonly transport: ScriptedTransport
  readonly user: UserEvent
  /** Lets parts arrive, and the screen catch up with them. */
  arrive(...parts: StreamPart[]): Promise<void>
  fail(error: unknown): Promise<void>
}

interface Props extends Partial<
  Pick<Widget, 'settingsAddress' | 'feedback' | 'forget' | 'ownData'>
> {
  readonly archive?: Archive
}

/**
 * A widget on an empty page, with a transport that the test plays. It replaces what jsdom lacks.
 * Without an address for its settings it asks nobody for them.
 */
export function renderWidget(
  options: Partial<WidgetOptions> = {},
  { settingsAddress, feedback, archive, forget = async () => undefined, ownData }: Props = {},
): Stage {
  stubWindow()
  const transport = createScriptedTransport()
  const session = createChatSession({
    transport,
    schedule(update) {
      const timer = setTimeout(update)
      return () => clearTimeout(timer)
    },
  })
  const widget: Widget = {
    options: { ...OPTIONS, ...options },
    panel,
    texts: fillTexts(panel, 'Acme'),
    linkBase: { assistant: document.baseURI, page: document.baseURI },
    settingsAddress,
    session,
    feedback,
    isReady: createStore(true),
    archive: createStore(archive),
    goBackTo: session.restore,
    forget,
    ownData: ownData ?? { read: async () => '{}', erase: async () => session.clear() },
    view: createView(session),
  }
  render(
    // Values are kept for the whole page, which all tests of a file share.
    <ReadContext value={new Map()}>
      <div className="docent">
        <Chat widget={widget} />
      </div>
    </ReadContext>,
  )
  return {
    widget,
    transport,
    user: userEvent.setup(),
    arrive: (...parts) => catchUp(() => transport.push(...parts)),
    fail: (error) => catchUp(() => transport.fail(error)),
  }
}

async function catchUp(change: () => void): Promise<void> {
  await act(async () => {
    change()
    await settle()
    await settle()
  })
}

/** Says which media queries match; all others do not. */
export function stubMedia(...matching: string[]): void {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: matching.includes(query),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
}

function stubWindow(): void {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe(): void {}
      disconnect(): void {}
    },
  )
  Element.prototype.scrollIntoView ??= () => undefined
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true
  }
}
