import { type ConfigData, HtmlValidate } from 'html-validate'

/** Rules about valid HTML that is a matter of taste, or intended here. */
const TASTE: NonNullable<ConfigData['rules']> = {
  'attr-case': 'off',
  'attr-quotes': 'off',
  'attribute-boolean-style': 'off',
  'attribute-empty-style': 'off',
  'doctype-style': 'off',
  'no-implicit-close': 'off',
  'void-style': 'off',
  // Headings make anchors as GitHub does: one may begin with the number of a step.
  'valid-id': ['error', { relaxed: true }],
  // The contents of a tutorial are folded above it, or next to it: one of the two is always hidden.
  'unique-landmark': 'off',
}

/** Lists the violations of HTML's rules, each with its file. */
export async function findHtmlFaults(
  pages: readonly (readonly [file: string, html: string])[],
): Promise<string[]> {
  const validator = new HtmlValidate({
    root: true,
    extends: ['html-validate:recommended'],
    rules: TASTE,
  })
  const found: string[] = []
  for (const [file, html] of pages) {
    const { results } = await validator.validateString(html, file)
    const messages = results.flatMap((result) => result.messages)
    found.push(...messages.map(({ ruleId, message }) => `${file}: ${ruleId}: ${message}`))
  }
  return found
}
