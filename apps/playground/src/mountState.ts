import type { WidgetOptions } from '@docent/widget'
import { mountChat } from '@docent/widget/mount'
import type { Clock } from './clock.ts'
import { isKeptIn } from './keptThread.ts'
import { readTexts } from './languages.ts'
import { createScript } from './script.ts'
import { createStage } from './stage.ts'
import type { PlayStage } from './stage.ts'
import type { State } from './states/types.ts'
import { createMemoryStorage } from './storage.ts'

const BRAND = 'Docent'

const OPTIONS: Omit<WidgetOptions, 'endpoint'> = {
  brand: BRAND,
  quickReplies: [
    'Explain what you do.',
    'What products are available?',
    'Who should get these products?',
  ],
  position: 'left',
  contact: { label: 'Write to us', href: 'mailto:hello@docent.example' },
}

/** Takes everything: a frame has no clipboard, unless somebody has just clicked in it. */
const CLIPBOARD = { write: async () => undefined, writeText: async () => undefined }

export interface MountedState {
  readonly stage: PlayStage
  leave(): void
}

/** Puts the real chat on the page, with a scripted network and separate storage. */
export async function mountState(state: State, lang: string, clock: Clock): Promise<MountedState> {
  const container = document.querySelector<HTMLElement>('.docent')
  if (!container) throw new Error('Cannot show a state: the page has no element of class docent.')

  const script = createScript(state)
  const storage = createMemoryStorage()
  const lasting = createMemoryStorage()
  replace(globalThis, 'fetch', script.fetch)
  replace(globalThis, 'sessionStorage', storage)
  replace(globalThis, 'localStorage', lasting)
  replace(navigator, 'clipboard', CLIPBOARD)

  // The page keeps responses by address: each state has its own.
  const endpoint = `/${state.name}/gen-ai`
  state.prepare?.(storage, endpoint)
  const language = lang || 'en'
  const texts = { ...readTexts(lang, BRAND), ...state.options?.texts }
  const options = { ...OPTIONS, endpoint, language, ...state.options, texts }
  let chat = await mountChat(container, options)
  const stage = createStage({
    container,
    script,
    pass: clock.pass,
    isKept: () => [storage, lasting].some((one) => isKeptIn(one, endpoint)),
    async reload() {
      chat.destroy()
      chat = await mountChat(container, options)
    },
  })
  return { stage, leave: () => chat.destroy() }
}

function replace(owner: object, name: string, value: unknown): void {
  Object.defineProperty(owner, name, { value, configurable: true })
}
