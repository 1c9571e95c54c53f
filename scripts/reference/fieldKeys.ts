import { PAGE_FIELDS, readPageFields } from '../../packages/content/src/frontMatter/pageFields.ts'
import { SITE_FIELDS } from '../../packages/content/src/frontMatter/unknownFields.ts'

export interface FieldKey {
  readonly name: string
  /** The reader's description of valid values; undefined for fields that the site takes unchanged. */
  readonly type: string | undefined
}

/** Every field of the front matter, with the description of its values in the code that reads it. */
export function listFields(): FieldKey[] {
  return [
    ...PAGE_FIELDS.map((name) => ({ name, type: findType(name) })),
    ...SITE_FIELDS.map((name) => ({ name, type: undefined })),
  ]
}

function findType(name: string): string {
  let type: string | undefined
  // An empty group is not a value of any field.
  const wrong = { type: 'group', line: 1, fields: new Map() } as const
  readPageFields(new Map([[name, wrong]]), ({ expected }) => {
    type = expected
  })
  if (type === undefined) throw new Error(`The front matter takes anything for ${name}.`)
  return type
}
