import { describe, expect, it } from 'vitest'
import { plainMarkdown } from './plainMarkdown.ts'

const read = (text: string, file = 'page.mdx'): string => plainMarkdown(text, file).trim()

describe('plainMarkdown', () => {
  it.each([
    ['<Note>\n  Mind the step.\n</Note>', '**Note:** Mind the step.'],
    ['<Tip title="MCP server">\n  Try it.\n</Tip>', '**MCP server:** Try it.'],
    ['<Aside type="caution">Hot.</Aside>', '**Caution:** Hot.'],
    ['<Callout type="warning">\n- One\n- Two\n</Callout>', '**Warning:**\n\n- One\n- Two'],
    ['<Warning>\n**Never** touch it.\n</Warning>', '**Warning:** **Never** touch it.'],
    [':::warning Mind the gap\nIt is hot.\n:::', '**Mind the gap:** It is hot.'],
    [':::tip[Did you know?]{icon="heart"}\nYes.\n:::', '**Did you know?** Yes.'],
    ['::: details Click me {open}\nMore.\n:::', '**Click me:** More.'],
    ['/// note | Heat\nIt is hot.\n///', '**Heat:** It is hot.'],
    ['{{< hint style="info" >}}\nRead it.\n{{</ hint >}}', '**Info:** Read it.'],
    ['{{% notice note "Heat" %}}\nRead it.\n{{% /notice %}}', '**Heat:** Read it.'],
    ['{% hint style="danger" %}\nNever.\n{% endhint %}', '**Danger:** Never.'],
    ['{% callout type="note" %}\nNow.\n{% /callout %}', '**Note:** Now.'],
    [':::note\n:::tip\nInner.\n:::\nOuter.\n:::', '**Note:**\n\n**Tip:** Inner.\n\nOuter.'],
    // All of these were shown as they are written.
    [':::{warning} Heat\nIt is hot.\n:::', '**Heat:** It is hot.'],
    ['```{note}\n:class: tip\nRead it.\n```', '**Note:** Read it.'],
    [
      '````{tip} Try\n```sh\nls\n```\n````\n\n```{python}\nx\n```',
      '**Try:**\n\n```sh\nls\n```\n\n```{python}\nx\n```',
    ],
    ['/// details | More\n    type: warning\n\nIt is hot.\n///', '**More:** It is hot.'],
    ['> [!faq]- Why?\n> Because.', '> **Why?**\n> Because.'],
    ['> [!example]\n> Red.', '> **Example:**\n> Red.'],
    ['> [!NOTE] Heat\n> It is hot.', '> [!NOTE]\n> **Heat:**\n> It is hot.'],
    ['> [!NOTE]\n> It is hot.', '> [!NOTE]\n> It is hot.'],
  ])('reads the box %j', (text, plain) => expect(read(text)).toBe(plain))

  it.each([
    [
      '<Steps>\n  <Step title="Open it">\n    Press **Open**.\n\n    ```sh\n    open\n      it\n    ```\n  </Step>\n  <Step title="Close it">Wait.</Step>\n</Steps>',
      '1. **Open it**\n\n   Press **Open**.\n\n   ```sh\n   open\n     it\n   ```\n\n2. **Close it**\n\n   Wait.',
    ],
    ['<Steps>\n\n1. One\n\n2. Two\n\n</Steps>', '1. One\n\n2. Two'],
    ['<Steps>\n<Step>\n### Install\nRun it.\n</Step>\n</Steps>', '### Install\nRun it.'],
    ['{% stepper %}\n{% step %}\nOne.\n{% endstep %}\n{% endstepper %}', '1. One.'],
    ['2. ### Add it\n\n   ### Then\n   Go.', '2. **Add it:**\n\n   **Then:**\n   Go.'],
  ])('numbers the steps of %j', (text, plain) => expect(read(text)).toBe(plain))

  it.each([
    [
      '<Tabs syncKey="os">\n\t<TabItem label="macOS">\n\n\tRun brew.\n\n\t</TabItem>\n\t<TabItem label="Linux">\n\n\t```sh\n\tapt\n\t```\n\n\t</TabItem>\n</Tabs>',
      '**macOS:** Run brew.\n\n**Linux:**\n\n```sh\napt\n```',
    ],
    [
      "<Tabs items={['npm', 'pnpm']}>\n<Tab>One.</Tab>\n<Tab>Two.</Tab>\n</Tabs>",
      '**npm:** One.\n\n**pnpm:** Two.',
    ],
    ['{% tabs %}\n{% tab title="A" %}\nOne.\n{% endtab %}\n{% endtabs %}', '**A:** One.'],
    ['{{< tab "Linux" >}}\nOne.\n{{< /tab >}}', '**Linux:** One.'],
    [
      ':::tabs key:a\n== Version 3\n\nThree.\n\n== Version 4\n\nFour.\n:::',
      '**Version 3:**\n\nThree.\n\n**Version 4:**\n\nFour.',
    ],
    ['<Accordion title="Why is it hot?">\n  Because.\n</Accordion>', '**Why is it hot?** Because.'],
    [
      '<details>\n<summary>Only for <b>Macs</b></summary>\n\nDo it.\n\n</details>',
      '**Only for Macs:** Do it.',
    ],
  ])('labels the parts of %j', (text, plain) => expect(read(text)).toBe(plain))

  it.each([
    [
      '<ParamField path="size" type="number" default={12} required>\n  In pixels.\n\n  Or more.\n</ParamField>',
      '- `size` (`number`, required, default `12`): In pixels.\n\n  Or more.',
    ],
    [
      '<ParamField body="Dry run" type="--dry-run | -d">\n  No build.\n</ParamField>',
      '- **Dry run** (`--dry-run | -d`): No build.',
    ],
    [
      '<ResponseField name="run" type="object">\n  <Expandable title="Its fields">\n    <ResponseField name="id" type="Map<string>">The id.</ResponseField>\n  </Expandable>\n</ResponseField>',
      '- `run` (`object`):\n\n  **Its fields:**\n\n  - `id` (`Map<string>`): The id.',
    ],
    [
      "<TypeTable type={{\n  size: { type: 'number', description: 'In pixels.', default: '12' },\n  name: { type: 'string', required: true },\n}} />",
      '- `size` (`number`, default `12`): In pixels.\n- `name` (`string`, required)',
    ],
    [
      '<Card title="Building" icon="brain" href="/building">\n  With tools.\n</Card>',
      '- [Building](/building): With tools.',
    ],
    [
      '<LinkCard\n  title="Start"\n  href="/start"\n  description="In a minute."\n/>',
      '- [Start](/start): In a minute.',
    ],
    ['<CommandTabs npm="npm i a" pnpm="pnpm add a" />', '```sh\nnpm i a\npnpm add a\n```'],
    ['{{< page-ref page="admin/install" caption="Install" >}}', '[Install](admin/install)'],
    [
      '<List title="Budgets" names={["getMonth", "setMonth"]} />\n\n<List title="Money" of={money} />\n\nEnd.',
      '**Budgets:** getMonth, setMonth\n\nEnd.',
    ],
    [
      '<Method name="init" args={[{ name: "a" }]} returns="Promise<void>" />\n\nCalls it.',
      'Calls it.',
    ],
  ])('reads the words in the attributes of %j', (text, plain) => expect(read(text)).toBe(plain))

  it.each([
    ['Press <Key mod="ctrl" k="c" /> or <kbd>Esc</kbd>.', 'Press `ctrl+c` or `Esc`.'],
    [
      'A <Badge text="New" /> one, <Tooltip tip="a key">token</Tooltip>.',
      'A New one, token (a key).',
    ],
    ["One{' '}\n<Foo bar={x > 1}>two</Foo>{/* three */}.", 'One \ntwo.'],
    ['See [polls]({{< relref "methods/polls" >}}).', 'See [polls](methods/polls).'],
    ['One.<br/>Two. <sup>2</sup>', 'One. Two. 2'],
    ['**id** <Optional />\n\n`key` {{%removed%}}', '**id** (optional)\n\n`key` (removed)'],
    ['Replace <your-name> with <a href="/name">it</a>.', 'Replace \\<your-name> with [it](/name).'],
    [
      'Returns Promise<Account> \\<b> and `<Tab>` {#x}.',
      'Returns Promise\\<Account> \\<b> and `<Tab>` {#x}.',
    ],
    ['export const port = "8080"\n\nOpen {port}{missing}.', 'Open 8080.'],
  ])('reads tags and expressions in the sentence %j', (text, plain) =>
    expect(read(text)).toBe(plain),
  )

  it.each([
    [
      '<table>\n  <thead>\n    <tr><th>Goal</th><th>Use</th></tr>\n  </thead>\n  <tbody>\n    <tr>\n      <td><b>A|B</b></td>\n      <td>One<br/>two</td>\n    </tr>\n  </tbody>\n</table>',
      '| Goal | Use |\n| --- | --- |\n| **A\\|B** | One two |',
    ],
    ['<table><tr><td>a</td><td>b</td></tr></table>', '|  |  |\n| --- | --- |\n| a | b |'],
    ['<ul>\n<li>One</li>\n<li>Two <a href="/b">b</a></li>\n</ul>', '- One\n\n- Two [b](/b)'],
    ['<ol>\n  <li>One</li>\n  <li>Two</li>\n</ol>', '1. One\n\n2. Two'],
    ['<h3 id="set-up">Set <i>up</i></h3>\n\n<p>Do it.</p>', '### Set *up* {#set-up}\n\nDo it.'],
    ['<pre><code>a &lt; b\n  c</code></pre>', '```\na < b\n  c\n```'],
    ['<CodeBlock language="js">{`a\n  b`}</CodeBlock>', '```js\na\n  b\n```'],
    ['{% highlight ruby %}\n<b>\n  {{ a }}\n{% endhighlight %}', '```ruby\n<b>\n  {{ a }}\n```'],
    ['<style>\na { b: c }\n</style>\nText. <svg><path d="M0" /></svg>', 'Text.'],
  ])('reads the HTML and code of %j', (text, plain) => expect(read(text)).toBe(plain))

  it.each([
    ['## Set up {#setup}', '## Set up {#setup}'],
    ['## Set up [#setup] [toc]', '## Set up {#setup}'],
    ['## Set up { #setup .wide }', '## Set up {#setup}'],
    ['## Set up {: .no_toc }', '## Set up'],
    ['## Set up\n{: #setup }', '## Set up {#setup}'],
    ['## Set up <a id="setup"></a>', '## Set up'],
    ['## GET /users/{id}', '## GET /users/{id}'],
    ["## Set up {{ id: 'setup', toc: false }}", '## Set up {#setup}'],
    ['## Set up {{ toc: false }}', '## Set up'],
    ["See [it](/it){{ target: '_blank' }} or {{ it }}.", 'See [it](/it) or {{ it }}.'],
    ['[Go](/x){ .md-button } {: .wide}', '[Go](/x) {: .wide}'],
    ['![A](a.png){ width="300" } and ![B](b.png){align=left}', '![A](a.png) and ![B](b.png)'],
    [
      '`--email`\n: The address.\n\n`--role`\n: The role.',
      '- `--email`: The address.\n\n- `--role`: The role.',
    ],
    [
      'Press ++ctrl+c++, ==now== :rocket: :octicons-heart-24: :white_check_mark:',
      'Press `ctrl+c`, now   ✅',
    ],
    ['It is 12:30:15, a::b::c and C++.', 'It is 12:30:15, a::b::c and C++.'],
    ['{start_tabs}\n\n{tab|desktop-web}\n\n1. Go.\n\n{end_tabs}', '**Desktop web:**\n\n1. Go.'],
    ['Text.\n\n[Edit this page](https://git.example/edit)', 'Text.'],
    ['[[toc]]\n\n* TOC\n{:toc}\n\nText.\n{: .note }', 'Text.'],
    ['    <Tabs>\n    {x}', '    <Tabs>\n    {x}'],
  ])('reads the marks of Markdown in %j', (text, plain) =>
    expect(plainMarkdown(text, 'page.md').trimEnd().replace(/^\n+/, '')).toBe(plain),
  )

  it.each([
    '```jsx\nimport A from "a"\n<Tabs>\n{/* a */}\n:::note\n{{< a >}}\n```',
    '````md\n```\n<Note>\n```\n````',
    '~~~\n<Note>\n~~~',
    '- `<Note>{a}` and ``{`a`}``',
    '> ```\n> <Note>\n> ```',
    '1. One\n\n   ```\n   :::\n   ```',
  ])('leaves code as it is: %j', (text) => expect(read(text)).toBe(text))

  // All of these were shown as they are written.
  it.each([
    ['a\n\n<hr / >\n\nb', 'a\n\n---\n\nb'],
    ['It is ^^new^^ and 2^^3^^.', 'It is new and 2^^3^^.'],
    ['`{{</* note */>}}` and {{%/* tip */%}}', '`{{< note >}}` and {{% tip %}}'],
    [
      "[a]({{ site.baseurl }}/a) [b]({{ '/b' | relative_url }}) [c]({{ x }}/c)",
      '[a](/a) [b](/b) [c]({{ x }}/c)',
    ],
  ])('reads the marks of %j', (text, plain) => expect(read(text, 'page.md')).toBe(plain))

  // These became boxes, with `.search.Index` as their text and the options as code.
  it.each([
    ['One.\n\n::: acme.search.Index\n    options:\n      members: false\n\nTwo.', 'One.\n\nTwo.'],
    ['One.\n\n::: acme.a\n::: acme.b\n\n::: acme.c_d.E\nTwo.', 'One.\n\nTwo.'],
    ['::: acme\n    handler: python\n\nTwo.', 'Two.'],
    ['- One\n\n    ::: acme.a\n        options: {}\n\n    Two.', '- One\n\n    Two.'],
    ['::: note\nOne.\n:::', '**Note:** One.'],
    ['::: note Version 1.2\nOne.\n:::', '**Version 1.2:** One.'],
    ['```md\n::: acme.a\n```', '```md\n::: acme.a\n```'],
  ])('leaves out the reference to code in %j', (text, plain) =>
    expect(read(text, 'page.md')).toBe(plain),
  )

  // These were shown as they are written, or lost.
  it.each([
    [
      'One:\n\n<Fragment set:html={"<pre class=\\"a\\"><code>a.js:1 <a href=\\"/b\\">b</a><br />  <b>1 │ </b>import  &#123; A &#125;<br />    ^</code></pre>"} />\n\nTwo.',
      'One:\n\n```\na.js:1 b\n  1 │ import  { A }\n    ^\n```\n\nTwo.',
    ],
    [
      '<Fragment set:html="<p>It <b>is</b> <a href=\'/a\'>here</a>.</p><ul><li>A</li></ul>" />',
      'It **is** [here](/a).\n\n- A',
    ],
    ["<div dangerouslySetInnerHTML={{ __html: '<i>Yes</i>' }} />", '*Yes*'],
    ['One.\n\n<Fragment set:html={html} />', 'One.'],
  ])('reads the HTML in an attribute of %j', (text, plain) => expect(read(text)).toBe(plain))

  it('reads long HTML in an attribute', () => {
    const html = '<span style=\\"color: red\\">^</span>'.repeat(2_000)
    expect(read(`<Fragment set:html={"<pre>${html}</pre>"} />\n\nEnd.`)).toBe(
      `\`\`\`\n${'^'.repeat(2_000)}\n\`\`\`\n\nEnd.`,
    )
  })

  // Their words were read as sentences.
  it.each([
    ['One.\n\n<div style="display: none">key, words</div>\n\nTwo.', 'One.\n\nTwo.'],
    ['<div style="color: red; display:none;">\n\n## A\n\nText.\n\n</div>\n\nTwo.', 'Two.'],
    ['<div hidden>a <b>b</b><div>c</div></div> Two.', 'Two.'],
    ['<p hidden="hidden">a</p>\n\nTwo.', 'Two.'],
    ["<span style={{ display: 'none' }}>a</span>Two.", 'Two.'],
    ['<pre hidden>a</pre>\n\nTwo.', 'Two.'],
    ['<div hidden>\n\nIt is not closed.', 'It is not closed.'],
    ['<p style="display: block">a</p>', 'a'],
    ['<p hidden="until-found">a</p>', 'a'],
    // Scripts show these.
    ['<div class="tab-pane" style="display: none">a</div>', 'a'],
    ['<div id="linux" hidden>a</div>', 'a'],
    ['<Panel hidden>a</Panel>', 'a'],
  ])('leaves out what is hidden in %j', (text, plain) => expect(read(text)).toBe(plain))

  // Two spaces more before the title put the text below it outside of the item: it became code.
  it.each([
    [
      '<div class="grid cards" markdown>\n\n-   :material-clock-fast:{ .lg .middle } __Start__\n\n    ---\n\n    Sign up.\n\n-   :rocket: **Go**\n\n    It is fast.\n\n</div>',
      '-   __Start__\n\n    Sign up.\n\n-   **Go**\n\n    It is fast.',
    ],
    ['- :material-check: Yes\n1.  :x: No', '- ✔ Yes\n1.  ❌ No'],
    ['-     code', '-     code'],
  ])('reads the cards of MkDocs in %j', (text, plain) => expect(read(text, 'page.md')).toBe(plain))

  it('leaves code in an element as it is, however far it is indented', () => {
    const text =
      '<Foo>\n      Text that is far.\n\n```\n    <b>\n  :x:\n```\n\n      ```\n      a\n        b\n      ```\n</Foo>'
    expect(read(text)).toBe('Text that is far.\n\n```\n    <b>\n  :x:\n```\n\n```\na\n  b\n```')
  })

  it('reads the blocks that Docusaurus hides from translators, and no others', () => {
    const block = '```mdx-code-block\n<TabItem value="a" label="A">\n```'
    const text = `${block}\n\nOne.\n\n\`\`\`mdx-code-block\n</TabItem>\n\`\`\`\n\nTwo.`
    expect(read(text)).toBe('**A:** One.\n\nTwo.')
    const example = `\`\`\`\`md\n${block}\n\`\`\`\``
    expect(read(example)).toBe(example)
  })

  it('leaves out imports, exports and what they hold', () => {
    const text =
      'import {\n  A,\n  B,\n} from "@a/b"\nimport "./c.css"\n\nexport const list = [\n  { a: 1 },\n\n  { b: 2 },\n]\n\nexport default function Page({ children }) {\n  return <b>{children}</b>\n}\n\nText.\n\nimport important things from here.'
    expect(read(text)).toBe('Text.\n\nimport important things from here.')
  })

  it('keeps a page with tags that nothing closes or opens', () => {
    expect(read('<Tabs>\n<TabItem label="A">\n\nOne.\n\n</Steps>\n\n</TabItem>\n\nTwo.')).toBe(
      '**A:** One.\n\nTwo.',
    )
  })
})

