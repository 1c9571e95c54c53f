// Scripts that Redis runs atomically. All keys of a script have the same conversation in braces, so
// that a cluster keeps them on one node.

/**
 * Appends lines to an answer, unless another node has claimed its question meanwhile: a node that was
 * frozen, and goes on, must not write into an answer that is not its own any more. A claim that
 * nobody has is taken again. KEYS claim, stream, latest; ARGV token, claim ms, lines, stream ms,
 * latest.
 */
export const APPEND = `
local holder = redis.call('GET', KEYS[1])
if holder and holder ~= ARGV[1] then return 0 end
redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2])
if ARGV[3] ~= '' then redis.call('XADD', KEYS[2], '*', 'l', ARGV[3]) end
redis.call('PEXPIRE', KEYS[2], ARGV[4])
redis.call('SET', KEYS[3], ARGV[5], 'PX', ARGV[4])
return 1`

/**
 * Ends an answer: its last lines, its end, and how long it is kept. KEYS claim, stream, latest; ARGV
 * token, lines, how long it is kept in ms or 0, latest.
 */
export const END = `
local holder = redis.call('GET', KEYS[1])
if holder and holder ~= ARGV[1] then return 0 end
redis.call('DEL', KEYS[1])
if ARGV[3] == '0' then
  redis.call('DEL', KEYS[2])
  if redis.call('GET', KEYS[3]) == ARGV[4] then redis.call('DEL', KEYS[3]) end
  return 1
end
redis.call('XADD', KEYS[2], '*', 'l', ARGV[2], 'e', '1')
redis.call('PEXPIRE', KEYS[2], ARGV[3])
if redis.call('GET', KEYS[3]) == ARGV[4] then redis.call('PEXPIRE', KEYS[3], ARGV[3]) end
return 1`

/** Gives a claim back, if it is still this node's. KEYS claim; ARGV token. */
export const GIVE_UP = `
if redis.call('GET', KEYS[1]) == ARGV[1] then redis.call('DEL', KEYS[1]) end
return 1`
