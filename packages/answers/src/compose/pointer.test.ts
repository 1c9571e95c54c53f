import { lexMarkdown } from '@docent/content'
import { describe, expect, it } from 'vitest'
import { readUnits } from '../../../retrieval/src/passages/units.ts'
import { isPointer, isPromise } from './pointer.ts'

function point(markdown: string): boolean {
  return isPointer(readUnits(lexMarkdown(markdown), (href) => href)[0])
}

describe('isPointer', () => {
  it.each([
    'See the guide.',
    'Read the guide.',
    'Read more about ports.',
    'For more details, ask.',
    'For details about ports, please read the port list.',
    'More information about ports can be found in the port list.',
    'Here you can find the documentation of ports.',
    '[Ports](/ports)',
    '**Similar issues**: [#12](/12), [#14](/14) and [#15](/15).',
  ])('recognises that %j sends its reader elsewhere', (markdown) => {
    expect(point(markdown)).toBe(true)
  })

  // The item that answers used to be left out because it began with the name of a function.
  it.each([
    '`read` is a function that returns the file.',
    'Reading takes a second.',
    '[Ports](/ports) are open.',
    'For details like ports, the file is the place.',
    'You can find the token in the settings.',
    'See [ports](/ports) if you also want to close one.',
  ])('does not mistake %j for a pointer', (markdown) => {
    expect(point(markdown)).toBe(false)
  })
})

describe('isPromise', () => {
  const promise = (markdown: string) => {
    return isPromise(readUnits(lexMarkdown(markdown), (href) => href)[0])
  }

  it.each([
    'How to open a port.',
    'A guide on how to open a port.',
    'Here are some common problems with ports.',
  ])('recognises that %j tells nothing yet', (markdown) => {
    expect(promise(markdown)).toBe(true)
  })

  it.each([
    'How to open a port depends on the server.',
    'How to open it: use the panel.',
    'Here are the ports:',
    'A guide dog opens no port.',
    '`openPort`',
  ])('does not mistake %j for a promise', (markdown) => {
    expect(promise(markdown)).toBe(false)
  })
})
