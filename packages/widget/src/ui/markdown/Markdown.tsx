import { Fragment, memo } from 'react'
import type { JSX, NamedExoticComponent } from 'react'
import type { Token } from 'marked'
import type { BlockGroup } from './blocks.ts'
import { renderToken } from './elements.tsx'
import { useBlocks } from './useBlocks.ts'

interface BlockProps {
  token: Token
}

interface GroupProps {
  tokens: BlockGroup
}

// A token that is kept is not rendered again: in a long reply all blocks but the last are done.
const Block: NamedExoticComponent<BlockProps> = memo(function Block({ token }: BlockProps) {
  return renderToken(token)
})

// React looks at the children of a component that it skips, at every render. The fragment, which only
// its key keeps from being dissolved, makes them one.
const Group: NamedExoticComponent<GroupProps> = memo(function Group({ tokens }: GroupProps) {
  return (
    <Fragment key="blocks">
      {tokens.map((token, index) => (
        <Block key={index} token={token} />
      ))}
    </Fragment>
  )
})

export interface MarkdownProps {
  /** It may grow from one render to the next; finished blocks then cost nothing. */
  text: string
  /** More text is coming: an undecided end waits for a moment. */
  isGrowing?: boolean
}

/** A text in GitHub's Markdown, as elements: never as HTML. */
export function Markdown({ text, isGrowing = false }: MarkdownProps): JSX.Element[] {
  const groups = useBlocks(text, isGrowing)
  return groups.map((tokens, index) => <Group key={index} tokens={tokens} />)
}
