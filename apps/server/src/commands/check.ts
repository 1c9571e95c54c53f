import { CommandError } from '../commandError.ts'
import { readConfigFile, readContent } from '../content.ts'
import { readOwnersLimits } from '../ownersLimits.ts'
import { readSettings } from '../settings.ts'

/** `docent check`: reads everything an owner wrote, and lists what has to be mended. */
export async function check(args: string[]): Promise<void> {
  const { configFile, contentFolder } = readSettings(args)
  const results = await Promise.allSettled([
    readConfigFile(configFile).then(readOwnersLimits),
    readContent(contentFolder),
  ])
  const reasons = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []))
  for (const reason of reasons) if (!(reason instanceof CommandError)) throw reason
  if (reasons.length > 0) throw new CommandError(reasons.map(({ message }) => message).join('\n\n'))

  const [, content] = results
  const pages = content.status === 'fulfilled' ? content.value.documents.length : 0
  console.log(`${pages} ${pages === 1 ? 'page' : 'pages'}, nothing to mend.`)
}
