import type { MarkedToken, Token } from 'marked'
import { countText, fillText } from '@docent/texts'
import type { WholeTexts } from '@docent/texts'
import { lexReply } from '../markdown/lexer.ts'
import { toPlainText } from '../markdown/plainText.ts'

/** A Markdown text as it is read aloud: no symbols, marks by name, code by its length. */
export function toSpeech(markdown: string, texts: WholeTexts): string {
  return speakAll(lexReply(markdown.replace(/\r\n?/g, '\n')), texts)
}

function speakAll(blocks: readonly Token[], texts: WholeTexts): string {
  return blocks
    .map((block) => speak(block as MarkedToken, texts))
    .filter((sentence) => sentence !== '')
    .join(' ')
}

function speak(block: MarkedToken, texts: WholeTexts): string {
  switch (block.type) {
    case 'code':
      return `${countText(texts, texts.codeBlock, block.text.split('\n').length)}.`
    case 'list':
      return block.items.map(({ tokens }) => speakAll(tokens, texts)).join(' ')
    case 'blockquote':
      return speakAll(block.tokens, texts)
    case 'table':
      return [block.header, ...block.rows]
        .map((row) => `${row.map(({ tokens }) => speakText(tokens, texts)).join(', ')}.`)
        .join(' ')
    case 'heading':
    case 'paragraph':
      return endSentence(speakText(block.tokens, texts))
    case 'text':
      return endSentence(speakText(block.tokens ?? [block], texts))
    case 'html':
      return block.raw.trim()
    default:
      return ''
  }
}

function speakText(tokens: readonly Token[], texts: WholeTexts): string {
  return toPlainText(tokens)
    .replace(/\[(\d{1,3})\]/g, (_, number: string) => fillText(texts.source, { number }))
    .replace(/\s+/g, ' ')
    .trim()
}

/** A reader pauses at a full stop; without one a heading runs into the text below it. */
function endSentence(text: string): string {
  return text === '' || /[.!?:;…]$/.test(text) ? text : `${text}.`
}
