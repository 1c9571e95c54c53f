import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lexMarkdown } from './lex.ts'
import { collectFieldLinks, collectLinks } from './links.ts'
import { readYaml } from '../frontMatter/yaml.ts'

describe('collectLinks', () => {
  it('finds links of every kind with their lines', () => {
    const text = [
      'One [two](/a "title") and ![three](b.png).',
      '<https://c.example> www.d.example',
      '',
      '> quoted [e](/e)',
      '> - [ ] listed [f](/f) and [h](/h)',
      '',
      '1. first',
      '   ',
      '   second [i](/i)',
      '',
      '| a | [j](/j) |',
      '|---|---|',
      '| b | c |',
      '| d | [![k](/k.png)](/l) |',
      '',
      '[^1]: A note with a [m](/m).',
      '',
      '## [n](/n)',
    ].join('\n')
    const links = collectLinks(lexMarkdown(text), 10).map(({ to, line }) => [to, line])
    expect(links).toEqual([
      ['/a', 10],
      ['b.png', 10],
      ['https://c.example', 11],
      ['http://www.d.example', 11],
      ['/e', 13],
      ['/f', 14],
      ['/h', 14],
      ['/i', 18],
      ['/j', 20],
      ['/l', 23],
      ['/k.png', 23],
      ['/m', 25],
      ['/n', 27],
    ])
  })

  it('gives a reference the line of its definition', () => {
    const text =
      '[a][The  Label], [the label][] and ![the label]\n\n[x]: /x\n[the label]: /y\n[the label]: /z\n'
    expect(collectLinks(lexMarkdown(text), 1)).toEqual([
      { type: 'link', to: '/y', line: 4 },
      { type: 'link', to: '/y', line: 4 },
      { type: 'image', to: '/y', line: 4 },
    ])
  })

  it('finds no links in code and HTML', () => {
    expect(collectLinks(lexMarkdown('`[a](/b)`\n\n    [c](/d)\n\n<a href="/e">\n'), 1)).toEqual([])
  })

  it('knows the line of a link anywhere', () => {
    const line = fc.constantFrom(
      ...[
        ['- HERE', '> HERE', '1. HERE', '- > HERE', '> 1. HERE', '  - HERE', 'HERE', '## HERE'],
        ['[^n]: HERE', '| HERE |\n|---|\n| b |', '', 'a', '- b', '> c', '```\nd\n```', '---'],
      ].flat(),
    )
    fc.assert(
      fc.property(fc.array(line, { maxLength: 20 }), (written) => {
        const lines = written.join('\n').split('\n')
        const text = lines
          .map((one, index) => one.replace('HERE', `[x](/at-${index + 1})`))
          .join('\n')
        for (const { to, line } of collectLinks(lexMarkdown(text), 1))
          expect(to).toBe(`/at-${line}`)
      }),
      { numRuns: 1_000 },
    )
  })
})

describe('collectFieldLinks', () => {
  it('finds addresses and the links in phrases', () => {
    const yaml = [
      'image: /a.png',
      'for: "[b](/b)"',
      'notFor:',
      '  - nobody',
      '  - "[c](/c)"',
      'links:',
      '  - label: Go',
      '    to: /d',
      'questions:',
      '  - Is this one?',
      '  - question: And this?',
      '    answer: |',
      '      Yes,',
      '      see [e](/e).',
    ].join('\n')
    expect(collectFieldLinks(readYaml(yaml, 2))).toEqual([
      { type: 'image', to: '/a.png', line: 2, field: 'image' },
      { type: 'link', to: '/b', line: 3, field: 'for' },
      { type: 'link', to: '/c', line: 6, field: 'notFor' },
      { type: 'link', to: '/d', line: 9, field: 'links[0].to' },
      { type: 'link', to: '/e', line: 15, field: 'questions[1].answer' },
    ])
  })
})
