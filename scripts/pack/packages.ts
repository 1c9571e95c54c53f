import { join } from 'node:path'
import { ROOT } from '../command.ts'

/** A package as it is published. */
export interface Published {
  readonly name: string
  readonly description: string
  /** Its folder in the repository: a README and what `files` names are taken from there. */
  readonly room: string
  /** Modules that a user of the package imports: the name behind the package's, and the module. */
  readonly exports: Readonly<Record<string, string>>
  /** Further files that users import, such as style sheets: the name, and the file in `room`. */
  readonly assets?: Readonly<Record<string, string>>
  /** Commands, by their names: the file, and where it is in `room`. */
  readonly bin?: Readonly<Record<string, string>>
  readonly readme?: string
  /** Modules that are started and not imported, by the names of their files. */
  readonly programs?: Readonly<Record<string, string>>
  /** Files that modules read from their own folder, by their names there. */
  readonly data?: Readonly<Record<string, string>>
  readonly external?: readonly string[]
  readonly peers?: Readonly<Record<string, string>>
  readonly platform: 'node' | 'neutral'
  /** The TypeScript project that knows its types. */
  readonly project: string
  readonly sideEffects: false | readonly string[]
  readonly engines?: string
}

/** From this version on Node reads a configuration in TypeScript and has SQLite, both without a flag. */
export const OLDEST_NODE = '22.18.0'

const REACT = { react: '^18.0.0 || ^19.0.0', 'react-dom': '^18.0.0 || ^19.0.0' }

export const PUBLISHED: readonly Published[] = [
  {
    name: '@docent/protocol',
    description: "The chat stream's wire format: read it, write it, fold it into messages.",
    room: 'packages/protocol',
    exports: { '.': 'src/index.ts', './api': 'src/api/index.ts', './ui': 'src/ui/index.ts' },
    platform: 'neutral',
    project: 'packages/protocol',
    sideEffects: false,
  },
  {
    name: '@docent/chat',
    description: 'A chat session with a Docent assistant, without a user interface.',
    room: 'packages/chat',
    exports: { '.': 'src/index.ts' },
    platform: 'neutral',
    project: 'packages/chat',
    sideEffects: false,
  },
  {
    name: '@docent/widget',
    description: "Docent's chat panel as a React component, or for any page by a script tag.",
    room: 'packages/widget',
    exports: { '.': 'src/index.ts', './react': 'src/react.tsx' },
    assets: {
      './styles/launcher.css': 'src/styles/launcher.css',
      './styles/panel.css': 'src/styles/panel.css',
    },
    external: ['react', 'react-dom'],
    peers: REACT,
    platform: 'neutral',
    project: 'packages/widget',
    sideEffects: ['**/*.css'],
  },
  {
    name: 'docent',
    description:
      'A product site with a guide who knows it: answers from your own pages, each with its source.',
    room: 'apps/server',
    exports: { '.': 'src/package.ts' },
    bin: { docent: 'package/docent.mjs' },
    readme: 'package/README.md',
    programs: {
      cli: 'src/cli.ts',
      'askAll.worker': 'src/review/askAll.worker.ts',
      'readPdf.worker': '../../packages/sources/src/files/readPdf.worker.ts',
    },
    data: {
      'wordVectors.bin': '../../packages/retrieval/src/wordVectors/wordVectors.bin',
    },
    platform: 'node',
    project: 'apps/server',
    sideEffects: false,
    engines: `>=${OLDEST_NODE}`,
  },
  {
    name: 'create-docent',
    description: 'Starts a site with Docent: npm create docent my-site',
    room: 'apps/server',
    exports: {},
    bin: { 'create-docent': 'package/create.mjs' },
    readme: 'package/create.md',
    programs: { create: 'src/create.ts' },
    platform: 'node',
    project: 'apps/server',
    sideEffects: false,
    engines: `>=${OLDEST_NODE}`,
  },
]

/** Where `npm run pack` leaves the tarballs. */
export const PACKAGES: string = join(ROOT, 'build/packages')
