import type { Config, Content } from '@docent/content'

// The ranges of fontsExtended.css, without the signs that the first file has too.
const EXTENDED =
  /[\u0100-\u02ff\u1d00-\u1dbf\u1e00-\u1eff\u20a0-\u20ab\u20ad-\u20c0\u2113\u2c60-\u2c7f\ua720-\ua7ff]/

/** Whether any page, or the site's own name, has a letter that the face's first file lacks. */
export function needsExtended({ documents }: Content, config: Config): boolean {
  if (EXTENDED.test(JSON.stringify(config))) return true
  return documents.some(({ markdown, meta, title, summary }) =>
    EXTENDED.test(`${title} ${summary} ${JSON.stringify(meta)} ${markdown}`),
  )
}
