import { resolve } from 'node:path'
import { listScheduled } from '@docent/content'
import type { FontTally, PictureTally } from '@docent/site/build'
import { prepareBuild } from '../builds/builds.ts'
import { prepareEmbed } from '../builds/embedBuild.ts'
import { shareBuild } from '../builds/shareBuild.ts'
import { countNoun } from '../printing/countNoun.ts'
import { toKilobytes } from '../printing/toKilobytes.ts'
import { parseOptions, SOURCE_OPTIONS, toSettings } from '../settings.ts'
import { addStartPage } from '../sources/startPage.ts'

/** `docent build`: builds the site, its index and the embed if they are missing or stale. */
export async function build(args: string[]): Promise<void> {
  const startedAt = performance.now()
  const { values } = parseOptions(args, { ...SOURCE_OPTIONS, to: { type: 'string' } })
  const settings = await addStartPage(toSettings(values))
  const made = await prepareBuild(settings)
  const { siteFolder, isNew, cards, pictures, fonts } = made
  const seconds = toSeconds(performance.now() - startedAt - (cards?.ms ?? 0) - (pictures?.ms ?? 0))
  console.log(isNew ? `Built ${siteFolder} in ${seconds} s.` : `${siteFolder} is up to date.`)
  for (const line of made.warnings) console.warn(line)
  for (const line of await sayScheduled(settings.contentFolder)) console.log(line)
  if (cards && cards.made + cards.kept > 0) {
    const { made, kept, ms } = cards
    console.log(`Link preview images: ${made} created, ${kept} reused, in ${toSeconds(ms)} s more.`)
  }
  if (pictures) for (const line of sayPictures(pictures)) console.log(line)
  if (fonts) for (const line of sayFonts(fonts)) console.log(line)
  if (values.to !== undefined) {
    await shareBuild(settings.buildFolder, made, resolve(values.to))
    console.log(`Copied to ${values.to} for other nodes, which read it with BUILD_FROM.`)
  } else if (made.config.chat && made.config.assistantUrl === '') {
    console.log(NEEDS_SERVER)
  }
  // Without the chat, the server refuses the questions of other sites too.
  if (!made.config.chat) return
  const { file, integrity } = await prepareEmbed(settings.buildFolder)
  console.log(`For other sites: /widget.js, or pinned /${file} with integrity="${integrity}"`)
}

// A build does not know where it will be served. On a static host the pages have the pill, and each
// question fails.
const NEEDS_SERVER =
  'The chat on these pages needs a server: run docent serve. For a static host, first set ' +
  'assistantUrl in docent.config.ts to the address of your Docent server, and build again.'

const MAX_SCHEDULED = 5

/** A page with a later day is not in the build, also if only the clock of this machine is wrong. */
async function sayScheduled(contentFolder: string): Promise<string[]> {
  const scheduled = await listScheduled(contentFolder)
  const lines = scheduled.slice(0, MAX_SCHEDULED).map((line) => {
    const [day, ...file] = line.split(' ')
    return `${file.join(' ')} is not in it: it is scheduled for ${day}.`
  })
  const more = scheduled.length - lines.length
  return more > 0
    ? [...lines, `${countNoun(more, 'more page')} scheduled: docent check lists them.`]
    : lines
}

/** Nothing for a site without photographs. */
function sayPictures({ made, kept, left, ms }: PictureTally): string[] {
  if (left > 0) {
    const which = left === 1 ? '1 picture is' : `${left} pictures are`
    return [
      `${which} served without smaller copies, because sharp is not installed: npm install sharp`,
    ]
  }
  if (made + kept === 0) return []
  return [`Smaller pictures: ${made} created, ${kept} reused, in ${toSeconds(ms)} s more.`]
}

/** Nothing for a site that has no own fonts. */
function sayFonts({ smaller, left, before, after }: FontTally): string[] {
  if (left > 0) {
    const which = left === 1 ? '1 font is' : `${left} fonts are`
    return [
      `${which} served with all characters, because subset-font is not installed: npm install subset-font`,
    ]
  }
  if (smaller === 0) return []
  return [`Fonts: ${toKilobytes(after)} instead of ${toKilobytes(before)}.`]
}

function toSeconds(ms: number): string {
  return (ms / 1000).toFixed(1)
}
