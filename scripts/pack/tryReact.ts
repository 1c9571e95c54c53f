import { createServer } from 'node:http'
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { build } from 'vite'
import { ROOT, runCommand } from '../command.ts'
import { pressPill } from './pressPill.ts'
import type { Workshop } from './workshop.ts'

const MAIN = `import { createRoot } from 'react-dom/client'
import { ChatWidget } from '@docent/widget/react'
import '@docent/widget/styles/launcher.css'
import '@docent/widget/styles/panel.css'

const options = {
  brand: 'Acme',
  endpoint: 'ENDPOINT/api/gen-ai',
  quickReplies: ['What is it?'],
  position: 'left',
} as const
createRoot(document.getElementById('root')!).render(<ChatWidget options={options} />)
`

const SERVER_SIDE = `import { renderToString } from 'react-dom/server'
import { createElement } from 'react'
import { ChatWidget } from '@docent/widget/react'
console.log(renderToString(createElement(ChatWidget, { options: { brand: 'Acme', endpoint: '/api/gen-ai', quickReplies: [], position: 'left' } })))
`

const TYPES = {
  compilerOptions: {
    strict: true,
    noEmit: true,
    jsx: 'react-jsx',
    module: 'esnext',
    moduleResolution: 'bundler',
    target: 'es2022',
    lib: ['es2022', 'dom'],
    types: [],
    skipLibCheck: false,
  },
  include: ['main.tsx', 'styles.d.ts'],
}

/**
 * Builds an application with Vite around the installed component, for React 18 and 19: its types fit, a
 * server renders the pill, and in a browser the pill opens the panel.
 */
export async function tryReact(workshop: Workshop, tarball: string, server: string): Promise<void> {
  for (const version of ['18', '19']) await tryVersion(workshop, tarball, server, version)
}

async function tryVersion(
  { folder, run, install }: Workshop,
  tarball: string,
  server: string,
  version: string,
): Promise<void> {
  const app = join(folder, `react-${version}`)
  await mkdir(app)
  await writeFile(join(app, 'package.json'), '{"private":true,"type":"module"}\n')
  await writeFile(
    join(app, 'index.html'),
    '<div id="root"></div><script type="module" src="/main.tsx"></script>',
  )
  await writeFile(join(app, 'main.tsx'), MAIN.replace('ENDPOINT', server))
  await writeFile(join(app, 'server.mjs'), SERVER_SIDE)
  await writeFile(join(app, 'tsconfig.json'), JSON.stringify(TYPES))
  await writeFile(join(app, 'styles.d.ts'), `declare module '*.css'\n`)
  await install(tarball, app)
  const module = join(app, 'node_modules/@docent/widget/dist/react.js')
  const first = (await readFile(module, 'utf8')).slice(0, 12)
  if (first !== "'use client'") throw new Error(`The component's module begins with: ${first}`)
  await bringReact(join(app, 'node_modules'), version)
  const { code, output } = await runCommand('tsc', ['-p', app])
  if (code !== 0) throw new Error(`React ${version}, types:\n${output}`)
  await build({ root: app, configFile: false, logLevel: 'error' })
  const rendered = await run('node server.mjs', app)
  if (!rendered.includes('Talk to the assistant')) throw new Error(`React ${version}: ${rendered}`)
  await openApp(join(app, 'dist'), version)
}

/** Both versions are packages of the repository: an application has one of them, under its usual name. */
async function bringReact(modules: string, version: string): Promise<void> {
  const suffix = version === '18' ? '-18' : ''
  for (const name of ['react', 'react-dom']) {
    await cp(join(ROOT, 'node_modules', name + suffix), join(modules, name), { recursive: true })
  }
  for (const name of ['scheduler', '@types/react', '@types/react-dom', 'csstype']) {
    await cp(join(ROOT, 'node_modules', name), join(modules, name), { recursive: true })
  }
  const loose = { 'loose-envify': 'react', 'js-tokens': 'loose-envify' }
  for (const name of Object.keys(loose)) {
    const from = join(ROOT, 'node_modules', name)
    await cp(from, join(modules, name), { recursive: true }).catch(() => undefined)
  }
}

async function openApp(folder: string, version: string): Promise<void> {
  const files = createServer(async (request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname
    const file = join(folder, path === '/' ? 'index.html' : path)
    const types: Record<string, string> = {
      '.js': 'text/javascript',
      '.css': 'text/css',
      '.html': 'text/html',
    }
    const body = await readFile(file).catch(() => undefined)
    response.writeHead(body ? 200 : 404, { 'content-type': types[extname(file)] ?? 'text/plain' })
    response.end(body)
  })
  await new Promise<void>((resolve) => files.listen(0, '127.0.0.1', resolve))
  try {
    const { port } = files.address() as AddressInfo
    await pressPill(`http://127.0.0.1:${port}/`, `React ${version}`)
  } finally {
    files.close()
  }
}
