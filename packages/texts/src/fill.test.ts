import { describe, expect, it } from 'vitest'
import { later } from './ar/later.ts'
import { panel } from './en/panel.ts'
import { countText, fillText, fillTexts, formatCount } from './fill.ts'
import { PANELS } from './panels.ts'

const { ar } = PANELS
const texts = fillTexts(panel, 'Acme')

describe('fillTexts', () => {
  it('has the exact texts of the specification', () => {
    expect(texts).toMatchObject({
      launcher: 'Talk to the assistant',
      tooltip: 'Ask a question about Acme',
      title: 'Acme assistant',
      subtitle: 'How can I help you today?',
      thinking: 'Thinking...',
      error: 'Something went wrong. Please try again.',
      welcome: 'Welcome to Acme',
      greeting: 'Hi I am the virtual assistant. How can I help you today?',
      typing: 'Acme is thinking...',
      copied: 'Copied',
      placeholder: 'Type your message...',
      hint: 'Press Enter to send, Shift+Enter for new line',
    })
  })

  it('fills every brand placeholder', () => {
    expect(JSON.stringify(texts)).not.toContain('{brand}')
  })

  it('overrides the dictionary with the texts of the site', () => {
    expect(fillTexts(panel, 'Acme', { send: 'Go' })).toEqual({ ...texts, send: 'Go' })
  })
})

describe('countText', () => {
  it('follows the plural rules of the language', () => {
    expect(countText(texts, texts.reading, 1)).toBe('Reading 1 page')
    expect(countText(texts, texts.reading, 3)).toBe('Reading 3 pages')
    expect(countText({ language: 'ar' }, { few: '{count} few', other: 'x' }, 3)).toBe('3 few')
  })

  it.each([
    [0, 'لا صفحات للقراءة'],
    [1, 'تجري قراءة صفحة واحدة'],
    [2, 'تجري قراءة صفحتين'],
    [3, 'تجري قراءة 3 صفحات'],
    [10, 'تجري قراءة 10 صفحات'],
    [11, 'تجري قراءة 11 صفحة'],
    [99, 'تجري قراءة 99 صفحة'],
    [100, 'تجري قراءة 100 صفحة'],
    [103, 'تجري قراءة 103 صفحات'],
  ])('counts %i pages in Arabic', (count, said) => {
    expect(countText(ar, ar.reading, count)).toBe(said)
  })

  it.each([
    [3, 'بقيت 3 أحرف'],
    [50, 'بقي 50 حرفًا'],
    [200, 'بقي 200 حرف'],
  ])('counts %i characters in Arabic', (count, said) => {
    expect(countText(ar, later.charactersLeft, count)).toBe(said)
  })
})

describe('formatCount', () => {
  it('uses the digits of the language, without separators', () => {
    expect(formatCount('en', 2000)).toBe('2000')
    expect(formatCount('ar-EG', 2000)).toBe('٢٠٠٠')
  })
})

describe('fillText', () => {
  it('keeps a placeholder without a value', () => {
    expect(fillText('{a} {b}', { a: 1 })).toBe('1 {b}')
  })
})
