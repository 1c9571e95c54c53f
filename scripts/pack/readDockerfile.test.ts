import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ROOT } from '../command.ts'
import { readDockerfile } from './readDockerfile.ts'

it('reads our Dockerfile whole: it installs, builds and starts the command that `npm start` starts', () => {
  const { commands, env, start, health } = readDockerfile(
    readFileSync(join(ROOT, 'Dockerfile'), 'utf8'),
  )
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>
  }
  expect(commands.slice(0, 2)).toEqual(['npm ci --omit=dev', 'npm run build'])
  expect(start.join(' ')).toBe(`node_modules/.bin/${scripts['start']}`)
  expect(env).toMatchObject({ NODE_ENV: 'production', HOST: '0.0.0.0', DATA_DIR: '/data' })
  expect(health.join(' ')).toContain(`:${env['PORT']}/readyz`)
})

it('refuses a line that the trial would not follow', () => {
  expect(() => readDockerfile('FROM node\nADD https://example.com/a /a\n')).toThrow(
    'Cannot follow this line of the Dockerfile: ADD https://example.com/a /a',
  )
})
