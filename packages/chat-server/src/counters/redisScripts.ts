// Scripts that Redis runs atomically. The time is that of Redis, so that nodes with different clocks
// agree; a test passes its own as the first argument.

const NOW = `
local now = tonumber(ARGV[1])
if not now then
  local time = redis.call('TIME')
  now = time[1] * 1000 + time[2] / 1000
end`

/**
 * Takes from all buckets or none: see `memoryBuckets.ts`. KEYS the buckets; ARGV time, then cost, burst
 * and milliseconds for one of each. Returns how long to wait, as a text.
 */
export const TAKE: string = `${NOW}
local wait = 0
local after = {}
for place, key in ipairs(KEYS) do
  local cost, burst = tonumber(ARGV[place * 3 - 1]), tonumber(ARGV[place * 3])
  local each = tonumber(ARGV[place * 3 + 1])
  local before = after[key] or tonumber(redis.call('GET', key) or now)
  local next = math.max(before, now) + cost * each
  after[key] = next
  if cost > burst then wait = math.huge end
  wait = math.max(wait, next - burst * each - now)
end
if wait > 0.001 then return tostring(wait) end
for key, next in pairs(after) do
  redis.call('SET', key, string.format('%.3f', next), 'PX', math.ceil(next - now) + 1)
end
return '0'`

/** Enters all rooms or none. KEYS the rooms; ARGV time, lease, its milliseconds, then each cap. */
export const ENTER: string = `${NOW}
local lasts = tonumber(ARGV[3])
for place, key in ipairs(KEYS) do
  redis.call('ZREMRANGEBYSCORE', key, '-inf', now)
  if redis.call('ZCARD', key) >= tonumber(ARGV[place + 3]) then return 0 end
end
for _, key in ipairs(KEYS) do
  redis.call('ZADD', key, now + lasts, ARGV[2])
  redis.call('PEXPIRE', key, lasts)
end
return 1`

/** Gives a lease back. KEYS the rooms; ARGV the lease. */
export const LEAVE = `
for _, key in ipairs(KEYS) do redis.call('ZREM', key, ARGV[1]) end
return 1`
