import { reportField } from '../pages/problem.ts'
import type { Report } from '../pages/problem.ts'
import { describeValue, toPlain } from './value.ts'
import type { Value } from './value.ts'

const EXPECTED = 'names with a text or a number, such as { Height: 42 cm }'

/** Reports the facts that the site cannot show: it would leave them out without a word. */
export function reportFacts(facts: Value | undefined, report: Report): void {
  if (facts?.type === 'list')
    for (const [index, item] of facts.items.entries()) reportGroup(item, `facts[${index}]`, report)
  else if (facts !== undefined && facts.type !== 'nothing') reportGroup(facts, 'facts', report)
}

function reportGroup(group: Value, field: string, report: Report): void {
  const refuse = (value: Value, name: string): void =>
    reportField(report, value.line, name, EXPECTED, describeValue(toPlain(value)))
  if (group.type !== 'group') return refuse(group, field)
  const [label, value] = [group.fields.get('label'), group.fields.get('value')]
  // In a list, these two are parts of one fact.
  if (field !== 'facts' && (label ?? value) !== undefined) {
    if (label?.type !== 'text' || !isShown(value)) refuse(group, field)
    return
  }
  for (const [name, one] of group.fields) if (!isShown(one)) refuse(one, `${field}.${name}`)
}

function isShown(value: Value | undefined): boolean {
  return value?.type === 'text' && ['string', 'number'].includes(typeof value.plain)
}
