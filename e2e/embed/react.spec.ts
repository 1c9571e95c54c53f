import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { ask, openPanel } from '../fixtures.ts'
import { answersOf, firstSourceOf, panelOf, pillOf } from '../panel.ts'
import { expect, test } from './stage.ts'

const ENTRY = fileURLToPath(new URL('react/main.tsx', import.meta.url))
const STYLES = fileURLToPath(new URL('../../packages/widget/src/styles/', import.meta.url))

/** The versions of React, by the names of the packages that hold them here. */
const VERSIONS = { 18: '-18', 19: '' } as const

async function bundle(version: keyof typeof VERSIONS): Promise<string> {
  const suffix = VERSIONS[version]
  const result = await build({
    configFile: false,
    logLevel: 'error',
    resolve: {
      alias: [
        { find: /^react(\/jsx-runtime)?$/, replacement: `react${suffix}$1` },
        { find: /^react-dom(\/client)?$/, replacement: `react-dom${suffix}$1` },
      ],
    },
    // React reports its warnings while a page is rendered.
    define: { 'process.env.NODE_ENV': '"development"' },
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: ENTRY, output: { codeSplitting: false } },
    },
  })
  const [chunk] = 'output' in result ? result.output : []
  if (chunk?.type !== 'chunk') throw new Error('The application was not built.')
  return chunk.code
}

for (const version of [18, 19] as const) {
  test(`the component works in React ${version}, in strict mode`, async ({ page, stage }) => {
    const script = stage.put(`/react-${version}.js`, 'text/javascript', await bundle(version))
    const sheets = await Promise.all(
      ['launcher', 'panel/tokens', 'panel/frame', 'panel/messages', 'panel/composer'].map((name) =>
        readFile(`${STYLES}${name}.css`, 'utf8'),
      ),
    )
    await stage.show(
      page,
      `<!doctype html><html lang="en"><title>An application</title><style>${sheets.join('\n')}</style>
      <main data-endpoint="${stage.assistant}/api/gen-ai"></main><script src="${script}" type="module"></script>`,
    )
    await expect(page.getByRole('heading', { name: `React ${version}.` })).toBeVisible()
    await openPanel(page)
    await ask(page, 'What products are available?')
    await expect(firstSourceOf(page)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Regenerate' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(panelOf(page)).toBeHidden()
    await expect(pillOf(page)).toBeFocused()

    await page.getByRole('button', { name: 'Show or hide' }).click()
    await expect(pillOf(page)).toHaveCount(0)
    await page.getByRole('button', { name: 'Show or hide' }).click()
    await openPanel(page)
    await expect(answersOf(page)).toHaveCount(1)
  })
}
