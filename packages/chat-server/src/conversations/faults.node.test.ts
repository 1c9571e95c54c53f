import { describe, expect, it } from 'vitest'
import { describeFault, describeReason, findObstacle, isShortage } from './faults.node.ts'

const fail = (codes: { code?: string; errcode?: number }) => Object.assign(new Error('x'), codes)

describe('findObstacle', () => {
  it.each([
    [{ code: 'ENOSPC' }, 'space'],
    [{ code: 'ERR_SQLITE_ERROR', errcode: 13 }, 'space'],
    [{ code: 'EACCES' }, 'permissions'],
    [{ code: 'ERR_SQLITE_ERROR', errcode: 14 | (1 << 8) }, 'permissions'],
    [{ code: 'ERR_SQLITE_ERROR', errcode: 26 }, 'damage'],
    [{ code: 'ENOTDIR' }, 'place'],
    [{}, 'place'],
  ])('of %j is %s', (codes, obstacle) => {
    expect(findObstacle(fail(codes))).toBe(obstacle)
  })
})

it('advises to restore a backup only for the database of a server', () => {
  const damaged = fail({ code: 'ERR_SQLITE_ERROR', errcode: 11 })
  expect(describeReason(damaged)).toBe('the file is damaged')
  expect(describeFault(damaged)).toContain('the file is damaged: restore a backup with')
})

describe('isShortage', () => {
  it.each([
    ['disk_full', '53100', true],
    ['out_of_memory', '53200', true],
    ['too_many_connections', '53300', true],
    ['unique_violation', '23505', false],
    ['a full disk of this machine', 'ENOSPC', false],
    ['no code', undefined, false],
  ])('of %s, %s, is %s', (_, code, isIt) => {
    expect(isShortage(fail({ ...(code !== undefined && { code }) }))).toBe(isIt)
  })
})
