import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Rolldown } from 'vite'
import { runBuild } from '../../apps/site/builder/bundle/bundle.ts'
import { ROOT } from '../../scripts/command.ts'
import type { Renderer } from './renderers.ts'

const REACT = ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime']

/** The page with all renderers on it, one React among them, as one classic script. */
export async function bundlePage(renderers: readonly Renderer[]): Promise<string> {
  const lines = [
    `import { createRenderingPage } from ${quote(join(ROOT, 'bench/rendering/page.tsx'))}`,
    ...renderers.map(({ file }, index) => `import { View as view${index} } from ${quote(file)}`),
    'globalThis.rendering = createRenderingPage(new Map([',
    ...renderers.map(({ name }, index) => `  [${quote(name)}, view${index}],`),
    ']))',
  ]
  const [code = ''] = await bundle(lines.join('\n'), { format: 'iife', codeSplitting: false })
  return code
}

/** The bytes of a renderer and everything that it imports except React, minified and compressed. */
export async function weighRenderer({ file }: Renderer): Promise<number> {
  const codes = await bundle(`export { View } from ${quote(file)}`, { format: 'es' }, REACT)
  return codes.reduce((bytes, code) => bytes + gzipSync(code).byteLength, 0)
}

async function bundle(
  source: string,
  output: Rolldown.OutputOptions,
  external: readonly string[] = [],
): Promise<string[]> {
  const entry = '\0entry'
  // For production: development builds, also of React and the peers, are larger and slower.
  const built = await runBuild('a renderer', {
    root: ROOT,
    configFile: false,
    envFile: false,
    publicDir: false,
    logLevel: 'silent',
    // The peers bring their own React, which would be a second one on the page.
    resolve: { dedupe: ['react', 'react-dom'] },
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === 'entry' ? entry : undefined),
        load: (id) => (id === entry ? source : undefined),
      },
    ],
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {
        input: 'entry',
        external: [...external],
        preserveEntrySignatures: 'strict',
        output,
      },
    },
  })
  return built.output.flatMap((chunk) => ('code' in chunk ? [chunk.code] : []))
}

function quote(text: string): string {
  return JSON.stringify(text)
}
