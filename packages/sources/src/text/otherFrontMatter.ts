// Other tools have other forms of front matter, and other words for a draft.

/** The whole block, with the TOML that Hugo writes between lines of `+++`, or below `---toml`. */
const TOML = /^(?:\+\+\+|---toml)[ \t]*\n(?:([^]*?)\n)?(?:\+\+\+|---)[ \t]*(?:\n|$)/

/** JSON between lines of `;;;`, or below `---json`. Its braces may be missing. */
const FENCED_JSON = /^(?:;;;|---json)[ \t]*\n([^]*?)\n(?:;;;|---)[ \t]*(?:\n|$)/

/** JSON of Hugo, which has no fences: the lines up to one that closes its brace. */
const PLAIN_JSON = /^\{[ \t]*(?:\n[^]*?\n\}|[^\n]*\})[ \t]*(?=\n|$)/

/** A key with a value in one line that YAML writes in the same way. */
const PAIR =
  /^[ \t]*([A-Za-z][\w-]*)[ \t]*=[ \t]*("(?:[^"\\]|\\.)*"|'[^']*'|\[[^[\]{}]*\]|[\w.:+-]+)[ \t]*(?:#.*)?$/

const INTERNAL = /audience["']?[ \t]*=[^\n]*internal/i

/** A text whose front matter is YAML, whatever it was. Tables and values of several lines of TOML are left out. */
export function toYamlFrontMatter(text: string): string {
  return fromJson(text) ?? fromToml(text)
}

/** Every text of JSON is one of YAML. Undefined for a text that only begins like it. */
function fromJson(text: string): string | undefined {
  const [fenced, inner = ''] = FENCED_JSON.exec(text) ?? []
  const whole = fenced ?? PLAIN_JSON.exec(text)?.[0]
  if (whole === undefined) return undefined
  const fields = parseFields(fenced === undefined ? whole : inner)
  if (fields === undefined) return undefined
  const lines = Object.entries(fields).map(([key, value]) => `${key}: ${JSON.stringify(value)}`)
  return ['---', ...lines, '---', '', text.slice(whole.length)].join('\n')
}

function parseFields(json: string): object | undefined {
  for (const written of [json, `{${json}}`]) {
    try {
      const value: unknown = JSON.parse(written)
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
      return Object.keys(value).every((key) => /^[\w-]+$/.test(key)) ? value : undefined
    } catch {
      // The braces may be missing, or it is a text.
    }
  }
  return undefined
}

function fromToml(text: string): string {
  const [whole, toml = ''] = TOML.exec(text) ?? []
  if (whole === undefined) return text
  const [top = ''] = toml.split(/^[ \t]*\[/m)
  const pairs = top.split('\n').flatMap((line) => {
    const [, key, value] = PAIR.exec(line) ?? []
    return key === undefined ? [] : [`${key}: ${value}`]
  })
  // In whatever table it is: a page too few is better than one that colleagues alone may read.
  const audience = INTERNAL.test(toml) ? ['audience: internal'] : []
  const own = pairs.filter((pair) => audience.length === 0 || !/^audience:/i.test(pair))
  return ['---', ...own, ...audience, '---', '', text.slice(whole.length)].join('\n')
}

const YAML = /^---[ \t]*\n([^]*?)\n---[ \t]*(?:\n|$)/
const DRAFT =
  /^(?:draft[ \t]*:[ \t]*["']?(?:true|yes|on|1)|published[ \t]*:[ \t]*["']?(?:false|no|off|0))["']?[ \t]*(?:#.*)?$/im

/** Whether a tool publishes no page with this front matter. Jekyll says `published: false`. */
export function saysDraft(text: string): boolean {
  const [, yaml = ''] = YAML.exec(text) ?? []
  return DRAFT.test(yaml)
}
