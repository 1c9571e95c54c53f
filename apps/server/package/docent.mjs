#!/usr/bin/env node
import { hideExperiments, keepCompiledCode, requireNode } from './nodeVersion.mjs'

await requireNode('22.18.0', '')
hideExperiments()
keepCompiledCode()

const { main } = await import('./dist/cli.js')
await main(process.argv.slice(2))
