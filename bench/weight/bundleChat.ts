import { join } from 'node:path'
import type { Rolldown } from 'vite'
import { runBuild } from '../../apps/site/builder/bundle/bundle.ts'
import { CHATS_FOLDER } from './chats.ts'
import type { Chat } from './chats.ts'

/** Files by their paths, `/` among them. */
export type Files = ReadonlyMap<string, string | Uint8Array>

/** A chat's page with everything that it imports, as Vite makes it for production. */
export async function bundleChat({ page }: Chat): Promise<Files> {
  const { output } = await runBuild(page, {
    root: CHATS_FOLDER,
    configFile: false,
    envFile: false,
    publicDir: false,
    logLevel: 'silent',
    resolve: { dedupe: ['react', 'react-dom'] },
    build: {
      write: false,
      target: 'es2022',
      modulePreload: { polyfill: false },
      rolldownOptions: { input: join(CHATS_FOLDER, page) },
    },
  })
  return new Map([
    ['/', writePage(output)],
    ...output.map((file): [string, string | Uint8Array] => [
      `/${file.fileName}`,
      file.type === 'chunk' ? file.code : file.source,
    ]),
  ])
}

function writePage(output: Rolldown.RolldownOutput['output']): string {
  const [entry] = output
  const chunks = new Map(
    output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])),
  )
  const first = [entry, ...entry.imports.flatMap((name) => chunks.get(name) ?? [])]
  const sheets = new Set(
    first.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]),
  )
  return [
    '<!doctype html><meta charset="utf-8"><title>Chat</title>',
    ...[...sheets].map((name) => `<link rel="stylesheet" href="/${name}">`),
    `<div id="root"></div><script type="module" src="/${entry.fileName}"></script>`,
  ].join('\n')
}
