import { readConfig } from '@docent/content'
import { expect, it } from 'vitest'
import { toSiteWidgetOptions } from './widgetOptions.ts'

it('tells the chat of choices only if they are not its own', () => {
  const plain = toSiteWidgetOptions(readConfig({ brand: 'Lamps' }))
  const usual = ['brand', 'endpoint', 'language', 'texts', 'quickReplies', 'position']
  expect(Object.keys(plain)).toEqual([...usual, 'keys'])

  const choices = {
    scroll: 'always',
    persist: 'local',
    announce: 'off',
    showReasoning: true,
  } as const
  const own = toSiteWidgetOptions(readConfig({ brand: 'Lamps', ...choices, keys: false }))
  expect(own).toMatchObject(choices)
  expect(own).not.toHaveProperty('keys')
})

it('tells the chat of another language, and not what its dictionary says already', () => {
  const config = readConfig({ brand: 'Lamps', language: 'ar', assistant: { hint: 'Enter.' } })
  const { language, texts, quickReplies } = toSiteWidgetOptions(config)
  expect(language).toBe('ar')
  expect(texts).toEqual({ hint: 'Enter.', notice: config.notice })
  expect(quickReplies).toContain('ما المنتجات المتاحة؟')
})

it('tells the chat only the texts that an owner worded differently', () => {
  const plain = readConfig({ brand: 'Lamps' })
  expect(toSiteWidgetOptions(plain).texts).toEqual({ notice: plain.notice })

  const own = readConfig({ brand: 'Lamps', assistant: { welcome: 'Come in' }, notice: 'Beta.' })
  expect(toSiteWidgetOptions(own).texts).toEqual({ welcome: 'Come in', notice: 'Beta.' })
})

it('gives the chat only those limits of the owner that concern visitors’ text', () => {
  const limits = { messageLength: 500, noteLength: 80, keepDays: 7 }
  const options = toSiteWidgetOptions(readConfig({ brand: 'Lamps', limits }))
  expect(options).toMatchObject({ messageLength: 500, noteLength: 80 })
  expect(options).not.toHaveProperty('keepDays')
})
