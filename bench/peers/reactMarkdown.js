import { createElement } from 'react'
import ReactMarkdown from 'react-markdown'
import remarkGfm from 'remark-gfm'

const PLUGINS = [remarkGfm]

export function View({ text }) {
  return createElement(ReactMarkdown, { remarkPlugins: PLUGINS }, text)
}
