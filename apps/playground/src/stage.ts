import type { StreamPart } from '@docent/protocol'
import type { PlayedReply, Script } from './script.ts'

/**
 * The tools to produce a state: a visitor's hands, the server's replies, and time.
 *
 * The selectors of the chat's own style sheet name its parts, because they work in every language.
 */
export interface PlayStage {
  /** Opens the panel by its pill. */
  open(): Promise<void>
  /** Waits until something is there. */
  see(selector: string): Promise<HTMLElement>
  /** Replaces the text of the field. */
  type(text: string): Promise<void>
  press(key: string, selector?: string): Promise<void>
  click(selector: string): Promise<void>
  /** Holds the pointer over something. */
  point(selector: string): Promise<void>
  /** Gives something the focus, as the Tab key does. */
  focus(selector: string): Promise<void>
  /** Types a question and sends it; the reply is the state's to give. */
  ask(question: string): Promise<PlayedReply>
  /** The reply to a question that was sent in another way. */
  next(): Promise<PlayedReply>
  /** Asks a question, has it answered, and waits until the answer is there. */
  answer(question: string, ...parts: readonly StreamPart[]): Promise<void>
  /** Lets time pass. */
  pass(ms: number): Promise<void>
  /** Advances the time until the conversation is in the storage. */
  keep(): Promise<void>
  /** Leaves the page and comes back to it: the panel is closed. */
  reload(): Promise<void>
}

export interface StageOptions {
  readonly container: HTMLElement
  readonly script: Pick<Script, 'next'>
  readonly pass: (ms: number) => void
  readonly isKept: () => boolean
  readonly reload: () => void | Promise<void>
}

/** Anything not seen after this many frames will not appear. */
const PATIENCE_FRAMES = 600

const KEEP_STEP_MS = 50

const FIELD = 'textarea:enabled'
const AT_REST = '.subtitle[data-status="ready"]'

export function createStage(options: StageOptions): PlayStage {
  const { container, script, pass, isKept, reload } = options

  async function see(selector: string): Promise<HTMLElement> {
    for (let frame = 0; frame < PATIENCE_FRAMES; frame += 1) {
      const element = container.querySelector<HTMLElement>(selector)
      if (element) return element
      await nextFrame()
    }
    throw new Error(`Cannot play the state: nothing was seen that is ${selector}.`)
  }

  async function type(text: string): Promise<void> {
    const field = await see(FIELD)
    // Bypasses React, which would think that the value has not changed.
    const { set } = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value') ?? {}
    set?.call(field, text)
    field.dispatchEvent(new InputEvent('input', { bubbles: true }))
    await nextFrame()
  }

  async function press(key: string, selector = FIELD): Promise<void> {
    const target = await see(selector)
    for (const type of ['keydown', 'keyup']) {
      target.dispatchEvent(new KeyboardEvent(type, { key, bubbles: true, cancelable: true }))
    }
    await nextFrame()
  }

  async function click(selector: string): Promise<void> {
    const target = await see(selector)
    target.click()
    await nextFrame()
  }

  async function ask(question: string): Promise<PlayedReply> {
    await type(question)
    await press('Enter')
    return script.next()
  }

  return {
    see,
    type,
    press,
    click,
    ask,
    next: () => script.next(),
    async open() {
      await click('.pill')
      await see('.panel')
      // Twice: the panel's first frame may only measure.
      await nextFrame()
      await nextFrame()
    },
    async point(selector) {
      const target = await see(selector)
      target.setAttribute('data-hover', '')
      const pointer = { pointerType: 'mouse', bubbles: true }
      target.dispatchEvent(new PointerEvent('pointerover', pointer))
      await nextFrame()
    },
    async focus(selector) {
      const target = await see(selector)
      target.setAttribute('data-focus-visible', '')
      target.focus({ preventScroll: true })
      await nextFrame()
    },
    async answer(question, ...parts) {
      const reply = await ask(question)
      reply.finish(...parts)
      await see(AT_REST)
      // The vote and the editor of the question load with the first answer.
      await see('.thread > li:last-child .act[aria-expanded]')
      await see('.turn.you .act[title]')
    },
    async pass(ms) {
      pass(ms)
      await nextFrame()
    },
    async keep() {
      for (let frame = 0; frame < PATIENCE_FRAMES && !isKept(); frame += 1) {
        pass(KEEP_STEP_MS)
        await nextFrame()
      }
      if (!isKept()) throw new Error('Cannot play the state: the conversation was not kept.')
    },
    async reload() {
      await reload()
      await see('.pill')
    },
  }
}

function nextFrame(): Promise<unknown> {
  return new Promise((resolve) => {
    requestAnimationFrame(resolve)
  })
}
