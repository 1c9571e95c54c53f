// No cluster runs where the manifests are written. These tests compare them with the fields that Kubernetes
// knows, and with what the server does.

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readLimits } from '@docent/content'
import { expect, it } from 'vitest'
import { readVersion } from '../../apps/server/src/version.ts'
import { toPlainFields } from '../../packages/content/src/frontMatter/value.ts'
import { parseYaml } from '../../packages/content/src/frontMatter/yaml.ts'
import { ROOT } from '../command.ts'
import { VARIABLES } from '../reference/commandsPage.ts'

type Fields = Readonly<Record<string, unknown>>

/** The fields of the kinds that we use. A list is of things of one form; `*` stands for any name. */
type Form = 'text' | 'number' | 'bool' | readonly [Form] | { readonly [name: string]: Form }

const METADATA: Form = { name: 'text' }
const SELECTOR: Form = { matchLabels: { '*': 'text' } }
const PROBE: Form = {
  httpGet: { path: 'text', port: 'number' },
  periodSeconds: 'number',
  failureThreshold: 'number',
}
const RESOURCES: Form = { cpu: 'text', memory: 'text' }
const CONTAINER: Form = {
  name: 'text',
  image: 'text',
  ports: [{ containerPort: 'number' }],
  env: [{ name: 'text', valueFrom: { secretKeyRef: { name: 'text', key: 'text' } } }],
  readinessProbe: PROBE,
  livenessProbe: PROBE,
  resources: { requests: RESOURCES, limits: RESOURCES },
  volumeMounts: [{ name: 'text', mountPath: 'text' }],
}
const POD: Form = {
  metadata: { labels: { '*': 'text' }, annotations: { '*': 'text' } },
  spec: {
    terminationGracePeriodSeconds: 'number',
    securityContext: { runAsNonRoot: 'bool', runAsUser: 'number', fsGroup: 'number' },
    containers: [CONTAINER],
    volumes: [{ name: 'text', emptyDir: {} }],
  },
}
const KINDS: Readonly<Record<string, Form>> = {
  'apps/v1 Deployment': {
    replicas: 'number',
    selector: SELECTOR,
    strategy: { rollingUpdate: { maxUnavailable: 'number', maxSurge: 'number' } },
    template: POD,
  },
  'v1 Service': {
    selector: { '*': 'text' },
    ports: [{ port: 'number', targetPort: 'number' }],
  },
  'policy/v1 PodDisruptionBudget': { minAvailable: 'number', selector: SELECTOR },
}

async function readManifests(): Promise<Fields[]> {
  const text = await readFile(join(ROOT, 'deploy/kubernetes/docent.yaml'), 'utf8')
  return text.split(/^---$/m).map((part) => toPlainFields(parseYaml(part, 1)))
}

/** The fields that a form does not know, or that have another type, by their path. */
function findFaults(value: unknown, form: Form, path: string): string[] {
  if (form === 'text') return typeof value === 'string' ? [] : [path]
  if (form === 'number') return typeof value === 'number' ? [] : [path]
  if (form === 'bool') return typeof value === 'boolean' ? [] : [path]
  if (isList(form)) {
    if (!Array.isArray(value)) return [path]
    return value.flatMap((item, place) => findFaults(item, form[0], `${path}[${place}]`))
  }
  if (typeof value !== 'object' || value === null) return [path]
  return Object.entries(value).flatMap(([name, item]) => {
    const known = form[name] ?? form['*']
    return known ? findFaults(item, known, `${path}.${name}`) : [`${path}.${name}`]
  })
}

function isList(form: Form): form is readonly [Form] {
  return Array.isArray(form)
}

/** A value by its path, such as `spec.template`. */
function dig(fields: Fields | undefined, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((within, name) => (within as Fields | undefined)?.[name], fields)
}

it('the manifests use only fields that Kubernetes knows', async () => {
  const manifests = await readManifests()
  const names = manifests.map(({ apiVersion, kind }) => `${String(apiVersion)} ${String(kind)}`)
  expect(names.toSorted()).toEqual(Object.keys(KINDS).toSorted())
  for (const [place, manifest] of manifests.entries()) {
    const form: Form = {
      apiVersion: 'text',
      kind: 'text',
      metadata: METADATA,
      spec: KINDS[names[place]!]!,
    }
    expect(findFaults(manifest, form, names[place]!)).toEqual([])
  }
})

it('the comparison finds a misspelt field', async () => {
  const [deployment] = await readManifests()
  const spec = { ...(deployment?.['spec'] as Fields), replica: 2 }
  expect(findFaults(spec, KINDS['apps/v1 Deployment']!, 'spec')).toEqual(['spec.replica'])
})

it('the manifests fit each other and the server', async () => {
  const manifests = await readManifests()
  const find = (kind: string) => manifests.find((manifest) => manifest['kind'] === kind)
  const deployment = find('Deployment')
  const labels = dig(deployment, 'spec.template.metadata.labels')
  expect(dig(deployment, 'spec.selector.matchLabels')).toEqual(labels)
  expect(dig(find('Service'), 'spec.selector')).toEqual(labels)
  expect(dig(find('PodDisruptionBudget'), 'spec.selector.matchLabels')).toEqual(labels)

  const [container] = dig(deployment, 'spec.template.spec.containers') as Fields[]
  const env = container?.['env'] as { name: string }[]
  expect(env.filter(({ name }) => !(name in VARIABLES))).toEqual([])
  expect(dig(container, 'readinessProbe.httpGet')).toEqual({ path: '/readyz', port: 3000 })
  expect(dig(container, 'livenessProbe.httpGet')).toEqual({ path: '/healthz', port: 3000 })
  expect(container?.['ports']).toEqual([{ containerPort: 3000 }])
  expect(dig(find('Service'), 'spec.ports')).toEqual([{ port: 80, targetPort: 3000 }])
  // Running answers get their time, and their last commits a few seconds more.
  const grace = dig(deployment, 'spec.template.spec.terminationGracePeriodSeconds')
  expect(grace).toBeGreaterThan(readLimits().shutdownMs / 1_000 + 5)
  expect(dig(container, 'image')).toBe(`docent:${await readVersion()}`)
})
