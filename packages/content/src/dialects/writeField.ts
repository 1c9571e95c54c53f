import { hangText } from './alignText.ts'
import { labelText, readAttribute, readPhrase, toCode, toPhrase } from './attributes.ts'
import type { Element } from './nestElements.ts'

const NAMES = ['name', 'path', 'query', 'body', 'header', 'title', 'param', 'id', 'cookie'] as const

/** A parameter or property of an API reference, as an item of a list: `- \`id\` (string, required): The order.` */
export function writeField(element: Element, text: string): string {
  const name = readAttribute(element, NAMES)
  if (name === '') return text
  const { attributes } = element
  const isSet = (flag: string): boolean =>
    attributes.get(flag) === true || attributes.get(flag) === 'true'
  const preset = attributes.get('default') ?? attributes.get('defaultValue')
  const value = typeof preset === 'object' ? preset.code : preset
  return writeItem(
    {
      name,
      type: readAttribute(element, ['type']),
      required: isSet('required'),
      deprecated: isSet('deprecated'),
      ...(typeof value === 'string' && { preset: value }),
    },
    text || readPhrase(element, ['description']),
  )
}

interface Field {
  readonly name: string
  readonly type: string
  readonly required: boolean
  readonly deprecated: boolean
  readonly preset?: string
}

function writeItem({ name, type, required, deprecated, preset = '' }: Field, text: string): string {
  const facts = [
    toCode(type),
    required ? 'required' : '',
    deprecated ? 'deprecated' : '',
    preset === '' ? '' : `default ${toCode(preset)}`,
  ].filter((fact) => fact !== '')
  const lead = /\s/.test(name) ? `**${toPhrase(name)}**` : toCode(name)
  const known = facts.length === 0 ? lead : `${lead} (${facts.join(', ')})`
  return hangText(text === '' ? known : labelText(`${known}:`, text), '- ')
}

const ENTRY =
  /(?:"([^"\n]{1,100})"|'([^'\n]{1,100})'|([\w$.-]{1,100}))\s{0,20}:\s{0,20}\{([^{}]{0,4000})\}/g
const FACT =
  /\b(type|default|description|required)\s{0,20}:\s{0,20}(?:"([^"\n]*)"|'([^'\n]*)'|`([^`]*)`|(true))/g

/** The properties in `<TypeTable type={{ size: { type: 'number', description: 'In pixels' } }} />`. */
export function writeFieldTable({ name, attributes }: Element): string {
  const value = attributes.get('type') ?? attributes.get('props') ?? attributes.get('data')
  if (!/table|props|properties/.test(name) || typeof value !== 'object') return ''
  const fields = [...value.code.matchAll(ENTRY)].map(([, double, single, plain, inner = '']) => {
    const facts = new Map(
      [...inner.matchAll(FACT)].map(([, fact = '', ...given]) => [
        fact,
        given.find((one) => one !== undefined) ?? '',
      ]),
    )
    const preset = facts.get('default')
    const field = {
      name: double ?? single ?? plain ?? '',
      type: facts.get('type') ?? '',
      required: facts.get('required') === 'true',
      deprecated: false,
      ...(preset !== undefined && { preset }),
    }
    return writeItem(field, toPhrase(facts.get('description') ?? ''))
  })
  return fields.join('\n')
}
