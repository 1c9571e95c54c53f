import { describe, expect, it } from 'vitest'
import { readDocument } from './document.ts'
import { formatProblem } from './problem.ts'
import type { Document } from '../types.ts'

describe('readDocument', () => {
  it('reads a page with the lines of its file', () => {
    const { document, problems } = read('---\ntitle: A\n---\n\nText.\n\n## B\n\n[c](/c)\n')
    expect(problems).toEqual([])
    expect(document).toMatchObject({
      file: 'products/widget.md',
      route: '/products/widget',
      collection: 'products',
      title: 'A',
      markdown: '\nText.\n\n## B\n\n[c](/c)\n',
      sections: [{ line: 4 }, { heading: 'B', line: 7 }],
      links: [{ to: '/c', line: 9 }],
    })
  })

  it('treats a first heading that repeats the title as the title', () => {
    const { document } = read(
      '---\ntitle: The `docent` command\n---\n# The `docent` Command\n\nText.\n\n## B',
    )
    expect(document.sections.map(({ heading }) => heading)).toEqual(['', 'B'])
    expect(document.sections[0]).toMatchObject({ text: 'Text.' })
    expect(document.tokens.filter(({ type }) => type === 'heading')).toHaveLength(1)
  })

  it('takes the ids of headings out of their words if a page is of another tool', () => {
    const text = '## Set up {#setup}\n\n## Set up {#setup}\n\n## Setup\n\n## `a` {#b}\n'
    const { sections, tokens } = readDocument(
      { file: 'a.md', text, hash: '' },
      true,
      () => undefined,
    )
    expect(sections.slice(1).map(({ heading, anchor }) => [heading, anchor])).toEqual([
      ['Set up', 'setup'],
      ['Set up', 'set-up'],
      ['Setup', 'setup-1'],
      ['a', 'b'],
    ])
    expect(
      JSON.stringify(tokens.map((token) => ('tokens' in token ? token.tokens : []))),
    ).not.toContain('{#')
    expect(read(`---\ntitle: A\n---\n${text}`).document.sections[1]?.heading).toBe(
      'Set up {#setup}',
    )
  })

  it('keeps a first heading that says something else', () => {
    const { document } = read('---\ntitle: A\n---\n# B\n\nText.')
    expect(document.sections.map(({ heading }) => heading)).toEqual(['', 'B'])
  })

  it.each([
    ['Text.', 'a.md:1  title: expected a line such as "title: My page", found no front matter'],
    [
      '---\ntags: [a]\n---\n',
      'a.md:1  title: expected a line such as "title: My page", found nothing',
    ],
    [
      '---\ntags: [a]\ntitle:\n---\n',
      'a.md:3  title: expected a line such as "title: My page", found nothing',
    ],
    [
      '---\ntitle: Docent: a guide\n---\n',
      'a.md:2  The front matter has a ": " inside a value; put quotes around the value, in `title: Docent: a guide`.',
    ],
    [
      '---\ntitle: A\n\nText.\n',
      'a.md:1  The front matter is not closed: put a line of --- below its last field.',
    ],
  ])('reports one problem for %j', (text, problem) => {
    expect(read(text, 'a.md').problems).toEqual([problem])
  })

  it('warns of a link by a label that is not defined', () => {
    const text =
      'A [guide][gide],\n[guide][], `[a][b]`, rows[0][1] and *[c][d]*.\n\n[guide]: /guide\n'
    expect(read(`---\ntitle: A\n---\n${text}`, 'a.md').problems).toEqual([
      'a.md:4  warning: The text "[guide][gide]" is not a link: there is no line "[gide]: address".',
      'a.md:5  warning: The text "[c][d]" is not a link: there is no line "[d]: address".',
    ])
  })

  it('warns of HTML, with its line and what to write in its place', () => {
    const text = '<div class="a">\n<b>x</b>\n</div>\n\na <b>b</b> <kbd>K</kbd> `<i>` <!-- c -->'
    const { problems } = read(
      `---\ntitle: A\n---\n\n${text}\n\n> <iframe src="x"></iframe>\n`,
      'a.md',
    )
    const tail = 'or put backticks around the tag.'
    expect(problems).toEqual([
      `a.md:5  warning: The HTML tag <div> is shown as text: write it in Markdown, ${tail}`,
      `a.md:9  warning: The HTML tag <b> is shown as text: write **bold**, ${tail}`,
      `a.md:11  warning: The HTML tag <iframe> is shown as text: write a link to its page, ${tail}`,
    ])
    const form = read('---\ntitle: A\n---\n<form action="/a">\n', 'a.md')
    expect(form.problems).toEqual([expect.stringContaining('a.md:4  warning: The HTML tag <form>')])
  })

  it('warns of links and pictures whose address has a space', () => {
    const text = '[a](my file.md) and\n![b](/my pic.png)\n\n`[c](d e.md)` [sic](see below)'
    const { problems } = read(`---\ntitle: A\n---\n${text}\n`, 'a.md')
    const reason = 'is not a link, because its address has a space: write'
    expect(problems).toEqual([
      `a.md:4  warning: The text "[a](my file.md)" ${reason} [a](<my file.md>)`,
      `a.md:5  warning: The text "![b](/my pic.png)" ${reason} ![b](</my pic.png>)`,
    ])
  })

  it('warns of a comment that no block of its kind follows', () => {
    const text = '<!-- tabs -->\n\nText.\n\n<!-- terms -->\n\n- **A**: b\n'
    expect(read(`---\ntitle: A\n---\n${text}`, 'a.md').problems).toEqual([
      'a.md:4  warning: The comment "tabs" changes nothing: put it right before a list.',
    ])
  })

  it('warns of a name that an address cannot contain', () => {
    expect(read('---\ntitle: A\n---\n', 'notes/My page?.md').problems).toEqual([
      'notes/My page?.md  warning: The page is at /notes/My-page, because its file name has characters that an address cannot contain.',
    ])
  })

  it('makes a title if the page has none', () => {
    expect(read('# From the *heading*\n', 'a.md').document.title).toBe('From the heading')
    expect(read('', 'docs/getting-started.md').document.title).toBe('Getting started')
    expect(read('', 'docs/my_guides/index.md').document.title).toBe('My guides')
    expect(read('', 'index.md').document.title).toBe('Home')
  })

  it('does not ask for a title when it is lenient', () => {
    expect(read('Text.', 'a.md', true).problems).toEqual([])
  })

  it('shows a text that is not to be read as it is written', () => {
    const { document, problems } = read(`---\ntitle: A\n---\n${'> '.repeat(2_000)}deep`)
    expect(problems).toEqual([
      'products/widget.md:4  The text nests more than 50 levels deep, so it is shown as plain text. Simplify it.',
    ])
    expect(document.sections[0]?.text).toMatch(/^(> )+deep$/)
  })

  it('takes a phrase that is not to be read without its links', () => {
    const { document } = read(`---\ntitle: A\nfor: "${'> '.repeat(2_000)}[a](b)"\n---\n`)
    expect(document.links).toEqual([])
  })
})

function read(
  text: string,
  file = 'products/widget.md',
  lenient = false,
): { document: Document; problems: string[] } {
  const problems: string[] = []
  const document = readDocument({ file, text, hash: '' }, lenient, (problem) => {
    problems.push(formatProblem({ file, ...problem }))
  })
  return { document, problems }
}
