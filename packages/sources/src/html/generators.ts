// The names that documentation generators give the parts of their pages. Selectors that several
// generators share are written once; the content of a page decides, not only the name of its generator.

/** Boxes that belong to the text, though many are `aside`. */
export const ADMONITION: string =
  '.admonition,.custom-block,.theme-admonition,.starlight-aside,.admonitionblock,.callout,.nextra-callout,.alert,' +
  'div.note,div.tip,div.warning,div.caution,div.important,div.danger'

export const ADMONITION_TITLE =
  '.admonition-title,.custom-block-title,.starlight-aside__title,[class*=admonitionHeading],.title'

/**
 * The parts of a page that are not its text: `name`, `.class`, `name.class`, `#id` or `[role]`, one
 * check each. Classes are in lower case.
 */
export const BOILERPLATE: ReadonlySet<string> = new Set(
  [
    'script style template noscript svg iframe object button form select input textarea dialog nav footer',
    '[navigation] [search] [contentinfo] [tablist]',
    // Tabs, whose labels were read before, and links to the headings themselves.
    '.tabbed-labels .headerlink .hash-link .header-anchor .sl-anchor-link .subheading-anchor .anchorlink',
    'a.anchor a.mark .td-heading-self-link',
    // Navigation that is not marked up as such.
    '#sidebar .breadcrumb .breadcrumbs .pagination-nav .pager .navheader .navfooter div.related .sphinxsidebar',
    '.toc #toc .table-of-contents .nextra-toc #quickview .toplang .bottomlang .language-selector',
    '.theme-doc-footer .theme-doc-toc-mobile .theme-doc-version-badge .edit-this-page .md-content__button',
    '.md-source-file #footer .prev-next .next-prev .page-nav .edit-link .last-updated .lastupdated .feedback',
    // For screen readers and for the mouse.
    '.sr-only .visually-hidden .screen-reader-text .skip-link .copy .copybtn span.lang .srclink a.src',
    '.viewcode-link #rustdoc-toc',
    // Texinfo and GTK-Doc.
    'table.header table.navigation .nav-panel div.navigation div.footer',
    // Line numbers of code.
    '.linenos .linenodiv .lineno .line-numbers-wrapper td.gutter',
  ].flatMap((line) => line.split(' ')),
)

/** The same for elements that need a selector: they are removed unless they belong to the text. */
export const BOILERPLATE_BOXES: string = `.vp-code-group>.tabs,[role=complementary]:not(${ADMONITION}),aside:not(${ADMONITION},[class*=footnote],[role=note],.topic)`

/** Where the text is, the surest first; one counts if a page has it exactly once. */
export const MAIN_SELECTORS: readonly string[] = [
  '.vp-doc',
  'article.md-content__inner',
  '.theme-doc-markdown',
  '.sl-markdown-content',
  '.nextra-content main',
  '[role=main]',
  'main',
  'article',
  '.td-content',
  '#apicontent',
  '#page-content',
  '#main-content',
  'body.manpage,body.article,body.book',
  '#content',
  'body',
]

export type GeneratorName =
  | 'docusaurus'
  | 'vitepress'
  | 'starlight'
  | 'mkdocs'
  | 'sphinx'
  | 'hugo'
  | 'nextra'
  | 'asciidoc'
  | 'docbook'
  | 'mdbook'
  | 'unknown'

/** The signs of each generator: a pattern for its tag, or an element that only its pages have. */
export const GENERATOR_SIGNS: readonly (readonly [GeneratorName, RegExp, string])[] = [
  ['docusaurus', /^docusaurus/i, '#__docusaurus'],
  ['vitepress', /^vitepress/i, '#VPContent,.vp-doc'],
  ['starlight', /^starlight/i, '.sl-markdown-content,starlight-toc'],
  ['mkdocs', /^mkdocs/i, '[data-md-component]'],
  ['sphinx', /^sphinx/i, '.sphinxsidebar,#searchbox,link[href*="pygments.css"]'],
  ['hugo', /^hugo/i, '.td-content'],
  ['nextra', /^nextra/i, '.nextra-toc,.nextra-content'],
  ['asciidoc', /^asciidoc/i, '#footnotes + #footer,.admonitionblock,dt.hdlist1'],
  ['docbook', /^docbook/i, '.navheader + .chapter,.navfooter'],
  ['mdbook', /^mdbook/i, '#mdbook-sidebar,#menu-bar'],
]
