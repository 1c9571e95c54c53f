import type { ESTree, Plugin } from 'vite'
import { SlimError } from './slimError.ts'

/** What the chat uses of marked. Another name is an error of the build, which says that it is missing. */
const USED = ['Lexer', 'Tokenizer']

/**
 * marked up to its lexer. After that come the parts that write HTML, and an instance that is made
 * of all of them as soon as the module runs, which keeps them in every bundle. The module ends before
 * that instance here; what only the instance used, the bundler then leaves out.
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
