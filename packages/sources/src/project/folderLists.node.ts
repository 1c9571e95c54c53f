import { join } from 'node:path'
import { readSmallFile } from './projectFiles.node.ts'
import { readConfigText } from './readConfigText.ts'
import { fieldOf, isConfigGroup } from './readLiteral.ts'

/** The name and the place of a page or a folder among those of the folder around it. */
interface FolderItem {
  readonly name?: string
  readonly order?: number
}

/** By the paths of pages without their endings, and by those of folders. */
export type FolderItems = ReadonlyMap<string, FolderItem>

const CATEGORY_FILES = ['_category_.json', '_category_.yml', '_category_.yaml']

/** Reads what Docusaurus, Nextra and Fumadocs say in each folder about the order of its pages. */
export async function readFolderLists(
  place: string,
  files: readonly string[],
): Promise<FolderItems> {
  const items = new Map<string, FolderItem>()
  const add = (path: string, item: FolderItem): void => {
    if (Object.keys(item).length > 0) items.set(path, { ...items.get(path), ...item })
  }
  for (const folder of listAllFolders(files)) {
    const read = (name: string): Promise<unknown> => readListFile(join(place, folder, name))
    const inFolder = (name: string): string => (folder === '' ? name : `${folder}/${name}`)
    for (const name of CATEGORY_FILES) {
      const category = await read(name)
      if (folder !== '')
        add(folder, toItem(fieldOf(category, 'label'), fieldOf(category, 'position')))
    }
    addMeta(await read('_meta.json'), (name, item) => add(inFolder(name), item))
    const meta = await read('meta.json')
    if (Array.isArray(fieldOf(meta, 'pages'))) {
      if (folder !== '') add(folder, toItem(fieldOf(meta, 'title'), undefined))
      addPages(fieldOf(meta, 'pages'), (name, item) => add(inFolder(name), item))
    }
  }
  return items
}

function listAllFolders(files: readonly string[]): ReadonlySet<string> {
  const folders = new Set([''])
  for (const file of files) {
    // Until a folder that is known, so that a deep tree costs no more than its folders.
    for (let end = file.lastIndexOf('/'); end > 0; end = file.lastIndexOf('/', end - 1)) {
      const folder = file.slice(0, end)
      if (folders.has(folder)) break
      folders.add(folder)
    }
  }
  return folders
}

async function readListFile(path: string): Promise<unknown> {
  const text = readSmallFile(path)
  return text === undefined ? undefined : readConfigText(text, path.endsWith('.json'))
}

function toItem(name: unknown, order: unknown): FolderItem {
  return {
    ...(typeof name === 'string' && name !== '' && { name }),
    ...(typeof order === 'number' && Number.isFinite(order) && { order }),
  }
}

type AddItem = (name: string, item: FolderItem) => void

/** Nextra: the names of pages and folders by their files, in their order. */
function addMeta(meta: unknown, add: AddItem): void {
  if (!isConfigGroup(meta)) return
  for (const [order, [name, value]] of Object.entries(meta).entries()) {
    // The page of the folder itself is named where the folder is.
    if (name !== 'index' && name !== '*')
      add(name, toItem(typeof value === 'string' ? value : fieldOf(value, 'title'), order))
  }
}

/** Fumadocs: the files of pages and folders in their order, with titles of parts between them. */
function addPages(pages: unknown, add: AddItem): void {
  if (!Array.isArray(pages)) return
  for (const [order, name] of pages.entries())
    if (typeof name === 'string' && /^[\w.-]+$/.test(name)) add(name, { order })
}
