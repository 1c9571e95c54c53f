import { describe, expect, it } from 'vitest'
import { plainMarkdown } from './plainMarkdown.ts'

const read = (text: string, file = 'page.md'): string => plainMarkdown(text, file).trim()
const sh = (code: string): string => `\`\`\`sh\n${code}\n\`\`\``

describe('plainMarkdown with calls of macros', () => {
  // "Install it:" stayed without its command.
  it.each([
    [
      '{{ npm_tabs({\n    command: "install",\n    packages: ["acme", "acme-cli"],\n    args: ["--save-dev"]\n}) }}',
      'npm install --save-dev acme acme-cli',
    ],
    ['{{ npm_tabs({ command: "init", packages: [], args: ["-y"] }) }}', 'npm init -y'],
    [
      "{{- npx_tabs ({ package: 'acme', args: ['\"src/**\"', '--fix'], comment: 'All files' }) -}}",
      '# All files\nnpx acme "src/**" --fix',
    ],
    [
      '{{ npx_tabs({ package: "acme", args: ["--stdin"], previousCommands: ["cat a.js"] }) }}',
      'cat a.js | npx acme --stdin',
    ],
    ['{{ macros.shell(command="acme run", prefix="sudo") }}', 'sudo acme run'],
  ])('keeps the command of %j', (call, command) => {
    expect(read(`Install it:\n\n${call}\n\nThen start it.`)).toBe(
      `Install it:\n\n${sh(command)}\n\nThen start it.`,
    )
  })

  it('keeps a command in the item of a list', () => {
    const text = '1. Install it:\n\n   {{ npm_tabs({ packages: ["acme"] }) }}\n\n2. Start it.'
    expect(read(text).replaceAll(/\n\s*\n/g, '\n')).toBe(
      '1. Install it:\n   ```sh\n   npm install acme\n   ```\n2. Start it.',
    )
  })

  it('drops a call that says nothing', () => {
    expect(read('One.\n\n{{ rule_list("fixable", level=2) }}\n\nTwo.')).toBe('One.\n\nTwo.')
  })

  it.each([
    'The state is {{ states("light.hall") }} now.',
    '{{ states("light.hall") }} is the state.',
    '`{{ npm_tabs({ packages: ["acme"] }) }}`',
    '```\n{{ npm_tabs({ packages: ["acme"] }) }}\n```',
    '    {{ npm_tabs({ packages: ["acme"] }) }}',
    '> {{ npm_tabs({ packages: ["acme"] }) }}',
  ])('leaves %j as it is', (text) => expect(plainMarkdown(text, 'page.md')).toBe(text))

  it('never evaluates an argument', () => {
    expect(read('{{ npm_tabs({ command: run(), packages: ["a"] }) }}')).toBe('')
    expect(read('{{ shell(command=`${process.env.TOKEN}`) }}')).toBe('')
  })

  it('writes an argument as code, whatever is in it', () => {
    const text = '{{ shell(command="a ```\\n<script>alert(1)</script>\\n```") }}'
    expect(read(text)).toBe('````sh\na ``` <script>alert(1)</script> ```\n````')
  })
})

describe('plainMarkdown with components for commands', () => {
  it.each([
    ['<PackageManagers pkg="acme" />', 'npm install acme'],
    ['<PackageManagers type="add" pkg="acme" dev />', 'npm install --save-dev acme'],
    ['<PackageManagers type="dlx" pkg="acme" args="--fix" />', 'npx acme --fix'],
    [
      '<PackageManagers type="create" pkg="acme@latest" args="-- --template x" />',
      'npm create acme@latest -- --template x',
    ],
    ['<PackageManagers type="run" pkg="dev" args="-- --open" />', 'npm run dev -- --open'],
    ['<PackageManagers type="remove" pkg="acme" />', 'npm uninstall acme'],
    ['<CodePackageManagers packages={["a", "b"]} dev={true} />', 'npm install --save-dev a b'],
    [
      '<PackageManagerTabs install="acme" global env="SKIP=1" />',
      'SKIP=1 npm install --global acme',
    ],
    ['<PackageManagerTabs exec="acme deps" />', 'npx acme deps'],
    ['<PackageManagerTabs run="acme info" />', 'acme info'],
    ['<Terminal command="acme run --now" />', 'acme run --now'],
    ['<CommandTabs npm="npm i a" pnpm="pnpm add a" />', 'npm i a\npnpm add a'],
    // Lists were dropped.
    [
      '<PackageManagerCommand npm={["i -D -E @acme/a"]} pnpm={["add -D -E @acme/a"]} deno={["add -D npm:@acme/a"]} />',
      'npm i -D -E @acme/a\npnpm add -D -E @acme/a\ndeno add -D npm:@acme/a',
    ],
    [
      '<PackageManagerCommand\n npm={["i @acme/a", "@acme/a lint"]}\n pnpm={["add @acme/a", "@acme/a lint"]}\n/>',
      'npm i @acme/a\nnpx @acme/a lint\n\npnpm add @acme/a',
    ],
    ['<Terminal npm={["npm run dev"]} />', 'npm run dev'],
    ['<PackageManagers command="npx acme" />', 'npx acme'],
  ])('keeps the command of %j', (text, command) => expect(read(text, 'page.mdx')).toBe(sh(command)))

  // All of these were shown as commands of npm, such as `npm migrate --write`.
  it.each([
    ['The file is `acme.json`.', '```\nmigrate --write\n```'],
    ['Acme has more in the-acme, acme-cli and .acme.', '```\nmigrate --write\n```'],
    ['Run `acme --help`.', sh('acme migrate --write')],
    ['Get @tools/acme@2.', sh('acme migrate --write')],
  ])('names the program of a command only if the page does: %s', (text, code) => {
    const element = '<PackageManagerAcmeCommand command="migrate --write"/>'
    expect(read(`${text}\n\n${element}`, 'page.mdx')).toBe(`${text}\n\n${code}`)
  })

  it('does not read a command as that of npm if it may be of another program', () => {
    const element = '<PackageManagerAcmeCommand command="init" />'
    expect(read(element, 'page.mdx')).toBe('```\ninit\n```')
    expect(read(`${element}\n\nSee acme.`, 'page.mdx')).toBe(`${sh('acme init')}\n\nSee acme.`)
    expect(read('<PackageManagers command="lint" args="--fix" />', 'page.mdx')).toBe(
      '```\nlint --fix\n```',
    )
  })

  it.each([
    '<PackageManagers />',
    '<Button type="primary" />',
    '<Setup packages="ffmpeg" />',
    '<Uses npm={["acme"]} />',
  ])('finds no command in %j', (text) => expect(read(text, 'page.mdx')).toBe(''))
})
