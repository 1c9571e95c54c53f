// The rules for imports between rooms. They are the map of the house: when one is in the way, ask
// whether the code is in the right room, before you ask whether the rule is right.

import { glob, readFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { ROOT } from '../command.ts'

interface Rule {
  /** The files that the rule holds for: the first rule that matches applies. */
  readonly at: string
  /** The imports that are allowed from other rooms: prefixes of paths, or names of packages. */
  readonly may: readonly string[]
}

const RULES: readonly Rule[] = [
  { at: 'packages/protocol/src/', may: [] },
  { at: 'packages/texts/src/', may: [] },
  { at: 'packages/content/src/', may: ['packages/protocol/', 'packages/texts/', 'marked', 'yaml'] },
  // Documentation from elsewhere is read here only: its HTML does not leave this room.
  {
    at: 'packages/sources/src/',
    may: ['packages/content/', 'htmlparser2', 'css-select', 'domhandler', 'yaml'],
  },
  { at: 'packages/chat/src/', may: ['packages/protocol/'] },
  {
    at: 'packages/widget/src/ui/',
    may: [
      'packages/chat/',
      'packages/protocol/',
      'packages/texts/',
      'packages/widget/src/fetching/',
      'packages/widget/src/highlighting/',
      'react',
      'marked',
    ],
  },
  { at: 'packages/widget/src/fetching/', may: ['react'] },
  { at: 'packages/widget/src/highlighting/', may: ['highlight.js'] },
  // The first piece of the embed has no React, and nothing that a page does not need at once.
  {
    at: 'packages/widget/src/embed/',
    may: [
      'packages/chat/attempt.ts',
      'packages/protocol/api.ts',
      'packages/widget/src/storageNames.ts',
      'packages/widget/src/ui/mini/mark.ts',
      // Only its type.
      'packages/widget/src/mount.tsx',
    ],
  },
  {
    at: 'packages/widget/src/',
    may: [
      'packages/chat/',
      'packages/protocol/',
      'packages/texts/',
      'packages/widget/src/',
      'react',
      'react-dom',
    ],
  },
  { at: 'packages/retrieval/src/', may: ['packages/protocol/', 'packages/content/'] },
  // The contract of every engine: it knows no engine.
  { at: 'packages/answers/src/contract/', may: ['packages/protocol/', 'packages/retrieval/'] },
  {
    at: 'packages/answers/src/',
    may: ['packages/protocol/', 'packages/content/', 'packages/texts/', 'packages/retrieval/'],
  },
  // The firewall sits between a model's text and the wire. It knows no model.
  {
    at: 'packages/models/src/firewall/',
    may: ['packages/content/', 'packages/answers/', 'packages/retrieval/'],
  },
  {
    at: 'packages/models/src/',
    may: [
      'packages/protocol/',
      'packages/content/',
      'packages/texts/',
      'packages/answers/',
      'packages/retrieval/',
      '@ai-sdk/provider',
      '@ai-sdk/openai',
      '@ai-sdk/openai-compatible',
      '@ai-sdk/anthropic',
      '@ai-sdk/google',
    ],
  },
  // It requests notes, and checks what a model wrote. Serving notes does not need it.
  {
    at: 'packages/study/src/',
    may: [
      'packages/protocol/',
      'packages/content/',
      'packages/answers/',
      'packages/retrieval/',
      'packages/models/firewall.ts',
    ],
  },
  // It judges engines from outside: no engine may know what judges it.
  {
    at: 'packages/evaluation/src/',
    may: ['packages/protocol/', 'packages/content/', 'packages/answers/', 'packages/retrieval/'],
  },
  { at: 'packages/chat-server/src/masking/', may: [] },
  // It counts what it is told to count, and knows nothing of questions.
  {
    at: 'packages/chat-server/src/counters/',
    may: [
      'packages/protocol/',
      // Only the interface of the sums that cap what models cost.
      'packages/models/',
      'packages/answers/',
      'packages/chat-server/src/redis/',
    ],
  },
  {
    at: 'packages/chat-server/src/conversations/',
    may: ['packages/protocol/', 'packages/answers/', 'pg'],
  },
  // Other people's language models read the pages here, next to the chat.
  {
    at: 'packages/chat-server/src/mcp/',
    may: [
      'packages/answers/',
      'packages/content/',
      'packages/retrieval/',
      'packages/chat-server/src/chat/',
      'packages/chat-server/src/requests/',
      '@modelcontextprotocol/server',
    ],
  },
  {
    at: 'packages/chat-server/src/',
    may: [
      'packages/protocol/',
      'packages/content/',
      'packages/texts/',
      'packages/answers/',
      'packages/retrieval/',
      'packages/chat-server/src/',
      '@redis/client',
    ],
  },
  {
    at: 'apps/site/',
    may: [
      'packages/protocol/api.ts',
      'packages/retrieval/fileSearch.ts',
      'packages/retrieval/writeSearchFile.ts',
      'packages/content/',
      'packages/texts/',
      'packages/widget/',
      'react',
      'react-dom',
      'marked',
      'vite',
      '@vitejs/plugin-react',
      '@resvg/resvg-wasm',
    ],
  },
  // It is bundled for the same browsers as the site.
  {
    at: 'apps/playground/',
    may: [
      'packages/chat/',
      'packages/protocol/',
      'packages/texts/',
      'packages/widget/',
      'apps/site/builder/bundle/bundle.ts',
      'vite',
      '@vitejs/plugin-react',
    ],
  },
  // The server starts the site's build and its development server, and fills in the search page.
  // It knows nothing else of the site, except how large a picture is.
  {
    at: 'apps/server/',
    may: [
      'packages/protocol/',
      'packages/content/',
      'packages/sources/',
      'packages/texts/',
      'packages/retrieval/',
      'packages/answers/',
      'packages/models/',
      'packages/study/',
      'packages/chat-server/',
      'packages/evaluation/',
      'apps/site/build.ts',
      'apps/site/embed.ts',
      'apps/site/copies.ts',
      'apps/site/fonts.ts',
      'apps/site/dev.ts',
      'apps/site/hashFiles.ts',
      'apps/site/kit.ts',
      'apps/site/redirects.ts',
      'apps/site/search.ts',
      'apps/site/securityHeaders.ts',
      'apps/site/theme.ts',
      'apps/site/imageSize.ts',
      'apps/site/panelSign.ts',
      'apps/site/installedTools.ts',
      'prom-client',
    ],
  },
]

/** Files that may use Node's own modules: the apps, scripts, threads, and what is named `*.node.ts`. */
const MAY_USE_NODE = /^(apps|scripts|e2e|bench|evals)\/|\.(?:node|worker)\.ts$/

/** Tests, and what they share, may use what they need. */
const FOR_TESTS = /\.test\.tsx?$|\.contract\.ts$|(^|\/)testing(\/|\.ts$)/

const IMPORT =
  /(?:^|\n)\s*(?:import|export)\s[^'"]*?from\s*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]|(?:^|\n)\s*import\s+['"]([^'"]+)['"]/g

/** Returns one sentence for each import that breaks a rule. */
export async function checkRooms(): Promise<string[]> {
  const problems: string[] = []
  for await (const file of glob('{packages,apps}/**/*.{ts,tsx}', {
    cwd: ROOT,
    exclude: isForeign,
  })) {
    if (FOR_TESTS.test(file)) continue
    const source = await readFile(join(ROOT, file), 'utf8')
    for (const name of readImports(source)) {
      const problem = judge(file, name)
      if (problem) problems.push(problem)
    }
  }
  return problems
}

/** The names that a module imports or re-exports from, static and dynamic. */
export function readImports(source: string): string[] {
  return [...source.matchAll(IMPORT)].map((match) => match[1] ?? match[2] ?? match[3] ?? '')
}

/** Says which rule an import breaks, or nothing. `file` is relative to the root. */
export function judge(file: string, name: string): string | undefined {
  if (name.startsWith('node:')) {
    if (MAY_USE_NODE.test(file)) return undefined
    return `${file} imports ${name}: Node's modules belong in files named *.node.ts.`
  }

  const rule = RULES.find(({ at }) => file.startsWith(at))
  if (!rule) return undefined

  const target = resolveImport(file, name)
  if (target.startsWith(rule.at)) return undefined
  if (
    rule.may.some(
      (allowed) => target === allowed || target.startsWith(`${allowed.replace(/\/$/, '')}/`),
    )
  ) {
    return undefined
  }
  return `${file} imports ${name}: ${rule.at} may import ${rule.may.join(', ') || 'nothing'}.`
}

const APPS: ReadonlySet<string> = new Set(['site', 'server', 'console', 'playground'])

/** Where an import leads, as a path of this repository or as the name of a package. */
export function resolveImport(file: string, name: string): string {
  if (name.startsWith('.')) return relative(ROOT, join(ROOT, dirname(file), name))
  const own = /^@docent\/([a-z-]+)(\/.*)?$/.exec(name)
  if (!own) return name
  const room = APPS.has(own[1] ?? '') ? 'apps' : 'packages'
  const rest = own[2] ? `${own[2].replace(/\.ts$/, '')}.ts` : '/'
  return `${room}/${own[1]}${rest}`
}

/** Whether a folder holds none of our sources. */
export function isForeign(name: string): boolean {
  return name === 'node_modules' || name === 'build'
}
