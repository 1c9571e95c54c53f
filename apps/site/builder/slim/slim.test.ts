// @vitest-environment jsdom
import { glob, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Lexer } from 'marked'
import { build, type Rolldown } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SITE } from '../bundle/bundle.ts'
import { CACHE } from '../files/cache.ts'
import { slim } from './slim.ts'
import { UNUSED_NAMES } from './slimFibers.ts'
import { findFile, REACT_FILES, toModule } from './slimReact.ts'

let folder: string

beforeAll(async () => {
  await mkdir(CACHE, { recursive: true })
  folder = await mkdtemp(join(CACHE, 'slim-'))
})

afterAll(() => rm(folder, { recursive: true, force: true }))

/** A module of the given text as a browser gets it. */
async function bundle(source: string): Promise<string> {
  const entry = join(folder, 'entry.js')
  await writeFile(entry, source)
  const { output } = (await build({
    root: SITE,
    configFile: false,
    logLevel: 'silent',
    plugins: [slim()],
    build: {
      write: false,
      rolldownOptions: { input: entry, preserveEntrySignatures: 'strict' },
    },
  })) as Rolldown.RolldownOutput
  return output[0].code
}

async function run(code: string): Promise<Record<string, unknown>> {
  const file = join(folder, `${Math.random()}.js`)
  await writeFile(file, code)
  return (await import(pathToFileURL(file).href)) as Record<string, unknown>
}

describe('slim', () => {
  it('keeps of React what is imported', async () => {
    const code = await bundle(`export { useState } from 'react'`)
    expect(code.length).toBeLessThan(1000)
    expect(await run(code)).toHaveProperty('useState', expect.any(Function))
  })

  it.each(Object.entries(REACT_FILES))(
    'exports everything that %s does, except omitted parts',
    async (name, file) => {
      const { all } = await run(await bundle(`import * as all from '${name}'; export { all }`))
      const published = createRequire(import.meta.url)(findFile(file)) as object
      const kept = Object.keys(published).filter((export_) => !UNUSED_NAMES.includes(export_))
      const names = [...kept, 'default'].toSorted()
      expect(Object.keys(all as object).toSorted()).toEqual(names)
    },
  )

  it('keeps a lexer that reads what the whole of marked reads', async () => {
    const code = await bundle(`export { Lexer } from 'marked'`)
    expect(code).not.toContain('</blockquote>')

    const { Lexer: Slim } = (await run(code)) as { Lexer: typeof Lexer }
    for await (const file of glob(join(SITE, '../../content/**/*.md'))) {
      const text = await readFile(file, 'utf8')
      expect(JSON.stringify(Slim.lex(text))).toBe(JSON.stringify(Lexer.lex(text)))
    }
  })

  it('leaves out what would run if there is no browser', async () => {
    const code = await bundle(
      `export const place = typeof document === 'object' && typeof process === 'undefined'
        ? 'browser'
        : 'server'`,
    )
    expect(code).not.toContain('server')
    expect(await run(code)).toHaveProperty('place', 'browser')
  })

  it('ends the build if something else of marked is imported', async () => {
    await expect(bundle(`export { parse } from 'marked'`)).rejects.toThrow(
      '"parse" is not exported',
    )
  })
})

describe('toModule', () => {
  it('refuses what is not written as it expects', () => {
    expect(() => toModule('module.exports = {}', 'react.js')).toThrow(
      'the unused parts of react.js',
    )
    expect(() => toModule('exports.a = 1;\nreturn require("b")', 'react.js')).toThrow('react.js')
  })
})

describe('the loader of a module with its sheet', () => {
  it('is ours, and no longer than it has to be', async () => {
    await writeFile(join(folder, 'late.css'), '.late { color: red }')
    await writeFile(join(folder, 'late.js'), `import './late.css'\nexport const late = 1`)
    const code = await bundle(`import('./late.js').then(({ late }) => console.log(late))`)
    expect(code).toMatch(/late-[\w-]+\.css/)
    expect(code).toContain('Cannot load ')
    expect(code).not.toMatch(/modulepreload|csp-nonce|preloadError/)
    expect(code.length).toBeLessThan(900)
  })
})
