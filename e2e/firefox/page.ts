import { expect } from '@playwright/test'
import type { Bidi } from './bidi.ts'

/** A tab of Firefox, steered as a visitor would. */
export interface FirefoxPage {
  /** The console errors since the tab was opened. */
  readonly errors: readonly string[]
  goto(address: string): Promise<void>
  /** The value of an expression in the page, which may be a promise. */
  read<Value>(expression: string): Promise<Value>
  /** Clicks the middle of the first element of this selector, once there is one that can be seen. */
  click(selector: string): Promise<void>
  /** Moves the pointer a little: a page loads some of its scripts then. */
  moveMouse(): Promise<void>
  /** Presses each key and releases it. */
  press(...keys: readonly string[]): Promise<void>
  /** Back by -1, forward by 1. */
  traverse(delta: number): Promise<void>
  /** In CSS pixels. A tab begins with 1440 by 900. */
  resize(width: number, height: number): Promise<void>
}

interface LogEntry {
  readonly level: string
  readonly text: string
  readonly source: { readonly context?: string }
}

interface Evaluated {
  readonly type: 'success' | 'exception'
  readonly result?: { readonly value?: string }
  readonly exceptionDetails?: { readonly text: string }
}

/** WebDriver's names for keys that write nothing. */
const KEYS: Readonly<Record<string, string>> = {
  Enter: '\uE007',
  Space: ' ',
  Tab: '\uE004',
  Escape: '\uE00C',
  Shift: '\uE008',
}

export async function createFirefoxPage(bidi: Bidi, context: string): Promise<FirefoxPage> {
  const errors: string[] = []
  bidi.on<LogEntry>('log.entryAdded', ({ level, text, source }) => {
    if (source.context === context && level === 'error') errors.push(text)
  })
  const act = (source: object) =>
    bidi.send('input.performActions', { context, actions: [{ id: 'one', ...source }] })
  const point = (...actions: object[]) =>
    act({ type: 'pointer', parameters: { pointerType: 'mouse' }, actions })
  const resize = async (width: number, height: number) =>
    void (await bidi.send('browsingContext.setViewport', { context, viewport: { width, height } }))
  await resize(1440, 900)

  let x = 0

  // As JSON, so that a value needs no reading of the protocol's own description of it.
  async function read<Value>(expression: string): Promise<Value> {
    const { type, result, exceptionDetails } = await bidi.send<Evaluated>('script.evaluate', {
      expression: `Promise.resolve(${expression}).then((value) => JSON.stringify(value ?? null))`,
      target: { context },
      awaitPromise: true,
    })
    if (type === 'exception') throw new Error(exceptionDetails?.text)
    return JSON.parse(result?.value ?? 'null') as Value
  }

  return {
    errors,
    read,
    resize,
    goto: async (url) =>
      void (await bidi.send('browsingContext.navigate', { context, url, wait: 'complete' })),
    async click(selector) {
      const find = `(() => {
        const { left, top, width, height } =
          document.querySelector(${JSON.stringify(selector)})?.getBoundingClientRect() ?? {}
        return width > 0 ? [Math.round(left + width / 2), Math.round(top + height / 2)] : null
      })()`
      let place: [number, number] | null = null
      await expect.poll(async () => (place = await read(find))).not.toBeNull()
      const [x = 0, y = 0] = place ?? []
      await point(
        { type: 'pointerMove', x, y },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      )
    },
    async moveMouse() {
      x = x === 700 ? 710 : 700
      await point({ type: 'pointerMove', x, y: 450 })
    },
    async press(...keys) {
      const actions = keys.flatMap((key) => {
        const value = KEYS[key] ?? key
        return [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ]
      })
      await act({ type: 'key', id: 'keys', actions })
    },
    traverse: async (delta) =>
      void (await bidi.send('browsingContext.traverseHistory', { context, delta })),
  }
}
