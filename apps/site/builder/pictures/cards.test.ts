import { mkdir, mkdtemp, readFile, readdir, rm, symlink, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { forgetOld, makeCards } from './cards.ts'
import { readImageSize } from './imageSize.ts'
import { findSiteKit } from '../kit/kit.ts'

let work: string

beforeEach(async () => {
  work = await mkdtemp(join(tmpdir(), 'docent-cards-'))
})

afterEach(() => rm(work, { recursive: true }))

const draw = (colour: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 4"><rect width="8" height="4" fill="${colour}"/></svg>`

async function make(drawings: Readonly<Record<string, string | undefined>>, folder: string) {
  const parts = join(await findSiteKit(), 'cards')
  const renderer = { routes: Object.keys(drawings), drawCard: (route: string) => drawings[route] }
  return makeCards(renderer, join(work, folder), { folder: parts }, join(work, 'cache'))
}

it('puts a picture into the site for each page that wants one', async () => {
  const { paths, tally } = await make(
    { '/': draw('red'), '/a': draw('blue'), '/b': undefined },
    'site',
  )
  expect([...paths.keys()]).toEqual(['/', '/a'])
  expect(tally).toMatchObject({ made: 2, kept: 0 })
  for (const path of paths.values()) {
    expect(readImageSize(await readFile(join(work, 'site', path)))).toEqual({ width: 8, height: 4 })
  }
})

it('draws again only cards that look different, and once for pages that look alike', async () => {
  await make({ '/': draw('red'), '/a': draw('blue') }, 'one')
  const { paths, tally } = await make(
    { '/': draw('red'), '/a': draw('green'), '/b': draw('green') },
    'two',
  )
  expect(tally).toMatchObject({ made: 1, kept: 1 })
  expect(paths.get('/b')).toBe(paths.get('/a'))
  expect(await readdir(join(work, 'two/assets'))).toHaveLength(2)
})

it('removes old cards, and ignores a draft that another build has just renamed', async () => {
  const cache = join(work, 'cache')
  await mkdir(cache)
  await writeFile(join(cache, 'old.png'), '')
  await utimes(join(cache, 'old.png'), 0, 0)
  await writeFile(join(cache, 'new.png'), '')
  // A file that the folder lists but that does not exist, like a draft that was just renamed.
  await symlink('gone.png', join(cache, 'card.png.draft'))
  await forgetOld(cache)
  expect(await readdir(cache)).toEqual(['card.png.draft', 'new.png'])
})
