import { expect, it } from 'vitest'
import { createManifest, readRepository } from './manifest.ts'
import { PUBLISHED } from './packages.ts'

it('names the repository and asks for provenance if a workflow builds the package', () => {
  const repository = readRepository({
    GITHUB_SERVER_URL: 'https://github.com',
    GITHUB_REPOSITORY: 'acme/docent',
  })
  for (const published of PUBLISHED) {
    expect(createManifest(published, '1.2.3', repository)).toMatchObject({
      name: published.name,
      version: '1.2.3',
      repository: {
        type: 'git',
        url: 'git+https://github.com/acme/docent.git',
        directory: published.room,
      },
      publishConfig: { access: 'public', provenance: true },
    })
  }
})

it('asks for no provenance elsewhere, because npm would refuse to publish', () => {
  const [published] = PUBLISHED
  const manifest = createManifest(published!, '1.2.3', readRepository({}))
  expect(manifest).toMatchObject({ publishConfig: { access: 'public' } })
  expect(JSON.stringify(manifest)).not.toContain('provenance')
  expect(manifest).not.toHaveProperty('repository')
})
