import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createSlugger, toSlug } from './slug.ts'

describe('toSlug', () => {
  // The right column is what GitHub's own slugger (github-slugger 2) answers.
  it.each([
    ['Getting started', 'getting-started'],
    ["What's new?", 'whats-new'],
    ['1. First steps', '1-first-steps'],
    ['C++ & C#', 'c--c'],
    ['a.b/c_d', 'abc_d'],
    ['I ♥ unicode', 'i--unicode'],
    ['🚀 Go', '-go'],
    ['❤️ heart', '\uFE0F-heart'],
    ['Ünïcödé Straße', 'ünïcödé-straße'],
    ['日本語 の 見出し', '日本語-の-見出し'],
    ['İstanbul', 'i̇stanbul'],
    ['x² ⓐ ١٢', 'x-ⓐ-١٢'],
    ['Foo  Bar', 'foo--bar'],
    ['--save-dev', '--save-dev'],
    ['?!', ''],
  ])('makes of %j the anchor %j', (heading, anchor) => {
    expect(toSlug(heading)).toBe(anchor)
  })
})

describe('createSlugger', () => {
  it('numbers repeats from 1', () => {
    const slug = createSlugger()
    expect(['Notes', 'Notes', 'notes'].map(slug)).toEqual(['notes', 'notes-1', 'notes-2'])
  })

  it('steps over a heading that is written like a numbered repeat', () => {
    const slug = createSlugger()
    expect(['Notes', 'Notes 1', 'Notes', 'Notes 1'].map(slug)).toEqual([
      'notes',
      'notes-1',
      'notes-2',
      'notes-1-1',
    ])
  })

  it('numbers a heading that is written like a repeat that came before it', () => {
    const slug = createSlugger()
    expect(['Notes', 'Notes', 'Notes 1'].map(slug)).toEqual(['notes', 'notes-1', 'notes-1-1'])
  })

  it('gives an anchor to a heading that has only signs', () => {
    const slug = createSlugger()
    expect(['???', '…'].map(slug)).toEqual(['section', 'section-1'])
  })

  it('takes headings that are named like members of every object', () => {
    const slug = createSlugger()
    expect(['constructor', '__proto__', 'constructor'].map(slug)).toEqual([
      'constructor',
      '__proto__',
      'constructor-1',
    ])
  })

  it('never gives one anchor twice', () => {
    const heading = fc.stringMatching(/^[ab1 -]{0,5}$/)
    fc.assert(
      fc.property(fc.array(heading, { maxLength: 30 }), (headings) => {
        const anchors = headings.map(createSlugger())
        expect(new Set(anchors).size).toBe(anchors.length)
      }),
    )
  })
})
