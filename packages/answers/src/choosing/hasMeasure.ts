// Of a number only its last digit matters, and what follows it. An expression that read the whole number
// again from each of its digits took minutes for a page with 40,000 digits.
const MEASURE =
  /\d[.,]*\s*(?:%|[kmgt]i?b|ms|px|seconds?|minutes?|hours?|days?|weeks?|months?|years?|vcpus?|usd|times?|characters?|\$)|[$€]\s?\d/i

/** Whether a text has an amount with its unit: `15 minutes`, `1,000 MB`, `$5`. */
export function hasMeasure(text: string): boolean {
  return MEASURE.test(text)
}