describe('plainMarkdown with parts', () => {
  const FILES = new Map([
    [
      'snippets/step.mdx',
      '---\ntitle: x\n---\n<Step title="Log in">\n  Open {product}.\n</Step>\n',
    ],
    ['guide/_part.md', 'import Deep from "./_deep.mdx"\n\nPart.\n\n<Deep />\n'],
    ['guide/_deep.mdx', 'Deep {props.name}.\n'],
    ['loop.md', 'Loop.\n\n--8<-- "loop.md"\n'],
    ['long.md', 'One.\n\n<!-- --8<-- [start:two] -->\nTwo.\n<!-- --8<-- [end:two] -->\n\nThree.\n'],
    ['secret.env', 'TOKEN=1'],
  ])
  const readAt = (text: string, file = 'guide/page.mdx'): string =>
    plainMarkdown(text, file, (path) => FILES.get(path)).trim()

  it.each([
    [
      'import S from "/snippets/step.mdx"\n\n<Steps>\n<Step title="First">Go.</Step>\n<S product="Acme" />\n</Steps>',
      '1. **First**\n\n   Go.\n\n2. **Log in**\n\n   Open Acme.',
    ],
    ['import Part from \'./_part.md\'\n\nText.\n\n<Part name="x" />', 'Text.\n\nPart.\n\nDeep .'],
    ['import { Content as D } from \'@site/docs/guide/_deep.mdx\'\n\n<D name="x" />', 'Deep x.'],
    ['--8<-- "long.md:two"', 'Two.'],
    ['--8<-- "long.md:1:1"', 'One.'],
    ['<!--@include: ./_deep.mdx-->', 'Deep .'],
    ['{! snippets/step.mdx !}', '1. **Log in**\n\n   Open .'],
    ['{% include "../long.md" %}', 'One.'],
    ['import X from "../../secret.md"\n\n<X />', ''],
    ['--8<-- "secret.env"', ''],
  ])('puts in the text of %j', (text, plain) =>
    expect(readAt(text).slice(0, plain.length || 50)).toBe(plain),
  )

  it('stops at a part that shows itself', () => {
    expect(readAt('--8<-- "loop.md"').match(/Loop/g)).toHaveLength(5)
  })

  it('reads no more parts when they are long', () => {
    const part = `${'word '.repeat(50_000)}\n`
    const text = plainMarkdown('--8<-- "a.md"\n\n'.repeat(10), 'b.md', () => part)
    expect(text.length).toBeLessThan(600_000)
    expect(text).toContain('word')
  })
})
