#!/usr/bin/env node
import { requireNode } from './nodeVersion.mjs'

await requireNode()

const { main } = await import('./src/cli.ts')
await main(process.argv.slice(2))
