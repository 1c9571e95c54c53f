import { describe, expect, it } from 'vitest'
import { asksForAll } from './asksForAll.ts'

describe('asksForAll', () => {
  it.each([
    'list of all commands',
    'What are all the options?',
    'environment variables list',
    'which languages are supported?',
    'What lamps do you have?',
    'show me every command',
    'available formats',
    'Is there a list of commands?',
    'where can I find a table of all ports',
    'can you give me a list of commands',
    'Liste aller Befehle',
    'Welche Sprachen gibt es?',
    'قائمة الأوامر',
  ])('reads that %j wants a whole list', (question) => {
    expect(asksForAll(question)).toBe(true)
  })

  it.each([
    'does it work in all browsers',
    'how do I delete all conversations',
    'what is the default port',
    'which flag lists the pages',
    'Kann ich alle Seiten löschen?',
    'add a list to a page',
    'is there a list view',
    'can I make a list of my plants',
    '',
  ])('reads that %j does not', (question) => {
    expect(asksForAll(question)).toBe(false)
  })

  it('reads a long hostile text at once', () => {
    expect(asksForAll(`what ${'are s '.repeat(20_000)}`)).toBe(false)
    expect(asksForAll(`which ${'a'.repeat(100_000)}`)).toBe(false)
  })
})
