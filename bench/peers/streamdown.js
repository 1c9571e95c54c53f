import { createElement } from 'react'
import { Streamdown } from 'streamdown'

export function View({ text }) {
  return createElement(Streamdown, null, text)
}
