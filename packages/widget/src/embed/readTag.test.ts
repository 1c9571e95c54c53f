// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { readTag } from './readTag.ts'

const SCRIPT = 'https://docs.example/widget.js'

function read(attributes: Record<string, string>) {
  const tag = document.createElement('script')
  for (const [name, value] of Object.entries(attributes)) tag.setAttribute(`data-${name}`, value)
  return readTag(tag, SCRIPT)
}

it('needs nothing', () => {
  expect(read({})).toEqual({
    endpoint: 'https://docs.example/api/gen-ai',
    language: undefined,
    theme: 'system',
    position: 'left',
    layer: 'top',
    offsetX: undefined,
    offsetY: undefined,
    isHidden: false,
    label: undefined,
    persist: undefined,
    restoreOpen: undefined,
  })
})

it('reads every attribute', () => {
  expect(
    read({
      endpoint: 'https://ask.example/chat',
      lang: 'de',
      theme: 'dark',
      position: 'right',
      layer: '50',
      'offset-x': '12px',
      'offset-y': '80.5',
      hidden: '',
      label: ' Need help? ',
      persist: 'local',
      'restore-open': 'true',
    }),
  ).toEqual({
    endpoint: 'https://ask.example/chat',
    language: 'de',
    theme: 'dark',
    position: 'right',
    layer: 50,
    offsetX: 12,
    offsetY: 80.5,
    isHidden: true,
    label: 'Need help?',
    persist: 'local',
    restoreOpen: true,
  })
})

it.each([
  ['theme', 'blue'],
  ['position', 'top'],
  ['layer', 'high'],
  ['offset-x', '2rem'],
  ['hidden', 'false'],
  ['persist', 'always'],
  ['label', '  '],
])('passes over data-%s="%s"', (name, value) => {
  const { restoreOpen, ...usual } = read({})
  expect(read({ [name]: value })).toMatchObject(usual)
  expect(restoreOpen).toBeUndefined()
})

it('speaks the language of the page if the tag names none', () => {
  document.documentElement.lang = 'de-AT'
  expect(read({}).language).toBe('de-AT')
  expect(read({ lang: 'ar' }).language).toBe('ar')
  document.documentElement.removeAttribute('lang')
})

it('is next to the script that it comes from', () => {
  const tag = document.createElement('script')
  const { endpoint } = readTag(tag, 'https://example.com/help/widget.js')
  expect(endpoint).toBe('https://example.com/help/api/gen-ai')
})

// Such a name showed through the dataset, and hid the pill.
it('reads only attributes, whatever another script has put on every object', () => {
  Object.assign(Object.prototype, { hidden: '' })
  try {
    expect(read({}).isHidden).toBe(false)
  } finally {
    Reflect.deleteProperty(Object.prototype, 'hidden')
  }
})
