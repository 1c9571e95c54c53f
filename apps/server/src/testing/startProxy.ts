import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFreePort } from '../../../../scripts/services/startService.ts'
import { endProcess } from './runDocent.ts'
import type { TestNode } from './startNodes.ts'

const CONFIG = new URL('../../../../deploy/nginx.conf', import.meta.url)

interface Nginx {
  readonly address: string
  end(): Promise<void>
}

/** Starts nginx with `deploy/nginx.conf`, without TLS, in front of two nodes. */
export function startProxy(nodes: readonly Pick<TestNode, 'address'>[]): Promise<Nginx> {
  return startNginx((port) => writeServer(port, nodes), '/readyz')
}

/** Starts nginx with a server of this configuration, and waits until it answers at a path. */
export async function startNginx(
  writeServer: (port: number) => string,
  readyPath: string,
): Promise<Nginx> {
  const program = process.env['DOCENT_TEST_NGINX']
  if (!program) throw new Error('Run these tests with "npm test -- stores", which finds nginx.')
  const folder = mkdtempSync(join(tmpdir(), 'docent-nginx-'))
  const port = await findFreePort()
  writeFileSync(join(folder, 'nginx.conf'), writeConfig(folder, writeServer(port)))
  const args = ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')]
  const child = spawn(program, args, { stdio: 'ignore' })
  const address = `http://127.0.0.1:${port}`
  for (;;) {
    if (child.exitCode !== null) {
      throw new Error(`nginx did not start: ${readFileSync(join(folder, 'error.log'), 'utf8')}`)
    }
    const isReady = await fetch(address + readyPath).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) break
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return {
    address,
    async end() {
      await endProcess(child)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function writeServer(port: number, nodes: readonly Pick<TestNode, 'address'>[]): string {
  let server = readFileSync(CONFIG, 'utf8')
  for (const [place, { address }] of nodes.entries()) {
    server = server.replace(`10.0.0.${11 + place}:3000`, new URL(address).host)
  }
  return server
    .replace('listen 443 ssl;', `listen 127.0.0.1:${port};`)
    .replace(/ +ssl_certificate.*\n/g, '')
}

function writeConfig(folder: string, server: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join('\n')
  return `daemon off;
pid ${folder}/pid;
events {}
http {
access_log off;
${temporary}
${server}
}
`
}
