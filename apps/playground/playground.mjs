#!/usr/bin/env node
import { requireNode } from '../server/nodeVersion.mjs'

requireNode()

const { startPlayground } = await import('./dev.ts')
await startPlayground()
