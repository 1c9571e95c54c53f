import type { Sums } from '@docent/models'
import type { RedisConnection } from '../redis/connect.node.ts'

/** A sum that nobody adds to for so long is one of a day that is over. */
const KEEP_MS = 26 * 3_600_000

/** KEYS the sums; ARGV how long they are kept, then amount and cap of each. Returns what is full, from 1. */
const RESERVE = `
for place, key in ipairs(KEYS) do
  local sum = tonumber(redis.call('GET', key) or 0)
  if sum + tonumber(ARGV[place * 2]) > tonumber(ARGV[place * 2 + 1]) then return {place} end
end
local sums = {0}
for place, key in ipairs(KEYS) do
  local sum = redis.call('INCRBYFLOAT', key, ARGV[place * 2])
  redis.call('PEXPIRE', key, ARGV[1])
  sums[place + 1] = tostring(sum)
end
return sums`

/** KEYS the sums; ARGV how long they are kept, then the amount of each. A sum never falls below 0. */
const SETTLE = `
for place, key in ipairs(KEYS) do
  local sum = tonumber(redis.call('INCRBYFLOAT', key, ARGV[place + 1]))
  if sum < 0 then redis.call('SET', key, '0') end
  redis.call('PEXPIRE', key, ARGV[1])
end
return 1`

/** Sums of all nodes. They reject while Redis is away, and then no model is asked. */
export function createRedisSums(redis: RedisConnection, prefix = 'docent:{sums}:'): Sums {
  const nameKeys = (entries: readonly { name: string }[]): string[] =>
    entries.map(({ name }) => prefix + name)
  return {
    async reserve(entries) {
      const values = entries.flatMap(({ amount, cap }) => [amount, cap])
      const [full, ...sums] = (await redis.script(RESERVE, nameKeys(entries), [
        KEEP_MS,
        ...values,
      ])) as (number | string)[]
      const name = entries[Number(full) - 1]?.name
      if (name !== undefined) return { isGranted: false, full: name }
      return { isGranted: true, sums: sums.map(Number) }
    },
    async settle(entries) {
      const amounts = entries.map(({ amount }) => amount)
      await redis.script(SETTLE, nameKeys(entries), [KEEP_MS, ...amounts])
    },
    async restore({ name, amount }) {
      await redis.run((client) =>
        client.set(prefix + name, String(amount), {
          condition: 'NX',
          expiration: { type: 'PX', value: KEEP_MS },
        }),
      )
    },
  }
}
