import type {
  LanguageModelV4FilePart,
  LanguageModelV4Message,
  LanguageModelV4Prompt,
} from '@ai-sdk/provider'
import type { Question, QuestionFile } from '@docent/answers'
import type { Passage } from '@docent/retrieval'
import type { Model } from '../types.ts'
import { fence } from './fence.ts'
import type { Instructions } from './instructions.ts'
import { writePassage } from './writePassage.ts'

/** An earlier turn is cut at this many characters. */
const TURN_LENGTH = 1_200

/** The first prompt for a question, before the model has searched further. */
export function writePrompt(
  question: Question,
  passages: readonly Passage[],
  instructions: Instructions,
  { hasTools, takesFiles }: Pick<Model, 'hasTools' | 'takesFiles'>,
): LanguageModelV4Prompt {
  const files = takesFiles ? (question.files ?? []) : []
  const asked = [
    '<passages>',
    ...passages.map((passage, place) => writePassage(passage, place + 1)),
    '</passages>',
    '',
    '<question>',
    fence(question.text),
    '</question>',
    ...files.flatMap(writeText),
  ].join('\n')
  return [
    { role: 'system', content: hasTools ? instructions.textWithTools : instructions.text },
    ...question.history.map(toMessage),
    { role: 'user', content: [{ type: 'text', text: asked }, ...files.flatMap(toPart)] },
  ]
}

function writeText(file: QuestionFile): string[] {
  if (file.type !== 'text') return []
  const name = fence(file.name).replaceAll(/["\n]/g, "'")
  return ['', `<attachment name="${name}">`, fence(file.text), '</attachment>']
}

function toPart(file: QuestionFile): LanguageModelV4FilePart[] {
  if (file.type !== 'image') return []
  const { mediaType, base64 } = file
  return [{ type: 'file', mediaType, data: { type: 'data', data: base64 } }]
}

function toMessage({ role, text }: Question['history'][number]): LanguageModelV4Message {
  // The numbers in an earlier answer belong to other passages.
  const said = role === 'assistant' ? text.replaceAll(/ ?\[\d+\]/g, '') : fence(text)
  return { role, content: [{ type: 'text', text: said.slice(0, TURN_LENGTH).toWellFormed() }] }
}
