import { describe, expect, it } from 'vitest'
import type { AskedForms } from './asked/askedForm.ts'
import { readForms } from './readForms.ts'

describe('readForms', () => {
  it.each<[string, (keyof AskedForms)[]]>([
    ['how long are backups kept', ['number']],
    ['What is the default port?', ['number', 'limit', 'definition']],
    ['can I export my orders?', ['yesNo']],
    ['How do I stop the server?', ['how']],
    ['add another page', ['how']],
    ['the build crashes with ENOENT', ['error']],
    ['where is the log', ['where']],
    ['why is it slow', ['why']],
    ['which flag turns it off', ['name']],
    ['lamp vs lantern', ['comparison']],
    ['ferns', []],
  ])('reads the form of %j', (question, forms) => {
    const asked = readForms(question)
    expect(Object.keys(asked).filter((form) => asked[form as keyof AskedForms] === 1)).toEqual(
      forms,
    )
  })
})
