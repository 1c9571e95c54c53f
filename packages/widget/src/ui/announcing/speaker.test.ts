// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createSpeaker } from './speaker.ts'
import type { Spoken } from './speaker.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function create() {
  const heard: Spoken[] = []
  return { heard, speaker: createSpeaker((spoken) => heard.push(spoken)) }
}

describe('createSpeaker', () => {
  it('says a text a little later, each in the other region than the one before', () => {
    const { heard, speaker } = create()
    speaker.say('Copied')
    vi.advanceTimersByTime(249)
    expect(heard).toEqual([])
    vi.advanceTimersByTime(1)
    speaker.say('Copied')
    vi.advanceTimersByTime(250)
    expect(heard.map(({ polite }) => polite)).toEqual([
      ['Copied', ''],
      ['', 'Copied'],
    ])
  })

  it('joins announcements that come at once, with only the latest state of the reply', () => {
    const { heard, speaker } = create()
    speaker.tell('Assistant is replying')
    speaker.say('Copied')
    speaker.tell('It is so.')
    vi.advanceTimersByTime(250)
    expect(heard.map(({ polite }) => polite.join(''))).toEqual(['It is so. Copied'])
  })

  // Readers drop what is said while the focus moves, or right after.
  it('complaint 3: waits until the focus has rested', () => {
    const { heard, speaker } = create()
    speaker.say('Copied')
    vi.advanceTimersByTime(200)
    document.dispatchEvent(new FocusEvent('focusin'))
    vi.advanceTimersByTime(200)
    expect(heard).toEqual([])
    vi.advanceTimersByTime(50)
    expect(heard).toHaveLength(1)
  })

  it('cuts in at once, and falls silent when that is taken back', () => {
    const { heard, speaker } = create()
    speaker.cutIn('Too long')
    speaker.cutIn('')
    expect(heard.map(({ urgent }) => urgent)).toEqual(['Too long', ''])
  })

  it('says nothing any more once it is destroyed', () => {
    const { heard, speaker } = create()
    speaker.say('Copied')
    speaker.destroy()
    vi.advanceTimersByTime(1000)
    expect(heard).toEqual([])
  })
})
