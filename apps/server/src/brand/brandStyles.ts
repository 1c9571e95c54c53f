/** The layout of the brand page. It uses only colours of the site. */
export const BRAND_STYLES = `
.brand-page { max-width: 1400px; margin: 0 auto; padding: 24px; }
.brand-page .themes { display: grid; gap: 24px; grid-template-columns: repeat(auto-fit, minmax(min(100%, 560px), 1fr)); }
.brand-page .side { background: var(--bg); color: var(--text); border: 1px solid var(--line); border-radius: var(--radius); padding: 24px; overflow: hidden; }
.brand-page .side[data-side=light] { color-scheme: light; --day: block; --night: none; }
.brand-page .side[data-side=dark] { color-scheme: dark; --day: none; --night: block; }
.brand-page .lede { margin: 8px 0 24px; }
.brand-page .side > h2 { font: 600 24px/1.2 var(--serif); margin: 0; }
.brand-page .side > h3 { font: 600 14px var(--sans); color: var(--muted); margin: 32px 0 12px; }
.brand-page .side > h2 + h3 { margin-top: 16px; }
.brand-page .swatches { display: grid; gap: 12px; grid-template-columns: repeat(auto-fill, minmax(100px, 1fr)); padding: 0; margin: 0; list-style: none; }
.brand-page .swatches i { display: block; height: 48px; border: 1px solid var(--line); border-radius: var(--corner); margin-bottom: 4px; }
.brand-page .swatches li { font: 13px/1.4 var(--mono); }
.brand-page .swatches small { color: var(--muted); font-size: 12px; }
.brand-page table { width: 100%; border-collapse: collapse; font: 14px var(--sans); }
.brand-page td, .brand-page th { text-align: start; padding: 4px 8px 4px 0; border-bottom: 1px solid var(--line); }
.brand-page .sample { display: inline-block; padding: 2px 10px; border-radius: 4px; }
.brand-page .fails { color: var(--danger); }
.brand-page iframe { width: 100%; height: 680px; border: 1px solid var(--line); border-radius: var(--radius); background: var(--bg); }
.brand-page .heading { font-family: var(--serif); font-weight: 600; margin: 0 0 8px; }
.brand-page .logo { margin: 0 0 16px; }
.brand-page .shown-states .btn { margin: 0 8px 8px 0; }
.brand-page .shown-states .hover { background: var(--accent-hover); }
.brand-page .shown-states .focus { outline: 3px solid var(--accent); outline-offset: 2px; }
@media (max-width: 480px) {
  .brand-page { padding: 16px; }
  .brand-page .side { padding: 16px; }
  .brand-page table { font-size: 13px; }
  .brand-page .sample { padding: 2px 4px; }
}
`

/**
 * Writes the value of each colour below its name, as the browser computes it, and shows the pages in the
 * frames in the theme of their side, with the panel open. The frames are real pages of the site, as
 * visitors see them.
 */
export const BRAND_SCRIPT = `
const pixel = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
for (const swatch of document.querySelectorAll('.swatches i')) {
  pixel.fillStyle = getComputedStyle(swatch).backgroundColor
  pixel.fillRect(0, 0, 1, 1)
  const [red, green, blue] = pixel.getImageData(0, 0, 1, 1).data
  const value = (red << 16 | green << 8 | blue).toString(16).padStart(6, '0')
  swatch.parentElement.querySelector('small').textContent = '#' + value
}
for (const frame of document.querySelectorAll('iframe')) {
  const prepare = () => {
    const page = frame.contentDocument
    const root = page.documentElement
    root.dataset.theme = frame.dataset.side
    new MutationObserver(() => {
      if (root.dataset.theme !== frame.dataset.side) root.dataset.theme = frame.dataset.side
    }).observe(root, { attributeFilter: ['data-theme'] })
    page.querySelector('.docent [aria-expanded=false]')?.click()
  }
  frame.addEventListener('load', prepare)
  if (frame.contentDocument?.readyState === 'complete') prepare()
}
`
