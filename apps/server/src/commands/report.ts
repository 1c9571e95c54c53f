import { readConfigFile } from '../content/content.ts'
import { toReadError } from '../dataFolder/dataFolder.ts'
import { createLog } from '../printing/log.ts'
import { collectReport } from '../report/collectReport.ts'
import { knowOwnHosts } from '../report/ownHosts.ts'
import { formatCsv, formatMarkdown, formatReport } from '../report/formatReport.ts'
import { chooseFormat } from '../chooseFormat.ts'
import { parseOptions, toSettings } from '../settings.ts'
import { openStoreToRead } from '../stores/openStore.ts'
import { readDays } from '../readDays.ts'

const DAY_MS = 86_400_000
const FORMATS = { text: formatReport, markdown: formatMarkdown, csv: formatCsv }

/**
 * `docent report`: prints visitors' questions and page views of the last days. It may run next to the
 * server.
 */
export async function report(args: string[]): Promise<void> {
  const { values } = parseOptions(args, {
    days: { type: 'string', default: '7' },
    markdown: { type: 'boolean', default: false },
    csv: { type: 'boolean', default: false },
  })
  const { csv, markdown } = values
  const format = FORMATS[chooseFormat({ csv, markdown }) ?? 'text']
  const days = readDays(values.days)
  const settings = toSettings(values)
  const store = await openStoreToRead(settings, createLog())
  try {
    const until = Date.now()
    const isOwnHost = knowOwnHosts(await readConfigFile(settings.configFile))
    const found = await collectReport(store, { since: until - days * DAY_MS, until, isOwnHost })
    console.log(format(found))
  } catch (error) {
    throw toReadError(error, settings.dataFolder)
  } finally {
    await store.close()
  }
}
