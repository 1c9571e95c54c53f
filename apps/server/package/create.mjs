#!/usr/bin/env node
import { requireNode } from './nodeVersion.mjs'

await requireNode('22.18.0', '')

const { create } = await import('./dist/create.js')
await create(process.argv.slice(2))
