import { Component } from 'react'
import type { ReactNode } from 'react'

export interface MarkdownBoundaryProps {
  /** The replacement for children that cannot be rendered. */
  text: string
  children: ReactNode
}

/** Keeps the chat working when one message cannot be rendered: the message is shown as it was written. */
export class MarkdownBoundary extends Component<MarkdownBoundaryProps, { hasFailed: boolean }> {
  override readonly state = { hasFailed: false }

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true }
  }

  override render(): ReactNode {
    const { text, children } = this.props
    return this.state.hasFailed ? <p className="verbatim">{text}</p> : children
  }
}
