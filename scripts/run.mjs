import { requireNode } from '../apps/server/nodeVersion.mjs'

await requireNode()

const { run } = await import('./run.ts')
process.exit(await run(process.argv.slice(2)))
