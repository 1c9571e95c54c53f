// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createFollow } from './follow.ts'
import type { Follow, ReadingPlace } from './follow.ts'

// jsdom lays nothing out: the sizes are the test's, and it tells of their changes.
let grow: (height: number) => void
let box: HTMLDivElement
let follow: Follow
let unseen: boolean[]
let place: ReadingPlace = {}

const VIEW = 400

beforeEach(() => {
  let height = 1000
  let observe = (): void => undefined
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        observe = callback
      }
      observe(): void {}
      disconnect(): void {}
    },
  )
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => {
    frames.push(draw)
    return frames.length
  })
  vi.stubGlobal('cancelAnimationFrame', (frame: number) => {
    frames[frame - 1] = () => undefined
  })
  box = document.body.appendChild(document.createElement('div'))
  Object.defineProperties(box, {
    clientHeight: { get: () => VIEW },
    scrollHeight: { get: () => height },
  })
  grow = (next) => {
    height = next
    observe()
  }
})

let frames: (() => void)[] = []

afterEach(() => {
  follow.destroy()
  box.remove()
  frames = []
  place = {}
  vi.unstubAllGlobals()
})

function start(mode: 'follow' | 'always' = 'follow'): void {
  const content = box.appendChild(document.createElement('div'))
  unseen = []
  follow = createFollow(box, content, {
    mode,
    onUnseen: (isUnseen) => unseen.push(isUnseen),
    place,
  })
}

function drawFrame(): void {
  const due = frames
  frames = []
  for (const draw of due) draw()
  box.dispatchEvent(new Event('scroll'))
}

function scrollTo(top: number): void {
  box.scrollTop = top
  box.dispatchEvent(new Event('scroll'))
}

const isAtEnd = (height: number) => box.scrollTop === height

describe('at the end', () => {
  it('scrolls with every growth, once a frame', () => {
    start()
    grow(1100)
    grow(1200)
    expect(frames.filter(String)).toHaveLength(2)
    drawFrame()
    expect(isAtEnd(1200)).toBe(true)
    expect(unseen).toEqual([])
  })

  it('stays there when the content grows away from it by itself', () => {
    start()
    grow(1200)
    drawFrame()
    // A table of 600 px arrives at once: the end is far away, and nobody has scrolled.
    grow(1800)
    drawFrame()
    expect(isAtEnd(1800)).toBe(true)
  })
})

