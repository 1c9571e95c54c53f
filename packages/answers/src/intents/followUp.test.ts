import { describe, expect, it } from 'vitest'
import { readContext } from './followUp.ts'

const readText = (asked: Parameters<typeof readContext>[0]) => readContext(asked).text
const turns = (...texts: string[]) =>
  texts.flatMap((text) => [
    { role: 'user' as const, text },
    { role: 'assistant' as const, text: 'Some answer about everything.' },
  ])

describe('readContext', () => {
  it.each(['and on Windows?', 'What about cats?', 'why?', 'How much does it cost?', 'price'])(
    'gives %j the question before it',
    (text) => {
      expect(readText({ text, history: turns('How do I water the fern?') })).toBe(
        'How do I water the fern?',
      )
    },
  )

  it.each([
    'How long does the delivery of a large cactus take in winter?',
    'Can I return a plant to the shop?',
    'Is it possible to stop a delivery?',
    'check that none of my plants are ill',
    'turn a pot that is already full into a fountain',
    'my fountain stops in summer whenever it is full',
  ])('lets %j stand alone', (text) => {
    expect(readText({ text, history: turns('How do I water the fern?') })).toBe('')
  })

  // Only English questions used to get context: "Und was kostet es im Winter mit Versand?" lost its
  // subject.
  it.each([
    'Und wie ist das bei großen Kakteen im Winter?',
    'Was ist mit den kleinen Töpfen im Laden?',
    'Wie oft muss ich es im Sommer gießen?',
    'Ist der Versand darin schon enthalten?',
    'وفي الشتاء كم مرة يجب أن أسقي النبات الكبير؟',
    'ماذا عن النباتات الصغيرة في الشتاء؟',
    'كم مرة يجب أن أسقيه وهل هذا كاف؟',
  ])('gives %j the question before it', (text) => {
    expect(readText({ text, history: turns('Wie gieße ich den Farn?') })).toBe(
      'Wie gieße ich den Farn?',
    )
  })

  it.each([
    'Gibt es im Laden einen Farn für Katzen?',
    'Wie teuer ist das Paket mit drei Kakteen?',
    'وصفة السماد للنباتات الكبيرة في الشتاء',
    'كم تكلفة توصيل الصبار الكبير إلى برلين؟',
  ])('lets %j stand alone', (text) => {
    expect(readText({ text, history: turns('Wie gieße ich den Farn?') })).toBe('')
  })

  it('goes back through questions that depend on earlier ones', () => {
    const history = turns('How do I water the fern in summer?', 'and in winter?')
    expect(readText({ text: 'and in spring?', history })).toBe(
      'How do I water the fern in summer?\nand in winter?',
    )
  })

  it('leaves out who asked before', () => {
    const history = turns('My boss wants to know how to water the fern')
    expect(readText({ text: 'and in winter?', history })).toBe('how to water the fern')
  })

  it.each([
    'how many at most?',
    'can that be disabled?',
    'does the other one do that too?',
    'why?',
  ])('finds that %j means nothing alone', (text) => {
    expect(readContext({ text, history: turns('How do I water the fern?') }).isNeeded).toBe(true)
  })

  it.each([
    'there are a lot of stones in it, do those matter too',
    'does it use cookies',
    'can my team see it too or is that only for me',
  ])('finds that %j may depend on the question before', (text) => {
    expect(readContext({ text, history: turns('How do I water the fern?') })).toEqual({
      text: 'How do I water the fern?',
      isNeeded: false,
    })
  })

  it('takes time in proportion to the text', () => {
    const text = `${'that '.repeat(20_000)}${' '.repeat(100_000)}x`
    expect(readText({ text, history: turns('How do I water the fern?') })).toBe('')
  })

  it('has no context if nothing was asked before', () => {
    expect(readText({ text: 'why?', history: [] })).toBe('')
  })
})
