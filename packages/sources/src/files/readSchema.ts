import { isJsonObject, listObjects, textOf } from './jsonObject.ts'
import type { JsonObject } from './jsonObject.ts'

interface SchemaProperty {
  readonly name: string
  readonly type: string
  readonly isRequired: boolean
  readonly description: string
}

/** Reads the schemas of one API. References may lead in circles, so each is followed a few times only. */
export interface SchemaReader {
  /** The object that a reference leads to; empty if there is none. */
  resolve(value: unknown): JsonObject
  /** The type in a word or two: `string`, `array of Pet`. */
  nameType(schema: unknown): string
  listProperties(schema: unknown): SchemaProperty[]
}

const MOST_REFERENCES = 8
const MOST_PROPERTIES = 200

export function createSchemaReader(root: JsonObject): SchemaReader {
  function resolve(value: unknown): JsonObject {
    let found: unknown = value
    for (let step = 0; step < MOST_REFERENCES && isJsonObject(found); step++) {
      const reference = found['$ref']
      if (typeof reference !== 'string') return found
      found = follow(root, reference)
    }
    return {}
  }

  function nameType(schema: unknown, depth = 0): string {
    const name = nameReference(schema)
    if (name !== '') return name
    const found = resolve(schema)
    const choices = [...listObjects(found['oneOf']), ...listObjects(found['anyOf'])]
    if (choices.length > 0 && depth < MOST_REFERENCES)
      return choices.map((one) => nameType(one, depth + 1)).join(' or ')
    if (found['type'] === 'array' && depth < MOST_REFERENCES)
      return `array of ${nameType(found['items'], depth + 1)}`
    const types = Array.isArray(found['type']) ? found['type'] : [found['type']]
    const type = types.map(textOf).filter(Boolean).join(' or ') || 'object'
    const values = Array.isArray(found['enum']) ? found['enum'].map(textOf).filter(Boolean) : []
    const format = textOf(found['format'])
    return [
      format === '' ? type : `${type} (${format})`,
      ...(values.length > 0 ? [`one of ${values.slice(0, 20).join(', ')}`] : []),
    ].join(', ')
  }

  function listProperties(schema: unknown, depth = 0): SchemaProperty[] {
    const found = resolve(schema)
    if (depth > MOST_REFERENCES) return []
    if (found['type'] === 'array') return listProperties(found['items'], depth + 1)
    const inherited = listObjects(found['allOf']).flatMap((one) => listProperties(one, depth + 1))
    const required = Array.isArray(found['required']) ? found['required'] : []
    const properties = isJsonObject(found['properties']) ? Object.entries(found['properties']) : []
    const own = properties.map(([name, one]) => ({
      name,
      type: nameType(one),
      isRequired: required.includes(name),
      description: textOf(resolve(one)['description']),
    }))
    return [...inherited, ...own].slice(0, MOST_PROPERTIES)
  }

  return {
    resolve,
    nameType: (schema) => nameType(schema),
    listProperties: (schema) => listProperties(schema),
  }
}

/** Only references within the file are followed: `#/components/schemas/Pet`. */
function follow(root: JsonObject, reference: string): unknown {
  if (!reference.startsWith('#/')) return undefined
  return reference
    .slice(2)
    .split('/')
    .map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>(
      (value, name) =>
        isJsonObject(value) && Object.hasOwn(value, name) ? value[name] : undefined,
      root,
    )
}

function nameReference(schema: unknown): string {
  const reference = isJsonObject(schema) ? textOf(schema['$ref']) : ''
  return /\/([\w.-]{1,100})$/.exec(reference)?.[1] ?? ''
}
