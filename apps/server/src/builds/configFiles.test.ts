import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadContent, readConfig } from '@docent/content'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addConfigFiles } from './configFiles.ts'

let folder: string
let configFile: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'docent-image-'))
  configFile = join(folder, 'docent.config.ts')
  mkdirSync(join(folder, 'content/images'), { recursive: true })
  writeFileSync(join(folder, 'content/index.md'), '---\ntitle: X\n---\n[Price](/price.pdf)\n')
  for (const name of ['price.pdf', 'images/card.png', 'images/my card.png']) {
    writeFileSync(join(folder, 'content', name), '')
  }
  writeFileSync(join(folder, 'secret.png'), '')
  symlinkSync(join(folder, 'secret.png'), join(folder, 'content/link.png'))
})
afterEach(() => rmSync(folder, { recursive: true }))

async function listAssets(image: string): Promise<readonly string[]> {
  writeFileSync(configFile, `export default {\n  brand: 'X',\n  image: '${image}',\n}\n`)
  const config = readConfig({ brand: 'X', image })
  return addConfigFiles(await loadContent(join(folder, 'content')), config, configFile).assets
}

describe('addConfigFiles', () => {
  it.each([
    ['a picture that no page shows', '/images/card.png', ['images/card.png', 'price.pdf']],
    ['a name with a space', '/images/my%20card.png?v=2', ['images/my card.png', 'price.pdf']],
    ['a file that a page leads to', '/price.pdf', ['price.pdf']],
    ['an address', 'https://cdn.example/card.png', ['price.pdf']],
  ])('accepts %s', async (_, image, assets) => {
    expect(await listAssets(image)).toEqual(assets)
  })

  it.each(['/card.png', '/images', '/../secret.png', '/%2e%2e/secret.png', '/link.png'])(
    'says where a missing picture is configured: %s',
    async (image) => {
      await expect(listAssets(image)).rejects.toThrow(
        `docent.config.ts:3  image: "${image}" is not in the content folder`,
      )
    },
  )

  it('includes the logos for both themes, the icon and the fonts', async () => {
    for (const name of ['images/logo.svg', 'images/logo.dark.svg', 'images/a.woff2']) {
      writeFileSync(join(folder, 'content', name), '')
    }
    writeFileSync(configFile, 'export default {}')
    const config = readConfig({
      brand: 'X',
      logo: '/images/logo.svg',
      icon: '/images/card.png',
      fonts: [{ for: 'text', family: 'A', file: '/images/a.woff2' }],
    })
    const { assets } = addConfigFiles(
      await loadContent(join(folder, 'content')),
      config,
      configFile,
    )
    expect(assets).toEqual([
      'images/a.woff2',
      'images/card.png',
      'images/logo.dark.svg',
      'images/logo.svg',
      'price.pdf',
    ])
  })

  // The file was found and published, but the pages loaded another name.
  it('reads an address with an encoded space as the name of the file', async () => {
    mkdirSync(join(folder, 'content/my fonts'))
    writeFileSync(join(folder, 'content/my fonts/a.woff2'), '')
    const file = '/my%20fonts/a.woff2'
    writeFileSync(configFile, `export default {\n  fonts: [{ file: '${file}' }],\n}\n`)
    const config = readConfig({ brand: 'X', fonts: [{ for: 'text', family: 'A', file }] })
    expect(config.fonts[0]?.file).toBe('/my fonts/a.woff2')
    const content = await loadContent(join(folder, 'content'))
    expect(addConfigFiles(content, config, configFile).assets).toContain('my fonts/a.woff2')
    rmSync(join(folder, 'content/my fonts'), { recursive: true })
    expect(() => addConfigFiles(content, config, configFile)).toThrow(
      'docent.config.ts:2  fonts[0]',
    )
  })

  it('says for each missing file where it is configured and which file was probably meant', async () => {
    writeFileSync(
      configFile,
      "export default {\n  brand: 'X',\n  logo: '/logo.svg',\n  icon: '/price.png',\n}\n",
    )
    const config = readConfig({ brand: 'X', logo: '/logo.svg', icon: '/price.png' })
    const content = await loadContent(join(folder, 'content'))
    expect(() => addConfigFiles(content, config, configFile)).toThrow(
      [
        'docent.config.ts:3  logo: "/logo.svg" is not in the content folder: put the file there, or name another one.',
        'docent.config.ts:4  icon: "/price.png" is not in the content folder: did you mean "/price.pdf"?',
      ].join('\n'),
    )
  })
})
