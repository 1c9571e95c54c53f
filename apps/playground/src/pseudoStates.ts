// No script can move the pointer, and only one frame in a window has the focus. So that a state looks
// in its frame as it does under a pointer or with the focus, the rules for both also apply to
// elements with an attribute.

const STAND_INS = [
  [':hover', '[data-hover]'],
  [':focus-visible', '[data-focus-visible]'],
] as const

/** Has every rule of the page's style sheets hold for `[data-hover]` and `[data-focus-visible]` too. */
export function standInForPseudoStates(): void {
  for (const sheet of document.styleSheets) rewriteRules(sheet.cssRules)
}

function rewriteRules(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule) rewriteSelector(rule)
    if ('cssRules' in rule) rewriteRules(rule.cssRules as CSSRuleList)
  }
}

function rewriteSelector(rule: CSSStyleRule): void {
  const { selectorText } = rule
  const rewritten = STAND_INS.reduce(
    (text, [pseudo, attribute]) => text.replaceAll(pseudo, `:is(${pseudo}, ${attribute})`),
    selectorText,
  )
  // To set it makes the browser match everything again.
  if (rewritten !== selectorText) rule.selectorText = rewritten
}
