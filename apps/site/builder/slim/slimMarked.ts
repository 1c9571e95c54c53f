import type { ESTree, Plugin } from 'vite'
import { SlimError } from './slimError.ts'

/** The parts of marked that the chat uses. Importing another name fails the build, which names it. */
const USED = ['Lexer', 'Tokenizer']

/**
 * marked up to its lexer. The parts after it write HTML, and an instance combines all of them as soon
 * as the module runs, which keeps them in every bundle. Here the module ends before that instance, and
 * the bundler removes the code that only the instance used.
 */
export function lexerOfMarked(): Plugin {
  return {
    name: 'docent-marked-lexer',
    enforce: 'pre',
    transform: {
      filter: { id: /\/marked\/lib\/marked\.esm\.js$/ },
      handler(code, id) {
        const { body } = this.parse(code)
        const locals = readExports(body)
        const names = USED.filter((name) => locals.has(name))
        const instance = body.find((statement) => makesOne(statement, locals.get('Marked')))
        if (!instance || names.length < USED.length) throw new SlimError(id)
        const exported = names.map((name) => `${locals.get(name)} as ${name}`).join(', ')
        return `${code.slice(0, instance.start)}\nexport { ${exported} }`
      },
    },
  }
}

type Statement = ESTree.Program['body'][number]

/** The names that a module exports, each with the one that it has inside. */
function readExports(body: readonly Statement[]): Map<string, string> {
  const specifiers = body.flatMap((statement) =>
    statement.type === 'ExportNamedDeclaration' ? statement.specifiers : [],
  )
  return new Map(specifiers.map(({ exported, local }) => [nameOf(exported), nameOf(local)]))
}

function nameOf(name: ESTree.ModuleExportName): string {
  return name.type === 'Literal' ? name.value : name.name
}

/** Whether a statement is `var x = new NAME`. */
function makesOne(statement: Statement, name: string | undefined): boolean {
  if (statement.type !== 'VariableDeclaration') return false
  return statement.declarations.some(
    ({ init }) =>
      init?.type === 'NewExpression' &&
      init.callee.type === 'Identifier' &&
      init.callee.name === name,
  )
}
