import type { Config } from '@docent/content'
import { measureContrasts, roundDown, SIDES } from '../review/contrasts.ts'
import type { MeasuredContrast } from '../review/contrasts.ts'
import { BRAND_SCRIPT, BRAND_STYLES } from './brandStyles.ts'

export interface BrandPageOptions {
  readonly config: Config
  /** The properties of the theme, with their values in the shipped design. */
  readonly tokens: ReadonlyMap<string, string>
  /** The home page and the list of products, as they are rendered now. */
  readonly home: string
  readonly products: string
  /** The script that reloads the page after a change. */
  readonly reloadTag: string
}

const SWATCHES = (
  'bg surface sunken raised text muted line control ' +
  'accent accent-hover on-accent soft on-soft danger ok warn'
).split(' ')

/**
 * Formats one page with everything that a brand sets: colours with their contrasts, type, buttons,
 * a card and the panel.
 */
export function formatBrandPage(options: BrandPageOptions): string {
  const { config, tokens, home, products, reloadTag } = options
  const contrasts = measureContrasts(config.theme, tokens)
  const sheets = new Set([...findSheets(home), ...findSheets(products)])
  const sides = SIDES.map((side) => formatSide(side, contrasts, { config, home, products }))
  const title = `The brand of ${escapeHtml(config.brand)}`
  return [
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<link rel="icon" href="/favicon.svg">',
    ...sheets,
    `<style>${BRAND_STYLES}</style>${reloadTag}</head><body class="brand-page"><main>`,
    `<h1>${title}</h1><p class="lede">${saySum(contrasts)} The page follows docent.config.ts.</p>`,
    `<div class="themes">${sides.join('')}</div></main>`,
    `<script>${BRAND_SCRIPT}</script></body></html>`,
  ].join('\n')
}

type Shown = Pick<BrandPageOptions, 'config' | 'home' | 'products'>

function formatSide(
  side: 'light' | 'dark',
  contrasts: readonly MeasuredContrast[],
  { config, home, products }: Shown,
): string {
  const own = contrasts.filter((one) => one.side === side)
  const name = side === 'light' ? 'Light' : 'Dark'
  return `<section class="side" data-side="${side}" aria-label="${name} theme">
<h2>${name}</h2>
<h3>Logo</h3><p class="logo">${findBrand(home)}</p>
<h3>Colours</h3><ul class="swatches">${SWATCHES.map(formatSwatch).join('')}</ul>
<h3>Contrast</h3><table><thead><tr><th>Colours</th><th>Sample</th><th>Ratio</th><th>Needed</th></tr></thead><tbody>${own.map(formatContrast).join('')}</tbody></table>
<h3>Type</h3><p class="h1 heading">${escapeHtml(config.brand)}</p><p class="h3 heading">A heading of a section</p><p>Text of a page, with <a href="/">a link</a>, <strong>strong words</strong> and <code>code</code>.</p><p class="small">Small text</p>
<h3>Buttons and their states</h3><p class="shown-states"><a class="btn" href="/">Button</a><a class="btn hover" href="/">Under the pointer</a><a class="btn focus" href="/">With the focus</a><a class="btn line" href="/">Second button</a></p>
<h3>Card</h3>${findCard(products)}
<h3>Panel</h3><iframe src="/" data-side="${side}" title="The home page in the ${side} theme, with the panel open"></iframe>
</section>`
}

function formatSwatch(name: string): string {
  return `<li><i style="background:var(--${name})"></i>${name}<br><small></small></li>`
}

function formatContrast(contrast: MeasuredContrast): string {
  const { name, ground, colour, against, ratio, needed, passing } = contrast
  const sample = `<span class="sample" style="color:${colour};background:${against}">Sample</span>`
  const advice = passing === undefined ? '' : `: write ${passing}`
  const verdict =
    ratio < needed
      ? `<strong class="fails">${roundDown(ratio)} fails${advice}</strong>`
      : roundDown(ratio)
  return `<tr><td>${name} on ${ground}</td><td>${sample}</td><td>${verdict}</td><td>${needed}</td></tr>`
}

function saySum(contrasts: readonly MeasuredContrast[]): string {
  const failed = contrasts.filter(({ ratio, needed }) => ratio < needed).length
  return failed === 0
    ? `All ${contrasts.length} pairs of colours have enough contrast.`
    : `${failed} of ${contrasts.length} pairs of colours have too little contrast.`
}

/** The style sheets of a page, which is our own output. */
function findSheets(page: string): string[] {
  return [...page.matchAll(/<link rel="stylesheet"[^>]*>/g)].map(([tag]) => tag)
}

function findBrand(home: string): string {
  return /<a class="?brand"?.*?<\/a>/s.exec(home)?.[0] ?? ''
}

/** The first card of the list of products, or the only product, which has a row to itself. */
function findCard(products: string): string {
  const [only] = /<div class="lead whole">.*?<\/figure>.*?<\/div>\s*<\/div>/s.exec(products) ?? []
  if (only !== undefined) return only
  const [card] =
    /<li class="?card"?>.*?(?=<li class="?card|<\/ul>\s*<\/(?:section|main|div)>)/s.exec(
      products,
    ) ?? []
  return card === undefined
    ? '<p>A site without products has no cards.</p>'
    : `<ul class="cols-2">${card}</ul>`
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
