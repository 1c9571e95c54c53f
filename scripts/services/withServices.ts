import { startPostgres } from './postgres.ts'
import { findProgram } from './programs.ts'
import { startRedis } from './redis.ts'
import type { Service } from './startService.ts'

const NGINX = { name: 'nginx', program: 'nginx', debian: 'nginx-light' }

/** The environment variables by which tests find the stores and nginx. */
export type StoresEnvironment = Readonly<
  Record<'DOCENT_TEST_POSTGRES' | 'DOCENT_TEST_REDIS' | 'DOCENT_TEST_NGINX', string> &
    Partial<Record<'DOCENT_TEST_SMALL_POSTGRES', string>>
>

/** Further services, which not every test needs. */
export interface MoreServices {
  /** Another Postgres, none of whose files can be larger than 3 MB. */
  readonly hasSmallPostgres?: boolean
}

const SMALL_BLOCKS = 6_144

/**
 * Runs work with a Postgres and a Redis: the ones in `DATABASE_URL` and `REDIS_URL`, or else new ones that
 * stop at the end. Each test creates a separate database in Postgres, and uses separate names in Redis.
 * The tests that need a proxy start it themselves.
 */
export async function withServices<Result>(
  work: (environment: StoresEnvironment) => Promise<Result>,
  { hasSmallPostgres = false }: MoreServices = {},
): Promise<Result> {
  const started: Service[] = []
  async function find(named: string | undefined, start: () => Promise<Service>): Promise<string> {
    if (named) return named
    const service = await start()
    started.push(service)
    return service.url
  }
  try {
    return await work({
      DOCENT_TEST_POSTGRES: await find(process.env['DATABASE_URL'], startPostgres),
      DOCENT_TEST_NGINX: await findProgram(NGINX),
      DOCENT_TEST_REDIS: await find(process.env['REDIS_URL'], startRedis),
      ...(hasSmallPostgres && {
        DOCENT_TEST_SMALL_POSTGRES: await find(undefined, () =>
          startPostgres({ maxBlocks: SMALL_BLOCKS }),
        ),
      }),
    })
  } finally {
    for (const service of started) await service.stop()
  }
}
