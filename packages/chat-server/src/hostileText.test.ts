import { PHRASES } from '@docent/texts/phrases'
import { expect, it } from 'vitest'
import { MOST_GROWTH, measureGrowth } from '../../content/src/testing/growth.ts'
import { saySentence } from '../../answers/src/phrases.ts'
import { readRoute } from '@docent/answers'
import { isInstruction } from '../../answers/src/intents/instructions.ts'
import { readCompared } from '../../answers/src/intents/readCompared.ts'
import { createSmallTalk } from '../../answers/src/intents/smallTalk.ts'
import { splitQuestion } from '../../answers/src/intents/splitQuestion.ts'
import { hasMeasure } from '../../answers/src/choosing/hasMeasure.ts'
import { readLanguage } from '../../answers/src/languages/readLanguage.ts'
import { cutPieces } from '../../answers/src/compose/writeDraft.ts'
import { findAddresses } from '../../models/src/firewall/addresses.ts'
import { createAllow } from '../../models/src/firewall/allow.ts'
import { readClaim } from '../../models/src/firewall/claims.ts'
import { readDestination } from '../../models/src/firewall/destination.ts'
import { readCodeLine, readFence } from '../../models/src/firewall/fence.ts'
import { isInRange } from '../../models/src/firewall/numberSlots.ts'
import { readDefinition } from '../../models/src/firewall/readDefinition.ts'
import { escapeText } from '../../models/src/firewall/safeText.ts'
import { readIp } from './requests/ip.ts'
import { readWords } from '@docent/retrieval'
import type { Unit } from '@docent/retrieval'
import { splitSentences } from '../../retrieval/src/passages/sentences.ts'
import { dropTargets } from '../../models/src/prompt/dropTargets.ts'
import { writePrompt } from '../../models/src/prompt/prompt.ts'

// Regular expressions can take time that grows with the square of a text. Each of these texts made one
// of our functions do so, or is of the kind that would.

const answerSmallTalk = createSmallTalk('Coin Vert')
const smallTalk = (text: string) => answerSmallTalk(text, PHRASES.en)
const allow = createAllow({ routes: ['/'] })
const prose = (text: string) => splitSentences([{ text, markdown: text, prose: true }])
const prompt = (text: string) =>
  writePrompt(
    { text: 'What?', history: [], files: [{ type: 'text', name: 'a', text }] } as never,
    [],
    { text: '' } as never,
    { hasTools: false, takesFiles: true },
  )

const findRange = (text: string) =>
  isInRange('30', { text: '30 users' }, { units: [{ kind: 'row', text } as Unit] })

const CASES: readonly (readonly [
  name: string,
  work: (text: string) => unknown,
  before: string,
  again: string,
  after: string,
])[] = [
  ['links without ends in a passage', dropTargets, '](', '[a](', 'x'],
  ['labels of links in a passage', dropTargets, '](', '[`', 'x'],
  ['code in a passage', dropTargets, '](', '`a ', 'x'],
  ['thanks in French', smallTalk, 'merci pour ', 'la ', 'x'],
  ['thanks in Spanish', smallTalk, 'gracias por ', 'la ', 'x'],
  ['thanks in Italian', smallTalk, 'grazie per ', 'la ', 'x'],
  ['thanks in Portuguese', smallTalk, 'obrigado por ', 'a ', 'x'],
  ['thanks in Dutch', smallTalk, 'bedankt voor ', 'de ', 'x'],
  ['a sum', smallTalk, 'combien font 1', '+1', 'x'],
  ['a long number', smallTalk, 'cuánto es ', '1', 'x'],
  ['spaces in small talk', smallTalk, 'ciao', ' ', 'x'],
  ['breaks before an instruction', isInstruction, '"', '\n', 'x'],
  ['spaces between two questions', splitQuestion, 'a', ' ', 'x'],
  ['marks after a question', splitQuestion, 'a and how b', '?', 'x'],
  ['choices of a comparison', readCompared, '', 'a or ', ', x'],
  ['marks after a comparison', readCompared, 'a', '?', 'x'],
  ['a word in any language', readLanguage, '', 'a', ''],
  ['quotes without an end', readLanguage, '', '“', ''],
  ['a sentence of an answer', (text) => saySentence(PHRASES.en, 'So', [text]), 'a', ' ', 'a'],
  ['the page that a visitor is on', readRoute, '/a', '/', 'a'],
  ['an answer that is cut to pieces', (text) => [...cutPieces(text)], 'a', ' ', 'a'],
  ['marks behind an address', findAddresses, 'https://a', '!', '/a'],
  ['entities behind an address', findAddresses, 'https://a', '&amp;', '/a'],
  ['brackets behind an address', findAddresses, 'https://a', ')', ''],
  ['addresses of mail', findAddresses, '', 'mailto:', ''],
  ['the path of a link', allow, 'https://a.example/a', '/', 'a'],
  ['a long number in a section', hasMeasure, '', '1', ''],
  ['a list of numbers in a section', hasMeasure, '', '1.', ''],
  ['a long number in a table', findRange, 'users; ', '1', ''],
  ['ticks in a claim', readClaim, 'a', '`', ''],
  ['words with dashes in a claim', readClaim, '', 'a-', 'a'],
  ['marks in the code of a claim', readClaim, '`a', '(', 'a`'],
  ['a link without an end', (text) => readDestination(text, 0), '(a', '\t', 'a)'],
  ['a line that opens code', readFence, '```', '`', '\r\n'],
  [
    'a line that closes code',
    (text) => readCodeLine(text, { prefix: '', mark: '```' }),
    '',
    '`',
    'a',
  ],
  ['a definition', readDefinition, '', '> ', '[a'],
  ['text that is escaped', escapeText, '', '<a', ''],
  ['addresses of mail that are escaped', escapeText, '', 'mailto:', ''],
  ['an address of a client', readIp, '', '%', ''],
  ['words', readWords, '', "a'", ''],
  ['marks in a sentence', prose, '', '!', 'a'],
  ['brackets in a sentence', prose, 'a!', ')', 'a'],
  ['spaces in an attached file', prompt, '<', '\t', 'a'],
]

it.each(CASES)('reads %s in time that grows with its length', (_, work, before, again, after) => {
  const repeat = (times: number) => before + again.repeat(times) + after
  expect(measureGrowth(work, repeat)).toBeLessThan(MOST_GROWTH)
})
