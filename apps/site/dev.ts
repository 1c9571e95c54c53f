import { readFile } from 'node:fs/promises'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import type { Config, Content } from '@docent/content'
import { createServer, type Plugin, type ViteDevServer } from 'vite'
import {
  BOOT,
  createConfig,
  READING_STYLES,
  RENDER,
  SEARCH_STYLES,
  SITE,
  STYLES,
  THEME_SCRIPT,
} from './bundle.ts'
import { favicon } from './favicon.ts'
import { readImageSizes } from './imageSize.ts'
import { readPath, send, sendProblem, typeOf } from './respond.ts'
import type { Assets, createRenderer, Renderer } from './src/render.tsx'
import type { SiteData } from './src/site.ts'

export interface DevSiteOptions {
  /** Reads what the owner wrote, as it is now. May throw: the page then shows why. */
  readonly load: () => Promise<{ content: Content; config: Config }>
  /** The server whose socket carries the news of changes. */
  readonly server: Server
}

export interface DevSite {
  /**
   * Answers GETs for pages and what they load, with a 404 page for a path without one: the server's
   * own paths are to be tried before. Files that do not exist and other methods go to `next`.
   */
  handle(request: IncomingMessage, response: ServerResponse, next: () => void): Promise<void>
  /** The HTML of a page as it is now, or of the one for a path without a page. */
  render(route: string): Promise<string>
  /** Forgets what it has read, and has the open pages load anew. */
  reload(): void
  close(): Promise<void>
}

// In development the sheet is linked and the script is loaded as they stand in the sources.
const ASSETS: Assets = {
  styles: [`/${STYLES}`],
  reading: `/${READING_STYLES}`,
  scripts: ['/@vite/client', '/@id/@vitejs/plugin-react/preamble', `/${BOOT}`],
  search: `/${SEARCH_STYLES}`,
  fonts: [],
}

/** The site while it is being worked on: pages are made per request, and changes are seen at once. */
export async function createDevSite({ load, server }: DevSiteOptions): Promise<DevSite> {
  let theme: Readonly<Record<string, string>> = {}
  let state: Promise<SiteData> | undefined
  const common = createConfig(() => theme)
  const vite = await createServer({
    ...common,
    plugins: [...(common.plugins ?? []), reloadPlugin()],
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server } },
    // Found late, a dependency would reload the page in the middle of the first question.
    optimizeDeps: {
      entries: [BOOT],
      include: ['react', 'react/jsx-dev-runtime', 'react-dom', 'react-dom/client', 'marked'],
    },
  })

  function readState(): Promise<SiteData> {
    state ??= load().then(async ({ content, config }) => {
      theme = config.theme
      const images = await readImageSizes(content.folder, content.assets)
      return { content, config, images }
    })
    return state
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const path = readPath(request)
    if (path === undefined) return false
    const data = await readState()
    if (data.content.assets.includes(path.slice(1))) {
      return sendFile(response, join(data.content.folder, path))
    } else if (path === '/favicon.svg') {
      send(response, 200, typeOf(path), favicon(data.config.theme['accent']))
    } else {
      const pages = await createPages(vite, data)
      const file = extname(path) === '' ? undefined : pages.formatFiles().get(path)
      if (file === undefined) return sendPage(response, pages, path)
      send(response, 200, typeOf(path), file)
    }
    return true
  }

  async function sendThemeScript(_: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const script = await vite.transformRequest(`/${THEME_SCRIPT}`)
    send(response, 200, typeOf('.js'), script?.code ?? '')
    return true
  }

  async function serve(
    request: IncomingMessage,
    response: ServerResponse,
    answerOne: typeof answer,
    next: () => void,
  ): Promise<void> {
    try {
      if (!(await answerOne(request, response))) next()
    } catch (cause) {
      state = undefined
      sendProblem(response, cause)
    }
  }

  return {
    async handle(request, response, next) {
      // Vite would look for a source of that name.
      if (readPath(request) === '/theme.js') return serve(request, response, sendThemeScript, next)
      vite.middlewares(request, response, () => serve(request, response, answer, next))
    },
    async render(route) {
      const pages = await createPages(vite, await readState())
      return pages.render(route) ?? pages.renderNotFound()
    },
    reload() {
      state = undefined
      // The sheet ends with the owner's colours, which may have changed as well.
      const { hot, moduleGraph } = vite.environments.client
      moduleGraph.onFileChange(join(SITE, STYLES))
      hot.send({ type: 'full-reload' })
    },
    close: () => vite.close(),
  }
}

/** Asked for at every request: Vite keeps the module, and brings a new one when a source changed. */
async function createPages(vite: ViteDevServer, data: SiteData): Promise<Renderer> {
  const module: unknown = await vite.ssrLoadModule(`/${RENDER}`)
  return (module as { createRenderer: typeof createRenderer }).createRenderer(data, ASSETS)
}

/** Sends a file of the author's, unless it has gone since the pages were read. */
async function sendFile(response: ServerResponse, file: string): Promise<boolean> {
  try {
    send(response, 200, typeOf(file), await readFile(file))
    return true
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return false
    throw cause
  }
}

/** Sends the page of a path, or the one for a path without a page unless it asks for a file. */
function sendPage(response: ServerResponse, renderer: Renderer, path: string): boolean {
  const page = renderer.render(path === '/' ? path : path.replace(/\/$/, ''))
  if (page === undefined && extname(path) !== '') return false
  send(response, page === undefined ? 404 : 200, 'text/html', page ?? renderer.renderNotFound())
  return true
}

/** The modules that make pages never run in a browser: a change in one is a new page. */
function reloadPlugin(): Plugin {
  return {
    name: 'docent-reload',
    hotUpdate({ modules, server }) {
      if (this.environment.name !== 'ssr' || modules.length === 0) return
      server.environments.client.hot.send({ type: 'full-reload' })
    },
  }
}
