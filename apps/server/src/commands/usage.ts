import { toReadError } from '../dataFolder/dataFolder.ts'
import { createLog } from '../printing/log.ts'
import { chooseFormat } from '../chooseFormat.ts'
import { parseOptions, toSettings } from '../settings.ts'
import { openStoreToRead } from '../stores/openStore.ts'
import { sumUsage } from '../usage/sumUsage.ts'
import { writeUsageCsv, writeUsageTable } from '../usage/writeUsage.ts'
import { readDays } from '../readDays.ts'

const DAY_MS = 86_400_000
const DAYS = '30'
const MONTHS_DAYS = '92'

/**
 * `docent usage`: prints the answers, tokens and costs of the last days, by day or month and by engine.
 * It may run next to the server.
 */
export async function usage(args: string[]): Promise<void> {
  const { values } = parseOptions(args, {
    days: { type: 'string' },
    months: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    csv: { type: 'boolean', default: false },
  })
  const { json, csv } = values
  const format = chooseFormat({ json, csv })
  const days = readDays(values.days ?? (values.months ? MONTHS_DAYS : DAYS))
  const settings = toSettings(values)
  const store = await openStoreToRead(settings, createLog())
  try {
    const since = findStart(days, values.months)
    const counts = await store.listUsage(since)
    const rows = sumUsage(counts, values.months ? 'month' : 'day')
    if (format === 'json') console.log(JSON.stringify(rows, null, 2))
    else if (format === 'csv') console.log(writeUsageCsv(rows))
    else {
      const all = sumUsage(
        counts.map((count) => ({ ...count, day: 'all' })),
        'day',
      )
      console.log(writeUsageTable(rows, all))
    }
  } catch (error) {
    throw toReadError(error, settings.dataFolder)
  } finally {
    await store.close()
  }
}

/** The first moment of the first day, or of its month: a part of one would be misread as a whole. */
function findStart(days: number, isByMonth: boolean): number {
  const first = new Date(Date.now() - (days - 1) * DAY_MS)
  if (isByMonth) first.setUTCDate(1)
  return first.setUTCHours(0, 0, 0, 0)
}
