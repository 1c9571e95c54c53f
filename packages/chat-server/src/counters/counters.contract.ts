import { beforeEach, describe, expect, it } from 'vitest'
import type { Bucket, Counters, Room } from './types.ts'

/** A store with nothing counted in it, and a clock in the test's hands. */
export interface CountersStage {
  readonly counters: Counters
  pass(ms: number): void
}

const LEASE_MS = 60_000

/** The contract of every store of counts. `open` gives an empty one. */
export function describeCounters(name: string, open: () => Promise<CountersStage>): void {
  describe(`${name}`, () => {
    let counters: Counters
    let pass: CountersStage['pass']

    beforeEach(async () => {
      const stage = await open()
      counters = stage.counters
      pass = (ms) => stage.pass(ms)
    })

    async function takeTimes(times: number, ...buckets: Bucket[]): Promise<number> {
      let taken = 0
      for (let time = 0; time < times; time++) {
        if ((await counters.take(buckets)) === 0) taken += 1
      }
      return taken
    }

    describe('a bucket', () => {
      it('gives its burst at once, then says when the next one comes', async () => {
        expect(await takeTimes(3, bucket())).toBe(3)
        expect(await counters.take([bucket()])).toBeCloseTo(10_000)
        pass(4_000)
        expect(await counters.take([bucket()])).toBeCloseTo(6_000)
      })

      it('gives one at the time that it has named, and no second one', async () => {
        await takeTimes(3, bucket())
        pass(await counters.take([bucket()]))
        expect(await takeTimes(2, bucket())).toBe(1)
      })

      it('gives as many as its rate over a long time, on top of its burst', async () => {
        let taken = 0
        for (let second = 0; second < 600; second++) {
          taken += await takeTimes(2, bucket())
          pass(1_000)
        }
        expect(taken).toBe(3 + 59)
      })

      it('holds no more than its burst, however long it rests', async () => {
        await takeTimes(3, bucket())
        pass(86_400_000)
        expect(await takeTimes(5, bucket())).toBe(3)
      })

      it('is not kept empty by those who were refused', async () => {
        await takeTimes(3, bucket())
        await takeTimes(100, bucket())
        pass(10_000)
        expect(await takeTimes(1, bucket())).toBe(1)
      })

      it('gives costs of more than one, and none that it never holds', async () => {
        expect(await counters.take([bucket({ cost: 2 })])).toBe(0)
        expect(await counters.take([bucket({ cost: 2 })])).toBeCloseTo(10_000)
        expect(await counters.take([bucket({ cost: 4 })])).toBe(Infinity)
        expect(await counters.take([bucket()])).toBe(0)
      })

      it('is another one under another name, also under a name of JavaScript', async () => {
        await takeTimes(3, bucket())
        expect(await takeTimes(4, bucket({ name: 'constructor' }))).toBe(3)
        expect(await takeTimes(4, bucket({ name: '__proto__' }))).toBe(3)
      })

      it('gives no more to many who come at once', async () => {
        const waits = await Promise.all(Array.from({ length: 50 }, () => counters.take([bucket()])))
        expect(waits.filter((waitMs) => waitMs === 0)).toHaveLength(3)
      })
    })

    describe('several buckets', () => {
      const small = bucket({ name: 'small', burst: 1 })
      const large = bucket({ name: 'large', burst: 5 })

      it('are all taken from, or none is', async () => {
        await counters.take([small])
        expect(await takeTimes(20, large, small)).toBe(0)
        expect(await takeTimes(6, large)).toBe(5)
      })

      it('make a refused visitor wait for the last of them', async () => {
        const slow = bucket({ name: 'slow', burst: 1, per: 1 })
        await counters.take([small, slow])
        expect(await counters.take([slow, small])).toBeCloseTo(60_000)
        expect(await counters.take([small, slow])).toBeCloseTo(60_000)
      })

      it('do not slow down a visitor without any', async () => {
        expect(await counters.take([])).toBe(0)
      })
    })

    describe('a room', () => {
      it('takes as many as it holds, and the next when one has left', async () => {
        const [first] = [await enter(), await enter()]
        expect(await enter()).toBeUndefined()
        await counters.leave(first!)
        expect(await enter()).toBeDefined()
        expect(await enter()).toBeUndefined()
      })

      it('is left once by each lease, however often it is returned', async () => {
        const [first] = [await enter(), await enter()]
        for (let time = 0; time < 3; time++) await counters.leave(first!)
        expect(await enter()).toBeDefined()
        expect(await enter()).toBeUndefined()
      })

      it('is left by itself when a lease has ended', async () => {
        const lost = [await enter(), await enter()]
        pass(LEASE_MS - 1)
        expect(await enter()).toBeUndefined()
        pass(1)
        expect(await enter()).toBeDefined()
        // A place that is returned too late takes no one else's place.
        for (const lease of lost) await counters.leave(lease!)
        expect(await enter()).toBeDefined()
        expect(await enter()).toBeUndefined()
      })

      it('is entered together with others, or not at all', async () => {
        const full = room({ name: 'full', cap: 1 })
        const lease = await counters.enter([full], LEASE_MS)
        expect(await counters.enter([room(), full], LEASE_MS)).toBeUndefined()
        expect([await enter(), await enter()]).not.toContain(undefined)
        await counters.leave(lease!)
        expect(await counters.enter([full], LEASE_MS)).toBeDefined()
      })

      it('holds no more of many who come at once', async () => {
        const leases = await Promise.all(Array.from({ length: 20 }, () => enter()))
        expect(leases.filter((lease) => lease !== undefined)).toHaveLength(2)
      })

      it('gives a lease that another process can return', async () => {
        const [first] = [await enter(), await enter()]
        await counters.leave(JSON.parse(JSON.stringify(first)))
        expect(await enter()).toBeDefined()
      })

      function enter() {
        return counters.enter([room()], LEASE_MS)
      }
    })
  })
}

/** Three at once, and one every ten seconds. */
function bucket(changes: Partial<Bucket> = {}): Bucket {
  return { name: 'a', cost: 1, burst: 3, per: 6, everyMs: 60_000, ...changes }
}

function room(changes: Partial<Room> = {}): Room {
  return { name: 'a', cap: 2, ...changes }
}
