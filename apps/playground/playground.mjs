#!/usr/bin/env node
import { requireNode } from '../server/nodeVersion.mjs'

await requireNode()

const { startPlayground } = await import('./dev.ts')
await startPlayground()
