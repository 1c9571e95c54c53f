import { describe, expect, it } from 'vitest'
import { readContext } from './followUp.ts'

const turns = (...texts: string[]) =>
  texts.flatMap((text) => [
    { role: 'user' as const, text },
    { role: 'assistant' as const, text: 'Some answer about everything.' },
  ])

describe('readContext', () => {
  it.each(['and on Windows?', 'What about cats?', 'why?', 'How much does it cost?', 'price'])(
    'gives %j the question before it',
    (text) => {
      expect(readContext({ text, history: turns('How do I water the fern?') })).toBe(
        'How do I water the fern?',
      )
    },
  )

  it.each([
    'How long does the delivery of a large cactus take in winter?',
    'Can I return a plant to the shop?',
  ])('lets %j stand alone', (text) => {
    expect(readContext({ text, history: turns('How do I water the fern?') })).toBe('')
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
    expect(readContext({ text, history: turns('Wie gieße ich den Farn?') })).toBe(
      'Wie gieße ich den Farn?',
    )
  })

  it.each([
    'Gibt es im Laden einen Farn für Katzen?',
    'Wie teuer ist das Paket mit drei Kakteen?',
    'وصفة السماد للنباتات الكبيرة في الشتاء',
    'كم تكلفة توصيل الصبار الكبير إلى برلين؟',
  ])('lets %j stand alone', (text) => {
    expect(readContext({ text, history: turns('Wie gieße ich den Farn?') })).toBe('')
  })

  it('goes back through questions that depend on earlier ones', () => {
    const history = turns('How do I water the fern in summer?', 'and in winter?')
    expect(readContext({ text: 'and in spring?', history })).toBe(
      'How do I water the fern in summer?\nand in winter?',
    )
  })

  it('leaves out who asked before', () => {
    const history = turns('My boss wants to know how to water the fern')
    expect(readContext({ text: 'and in winter?', history })).toBe('how to water the fern')
  })

  it('has no context if nothing was asked before', () => {
    expect(readContext({ text: 'why?', history: [] })).toBe('')
  })
})
