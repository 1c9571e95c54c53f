import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pressPill } from './pressPill.ts'
import type { Workshop } from './workshop.ts'

/** The last version of Next.js for React 18, and one for React 19. */
const VERSIONS = [
  { next: '14', react: '18' },
  { next: '16', react: '19' },
] as const

const LAYOUT = `import '@docent/widget/styles/launcher.css'
import '@docent/widget/styles/panel.css'

export default function Layout({ children }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  )
}
`

const PAGE = `import { ChatWidget } from '@docent/widget/react'

export default function Page() {
  return (
    <main>
      <h1>Acme</h1>
      <ChatWidget
        options={{ brand: 'Acme', endpoint: 'ENDPOINT/api/gen-ai', quickReplies: [], position: 'left' }}
      />
    </main>
  )
}
`

/**
 * Builds and starts an application with Next.js around the installed component, which a page of the
 * server imports: the HTML has the pill, and in a browser the pill opens the panel. Next.js comes from
 * the npm registry.
 */
export async function tryNext(workshop: Workshop, tarball: string, server: string): Promise<void> {
  for (const versions of VERSIONS) await tryVersions(workshop, tarball, server, versions)
}

async function tryVersions(
  { folder, run, install, start }: Workshop,
  tarball: string,
  server: string,
  { next, react }: (typeof VERSIONS)[number],
): Promise<void> {
  const name = `Next.js ${next} with React ${react}`
  const place = join(folder, `next-${next}`)
  await mkdir(join(place, 'app'), { recursive: true })
  await writeFile(join(place, 'package.json'), '{"private":true}\n')
  await writeFile(join(place, 'app/layout.jsx'), LAYOUT)
  await writeFile(join(place, 'app/page.jsx'), PAGE.replace('ENDPOINT', server))
  await run(
    `npm install --no-audit --no-fund next@${next} react@${react} react-dom@${react}`,
    place,
  )
  await install(tarball, place)
  await run('NEXT_TELEMETRY_DISABLED=1 npx next build', place)
  const started = await start('NEXT_TELEMETRY_DISABLED=1 npx next start --port 0', place)
  try {
    const html = await (await fetch(started.address)).text()
    if (!html.includes('Talk to the assistant')) throw new Error(`${name}: the HTML has no pill.`)
    await pressPill(started.address, name)
  } finally {
    await started.stop()
  }
}
