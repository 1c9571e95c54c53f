import { describe, expect, it } from 'vitest'
import { cutChangelog, setVersion } from './release.ts'

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
