import { relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { readOnlyWord } from '../commandError.ts'
import { writeSite } from '../init/writeSite.ts'

/** `docent init DIR`: creates a new site that one command starts. */
export async function init(args: string[], command = 'docent init'): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { brand: { type: 'string' }, from: { type: 'string', multiple: true } },
  })
  const missing = 'Pass one folder for the new site, such as ../my-site.'
  const name = readOnlyWord(command, positionals, missing)
  const folder = resolve(name)
  const setUp = await writeSite(folder, { brand: values.brand, from: values.from })
  console.log(
    [
      `A new site is in ${folder}. Start it:`,
      '',
      `  cd ${quoteForShell(relative(process.cwd(), folder) || '.')}`,
      ...(setUp === undefined ? [] : [`  ${setUp}`]),
      '  npm start',
      '',
      'Then write your pages in content/ and set your brand in docent.config.ts. README.md explains both.',
    ].join('\n'),
  )
}

/** A path as one word for a shell: most need no quotes. */
function quoteForShell(path: string): string {
  const named = path.startsWith('-') ? `./${path}` : path
  if (/^[\p{L}\p{N}\\/._~:@+-]+$/u.test(named)) return named
  // Windows has no single quotes, and no file name there has a double quote.
  return process.platform === 'win32'
    ? `"${named}"`
    : `'${named.replaceAll("'", String.raw`'\''`)}'`
}
