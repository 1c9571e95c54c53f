import { describe, expect, it } from 'vitest'
import { readServerSettings } from './settings.ts'

describe('readSettings', () => {
  it('has a default for everything', () => {
    expect(readServerSettings([], {})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      site: true,
      limits: true,
    })
  })

  it('prefers the command line to the environment', () => {
    const env = { PORT: '4000', HOST: '0.0.0.0', DATA_DIR: '/env' }
    expect(readServerSettings(['--port', '5000', '--data', '/cli'], env)).toMatchObject({
      port: 5000,
      host: '0.0.0.0',
      dataFolder: '/cli',
    })
  })

  it('finds the configuration next to the content', () => {
    expect(readServerSettings(['--content', '/site/content'], {}).configFile).toBe(
      '/site/docent.config.ts',
    )
  })

  // Its pages were shown twice.
  it('takes a source once that is named twice', () => {
    const names = ['./docs', 'docs/', 'https://a.example/', 'other', 'https://a.example/']
    const args = names.flatMap((name) => ['--from', name])
    expect(readServerSettings(args, {}).from).toEqual(['./docs', 'https://a.example/', 'other'])
  })

  it.each([
    ['/docs', '/docs/'],
    ['/x/y.z/', '/x/y.z/'],
    ['/', '/'],
    ['none', 'none'],
    ['/apis', '/apis/'],
  ])('reads the mount %s', (mount, path) => {
    expect(readServerSettings(['--mount', mount], {}).mount).toBe(path)
  })

  // Pages below "/.." were written next to the site, those of "/index.html" ended the build, and nobody saw those of "/api".
  it.each([
    ['/..', 'must be a path'],
    ['/a/../../b', 'must be a path'],
    ['//a', 'must be a path'],
    ['docs', 'must be a path'],
    [`/${'a'.repeat(200)}!`, 'must be a path'],
    ['/api', 'Docent uses this address itself'],
    ['/API/v1/', 'Docent uses this address itself'],
    ['/search', 'Docent uses this address itself'],
    ['/assets/docs', 'Docent uses this address itself'],
    ['/index.html', 'Docent uses this address itself'],
  ])('refuses the mount %s', (mount, reason) => {
    expect(() => readServerSettings(['--mount', mount], {})).toThrow(reason)
  })

  it.each(['abc', '70000', '-1', '3.5', ''])('refuses the port %j', (port) => {
    expect(() => readServerSettings([`--port=${port}`], {})).toThrow(
      'must be a number from 0 to 65535',
    )
  })

  it('accepts --no-limits only on this machine', () => {
    expect(readServerSettings(['--no-limits', '--no-site'], {})).toMatchObject({
      limits: false,
      site: false,
    })
    expect(() => readServerSettings(['--no-limits', '--host', '0.0.0.0'], {})).toThrow(
      'other machines can reach 0.0.0.0',
    )
  })
})
