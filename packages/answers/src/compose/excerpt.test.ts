import { lexMarkdown } from '@docent/content'
import { describe, expect, it } from 'vitest'
import type { Passage, Unit } from '@docent/retrieval'
import { MOST_GROWTH, measureGrowth } from '../../../content/src/testing/growth.ts'
import { readUnits } from '../../../retrieval/src/passages/units.ts'
import { excerpt } from './excerpt.ts'
import { ANSWER_LENGTH } from '../tuning.ts'

function passage(markdown: string): Passage {
  const units = readUnits(lexMarkdown(markdown), (href) => href)
  const text = units.map((unit) => unit.text).join('\n')
  return {
    id: '/p',
    url: '/p',
    route: '/p',
    title: 'P',
    heading: '',
    path: [],
    section: '',
    units,
    text,
  }
}

/** A unit has a score if it contains the word. */
function keep(markdown: string, word: string, length = 120): string[] {
  const read = passage(markdown)
  return excerpt(read, judge(read, word), length).map(({ text }) => text)
}

function judge({ units }: Passage, word: string): number[] {
  return units.map(({ text }) => (text.includes(word) ? 9 : 0))
}

const FILLER = 'Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor.'

describe('excerpt', () => {
  it('keeps a passage that fits, except sentences that point elsewhere', () => {
    expect(keep('One. Two. See the docs for more.', 'x')).toEqual(['One.', 'Two.'])
    expect(keep('See the docs. Read on.', 'x')).toEqual(['See the docs.', 'Read on.'])
  })

  // "There are two kinds:" above two headings used to be the last line of an answer.
  it('leaves out the lead of a list that is not in the section', () => {
    expect(keep('The port is 80. There are two kinds:', 'port')).toEqual(['The port is 80.'])
    expect(keep('Kinds:', 'port')).toEqual(['Kinds:'])
  })

  it('does not announce code that is above', () => {
    const lead = `The example below sets it, ${FILLER}`
    const read = passage(
      `${lead}\n\nUse 80 or higher.\n\n\`\`\`sh\nport 80\n\`\`\`\n\n${FILLER} ${FILLER}`,
    )
    const kept = excerpt(read, [4, 9, 8, 0, 0], 300).map(({ text }) => text)
    expect(kept).toEqual(['Use 80 or higher.', 'port 80'])
  })

  // "Visitors delete it in the panel. Yes." had its verdict at the end.
  it('never puts a verdict after its reasons', () => {
    const reasons = `${FILLER} ${FILLER} The panel deletes it.`
    expect(keep(`Yes. ${reasons}`, 'panel', 80)).toEqual(['Yes.', 'The panel deletes it.'])
    const whole = `Not yet. The server also keeps it for ninety days after the last question, and longer in copies. The panel deletes it.`
    expect(keep(whole, 'panel', 300)[0]).toBe('Not yet.')
    expect(keep(whole, 'panel', 300).at(-1)).toBe('The panel deletes it.')
  })

  it('keeps the reason of a verdict before one that adds to it', () => {
    const read = (more: string) =>
      keep(`Yes. The panel has a button for it. ${more} ${FILLER} ${FILLER}`, 'list', 100)
    expect(read('It also has a list.')).toEqual([
      'Yes.',
      'The panel has a button for it.',
      'It also has a list.',
    ])
    expect(read('The list has one.')).toEqual(['Yes.', 'The list has one.'])
  })

  it('keeps the sentence that answers from a longer passage', () => {
    expect(keep(`${FILLER}\n\n${FILLER}\n\nThe port is 80.\n\n${FILLER}`, 'port', 40)).toEqual([
      'The port is 80.',
    ])
  })

  it('does not fill the room of a sentence that is too long with worse ones', () => {
    const long = `The port can change, ${FILLER}`
    const worths = [9, 6, 3]
    const { units } = passage(`The port is 80. ${long} Two builds.`)
    const texts = (least: number) =>
      excerpt({ units }, [...worths.slice(0, 2), least], 40).map(({ text }) => text)
    expect(texts(3)).toEqual(['The port is 80.'])
    expect(texts(5.5)).toEqual(['The port is 80.', 'Two builds.'])
  })

  it('keeps the sentences that a sentence depends on', () => {
    const markdown = `${FILLER}\n\n${FILLER}\n\nThe server has a name. It listens on a port.\n\n${FILLER}`
    expect(keep(markdown, 'port')).toEqual(['The server has a name.', 'It listens on a port.'])
  })

  // An answer used to consist of only "You can also run it on its own."
  it.each([
    'You can also set its port.',
    'Without it, no port is open.',
    'Both have a port.',
    'Tip: This is useful for a port.',
  ])('keeps the sentence before %j', (sentence) => {
    const markdown = `${FILLER}\n\n${FILLER}\n\nThe server has a name. ${sentence}\n\n${FILLER}`
    expect(keep(markdown, 'port')).toEqual(['The server has a name.', sentence])
  })

  it('keeps the list that a sentence announces, and the sentence that announces a list', () => {
    const list = `${FILLER} ${FILLER}\n\nSet the port:\n\n- here\n- there\n\n${FILLER}`
    expect(keep(list, 'port')).toEqual(['Set the port:', 'here', 'there'])
    // One item below a lead used to look like the whole list.
    const items = `${FILLER} ${FILLER}\n\nSome things can be set:\n\n- name\n- port\n\n${FILLER}`
    expect(keep(items, 'port')).toEqual(['Some things can be set:', 'name', 'port'])
    expect(keep(`${FILLER}\n\n${items}\n- ${FILLER.repeat(4)} last`, 'port')).toContain('port')
  })

  it('keeps all steps, in their order', () => {
    const steps = `${FILLER} ${FILLER}\n\nTo begin:\n\n1. Open it\n2. Set the port\n3. Close it\n\n${FILLER}`
    expect(keep(steps, 'port')).toEqual(['To begin:', 'Open it', 'Set the port', 'Close it'])
  })

  it('keeps the sentence before code, and the parent of an inner item', () => {
    expect(
      keep(`${FILLER} ${FILLER}\n\nRun this.\n\n\`\`\`\nport 80\n\`\`\`\n\n${FILLER}`, 'port'),
    ).toEqual(['Run this.', 'port 80'])
    const nested = `${FILLER} ${FILLER}\n\n- network\n  - address\n  - port\n- disk\n\n${FILLER}`
    expect(keep(nested, 'port', 20)).toEqual(['network', 'port'])
    const inner = `${FILLER} ${FILLER}\n\n- network\n- disk\n\n  \`\`\`\n  port\n  \`\`\`\n\n${FILLER}`
    expect(keep(inner, 'port', 20)).toEqual(['disk', 'port'])
  })

  it('keeps the rows that answer', () => {
    const rows = `${FILLER} ${FILLER}\n\n| Name | Value |\n| --- | --- |\n| host | a |\n| port | 80 |`
    expect(keep(rows, 'port', 30)).toEqual(['Name: port; Value: 80'])
  })

  it('keeps all of a section that is only slightly longer', () => {
    const read = passage(`The port is 80. ${FILLER}`)
    expect(excerpt(read, judge(read, 'port'), 40, 60)).toHaveLength(1)
    expect(excerpt(read, judge(read, 'port'), 40, 120)).toHaveLength(2)
  })

  // Answers used to end with "To do so, run this:" if the code was too long for them.
  it('drops an announcement if the announced code does not fit', () => {
    const steps = 'The port is 80.\n\n- The port can be set:\n\n  - by hand\n  - by name\n'
    expect(keep(`${FILLER}\n\n${steps}`, 'port', 45)).toEqual(['The port is 80.'])
    const open = `The port is 80.\n\nWhat the port changes\n\n- ${FILLER}\n`
    expect(keep(`${FILLER}\n\n${open}`, 'port', 60)).toEqual(['The port is 80.'])
    expect(keep(`${FILLER}\n\nThe port:\n\n${FILLER}`, 'port', 20)).toEqual(['The port:'])
  })

  // Answers used to contain "**Warning**" alone, with a citation.
  it('keeps a label only with what it names', () => {
    const markdown = `${FILLER}\n\n**The port**\n\n${FILLER}\n\nThe port is 80.\n\n**Ports**\n\n${FILLER}`
    expect(keep(markdown, 'port', 60)).toEqual(['The port', 'The port is 80.'])
    const named = `${FILLER} ${FILLER}\n\n**The port**\n\nIt is port 80.`
    expect(keep(named, 'port 80', 60)).toEqual(['The port', 'It is port 80.'])
  })

  // Sentences of different labels used to follow each other as if they were one paragraph.
  it('shows the label that a sentence is under', () => {
    const markdown = `**Cards**\n\n${FILLER}\n\nUse another port.\n\n**Banks**\n\n${FILLER}\n\nA bank has a port.`
    expect(keep(markdown, 'port', 80)).toEqual([
      'Cards',
      'Use another port.',
      'Banks',
      'A bank has a port.',
    ])
  })

  it.each([
    ['a box', '**Note:**\n\nSee to it.'],
    ['a list', '**Use it for:**\n\n- lamps'],
    ['a tab', '**npm**\n\n```sh\nnpm i\n```'],
  ])('does not show the label of %s above the text after it', (_, above) => {
    const markdown = `${FILLER}\n\n${above}\n\nThe port is 80.\n\n${FILLER}`
    expect(keep(markdown, 'port', 60)).toEqual(['The port is 80.'])
  })

  // An answer used to say "Add this line to the file:" without the line.
  it('keeps the code and the list that an item announces', () => {
    const code = `- Add the port to the file:\n\n  \`\`\`\n  listen\n  \`\`\`\n\n- Restart it.\n`
    expect(keep(`${FILLER}\n\n${code}`, 'port', 60)).toEqual([
      'Add the port to the file:',
      'listen',
    ])
    const list = `- Fill in the port fields:\n  - host\n  - user\n- disk\n`
    expect(keep(`${FILLER}\n\n${list}`, 'port', 60)).toEqual([
      'Fill in the port fields:',
      'host',
      'user',
    ])
    const inner = `- Add this to the file:\n\n  \`\`\`\n  listen\n  \`\`\`\n\n  - Set the port.\n`
    expect(keep(`${FILLER}\n\n${inner}`, 'port', 60)).toEqual([
      'Add this to the file:',
      'listen',
      'Set the port.',
    ])
  })

  it('keeps the code of "the next example"', () => {
    const markdown = `${FILLER}\n\n${FILLER}\n\nThe next example opens the port.\n\n\`\`\`\nlisten\n\`\`\``
    expect(keep(markdown, 'opens', 60)).toEqual(['The next example opens the port.', 'listen'])
  })

  // "Switch it off" used to be left out between "Open the settings" and "Save".
  it('keeps the items of a procedure like steps', () => {
    const steps = ['Open the settings.', 'Go to Speed.', 'Switch the port off.', 'Save.']
    const list = steps.map((step) => `- ${step}`).join('\n')
    expect(keep(`${FILLER}\n\n${FILLER}\n\n${list}`, 'Speed', 80)).toEqual(steps)
    const things = '- Ports\n- Speed.\n- Lamps\n- Save.'
    expect(keep(`${FILLER}\n\n${FILLER}\n\n${things}`, 'Speed', 80)).toEqual(['Speed.'])
  })

  // "This reduces it." used to follow a sentence about something else at the end.
  it('keeps a sentence right after the one that it leans on', () => {
    const lead = 'A server has many ports, and this page tells of all of them and of many more.'
    const read = passage(
      `${lead} Press Reset. This makes it smaller.\n\nA file can be saved.\n\nPorts are free.`,
    )
    const told = excerpt(read, [6.5, 8.5, 7.5, 9, 6], 200).map(({ text }) => text)
    expect(told.indexOf('This makes it smaller.')).toBe(told.indexOf('Press Reset.') + 1)
  })

  it('leaves out the type of a value and a promise if more is said', () => {
    const typed = '**type:** `boolean` **default:** `true`\n\nShows the port.'
    expect(keep(typed, 'port')).toEqual(['Shows the port.'])
    expect(keep('**default:** `80` port', 'port')).toEqual(['default: 80 port'])
    const summary = 'How to open a port. Useful for servers.\n\nUse the panel for the port.'
    expect(keep(summary, 'port')).toEqual(['Use the panel for the port.'])
  })

  it('keeps the sentence that an example belongs to', () => {
    const markdown = `${FILLER}\n\n${FILLER}\n\nPorts have numbers. For example, port 80.\n\n${FILLER}`
    expect(keep(markdown, 'port 80')).toEqual(['Ports have numbers.', 'For example, port 80.'])
  })

  // "However, if a tool is missing, …" used to need the sentence before it, and had no room for both.
  it('needs no predecessor for a sentence that says the same without its first word', () => {
    const told = 'However, if a port is missing, open it by hand.'
    expect(keep(`${FILLER} ${told}\n\n${FILLER}\n\n${FILLER}`, 'port', 60)).toEqual([told])
    const leaning = 'However, it has a port, and that one opens by hand.'
    expect(keep(`${FILLER} ${leaning}\n\n${FILLER}\n\n${FILLER}`, 'port', 60)).toEqual([
      FILLER,
      leaning,
    ])
  })

  // "A small server has all of that." used to be a whole answer.
  it.each(['A port has all of that.', 'You can change this port of it.'])(
    'keeps the sentence before one that points back in its middle: %s',
    (told) => {
      const before = 'A server has doors and lamps.'
      const markdown = `${FILLER}\n\n${before} ${told}\n\n${FILLER}`
      expect(keep(markdown, 'port', 90)).toEqual([before, told])
    },
  )

  // "If not, open it." used to follow without its own predecessor.
  it('keeps what the last sentence of the previous paragraph depends on', () => {
    const chain = 'A server has a door. If not, open it.\n\nIt also has a port.'
    expect(keep(`${FILLER}\n\n${chain}\n\n${FILLER}`, 'port')).toEqual([
      'A server has a door.',
      'If not, open it.',
      'It also has a port.',
    ])
  })

  // "You can open the port at:" used to be the end of an answer.
  it('shows the link that a sentence announces, and no announcement without what follows', () => {
    const told = 'The port is 80. You can open it at:'
    expect(keep(`${told}\n\n[localhost](http://localhost)`, 'port')).toHaveLength(3)
    expect(keep(`${told}\n\n![A port](port.png)`, 'port')).toEqual(['The port is 80.'])
    expect(keep('The port is:\n\n![A port](port.png)', 'port')).toEqual(['The port is:'])
  })

  // "A lamp shop opens 90" used to say nothing of being an example.
  it('needs no predecessor for an example, and keeps its first words', () => {
    const told = 'For example, a shop for lamps opens the port 90.'
    expect(keep(`${FILLER} ${told}\n\n${FILLER}\n\n${FILLER}`, 'port', 60)).toEqual([told])
  })

  // "Soñar" and "Itérer" used to need the sentence before them like "So" and "It".
  it.each(['Soñar abre el port de la casa.', 'Itérer ouvre le port du jeu.'])(
    'reads whole words of other languages: %s',
    (told) => {
      expect(keep(`${FILLER} ${told}\n\n${FILLER}\n\n${FILLER}`, 'port', 60)).toEqual([told])
    },
  )

  // "This will:" used to begin an answer.
  it('shows the command that a sentence is about', () => {
    const markdown = `Begin with a command:\n\n\`\`\`\ngo init\n\`\`\`\n\nThis opens a port.\n\n${FILLER}`
    expect(keep(markdown, 'port', 90)).toEqual([
      'Begin with a command:',
      'go init',
      'This opens a port.',
    ])
  })

  it('does not show the code before a sentence that announces its own', () => {
    const markdown = `Begin:\n\n\`\`\`\ngo init\n\`\`\`\n\nThese open a port:\n\n\`\`\`\ngo open\n\`\`\`\n\n${FILLER} ${FILLER}`
    expect(keep(markdown, 'port')).toEqual(['These open a port:', 'go open'])
  })

  // One of two numbered keys used to come with the other, as if they were steps.
  it('keeps one entry of a numbered list that describes things', () => {
    const list = `There are two keys:\n\n1. The public key, ${FILLER.repeat(4)}\n2. The private key, which opens a port.\n`
    expect(keep(`${FILLER}\n\n${list}`, 'port')).toEqual([
      'There are two keys:',
      'The private key, which opens a port.',
    ])
    const steps = list.replace('The public key,', 'Open the public key,')
    expect(keep(`${FILLER}\n\n${steps}`, 'port')).toHaveLength(3)
  })

  // An item used to come without the step above its list.
  it('keeps the step that announces a list below it', () => {
    const markdown = `1. Open the settings.\n2. There you can edit:\n\n- the lamp\n- the port\n\n${FILLER}`
    expect(keep(`${FILLER}\n\n${markdown}`, 'port')).toEqual([
      'There you can edit:',
      'the lamp',
      'the port',
    ])
  })

  // "Datei kopieren: …" was read like "Public key: …", and a step was shown without the other.
  it.each([
    ['Datei kopieren: ', 'Server starten: '],
    ['Copier le fichier : ', 'Ouvrir le port : '],
    ['A continuación, copie el archivo ', 'A continuación, abra el port '],
  ])('keeps all steps in other languages: %s', (first, second) => {
    const list = `1. ${first}${FILLER.repeat(3)}\n2. ${second}port 80\n`
    expect(keep(`${FILLER}\n\n${list}`, 'port')).toHaveLength(2)
  })

  // An answer used to begin with a code block of a step, without the step.
  it('begins long steps with a step', () => {
    const step = (name: string) => `${name} ${FILLER} ${FILLER} ${FILLER}`
    const list = `1. ${step('One')}\n\n   \`\`\`\n   go\n   \`\`\`\n\n2. ${step('The port')}\n3. ${step('Three')}\n4. ${step('Four')}`
    const [first] = keep(`${FILLER}\n\n${list}`, 'The port')
    expect(first).toContain('The port')
  })

  // Answers used to begin with the start of the page, however long it was.
  it('begins with the answer and moves the lead-up after it', () => {
    const lead = 'A server has many ports, and this page tells of all of them and of many more.'
    const read = passage(`${lead} ${FILLER}\n\nThe port is 80.\n\nIt can be changed.`)
    const told = excerpt(read, [7.5, 6, 9, 8], 300, 0).map(({ text }) => text)
    expect(told).toEqual(['The port is 80.', 'It can be changed.', lead, FILLER])
    const near = excerpt(read, [8.5, 8.5, 9, 8], 300).map(({ text }) => text)
    expect(near).toEqual([lead, FILLER, 'The port is 80.', 'It can be changed.'])
  })

  it('leaves a lead-up out that says little about the question', () => {
    const lead = 'A server has many ports, and this page tells of all of them and of many more.'
    const read = passage(`${lead} ${FILLER}\n\nThe port is 80.\n\nIt can be changed.`)
    expect(excerpt(read, [3, 2, 9, 8], 300).map(({ text }) => text)).toEqual([
      'The port is 80.',
      'It can be changed.',
    ])
  })

  it('keeps the order of what a visitor sees at once', () => {
    const read = passage(`${FILLER} The server has one.\n\nThe port is 80.`)
    expect(excerpt(read, [7, 7, 9], 300).at(-1)?.text).toBe('The port is 80.')
  })

  it('leaves paragraphs out that have nothing to do with the question, but not a list', () => {
    const read = passage('The port is 80.\n\n- Default: 80\n\nWe thank all who helped.')
    expect(excerpt(read, [9, -4, -4], 300).map(({ text }) => text)).toEqual([
      'The port is 80.',
      'Default: 80',
    ])
  })

  it('shows no other code if the best one has no room', () => {
    const code = (name: string, lines: number) => `\`\`\`\n${`${name}\n`.repeat(lines)}\`\`\``
    const read = passage(
      `The proxy must wait.\n\n${code('nginx', 90)}\n\nAnother proxy.\n\n${code('caddy', 3)}\n\n${FILLER.repeat(9)}`,
    )
    const kept = excerpt(read, [9, 8.8, 1, 8.7, 1], 200)
    expect(kept.map(({ kind }) => kind)).not.toContain('code')
  })

  it('keeps both of two cases', () => {
    const read = (more: string) =>
      excerpt(
        passage(`If you use our server, nothing is kept. ${more} ${FILLER} ${FILLER} ${FILLER}`),
        [9, 1, 1, 1, 1],
        60,
      ).map(({ text }) => text)
    expect(read('If you use your own, it keeps all.')).toHaveLength(2)
    expect(read('Our server is old.')).toHaveLength(1)
  })

  it('keeps the order of a section with a short lead-up', () => {
    const read = passage('A server has ports. The port is 80.')
    expect(excerpt(read, judge(read, 'is 80'), 100).map(({ text }) => text)).toEqual([
      'A server has ports.',
      'The port is 80.',
    ])
  })

  it('keeps the sentence that "this header" refers to', () => {
    const markdown = `${FILLER}\n\n${FILLER}\n\nEach answer has a header. Send this header with the port.\n\n${FILLER}`
    expect(keep(markdown, 'port')).toEqual([
      'Each answer has a header.',
      'Send this header with the port.',
    ])
  })

  it('keeps the code that a sentence continues', () => {
    const markdown = `${FILLER} ${FILLER}\n\n\`\`\`\nexport\n\`\`\`\n\nwrites every port.\n\n${FILLER}`
    expect(keep(markdown, 'every')).toEqual(['export', 'writes every port.'])
  })

  it('keeps only the rows of a long table that fit', () => {
    const row = (name: string) => `| ${name} | ${FILLER} |`
    const table = [
      '| Name | Value |',
      '| --- | --- |',
      ...['host', 'port', 'path', 'user'].map(row),
    ]
    const read = passage(`${FILLER}\n\nSome things can be set:\n\n${table.join('\n')}`)
    const told = excerpt(read, [1, 8.5, 6, 9, 5, 5], 450).map(({ text }) => text)
    expect(told).toEqual(['Some things can be set:', `Name: port; Value: ${FILLER}`])
  })

  it('shows the code that the answering sentence leads to', () => {
    const read = passage(
      `${FILLER}\n\nYou can change the port.\n\nIt takes one line:\n\n\`\`\`\nlisten 80\n\`\`\`\n\n${FILLER}`,
    )
    const told = excerpt(read, [4, 9, 4, 3, 4], 90).map(({ text }) => text)
    expect(told).toEqual(['You can change the port.', 'It takes one line:', 'listen 80'])
  })

  it.each([
    ['words', 'port '.repeat(1000)],
    ['one word', 'port'.repeat(1000)],
    ['code', `\`\`\`js\n${'port = 1\n'.repeat(500)}\`\`\``],
    ['a line of code', `\`\`\`js\n${'port'.repeat(1000)}\n\`\`\``],
    ['a row', `| a |\n| --- |\n| ${'port '.repeat(1000)} |`],
  ])('cuts %s that no answer can hold', (_, markdown) => {
    const read = passage(markdown)
    const units = excerpt(read, judge(read, 'port'), 300)
    expect(units).toHaveLength(1)
    expect(units[0]!.markdown.length).toBeLessThanOrEqual(ANSWER_LENGTH + 20)
    expect(units[0]!.markdown).toMatch(/…( \||\n```)?$/)
  })

  // One question took two seconds of the processor on a page with a table of 4,000 rows.
  it.each(['row', 'item', 'sentence'] as const)(
    'reads a section of many units alike in time that grows with it: %s',
    (kind) => {
      const unit = { kind, text: 'The lamp dims.', markdown: 'The lamp dims.', depth: 0, block: 1 }
      const read = (units: string): void => {
        const all = [...units].map(() => unit as Unit)
        const worths = all.map(() => 9)
        excerpt({ units: all }, worths, 120)
      }
      const growth = measureGrowth(read, (times) => 'u'.repeat(times))
      expect(growth).toBeLessThan(MOST_GROWTH)
    },
  )

  // `Math.max(...worths)` threw, and visitors saw an error.
  it('reads more units than the arguments of one call', () => {
    const units = Array.from({ length: 200_000 }, (_, block) => {
      return { kind: 'sentence', text: 'It is.', markdown: 'It is.', depth: 0, block } as Unit
    })
    const worths = units.map((_, place) => Number(place === 150_000))
    expect(excerpt({ units }, worths, 120)).toContainEqual(units[150_000])
  })
})
