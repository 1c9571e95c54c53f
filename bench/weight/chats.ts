import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ROOT } from '../../scripts/command.ts'

/** Where the other chats are installed, and the pages that show them. */
export const CHATS_FOLDER: string = join(ROOT, 'bench/chats')

/** Another chat, shown by a page that is written as its own quick start has it. */
export interface Chat {
  /** Its name among the published figures. */
  readonly key: string
  readonly name: string
  /** The package whose version is printed. */
  readonly packageName: string
  readonly page: string
  /** The control that opens it, if it begins closed. */
  readonly opener?: string
  readonly field: string
}

export const CHATS: readonly Chat[] = [
  {
    key: 'deepChat',
    name: 'Deep Chat',
    packageName: 'deep-chat',
    page: 'deepChat.js',
    field: '#text-input',
  },
  {
    key: 'docSearch',
    name: 'DocSearch, its chat alone',
    packageName: '@docsearch/react',
    page: 'docSearch.jsx',
    opener: 'button',
    field: 'textarea',
  },
  {
    key: 'assistantUi',
    name: 'assistant-ui, its primitives',
    packageName: '@assistant-ui/react',
    page: 'assistantUi.jsx',
    field: 'textarea',
  },
  {
    key: 'inkeep',
    name: 'Inkeep',
    packageName: '@inkeep/cxkit-react',
    page: 'inkeep.jsx',
    field: 'textarea',
  },
  {
    key: 'n8n',
    name: 'n8n',
    packageName: '@n8n/chat',
    page: 'n8n.js',
    opener: '.chat-window-toggle',
    field: 'textarea',
  },
]

/** The version that is asked for, and by the exact number is the one that is installed. */
export async function readVersion({ packageName }: Chat): Promise<string> {
  const json = await readFile(join(CHATS_FOLDER, 'package.json'), 'utf8')
  const { dependencies } = JSON.parse(json) as { dependencies: Record<string, string> }
  return dependencies[packageName] ?? 'unknown'
}
