import type { TextBlock } from '../markdown/blocks.ts'
import { writeMarkdown } from '../markdown/blocks.ts'
import { escapeForMarkdown, fenceInline } from '../markdown/escapeForMarkdown.ts'
import { cutText, foldSpaces } from '../html/dom.ts'
import { cutHeading } from '../html/outline.ts'
import { createSiteAddresses } from '../siteAddresses.ts'
import { MAX_ANCHOR_LENGTH, MAX_API_ROWS } from '../limits.ts'
import type { ImportedPage, ImportedSection } from '../types.ts'
import { isJsonObject, listObjects, textOf } from './jsonObject.ts'
import type { JsonObject } from './jsonObject.ts'
import { createSchemaReader } from './readSchema.ts'
import type { SchemaReader } from './readSchema.ts'

const METHODS = ['get', 'post', 'put', 'patch', 'delete', 'head', 'options', 'trace', 'query']

/** Whether a parsed file describes an API in OpenAPI 3. */
export function isOpenApi(value: unknown): value is JsonObject {
  return isJsonObject(value) && /^3\.\d/.test(textOf(value['openapi']))
}

interface Operation {
  readonly tag: string
  readonly section: ImportedSection
}

/**
 * Reads the description of an API: a page for each tag, with a section for each operation. Parameters,
 * bodies and responses are tables.
 *
 * @param url the address of the reference that people read. The anchors are those of Redoc.
 */
export function readOpenApi(api: JsonObject, url: string, version?: string): ImportedPage[] {
  const info = isJsonObject(api['info']) ? api['info'] : {}
  const title = cutHeading(foldSpaces(textOf(info['title']))) || 'API'
  const described = new Map(
    listObjects(api['tags']).map((tag) => [textOf(tag['name']), textOf(tag['description'])]),
  )
  const sections = Map.groupBy(listOperations(api, createSchemaReader(api)), ({ tag }) => tag)
  const toUrl = createTagAddresses(url, [...sections.keys()])
  const page = (
    name: string,
    text: string,
    operations: readonly Operation[] = [],
  ): ImportedPage => ({
    url: toUrl(name),
    title: name === '' ? title : cutHeading(`${title}: ${foldSpaces(name)}`),
    description: '',
    language: '',
    version: version ?? '',
    sections: [
      { anchor: '', heading: '', depth: 0, path: [], markdown: text },
      ...operations.map(({ section }) => section),
    ],
  })
  return [
    page('', describeApi(info, api), sections.get('')),
    ...[...sections]
      .filter(([name]) => name !== '')
      .map(([name, operations]) => page(name, described.get(name) ?? '', operations)),
  ]
}

/**
 * Pages of one reference differ in their query, which the reference ignores. A reference that Docent shows itself has a
 * page for each tag.
 */
function createTagAddresses(url: string, tags: readonly string[]): (tag: string) => string {
  const find = createSiteAddresses(url, { pages: ['', ...tags.map(toName)], others: [] })
  return (tag) => {
    if (url.startsWith('/')) return find(tag === '' ? '' : toName(tag)) ?? url
    if (tag === '') return url
    return `${url}${url.includes('?') ? '&' : '?'}tag=${encodeURIComponent(tag)}`
  }
}

/** The name of a tag as that of a file, without folders. */
function toName(tag: string): string {
  return `${tag.replaceAll('/', '-')}.md`
}

function describeApi(info: JsonObject, api: JsonObject): string {
  const servers = listObjects(api['servers']).map((server) => ({
    type: 'paragraph' as const,
    text: fenceInline(foldSpaces(textOf(server['url']))),
  }))
  const blocks: TextBlock[] = [
    ...(servers.length > 0 ? [{ type: 'paragraph' as const, text: 'Base address:' }] : []),
    ...servers.filter(({ text }) => text !== ''),
  ]
  return [textOf(info['description']), writeMarkdown(blocks)].filter(Boolean).join('\n\n')
}

function listOperations(api: JsonObject, schemas: SchemaReader): Operation[] {
  const paths = isJsonObject(api['paths']) ? api['paths'] : {}
  return Object.entries(paths).flatMap(([path, found]) => {
    const item = schemas.resolve(found)
    return METHODS.flatMap((method) => {
      const operation = item[method]
      return isJsonObject(operation)
        ? readOperation({ path, method, operation, item }, schemas)
        : []
    })
  })
}