describe('released', () => {
  const touch = (type: string, clientY: number) =>
    Object.assign(new Event(type, { bubbles: true }), { touches: [{ clientY }] })

  it.each<[string, () => void]>([
    ['a wheel', () => box.dispatchEvent(new WheelEvent('wheel', { deltaY: -10 }))],
    ['PageUp', () => box.dispatchEvent(new KeyboardEvent('keydown', { key: 'PageUp' }))],
    ['Home', () => box.dispatchEvent(new KeyboardEvent('keydown', { key: 'Home' }))],
    ['ArrowUp', () => box.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowUp' }))],
    [
      'a finger that drags down',
      () => {
        box.dispatchEvent(touch('touchstart', 100))
        box.dispatchEvent(touch('touchmove', 130))
      },
    ],
    [
      'the scrollbar',
      () => {
        box.dispatchEvent(new Event('pointerdown'))
        scrollTo(300)
      },
    ],
    [
      'a selection of text',
      () => {
        box.firstElementChild!.textContent = 'some text'
        document.getSelection()!.selectAllChildren(box.firstElementChild!)
        document.dispatchEvent(new Event('selectionchange'))
      },
    ],
  ])('by %s, it stays where the reader is', (_, intend) => {
    start()
    grow(1100)
    drawFrame()
    intend()
    box.scrollTop = 500
    grow(1500)
    drawFrame()
    expect(box.scrollTop).toBe(500)
    expect(unseen).toEqual([true])
  })

  it.each<[string, () => void]>([
    ['a wheel downwards', () => box.dispatchEvent(new WheelEvent('wheel', { deltaY: 10 }))],
    ['another key', () => box.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }))],
    ['a press on a message', () => box.firstElementChild!.dispatchEvent(new Event('pointerdown'))],
  ])('not by %s', (_, intend) => {
    start()
    intend()
    grow(1500)
    drawFrame()
    expect(isAtEnd(1500)).toBe(true)
  })

  it('drops a write that was due: it would undo the first step up', () => {
    start()
    box.scrollTop = 600
    grow(1100)
    box.dispatchEvent(new WheelEvent('wheel', { deltaY: -10 }))
    drawFrame()
    expect(box.scrollTop).toBe(600)
  })

  it('is not re-armed by a small step up, which ends close to the end too', () => {
    start()
    grow(1100)
    drawFrame()
    box.dispatchEvent(new WheelEvent('wheel', { deltaY: -10 }))
    scrollTo(690)
    grow(1300)
    drawFrame()
    expect(box.scrollTop).toBe(690)
  })

  // While text streams in, nearly every key falls between a write and the news of it.
  it('is not re-armed by the news of a write that came before the step up', () => {
    start()
    grow(1100)
    for (const draw of frames) draw()
    box.dispatchEvent(new KeyboardEvent('keydown', { key: 'PageUp' }))
    box.dispatchEvent(new Event('scroll'))
    box.scrollTop = 500
    grow(1500)
    drawFrame()
    expect(box.scrollTop).toBe(500)
    expect(unseen).toEqual([true])
  })

  it('is re-armed by coming down to within 32 px of the end', () => {
    start()
    box.dispatchEvent(new WheelEvent('wheel', { deltaY: -10 }))
    grow(1500)
    scrollTo(1060)
    grow(1501)
    drawFrame()
    expect(box.scrollTop).toBe(1060)

    scrollTo(1080)
    expect(unseen).toEqual([true, false])
    grow(1600)
    drawFrame()
    expect(isAtEnd(1600)).toBe(true)
  })

  it('has nothing unseen if another conversation has begun, and follows that', () => {
    start()
    box.dispatchEvent(new WheelEvent('wheel', { deltaY: -10 }))
    grow(1500)
    grow(VIEW)
    expect(unseen).toEqual([true, false])
    grow(1200)
    drawFrame()
    expect(isAtEnd(1200)).toBe(true)
  })

  it('is brought down on demand, and follows again', () => {
    start()
    box.dispatchEvent(new WheelEvent('wheel', { deltaY: -10 }))
    grow(1500)
    follow.toEnd()
    drawFrame()
    expect(isAtEnd(1500)).toBe(true)
    expect(unseen).toEqual([true, false])
    grow(1700)
    drawFrame()
    expect(isAtEnd(1700)).toBe(true)
  })

  it('is not possible if every update must scroll', () => {
    start('always')
    box.dispatchEvent(new WheelEvent('wheel', { deltaY: -10 }))
    grow(1500)
    drawFrame()
    expect(isAtEnd(1500)).toBe(true)
  })
})

describe('a change above', () => {
  it('leaves what is seen where it is, and is nothing new', () => {
    start()
    box.dispatchEvent(new WheelEvent('wheel', { deltaY: -10 }))
    scrollTo(200)
    follow.keep(300)
    expect(box.scrollTop).toBe(500)
    expect(unseen).toEqual([])
  })

  it('is not mistaken for a reader who returns to the end', () => {
    start()
    box.dispatchEvent(new WheelEvent('wheel', { deltaY: -10 }))
    scrollTo(290)
    follow.keep(300)
    box.dispatchEvent(new Event('scroll'))
    grow(1500)
    drawFrame()
    expect(box.scrollTop).toBe(590)
    expect(unseen).toEqual([true])
  })
})

describe('left where a reader was', () => {
  it('begins there, and does not move when the text grows', () => {
    place.top = 300
    start()
    grow(1100)
    drawFrame()
    expect(box.scrollTop).toBe(300)
    grow(1500)
    drawFrame()
    expect([box.scrollTop, place.top, ...unseen]).toEqual([300, 300])
  })

  it('begins at the end if every update must scroll', () => {
    place.top = 300
    start('always')
    grow(1100)
    drawFrame()
    expect(isAtEnd(1100)).toBe(true)
  })

  it('reports new messages once the reader has moved', () => {
    place.top = 300
    start()
    scrollTo(320)
    grow(1500)
    expect([box.scrollTop, place.top, ...unseen]).toEqual([320, 320, true])
  })

  it('goes to the end for a sent question, and follows', () => {
    place.top = 300
    start()
    follow.toEnd()
    grow(1500)
    drawFrame()
    expect([isAtEnd(1500), place.top]).toEqual([true, undefined])
  })

  it('is noted for the next page as the reader moves', () => {
    start()
    grow(1100)
    drawFrame()
    expect(place.top).toBeUndefined()
    box.dispatchEvent(new WheelEvent('wheel', { deltaY: -10 }))
    scrollTo(400)
    expect(place.top).toBe(400)
  })
})
