import { describe, expect, it } from 'vitest'
import { build } from 'vite'
import type { Rolldown } from 'vite'
import { keepTogether } from './chunks.ts'

const MODULES: Record<string, string> = {
  '/page.js': `import '/both.js'; globalThis.open = () => import('/chat.js')`,
  '/both.js': `globalThis.both = 1`,
  '/chat.js': `import '/both.js'; import { shared } from '/shared.js'
    globalThis.later = [shared, () => import('/one.js'), () => import('/two.js')]`,
  '/shared.js': `import '/circle.js'; export const shared = 'is shared'`,
  '/circle.js': `import '/shared.js'; globalThis.circle = 1`,
  '/one.js': `import { shared } from '/shared.js'; globalThis.one = shared`,
  '/two.js': `import { shared } from '/shared.js'; globalThis.two = shared`,
}

async function bundle(codeSplitting?: Rolldown.OutputOptions['codeSplitting']) {
  const { output } = (await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'modules',
        enforce: 'pre',
        resolveId: (id) => (Object.hasOwn(MODULES, id) ? id : undefined),
        load: (id) => MODULES[id],
      },
    ],
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: { page: '/page.js' },
        output: {
          chunkFileNames: '[name].js',
          entryFileNames: '[name].js',
          ...(codeSplitting !== undefined && { codeSplitting }),
        },
      },
    },
  })) as Rolldown.RolldownOutput
  return new Map(output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])))
}

describe('keepTogether', () => {
  it('leaves what is loaded later to import from the one file, and the page as it was', async () => {
    const chunks = await bundle(keepTogether('chat', '/chat.js', '/page.js'))
    expect([...chunks.keys()].toSorted()).toEqual(['chat.js', 'one.js', 'page.js', 'two.js'])
    expect(chunks.get('chat.js')?.code).toContain('is shared')
    expect(chunks.get('one.js')?.imports).toEqual(['chat.js'])
    expect(chunks.get('page.js')?.imports).toEqual([])
    expect(chunks.get('page.js')?.code).toContain('both')
  })
})
