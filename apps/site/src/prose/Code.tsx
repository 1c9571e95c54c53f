import type { Tokens } from 'marked'
import type { ReactNode } from 'react'
import { useTexts } from '../texts.ts'
import { Scroller } from './Scroller.tsx'

const LANGUAGES: Readonly<Record<string, string>> = {
  bash: 'Shell',
  console: 'Shell',
  css: 'CSS',
  diff: 'Diff',
  dockerfile: 'Dockerfile',
  html: 'HTML',
  http: 'HTTP',
  ini: 'INI',
  js: 'JavaScript',
  json: 'JSON',
  jsonc: 'JSON',
  jsonl: 'JSON lines',
  jsx: 'JSX',
  md: 'Markdown',
  markdown: 'Markdown',
  nginx: 'nginx',
  py: 'Python',
  python: 'Python',
  sh: 'Shell',
  shell: 'Shell',
  sql: 'SQL',
  text: 'Text',
  toml: 'TOML',
  ts: 'TypeScript',
  tsx: 'TSX',
  txt: 'Text',
  xml: 'XML',
  yaml: 'YAML',
  yml: 'YAML',
}

/** A block of code in a scroller of its own, with its language, or the title that the author gave. */
export function Code({ token }: { readonly token: Tokens.Code }): ReactNode {
  const texts = useTexts()
  const { language, title } = readInfo(token.lang ?? '')
  const name = title ?? LANGUAGES[language] ?? (language || texts.code)
  return (
    <figure className="code">
      <figcaption>
        <span>{name}</span>
        <button type="button" data-copy={texts.copied}>
          {texts.copy}
        </button>
      </figcaption>
      <Scroller label={name}>
        <pre>
          <code>{token.text}</code>
        </pre>
      </Scroller>
    </figure>
  )
}

/** The words behind the fence: a language, and `title="…"` where there is one. */
function readInfo(info: string): { language: string; title: string | undefined } {
  return {
    language: (/^[^\s"{]*/.exec(info)?.[0] ?? '').toLowerCase(),
    title: /\btitle="([^"]+)"/.exec(info)?.[1],
  }
}
