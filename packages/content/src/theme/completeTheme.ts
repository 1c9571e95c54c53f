import type { BrandConfig, FontConfig } from '../config/configTypes.ts'
import { deriveNeutrals } from './neutral.ts'

type Theme = Readonly<Record<string, string>>

/** The radius of buttons and fields, and that of the panel. `soft` is the shipped design. */
const CORNERS: Readonly<Record<BrandConfig['corners'], Theme>> = {
  square: { corner: '0px', radius: '0px' },
  soft: {},
  round: { corner: '14px', radius: '24px' },
}

/** The custom properties of an owner's theme with those that follow from other keys. Their own win. */
export function completeTheme(
  theme: Theme,
  { corners, fonts }: Pick<BrandConfig, 'corners' | 'fonts'>,
): Theme {
  const neutral = theme['neutral']
  return {
    ...(neutral !== undefined && deriveNeutrals(neutral)),
    ...CORNERS[corners],
    ...Object.fromEntries(fonts.flatMap(setFont)),
    ...theme,
  }
}

const SANS = 'system-ui, sans-serif'

/** The properties of each font, on the site and in the chat, and the fonts until it is loaded. */
const FONTS: Readonly<Record<FontConfig['for'], { names: readonly string[]; others: string }>> = {
  headings: { names: ['serif', 'font-heading'], others: SANS },
  text: { names: ['sans', 'font'], others: SANS },
  code: { names: ['mono', 'font-mono'], others: 'ui-monospace, monospace' },
}

function setFont(font: FontConfig): [name: string, value: string][] {
  const { names, others } = FONTS[font.for]
  return names.map((name) => [name, `"${font.family}", ${others}`])
}
