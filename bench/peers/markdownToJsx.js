import { Markdown } from 'markdown-to-jsx/react'
import { createElement } from 'react'

export function View({ text }) {
  return createElement(Markdown, null, text)
}
