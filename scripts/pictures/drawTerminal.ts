import type { Page } from '@playwright/test'

/** A command, as a reader types it, and what it really printed. */
export interface Printed {
  readonly command: string
  readonly output: string
}

/** Shows commands and their output in letters of a size that can be read in a frame. */
export async function drawTerminal(page: Page, all: readonly Printed[]): Promise<void> {
  const lines = all.map(
    ({ command, output }) =>
      `<b><i>$</i> ${escapeHtml(command)}</b>\n${escapeHtml(output.trimEnd())}\n`,
  )
  const head = `<meta name="viewport" content="width=device-width"><style>${STYLE}</style>`
  await page.setContent(`<!doctype html>${head}<pre>${lines.join('\n')}</pre>`)
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}

const STYLE = `
  :root { color-scheme: light dark }
  body { margin: 0; background: light-dark(#f3f1eb, #1c1b18); color: light-dark(#3b3833, #d5d1c7) }
  pre {
    margin: 0; padding: 24px 28px; font: 15px/1.6 'Liberation Mono', monospace;
    white-space: pre-wrap; overflow-wrap: anywhere;
  }
  @media (width < 400px) { pre { padding: 16px; font-size: 13px } }
  b { color: light-dark(#1b1916, #eeebe4) }
  i { color: light-dark(#b23a1e, #f58a66); font-style: normal }
`
