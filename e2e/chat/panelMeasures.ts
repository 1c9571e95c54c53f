import type { Page, ViewportSize } from '@playwright/test'
import { expect } from '../fixtures.ts'

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface Measures {
  /** Elements that are wider than their parent and have no scroller. */
  readonly overflow: readonly string[]
  readonly window: ViewportSize
  /** Undefined while it is closed, like everything in it. */
  readonly panel: Box | undefined
  readonly head: Box | undefined
  readonly list: Box | undefined
  readonly chips: Box | undefined
  readonly field: Box | undefined
  readonly foot: Box | undefined
  readonly inHead: readonly Box[]
}

/** Measures the chat on the page. */
export function measureChat(page: Page): Promise<Measures> {
  return page.evaluate(() => {
    const chat = document.querySelector('.docent')
    const toBox = (element: Element | null | undefined) => {
      const { x, y, width, height } = element?.getBoundingClientRect() ?? {}
      if (x === undefined || y === undefined || !width || !height) return undefined
      return { x, y, width, height }
    }
    const boxOf = (selector: string) => toBox(chat?.querySelector(selector))
    const nameOf = (element: Element) => `${element.tagName.toLowerCase()}.${element.className}`

    const scrolling = [...document.querySelectorAll('html, .docent .panel, .docent .list')]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map((element) => `${nameOf(element)} scrolls sideways`)
    const panel = boxOf('.panel')
    const outside = [...document.querySelectorAll('.docent .panel *')].filter((element) => {
      const { left, right, width } = element.getBoundingClientRect()
      const isOutside = panel && (left < panel.x - 0.5 || right > panel.x + panel.width + 0.5)
      return width > 0 && isOutside && !element.closest('.table, pre, .chips, .sources, .vh')
    })
    return {
      overflow: [...scrolling, ...outside.map((element) => `${nameOf(element)} sticks out`)],
      window: { width: innerWidth, height: innerHeight },
      panel,
      head: boxOf('.head'),
      list: boxOf('.list'),
      chips: boxOf('.panel > .chips'),
      field: boxOf('textarea'),
      foot: boxOf('.foot'),
      inHead: [...(chat?.querySelectorAll('.head > *') ?? [])].flatMap((one) => toBox(one) ?? []),
    }
  })
}

/** Asks for the sizes of the specification, and for a header in one row. */
export function expectSizes({ window, panel, ...parts }: Measures, state: string): void {
  if (!panel) return
  const { width, height } = window
  if (width <= 640 || height <= 420) {
    expect.soft(panel, state).toEqual({ x: 0, y: 0, width, height })
  } else {
    const size = { width: Math.min(750, width - 48), height: Math.min(600, height - 120) }
    expect.soft(panel, state).toMatchObject({ x: 24, ...size })
    expect.soft(parts.list?.height, state).toBeLessThanOrEqual(410)
  }
  expect.soft(parts.field?.height, state).toBeGreaterThanOrEqual(48)
  expect.soft(parts.field?.height, state).toBeLessThanOrEqual(120)
  expectOneRow(parts, height <= 420 ? 48 : 64, state)
}

function expectOneRow(
  { head, inHead }: Pick<Measures, 'head' | 'inHead'>,
  height: number,
  state: string,
): void {
  expect.soft(head?.height, state).toBe(height)
  const tops = inHead.map(({ y }) => y)
  const bottoms = inHead.map((box) => box.y + box.height)
  // Everything in it shares some height.
  expect.soft(Math.max(...tops), `${state}: the header`).toBeLessThan(Math.min(...bottoms))
  const inside = [
    Math.min(...tops) >= (head?.y ?? 0),
    Math.max(...bottoms) <= (head?.y ?? 0) + height,
  ]
  expect.soft(inside, `${state}: the parts of the header`).toEqual([true, true])
}
