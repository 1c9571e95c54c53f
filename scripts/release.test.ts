import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ROOT } from './command.ts'
import { cutChangelog, release, setLockVersion, setVersion } from './release.ts'

describe('release', () => {
  const CHANGELOG = '# Changelog\n\n## Unreleased\n\n- New.\n'
  const MANIFESTS = {
    'package.json': { name: 'acme', version: '0.1.0', private: true, workspaces: ['packages/*'] },
    'packages/chat/package.json': { name: '@docent/chat', version: '0.1.0' },
  }
  /** The project that each test gets a copy of. */
  let project: string
  let root: string
  /** The versions that the packages had when they were packed. */
  let packed: string[]

  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' })
  const read = (file: string) => readFileSync(join(root, file), 'utf8')
  const readVersionOf = (file: string) => (JSON.parse(read(file)) as { version: string }).version

  const pack = (): Promise<{ file: string }[]> => {
    packed = Object.keys(MANIFESTS).map(readVersionOf)
    const args = ['pack', '--silent', '--pack-destination', root, join(root, 'packages/chat')]
    const name = execFileSync('npm', args, { cwd: root, encoding: 'utf8' }).trim()
    return Promise.resolve([{ file: join(root, name) }])
  }

  // Once, because npm takes longer than all the rest.
  beforeAll(() => {
    project = mkdtempSync(join(tmpdir(), 'docent-release-'))
    root = project
    mkdirSync(join(root, 'packages/chat'), { recursive: true })
    for (const [file, manifest] of Object.entries(MANIFESTS)) {
      writeFileSync(join(root, file), `${JSON.stringify(manifest, undefined, 2)}\n`)
    }
    writeFileSync(join(root, 'CHANGELOG.md'), CHANGELOG)
    writeFileSync(join(root, '.gitignore'), '*.tgz\nnode_modules\n')
    execFileSync('npm', ['install', '--package-lock-only', '--offline'], { cwd: root })
    git('init', '--quiet', '--initial-branch', 'main')
    git('config', 'user.email', 'ada@example.com')
    git('config', 'user.name', 'Ada')
    git('add', '--all')
    git('commit', '--quiet', '--message', 'First')
  })
  beforeEach(() => {
    packed = []
    root = mkdtempSync(join(tmpdir(), 'docent-release-'))
    cpSync(project, root, { recursive: true })
  })
  afterEach(() => rmSync(root, { recursive: true }))
  afterAll(() => rmSync(project, { recursive: true }))

  it('with --dry-run packs the new version, and leaves files, history and registry as they are', async () => {
    expect(await release(['0.2.0', '--dry-run'], { root, pack })).toBeUndefined()
    expect(packed).toEqual(['0.2.0', '0.2.0'])
    expect(git('status', '--porcelain')).toBe('')
    expect(git('log', '--oneline').trim().split('\n')).toHaveLength(1)
    expect(git('tag')).toBe('')
  })

  it('commits and tags the version, with its section in the changelog, before it is packed', async () => {
    const packNothing = async (): Promise<[]> => {
      await pack()
      expect(git('tag').trim()).toBe('v0.2.0')
      return []
    }
    expect(await release(['0.2.0'], { root, pack: packNothing })).toBeUndefined()
    expect(packed).toEqual(['0.2.0', '0.2.0'])
    expect(git('status', '--porcelain')).toBe('')
    expect(git('log', '-1', '--format=%s').trim()).toBe('repo: Release 0.2.0')
    expect(read('CHANGELOG.md')).toMatch(
      /## Unreleased\n\n## 0\.2\.0, \d{4}-\d\d-\d\d\n\n- New\.\n/,
    )
    expect(read('package-lock.json')).not.toContain('0.1.0')
  })

  it('refuses uncommitted changes, a missing version and a release of nothing', async () => {
    expect(await release([], { root, pack })).toContain('Name a version')
    writeFileSync(join(root, 'CHANGELOG.md'), '# Changelog\n\n## Unreleased\n')
    expect(await release(['0.2.0'], { root, pack })).toContain('Commit first')
    git('commit', '--quiet', '--all', '--message', 'Empty')
    expect(await release(['0.2.0'], { root, pack })).toContain('nothing under "Unreleased"')
    expect(packed).toEqual([])
  })
})

describe('cutChangelog', () => {
  it('moves unreleased changes under the version, and leaves the heading for new ones', () => {
    const text = '# Changelog\n\n## Unreleased\n\n- New.\n\n## 0.1.0, 2026-11-01\n\n- Old.\n'
    expect(cutChangelog(text, '0.2.0', '2026-11-22')).toBe(
      '# Changelog\n\n## Unreleased\n\n## 0.2.0, 2026-11-22\n\n- New.\n\n## 0.1.0, 2026-11-01\n\n- Old.\n',
    )
  })

  it('refuses a release of nothing', () => {
    expect(cutChangelog('## Unreleased\n\n## 0.1.0\n\n- Old.\n', '0.2.0', 'today')).toBeUndefined()
    expect(cutChangelog('# Changelog\n', '0.2.0', 'today')).toBeUndefined()
  })
})

it('gives a manifest and our own packages in it the version, and no other', () => {
  const manifest = `{
  "name": "@docent/chat",
  "version": "0.1.0",
  "dependencies": {
    "@docent/protocol": "0.1.0",
    "yaml": "^2.9.1"
  }
}
`
  expect(setVersion(manifest, '0.2.0')).toBe(
    manifest
      .replace('"version": "0.1.0"', '"version": "0.2.0"')
      .replace('protocol": "0.1.0"', 'protocol": "0.2.0"'),
  )
})

describe('setLockVersion', () => {
  const lock = readFileSync(join(ROOT, 'package-lock.json'), 'utf8')
  const { version } = JSON.parse(lock) as { version: string }

  it('leaves our own lock file as it is at its version', () => {
    expect(setLockVersion(lock, version)).toBe(lock)
  })

  it('changes only our own packages', () => {
    const changed = setLockVersion(lock, '99.0.0').split('\n')
    const lines = lock.split('\n').filter((line, place) => line !== changed[place])
    expect(lines.length).toBeGreaterThan(20)
    for (const line of lines) expect(line).toContain(`: "${version}"`)
  })
})
