import type { Config } from '@docent/content'
import type { Assistant } from '../assistant/assistant.ts'
import type { Serve } from '../http/listen.ts'
import { serveMounted } from '../http/mountedFiles.ts'
import { openSearchPages } from '../http/searchPage.ts'
import type { ReadSearchPages } from '../http/searchPage.ts'
import { openSiteFiles } from '../http/siteFiles.ts'
import type { ServerSettings } from '../settings.ts'
import { syncedFile } from '../sources/syncedFile.ts'
import { prepareBuild } from './builds.ts'
import type { Build } from './builds.ts'
import { createRenewal } from './createRenewal.ts'
import { fetchBuild } from './fetchBuild.ts'
import { followChanges } from './followChanges.ts'
import { holdBuild } from './heldBuild.ts'
import { inTurn } from './inTurn.ts'

/** The content of a running server. */
export interface Served {
  config: Config
  knowledgeFile: string
  site?: { pages: Serve; readSearch: ReadSearchPages }
  /** Updates the assistant after each change, until the returned function is called. */
  follow?: (assistant: Assistant) => () => void
}

/** Opens the newest build of a site, with its pages and its search. */
export async function openServedSite(settings: ServerSettings): Promise<Served> {
  const { buildFrom } = settings
  const prepare = () =>
    buildFrom === undefined ? prepareBuild(settings) : fetchBuild(settings, buildFrom)
  const first = await prepare()
  let held = holdBuild(settings.buildFolder, first.hash)
  for (const line of first.imported ?? []) console.log(line)
  for (const line of first.warnings) console.warn(line)
  tellProblem(first, first.problem)
  let pages = await openPages(first)
  const { config, knowledgeFile, siteFolder } = first
  let search = await openSearchPages(siteFolder, config)
  return {
    config,
    knowledgeFile,
    site: { pages: (request, response) => pages(request, response), readSearch: () => search },
    follow: (assistant) => {
      let told = first.problem
      const builds = createRenewal<Build>({
        first,
        async read() {
          const next = await prepare()
          // Once, not with each look at a place that is away for an hour.
          if (next.problem !== told) tellProblem(builds.current, next.problem)
          told = next.problem
          return next
        },
        isSame: (a, b) => a.hash === b.hash,
        // The new build replaces the pages and the answers together.
        async use(next) {
          const nextPages = await openPages(next)
          const nextSearch = await openSearchPages(next.siteFolder, next.config)
          await assistant.use(next.knowledgeFile, next.config)
          pages = nextPages
          search = nextSearch
          held.release()
          held = holdBuild(settings.buildFolder, next.hash)
          for (const line of next.warnings) console.warn(line)
        },
      })
      return buildFrom === undefined
        ? followChanges([syncedFile(settings)], builds.renew, () => builds.current.nextDue)
        : repeat(inTurn(builds.renew, { printsRepeated: false }), LOOK_FOR_BUILD_MS)
    },
  }
}

function tellProblem({ hash }: Build, problem: string | undefined): void {
  if (problem !== undefined) console.error(`Build ${hash} is still served: ${problem}.`)
}

async function openPages({ siteFolder, mounts }: Build): Promise<Serve> {
  const files = await openSiteFiles(siteFolder)
  return mounts.reduce<Serve>(
    (otherwise, mount) => serveMounted({ ...mount, otherwise }),
    files.serve,
  )
}

/** How often a node asks the shared place for a new build. Each time it reads a small file. */
const LOOK_FOR_BUILD_MS = 5_000

/** Repeats work, with a pause after each time, until the returned function is called. */
function repeat(work: () => Promise<void>, pauseMs: number): () => void {
  let timer: NodeJS.Timeout | undefined
  let isOver = false
  const wait = (): void => {
    if (!isOver) timer = setTimeout(() => void work().finally(wait), pauseMs)
  }
  wait()
  return () => {
    isOver = true
    clearTimeout(timer)
  }
}
