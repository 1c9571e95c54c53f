// The recipe of the AI SDK's cookbook for react-markdown in a chat: marked cuts the text into blocks,
// and a block whose text is the same is not rendered again.

import { marked } from 'marked'
import { createElement, memo, useMemo } from 'react'
import { View as Whole } from './reactMarkdown.js'

const Block = memo(Whole, (before, after) => before.text === after.text)

export function View({ text }) {
  const blocks = useMemo(() => marked.lexer(text).map(({ raw }) => raw), [text])
  return blocks.map((block, index) => createElement(Block, { key: index, text: block }))
}
