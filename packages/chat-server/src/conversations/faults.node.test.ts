import { describe, expect, it } from 'vitest'
import {
  describeFault,
  describeReason,
  findObstacle,
  isOutage,
  StoreAwayError,
} from './faults.node.ts'

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

describe('isOutage', () => {
  it.each([
    ['disk_full', '53100', true],
    ['out_of_memory', '53200', true],
    ['too_many_connections', '53300', true],
    ['connection_failure', '08006', true],
    ['deadlock_detected', '40P01', true],
    ['query_canceled', '57014', true],
    ['cannot_connect_now', '57P03', true],
    ['read_only_sql_transaction', '25006', true],
    ['lock_not_available', '55P03', true],
    ['io_error', '58030', true],
    ['unique_violation', '23505', false],
    ['undefined_table', '42P01', false],
    ['a full disk of this machine', 'ENOSPC', false],
    ['no code', undefined, false],
  ])('of %s, %s, is %s', (_, code, isIt) => {
    expect(isOutage(fail({ ...(code !== undefined && { code }) }))).toBe(isIt)
  })

  it('of a database that was not reached is true, and names the first address', () => {
    const refused = new AggregateError([new Error('refused at ::1'), new Error('at 127.0.0.1')])
    const away = new StoreAwayError(refused)
    expect([isOutage(away), away.message]).toEqual([true, 'refused at ::1'])
  })
})
