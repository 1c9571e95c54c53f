/** The commands that make and start an image, as far as our Dockerfile needs them. */
export interface Dockerfile {
  /** The folder that the project is copied into. */
  readonly workFolder: string
  /** The commands of all stages, in their order. */
  readonly commands: readonly string[]
  readonly env: Readonly<Record<string, string>>
  readonly start: readonly string[]
  readonly health: readonly string[]
}

const KNOWN = /^(?:FROM|COPY|USER|VOLUME|EXPOSE|STOPSIGNAL|WORKDIR|RUN|ENV|HEALTHCHECK|CMD)$/

/** @throws {Error} for an instruction that a trial without a container engine cannot follow. */
export function readDockerfile(text: string): Dockerfile {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  const steps = lines.map((line) => {
    const [, name = '', value = ''] = /^(\S+)\s+(.*)$/.exec(line) ?? []
    if (!KNOWN.test(name)) throw new Error(`Cannot follow this line of the Dockerfile: ${line}`)
    return { name, value }
  })
  const valuesOf = (wanted: string): string[] =>
    steps.filter(({ name }) => name === wanted).map(({ value }) => value)
  return {
    workFolder: valuesOf('WORKDIR').at(-1) ?? '/',
    commands: valuesOf('RUN'),
    env: Object.fromEntries(
      valuesOf('ENV').flatMap((value) => value.split(' ').map((pair) => pair.split('='))),
    ) as Record<string, string>,
    start: readList(valuesOf('CMD').at(-1)),
    health: readList(valuesOf('HEALTHCHECK').at(-1)?.replace(/^CMD /, '')),
  }
}

function readList(value = '[]'): string[] {
  return JSON.parse(value) as string[]
}
