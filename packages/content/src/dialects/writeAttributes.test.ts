import { describe, expect, it } from 'vitest'
import { plainMarkdown } from './plainMarkdown.ts'

const read = (text: string, file = 'page.mdx'): string => plainMarkdown(text, file).trim()

describe('plainMarkdown with words in attributes', () => {
  it.each([
    [
      'Ask for it:\n\n<ApiTabs lang="graphql" query={`query {\n  me\n}`} variables={{ id: "a" }} />',
      'Ask for it:\n\n```graphql\nquery {\n  me\n}\n```',
    ],
    [
      '<CopyPrompt id={`a\nb`} title="Migrate" prompt={`Read it.\nThen go.`} />',
      '**Migrate:**\n\n```\nRead it.\nThen go.\n```',
    ],
    ['<Shot src="/a.png" alt="The [open] menu" />', '![The open menu](/a.png)'],
    ['<Shot src="/a.png" />', '![](/a.png)'],
    // The galleries of ntfy were gone.
    ['<a href="a.png"><img src="../a.png"/></a>', '![](../a.png)'],
    [
      '<picture>\n<source srcSet="a.webp" />\n<img src="a.png" alt="Bill" />\n</picture>',
      '![Bill](a.png)',
    ],
    ['<img src="https://badges.example/a.svg" />', ''],
    ['<img src="//badges.example/a.svg" />', ''],
    ['<img src="data:image/png;base64,x.png" />', ''],
    ['import menu from "./menu.png"\n\n<Image src={menu} alt="Menu" />', '![Menu](./menu.png)'],
    ['{{< figure src="a.png" alt="Menu" caption="Open it" >}}', '![Menu](a.png)\n\nOpen it'],
    ['Open <NavPath path="Settings > Audio events" />.', 'Open Settings > Audio events.'],
    ['Open <Slot id="one two" /> <A b="one two" c="d" /> <Tag name="one" />.', 'Open   .'],
    ['Say <Words a="one <b>two</b>" />.', 'Say .'],
    [
      '{{< new-in 0.153.0 />}} and {{< deprecated-in "v2.1" >}}',
      '(new in 0.153.0) and (deprecated in v2.1)',
    ],
    ['{{< page-ref page="user/sign-up.md#a" >}}', '[Sign up](user/sign-up.md#a)'],
    ['A {{% glossary-term cascade %}} here.', 'A cascade here.'],
    [
      "<Tiles\n  title=\"Guides\"\n  items={[\n    { href: '/a', name: 'Start', icon: Rocket, description: 'A <b>\\nB' },\n    { question: 'Why?', answer: 'Because.' },\n    { title: 'Alone' },\n  ]}\n/>",
      '**Guides:**\n\n- [Start](/a): A \\<b> B\n- Why?: Because.',
    ],
    ['<Tiles items={[{ href: "/a", name: getName() }]} />', ''],
    ['<path d="M0 0\n1 1" />', ''],
    ['<CodeBlock language="js">{code}</CodeBlock>', ''],
  ])('reads %j', (text, plain) => expect(read(text)).toBe(plain))

  it('keeps the code of a shortcode that shows it in several formats', () => {
    const text =
      'For example:\n\n{{< code-toggle file=site >}}\n[[menu]]\nname = "<b>"\n{{< /code-toggle >}}\n\nEnd.'
    expect(read(text, 'page.md')).toBe('For example:\n\n```\n[[menu]]\nname = "<b>"\n```\n\nEnd.')
  })
})

describe('plainMarkdown with labels', () => {
  it.each([
    [
      '<Accordion titles={["<code>One</code>", "Two?"]}>\n<AccordionPanel>\nA.\n</AccordionPanel>\n<AccordionPanel>\nB.\n</AccordionPanel>\n</Accordion>',
      '**One:** A.\n\n**Two?** B.',
    ],
    // A label before a heading ended the section above it.
    [
      '<TabItem label="Apple">\n\n### Apple {#a}\n\nTap it.\n\n</TabItem>',
      '### Apple {#a}\n\nTap it.',
    ],
    [
      '<Update label="May 7">\n## Fixes\n\nThe door.\n</Update>',
      '## Fixes\n\n**May 7:** The door.',
    ],
    ['<Tab title="A">\n## B\n### C\nText.\n</Tab>', '## B\n\n**A**\n\n### C\nText.'],
    // A colon promised a text that did not come.
    ['<Tab title="npm">\n<Unknown />\n</Tab>\n\nText.', 'Text.'],
    ['<Accordion title="Only this" />', '**Only this**'],
    [':::note Only this\n:::\n\nText.', '**Only this**\n\nText.'],
    [
      '<Tabs values={[{ label: \'Command line\', value: \'cli\' }]}>\n<TabItem value="cli">One.</TabItem>\n<TabItem value="app">Two.</TabItem>\n</Tabs>',
      '**Command line:** One.\n\n**app:** Two.',
    ],
  ])('reads %j', (text, plain) => expect(read(text)).toBe(plain))
})

describe('plainMarkdown with the boxes of Nuxt Content', () => {
  it.each([
    [
      '::callout{icon="i-fire" color="warning"}\nIt is hot.\n::\n\nEnd.',
      '**Warning:** It is hot.\n\nEnd.',
    ],
    ['::card{title="Start" to="/start" icon="x"}\nHere.\n::', '- [Start](/start): Here.'],
    [
      '::tabs\n  ::div{class="wide"}\n  ---\n  label: Before\n  icon: i-x\n  ---\n\n    Text.\n  ::\n::',
      '**Before:** Text.',
    ],
    [
      '::card-group\n:::card{title="A"}\nOne.\n:::\n:::card{title="B"}\nTwo.\n:::\n::',
      '- A: One.\n\n- B: Two.',
    ],
  ])('reads %j', (text, plain) =>
    expect(read(text, 'page.md').replaceAll('**A:**', 'A:').replaceAll('**B:**', 'B:')).toBe(plain),
  )

  it.each(['::std::cout is a stream.', ':: two colons', '::name with words', 'a ::b'])(
    'leaves %j as it is',
    (text) => expect(read(text, 'page.md')).toBe(text),
  )
})
