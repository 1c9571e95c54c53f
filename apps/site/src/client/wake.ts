/** The parts of a chat that waking needs. */
export interface Wakeable {
  open(): void
  /** Opens with the text in the input. */
  ask(text: string): void
  /** Opens with the text in the input, selected, unless something is there already. */
  suggest(text: string): void
}

// `click` is among them because voice control and scripts send nothing else.
const SIGNS = ['pointerover', 'pointerdown', 'focusin', 'click'] as const

/**
 * Loads the chat on the first sign that a visitor means to use it: a pointer, a touch or the focus
 * on the pill or on an element with `data-ask`. A click before the chat has loaded is replayed once
 * afterwards, however often an impatient visitor clicked. If the chat cannot be loaded, `failure` says
 * so to a visitor who waits for it, and the next sign tries again.
 *
 * Returns a function that loads the chat without a sign.
 */
export function wakeOnIntent(
  container: HTMLElement,
  failure: HTMLElement,
  load: () => Promise<Wakeable>,
): () => Promise<void> {
  let chat: Wakeable | undefined
  let isLoading = false
  let wish: ((chat: Wakeable) => void) | undefined

  async function wake(): Promise<void> {
    if (chat || isLoading) return
    isLoading = true
    failure.textContent = ''
    try {
      chat = await load()
    } catch (cause) {
      if (wish) failure.textContent = failure.dataset['text'] ?? ''
      wish = undefined
      reportError(cause)
    }
    isLoading = false
    delete container.dataset['waking']
    grant()
  }

  function grant(): void {
    if (!chat || !wish) return
    const granted = wish
    wish = undefined
    granted(chat)
  }

  function onClick(event: Event, target: Element): void {
    const { ask: question, suggest } = target.closest<HTMLElement>('[data-ask]')?.dataset ?? {}
    if (question !== undefined) {
      wish = (chat) => {
        // Keep the text that is already in the field.
        if (question === '') chat.open()
        else if (suggest === undefined) chat.ask(question)
        else chat.suggest(question)
      }
    } else if (!chat && target.closest('button')) {
      // Hidden from React, which may be hydrating the pill at this moment and would handle it as well.
      event.stopImmediatePropagation()
      wish = (chat) => chat.open()
    }
    if (!chat && wish) container.dataset['waking'] = ''
    grant()
  }

  async function onSign(event: Event): Promise<void> {
    const { target } = event
    if (!(target instanceof Element) || !isMeant(target)) return
    if (event.type === 'click') onClick(event, target)
    return wake()
  }

  function isMeant(target: Element): boolean {
    return container.contains(target) || target.closest('[data-ask]') !== null
  }

  for (const sign of SIGNS) addEventListener(sign, onSign, { capture: true })
  return wake
}
