// The script of sites whose owner counts visits with a tool. The tools' own scripts watch
// `history.pushState`, which navigation in place does not call: here each view is counted once, the
// first one and each that follows without a load.

import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { AnalyticsConfig } from '@docent/content'
import type { CountingScript } from '../../src/shell/assets.ts'

/**
 * Writes the script that counts views into the folder of a site, and resolves with what pages load
 * for it, in order. Nothing if the owner uses no tool.
 */
export async function writeCounting(
  analytics: AnalyticsConfig,
  folder: string,
): Promise<readonly CountingScript[]> {
  const tools = listTools(analytics)
  if (tools.length === 0) return []
  const text = formatScript(tools)
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8)
  const src = `/assets/counting-${hash}.js`
  await mkdir(join(folder, 'assets'), { recursive: true })
  await writeFile(join(folder, src), text)
  return [{ src }, ...tools.map(({ script }) => script)]
}

interface Tool {
  readonly script: CountingScript
  /** The code before the tool's script, and the code that counts one view. */
  readonly before: string
  readonly count: string
}

/** The scripts of the tools in the form that counts nothing by itself. */
function listTools({ plausible, matomo, umami }: AnalyticsConfig): Tool[] {
  const tools: (Tool | undefined)[] = [
    plausible && {
      script: {
        src: `${withoutSlash(plausible.url)}/js/script.manual.js`,
        'data-domain': plausible.domain,
      },
      before: '',
      count: 'window.plausible?.("pageview");',
    },
    matomo && {
      script: { src: `${withoutSlash(matomo.url)}/matomo.js` },
      before: `(window._paq??=[]).push(["disableCookies"],["setTrackerUrl",${JSON.stringify(`${withoutSlash(matomo.url)}/matomo.php`)}],["setSiteId",${JSON.stringify(matomo.siteId)}],["enableLinkTracking"]);`,
      count:
        '_paq.push(["setCustomUrl",location.href],["setDocumentTitle",document.title],["trackPageView"]);',
    },
    umami && {
      script: {
        src: `${withoutSlash(umami.url)}/script.js`,
        'data-website-id': umami.websiteId,
        'data-host-url': withoutSlash(umami.url),
        'data-auto-track': 'false',
      },
      before: '',
      count: 'window.umami?.track();',
    },
  ]
  return tools.filter((tool) => tool !== undefined)
}

/** A tool whose script a visitor blocks is absent. That is not an error. */
function formatScript(tools: readonly Tool[]): string {
  return [
    '(()=>{',
    ...tools.map(({ before }) => before),
    'let seen;',
    'const count=()=>{',
    'if(seen===location.pathname)return;seen=location.pathname;',
    ...tools.map(({ count }) => count),
    '};',
    // All deferred scripts have run by then.
    'addEventListener("DOMContentLoaded",count);',
    'window.navigation?.addEventListener("navigatesuccess",count);',
    '})()\n',
  ].join('')
}

function withoutSlash(address: string): string {
  return address.replace(/\/$/, '')
}
