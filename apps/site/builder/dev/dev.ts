import { access, readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import { decodePath } from '@docent/content'
import type { Config, Content, Redirect } from '@docent/content'
import { readErrorCode } from '@docent/content/readErrorCode'
import { markUnpublished } from './draftMarks.ts'
import { chooseStyle } from '../theme/chooseStyle.ts'
import { drawIcon, makeTouchIcon, TOUCH_ICON } from '../pictures/icons.ts'
import { readShownFiles } from '../files/shownFiles.ts'
import type { ServedFile } from '../files/sourceFiles.ts'
import { findSiteKit, watchCode } from '../kit/kit.ts'
import { createReloads } from './reloads.ts'
import { readPath, RELOAD_TAG, send, sendProblem, typeOf } from './respond.ts'
import { openSiteKit } from '../kit/siteKit.ts'
import type { Renderer } from '../../src/render.tsx'
import type { SiteData } from '../../src/site.ts'

export { RELOAD_TAG }

export interface DevSiteOptions {
  /** Reads what the owner wrote, as it is now. May throw: the page then shows why. */
  readonly load: () => Promise<
    Pick<SiteData, 'content' | 'config' | 'hero' | 'notes'> & {
      readonly redirects?: readonly Redirect[]
      /** The files that pages of sources show. */
      readonly sourceFiles?: readonly ServedFile[]
    }
  >
}

export interface DevSite {
  /**
   * Answers GETs for pages and what they load, with a 404 page for a path without one. Try the server's
   * own paths first. Files that do not exist and other methods go to `next`.
   */
  handle(request: IncomingMessage, response: ServerResponse, next: () => void): Promise<void>
  /** The HTML of a page as it is now, or of the one for a path without a page. */
  render(route: string): Promise<string>
  /** Forgets what it has read, and has the open pages reload. */
  reload(): void
  close(): Promise<void>
}

/** The rendered site for one state of the content and the code. */
interface State {
  readonly renderer: Renderer
  /** The sign for home screens, if one was made. */
  readonly touchFile: string | undefined
  readonly clientFolder: string
  readonly sheet: { readonly path: string; readonly text: string }
  readonly content: Content
  readonly config: Config
  readonly redirects: ReadonlyMap<string, string>
  /** The files of sources, by their decoded addresses. */
  readonly sourceFiles: ReadonlyMap<string, string>
}

/** The site while its owner writes it: each request renders its page, and open pages follow changes. */
export async function createDevSite({ load }: DevSiteOptions): Promise<DevSite> {
  const reloads = createReloads()
  let state: Promise<State> | undefined

  async function readState(): Promise<State> {
    const kit = await openSiteKit(await findSiteKit())
    const { content, config, hero, notes, redirects = [], sourceFiles = [] } = await load()
    const shown = await readShownFiles(content, sourceFiles)
    const site = { ...shown, content, config, hero, notes }
    const { assets, sheet } = await kit.style(chooseStyle(site))
    const touchFile = await makeTouchIcon(site, kit.cardFolder)
    const touchIcon = touchFile && TOUCH_ICON
    return {
      renderer: kit.createRenderer(site, { ...assets, touchIcon }),
      touchFile,
      clientFolder: kit.clientFolder,
      sheet: { path: assets.styles[0] ?? '', text: sheet },
      content,
      config,
      redirects: new Map(redirects.map(({ from, to }) => [from, to])),
      sourceFiles: new Map(sourceFiles.map(({ path, file }) => [decodePath(path), file])),
    }
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const path = readPath(request)
    if (path === undefined) return false
    state ??= readState()
    const { renderer, touchFile, clientFolder, sheet, content, config, redirects } = await state
    const sourceFile = (await state).sourceFiles.get(path)
    const moved = redirects.get(path.replace(/\/$/, ''))
    // Browsers remember a permanent redirect, but the next change may remove this one.
    if (moved !== undefined) response.writeHead(307, { location: encodeURI(moved) }).end()
    else if (path === sheet.path) send(response, 200, typeOf(path), sheet.text)
    else if (content.assets.includes(path.slice(1))) {
      return sendFile(response, join(content.folder, path))
    } else if (sourceFile !== undefined) {
      return sendFile(response, sourceFile)
    } else if (path === TOUCH_ICON && touchFile !== undefined) {
      return sendFile(response, touchFile)
    } else if (path === '/favicon.svg') {
      send(response, 200, typeOf(path), drawIcon(config))
    } else if (await isClientFile(clientFolder, path)) {
      return sendFile(response, join(clientFolder, path))
    } else {
      const file = extname(path) === '' ? undefined : renderer.formatFiles().get(path)
      if (file === undefined) return sendPage(response, { renderer, content }, path)
      send(response, 200, typeOf(path), file)
    }
    return true
  }

  function reload(): void {
    state = undefined
    reloads.tell()
  }

  const stopWatching = watchCode(reload)

  return {
    async handle(request, response, next) {
      if (reloads.answer(request, response)) return
      try {
        if (!(await answer(request, response))) next()
      } catch (cause) {
        state = undefined
        sendProblem(response, cause)
      }
    },
    async render(route) {
      state ??= readState()
      const { renderer, content } = await state
      const html = renderer.render(route) ?? renderer.renderNotFound(route)
      return addReloads(markUnpublished(html, content.documents, route))
    },
    reload,
    async close() {
      stopWatching()
      reloads.close()
    },
  }
}

/** Whether the kit has such a file for browsers: no path leads out of its folder. */
async function isClientFile(folder: string, path: string): Promise<boolean> {
  if (!/^\/(?:assets\/)?[\w.-]+$/.test(path) || path.includes('..')) return false
  return access(join(folder, path)).then(
    () => extname(path) !== '',
    () => false,
  )
}

/** Sends an author's file, unless it was removed after the pages were read. */
async function sendFile(response: ServerResponse, file: string): Promise<boolean> {
  try {
    send(response, 200, typeOf(file), await readFile(file))
    return true
  } catch (cause) {
    if (readErrorCode(cause) === 'ENOENT') return false
    throw cause
  }
}

/** Sends the page of a path, or the one for a path without a page unless it asks for a file. */
function sendPage(
  response: ServerResponse,
  { renderer, content }: Pick<State, 'renderer' | 'content'>,
  path: string,
): boolean {
  const route = path === '/' ? path : path.replace(/\/$/, '')
  const page = renderer.render(route)
  if (page === undefined && extname(path) !== '') return false
  const html = markUnpublished(page ?? renderer.renderNotFound(route), content.documents, route)
  send(response, page === undefined ? 404 : 200, 'text/html', addReloads(html))
  return true
}

function addReloads(page: string): string {
  return page.replace(/<head[^>]*>/, (head) => head + RELOAD_TAG)
}
