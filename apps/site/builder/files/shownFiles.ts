import { decodePath } from '@docent/content'
import type { Content } from '@docent/content'
import { readImageSizes, readSourceSizes } from '../pictures/imageSize.ts'
import type { SiteData } from '../../src/site.ts'
import { readFileBytes } from './fileBytes.ts'
import type { ServedFile } from './sourceFiles.ts'

/** Reads what pages say of the files that they show: the sizes of pictures and of downloads. */
export async function readShownFiles(
  { folder, assets }: Pick<Content, 'folder' | 'assets'>,
  sourceFiles: readonly ServedFile[],
): Promise<Required<Pick<SiteData, 'images' | 'bytes' | 'sourceFiles'>>> {
  const own = await readImageSizes(folder, assets)
  return {
    // An owner's file of the same address stays.
    images: new Map([...(await readSourceSizes(sourceFiles)), ...own]),
    bytes: await readFileBytes(folder, assets),
    sourceFiles: sourceFiles.map(({ path }) => decodePath(path)),
  }
}
