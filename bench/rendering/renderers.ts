import { join } from 'node:path'
import { ROOT } from '../../scripts/command.ts'
import manifest from '../peers/package.json' with { type: 'json' }

export interface Renderer {
  /** Its name among the published figures. */
  readonly key: string
  /** As it is printed, with its version. */
  readonly name: string
  /** A module that exports the component `View`, with the property `text`. */
  readonly file: string
}

const PEERS = join(ROOT, 'bench/peers')
const versions = manifest.dependencies

export const OURS: Renderer = {
  key: 'docent',
  name: 'Docent',
  file: join(ROOT, 'bench/rendering/ours.tsx'),
}

export const REACT_MARKDOWN: Renderer = {
  key: 'reactMarkdown',
  name: `react-markdown ${versions['react-markdown']}`,
  file: join(PEERS, 'reactMarkdown.js'),
}

export const BY_BLOCK: Renderer = {
  key: 'reactMarkdownByBlock',
  name: 'react-markdown, memoised by block',
  file: join(PEERS, 'reactMarkdownByBlock.js'),
}

export const STREAMDOWN: Renderer = {
  key: 'streamdown',
  name: `Streamdown ${versions.streamdown}`,
  file: join(PEERS, 'streamdown.js'),
}

export const MARKDOWN_TO_JSX: Renderer = {
  key: 'markdownToJsx',
  name: `markdown-to-jsx ${versions['markdown-to-jsx']}`,
  file: join(PEERS, 'markdownToJsx.js'),
}
