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
    ['packages/widget/src/ui/Panel.tsx', '../session/store.ts'],
    ['packages/widget/src/session/transport.ts', '@docent/protocol'],
    ['packages/assistant/src/conversations/sqlite.node.ts', 'node:sqlite'],
    ['apps/server/src/cli.ts', '@docent/site/build'],
    ['apps/site/src/pages/Home.tsx', 'react-dom/server'],
  ])('lets %s import %s', (file, name) => {
    expect(judge(file, name)).toBeUndefined()
  })

  it.each([
    ['packages/protocol/src/parts.ts', 'react'],
    ['packages/widget/src/session/transition.ts', '../ui/Panel.tsx'],
    ['packages/widget/src/session/store.ts', 'react'],
    ['packages/assistant/src/knowledge/search.ts', '../engine/extractive.ts'],
    ['packages/assistant/src/engine/extractive.ts', '../evaluation/gate.ts'],
    ['packages/assistant/src/evaluation/evaluate.ts', '../handler/chat.ts'],
    ['packages/assistant/src/handler/chat.ts', 'node:crypto'],
    ['packages/content/src/load.ts', '@docent/assistant'],
    ['apps/site/src/pages/Home.tsx', '@docent/assistant'],
    ['apps/server/src/cli.ts', '@docent/site/src/render.tsx'],
  ])('refuses %s to import %s', (file, name) => {
    expect(judge(file, name)).toContain(`${file} imports ${name}`)
  })
})
