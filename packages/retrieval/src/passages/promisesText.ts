const PROMISE = new RegExp(
  `^(?:${[
    '(?:learn|discover|find out|explore|see|understand) (?:how|what|why|when|where|which|about|more|all|everything)',
    'how (?:to|do|does|can|you)',
    '(?:an? |the )?(?:[a-z-]+ ){0,3}(?:guide|tutorial|overview|introduction|instructions|walkthrough) (?:to|of|for|on|about)',
    'everything you need',
    'this (?:page|guide|article|section|document|tutorial) ',
  ].join('|')})`,
  'i',
)

/**
 * Whether the description of a page says what readers will learn there, and not what is so: "How to clean the lamp in
 * five minutes." Such a text helps to find the page, but quoted as an answer it answers nothing.
 */
export function promisesText(description: string): boolean {
  return PROMISE.test(description.trim())
}
