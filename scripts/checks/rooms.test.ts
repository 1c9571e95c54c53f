import { describe, expect, it } from 'vitest'
import { judge, readImports } from './rooms.ts'

describe('readImports', () => {
  it('finds static, dynamic, bare and re-exporting imports', () => {
    const source = [
      `import { a } from './a.ts'`,
      `import type {`,
      `  B,`,
      `} from 'b'`,
      `export { c } from "c"`,
      `import 'd'`,
      `const e = await import('./e.ts')`,
    ].join('\n')
    expect(readImports(source)).toEqual(['./a.ts', 'b', 'c', 'd', './e.ts'])
  })
})

describe('judge', () => {
  it.each([
    ['packages/protocol/src/parts.ts', './errors.ts'],
    ['packages/widget/src/ui/panel/Panel.tsx', '@docent/chat'],
    ['packages/chat/src/transport.ts', '@docent/protocol'],
    ['packages/chat-server/src/conversations/sqlite.node.ts', 'node:sqlite'],
    ['apps/server/src/cli.ts', '@docent/site/build'],
    ['apps/site/src/pages/Home.tsx', 'react-dom/server'],
  ])('lets %s import %s', (file, name) => {
    expect(judge(file, name)).toBeUndefined()
  })

  it.each([
    ['packages/protocol/src/parts.ts', 'react'],
    ['packages/chat/src/transition.ts', '@docent/widget'],
    ['packages/chat/src/store.ts', 'react'],
    ['packages/retrieval/src/search/createSearch.ts', '@docent/answers'],
    ['packages/answers/src/extractive.ts', '@docent/evaluation'],
    ['packages/evaluation/src/evaluate.ts', '@docent/chat-server'],
    ['packages/chat-server/src/chat/chat.ts', 'node:crypto'],
    ['packages/content/src/pages/load.node.ts', '@docent/answers'],
    ['apps/site/src/pages/Home.tsx', '@docent/chat-server'],
    ['apps/server/src/cli.ts', '@docent/site/src/render.tsx'],
  ])('refuses %s to import %s', (file, name) => {
    expect(judge(file, name)).toContain(`${file} imports ${name}`)
  })
})
