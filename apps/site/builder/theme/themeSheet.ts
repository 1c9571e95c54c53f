import type { Config } from '@docent/content'

/** The owner's part of the sheet: their fonts, and their custom properties. */
export function formatOwnStyles({ theme, fonts }: Pick<Config, 'theme' | 'fonts'>): string {
  return formatFonts(fonts) + formatTheme(theme)
}

/** A rule for each file. Text is shown in a font of the system until it is there. */
function formatFonts(fonts: Config['fonts']): string {
  const files = new Map(fonts.map((font) => [font.file, font]))
  return files
    .values()
    .map(
      ({ family, file, weight }) =>
        `@font-face{font-family:"${family}";src:url("${encodeURI(file)}")format("woff2");font-weight:${weight};font-display:swap}`,
    )
    .toArray()
    .join('')
}

/**
 * The owner's custom properties as a rule: each for the site and, with its public name, for the
 * chat.
 *
 * @throws {Error} if a name or a value could end its rule.
 */
export function formatTheme(theme: Readonly<Record<string, string>>): string {
  const lines = Object.entries({ ...deriveFrom(theme['accent']), ...theme }).map(
    ([name, value]) => {
      if (!/^[a-z][a-z0-9-]*$/.test(name) || /[;{}<>\\]|\/\*/.test(value)) {
        throw new Error(
          `Cannot use the theme of the configuration: "${name}: ${value}" is not a custom property. ` +
            'Write a lowercase name without leading dashes, and one CSS value.',
        )
      }
      return `--${name}:${value};--docent-${name}:${value};`
    },
  )
  return lines.length === 0 ? '' : `\n@layer tokens{:root{${lines.join('')}}}\n`
}

/**
 * The colours that go with an owner's accent, unless they name these as well: ours go with ours, and
 * a green link that turns red under the pointer is nobody's brand.
 */
function deriveFrom(accent: string | undefined): Readonly<Record<string, string>> {
  if (accent === undefined) return {}
  const strong = `color-mix(in oklab, ${accent} 80%, light-dark(#000, #fff))`
  return {
    'accent-hover': strong,
    soft: `color-mix(in oklab, ${accent} 12%, var(--bg))`,
    'on-soft': strong,
  }
}