interface OperationPlace {
  readonly path: string
  readonly method: string
  readonly operation: JsonObject
  /** The fields that all operations of the path share. */
  readonly item: JsonObject
}

function readOperation(place: OperationPlace, schemas: SchemaReader): Operation {
  const { path, method, operation } = place
  const call = foldSpaces(`${method.toUpperCase()} ${path.toWellFormed()}`)
  const id = textOf(operation['operationId'])
  const anchor = id === '' ? `paths/${path.replaceAll('/', '~1')}/${method}` : `operation/${id}`
  const tags = Array.isArray(operation['tags']) ? operation['tags'] : []
  const heading = cutHeading(foldSpaces(textOf(operation['summary'])) || call)
  const parts = [
    writeMarkdown([{ type: 'paragraph', text: fenceInline(call) }]),
    operation['deprecated'] === true ? '**Deprecated.**' : '',
    textOf(operation['description']),
    writeMarkdown(listTables(place, schemas)),
  ]
  const markdown = parts.filter(Boolean).join('\n\n')
  // Many paths may share one operation.
  schemas.spend(markdown.length)
  return {
    tag: textOf(tags[0]),
    section: {
      anchor: cutText(anchor, MAX_ANCHOR_LENGTH),
      heading,
      depth: 2,
      path: [heading],
      markdown,
    },
  }
}

function listTables({ operation, item }: OperationPlace, schemas: SchemaReader): TextBlock[] {
  const parameters = [...listObjects(item['parameters']), ...listObjects(operation['parameters'])]
  schemas.spendFields(parameters.length)
  return [
    ...table(
      'Parameters:',
      ['Name', 'In', 'Type', 'Required', 'Description'],
      parameters.slice(0, MAX_API_ROWS).map((one) => readParameter(schemas.resolve(one), schemas)),
    ),
    ...readBody('Body', schemas.resolve(operation['requestBody']), schemas),
    ...readResponses(operation, schemas),
  ]
}

function readParameter(parameter: JsonObject, schemas: SchemaReader): string[] {
  return [
    fenceInline(foldSpaces(textOf(parameter['name']))),
    toCell(textOf(parameter['in'])),
    toCell(schemas.nameType(parameter['schema'])),
    parameter['required'] === true ? 'yes' : 'no',
    toCell(textOf(parameter['description'])),
  ]
}

function readBody(name: string, body: JsonObject, schemas: SchemaReader): TextBlock[] {
  const content = isJsonObject(body['content']) ? Object.entries(body['content']) : []
  schemas.spendFields(content.length)
  const [first] = content
  if (!first) return []
  const [type, media] = first
  const properties = schemas.listProperties(isJsonObject(media) ? media['schema'] : undefined)
  return table(
    `${name} (${toCell(type)}):`,
    ['Field', 'Type', 'Required', 'Description'],
    properties.map((one) => [
      fenceInline(foldSpaces(one.name)),
      toCell(one.type),
      one.isRequired ? 'yes' : 'no',
      toCell(one.description),
    ]),
  )
}

function readResponses(operation: JsonObject, schemas: SchemaReader): TextBlock[] {
  const found = isJsonObject(operation['responses']) ? Object.entries(operation['responses']) : []
  schemas.spendFields(found.length)
  const responses = found
    .slice(0, MAX_API_ROWS)
    .map(([status, one]) => [status, schemas.resolve(one)] as const)
  const success = responses.find(([status]) => status.startsWith('2'))
  return [
    ...table(
      'Responses:',
      ['Status', 'Description'],
      responses.map(([status, one]) => [toCell(status), toCell(textOf(one['description']))]),
    ),
    ...(success
      ? readBody(`Body of the response ${foldSpaces(success[0])}`, success[1], schemas)
      : []),
  ]
}

function table(name: string, head: readonly string[], rows: readonly string[][]): TextBlock[] {
  if (rows.length === 0) return []
  return [
    { type: 'paragraph', text: name },
    { type: 'table', rows: [head, ...rows] },
  ]
}

function toCell(text: string): string {
  return escapeForMarkdown(foldSpaces(text.toWellFormed()))
}
