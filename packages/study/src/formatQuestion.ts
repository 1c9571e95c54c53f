/** English words that a question starts with. */
const ASKING =
  /^(?:am|are|can|could|did|do|does|has|how|is|may|must|shall|should|was|were|what|what's|when|where|which|who|whose|why|will|would)\b/i

/** A note's question as a heading: one that reads like a whole question, if there is one. */
export function formatQuestion(questions: readonly string[]): string {
  const whole =
    questions.find((question) => question.endsWith('?')) ??
    questions.find((question) => ASKING.test(question)) ??
    questions[0] ??
    ''
  const text = whole.charAt(0).toLocaleUpperCase() + whole.slice(1)
  return /[?!.]$/.test(text) || !ASKING.test(text) ? text : `${text}?`
}
