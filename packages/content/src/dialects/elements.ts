/** The kinds of elements of other tools, each of which is written in its own way. */
export type Kind =
  | 'accordion'
  | 'badge'
  | 'card'
  | 'cell'
  | 'code'
  | 'codeBlock'
  | 'definition'
  | 'dropped'
  | 'emphasis'
  | 'field'
  | 'figure'
  | 'heading'
  | 'include'
  | 'item'
  | 'key'
  | 'lineBreak'
  | 'link'
  | 'list'
  | 'note'
  | 'paragraph'
  | 'picture'
  | 'quote'
  | 'reference'
  | 'row'
  | 'rule'
  | 'step'
  | 'steps'
  | 'strong'
  | 'summary'
  | 'tab'
  | 'table'
  | 'tabs'
  | 'term'
  | 'text'
  | 'tooltip'

const NAMES: Readonly<Record<Exclude<Kind, 'text'>, string>> = {
  accordion:
    'accordion accordionitem expandable expand details collapse collapsible collapsibleitem dropdown toggle disclosure spoiler faqitem',
  badge: 'badge pill chip',
  card: 'card linkcard card.link cards.card doccard cardlink tile contentref',
  cell: 'td th',
  code: 'code samp tt var',
  codeBlock: 'pre highlight codeblock prism codesnippet codetoggle',
  definition: 'dd',
  dropped:
    'script style svg head iframe icon faicon logo noscript template canvas object audio video source track youtube vimeo gist embed loom tocinline tableofcontents toc colgroup comment math',
  emphasis: 'em i',
  field:
    'paramfield responsefield apifield apiparam property param parameter field prop propertyfield',
  figure: 'frame figure',
  heading: 'h1 h2 h3 h4 h5 h6',
  include: 'include includemarkdown includepage snippet readfile partial',
  item: 'li',
  key: 'kbd key',
  lineBreak: 'br',
  link: 'a link linkbutton button nuxtlink routerlink buttonlink',
  list: 'ul ol',
  note: 'note warning tip info caution danger important check callout aside admonition alert hint success error notice callouts',
  paragraph: 'p figcaption caption summarytext',
  picture: 'img image zoomableimage themedimage',
  quote: 'blockquote',
  reference: 'ref relref posturl',
  row: 'tr',
  rule: 'hr',
  step: 'step',
  steps: 'steps stepper',
  strong: 'strong b',
  summary: 'summary',
  tab: 'tab tabitem tabs.tab codetab tabpanel accordionpanel codeblocktab',
  table: 'table',
  tabs: 'tabs codetabs codegroup',
  term: 'dt',
  tooltip: 'tooltip abbr',
}

const KINDS: ReadonlyMap<string, Kind> = new Map(
  Object.entries(NAMES).flatMap(([kind, names]) =>
    names.split(' ').map((name): [string, Kind] => [name, kind as Kind]),
  ),
)

export function findKind(name: string): Kind {
  return KINDS.get(name) ?? 'text'
}

/** The elements of HTML whose tags are not placeholders, and that are not in the list above. */
const HTML = new Set(
  'div span section article main header footer nav aside center font small big sub sup u s del ins mark q cite time label input select option form fieldset textarea area map meta base wbr col thead tbody tfoot dl dfn data bdi bdo body html title menu dialog slot fragment'.split(
    ' ',
  ),
)

/** Whether a tag in lower case means an element. `<your-name>` is a placeholder. */
export function isHtml(name: string): boolean {
  return HTML.has(name) || HTML_KINDS.has(name)
}

const HTML_KINDS = new Set(
  'td th pre script style svg head iframe noscript template canvas object audio video source track picture em i code samp tt var h1 h2 h3 h4 h5 h6 li kbd br a button ul ol p figure figcaption caption img blockquote tr hr strong b summary details table dt dd abbr'.split(
    ' ',
  ),
)

/** Elements without a closing tag. */
export const VOID: ReadonlySet<string> = new Set(
  'br hr img input source track wbr col area base embed link meta'.split(' '),
)

/** Their text is not Markdown: up to the closing tag, it is one piece. */
export const RAW: ReadonlySet<string> = new Set(
  'script style svg pre highlight comment prism math codeblock codetoggle'.split(' '),
)

/** `<Required />` and `{{%deprecated%}}` say a word. */
export const STATES: ReadonlySet<string> = new Set(
  'required optional deprecated removed experimental beta new preview unreleased readonly'.split(
    ' ',
  ),
)
