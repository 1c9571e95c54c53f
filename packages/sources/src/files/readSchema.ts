import { cutText } from '../html/dom.ts'
import { MAX_API_ROWS, MAX_API_WORK } from '../limits.ts'
import { isJsonObject, listObjects, textOf } from './jsonObject.ts'
import type { JsonObject } from './jsonObject.ts'

interface SchemaProperty {
  readonly name: string
  readonly type: string
  readonly isRequired: boolean
  readonly description: string
}

/**
 * Reads the schemas of one API. References may lead in circles, or from a small file to the same large
 * part again and again, so their steps and their whole work are limited.
 */
export interface SchemaReader {
  /** The object that a reference leads to; empty if there is none. */
  resolve(value: unknown): JsonObject
  /** The type in a word or two: `string`, `array of Pet`. */
  nameType(schema: unknown): string
  listProperties(schema: unknown): SchemaProperty[]
  /** Counts characters that were written. @throws {RangeError} if the API leads to too many. */
  spend(characters: number): void
  /** Counts fields before they are looked at. @throws {RangeError} like `spend` */
  spendFields(fields: number): void
}

const MOST_REFERENCES = 8
const MOST_CHOICES = 20
const MOST_TYPE_LENGTH = 300
/** A field takes as long as this many characters. */
const FIELD_WORK = 20

export function createSchemaReader(root: JsonObject): SchemaReader {
  let left = MAX_API_WORK

  function spend(characters: number): void {
    left -= characters
    if (left < 0) {
      throw new RangeError(
        'its references repeat so much that it would become a text of more than 50 million characters',
      )
    }
  }

  const spendFields = (fields: number): void => spend(fields * FIELD_WORK)

  function resolve(value: unknown): JsonObject {
    let found: unknown = value
    for (let step = 0; step < MOST_REFERENCES && isJsonObject(found); step++) {
      const reference = found['$ref']
      if (typeof reference !== 'string') return found
      spend(reference.length)
      found = follow(root, reference)
    }
    return {}
  }

  function listOf(value: unknown): JsonObject[] {
    if (Array.isArray(value)) spendFields(value.length)
    return listObjects(value)
  }

  function nameType(schema: unknown, depth = 0): string {
    spendFields(1)
    const name = nameReference(schema)
    if (name !== '') return name
    const found = resolve(schema)
    const choices = [...listOf(found['oneOf']), ...listOf(found['anyOf'])]
    const isDeep = depth >= MOST_REFERENCES
    if (choices.length > 0 && !isDeep)
      return choices
        .slice(0, MOST_CHOICES)
        .map((one) => nameType(one, depth + 1))
        .join(' or ')
    if (found['type'] === 'array' && !isDeep)
      return `array of ${nameType(found['items'], depth + 1)}`
    const type = nameSimpleType(found)
    spend(type.length)
    return type
  }

  function listProperties(schema: unknown): SchemaProperty[] {
    const properties: SchemaProperty[] = []
    const visit = (one: unknown, depth: number): void => {
      spendFields(1)
      const found = resolve(one)
      if (depth > MOST_REFERENCES) return
      if (found['type'] === 'array') return visit(found['items'], depth + 1)
      for (const part of listOf(found['allOf'])) {
        if (properties.length < MAX_API_ROWS) visit(part, depth + 1)
      }
      properties.push(...listOwn(found, MAX_API_ROWS - properties.length))
    }
    visit(schema, 0)
    return properties
  }

  function listOwn(found: JsonObject, most: number): SchemaProperty[] {
    const properties = isJsonObject(found['properties']) ? Object.entries(found['properties']) : []
    const required = Array.isArray(found['required']) ? found['required'] : []
    spendFields(properties.length)
    spend(required.length * Math.min(properties.length, most))
    return properties.slice(0, Math.max(0, most)).map(([name, one]) => {
      const description = textOf(resolve(one)['description'])
      spend(name.length + description.length)
      return {
        name: name.toWellFormed(),
        type: cutType(nameType(one)),
        isRequired: required.includes(name),
        description,
      }
    })
  }

  return { resolve, nameType: (schema) => nameType(schema), listProperties, spend, spendFields }
}

function nameSimpleType(schema: JsonObject): string {
  const types = Array.isArray(schema['type']) ? schema['type'] : [schema['type']]
  const names = types.slice(0, MOST_CHOICES).map(textOf).filter(Boolean)
  const type = cutType(names.join(' or ')) || 'object'
  const values = Array.isArray(schema['enum']) ? schema['enum'].slice(0, MOST_CHOICES) : []
  const named = values.map(textOf).filter(Boolean).map(cutType)
  const format = cutType(textOf(schema['format']))
  return [
    format === '' ? type : `${type} (${format})`,
    ...(named.length > 0 ? [`one of ${named.join(', ')}`] : []),
  ].join(', ')
}

function cutType(name: string): string {
  return cutText(name, MOST_TYPE_LENGTH)
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
  return /\/([\w.-]{1,100})$/.exec(reference.slice(-MOST_NAME_LENGTH))?.[1] ?? ''
}

/** Of the end of a reference, with its slash. */
const MOST_NAME_LENGTH = 101
