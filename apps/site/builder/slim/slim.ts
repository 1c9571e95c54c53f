// Some packages of the chat are written in a form that a bundler has to keep whole. These plugins
// rewrite them, so that it keeps only the code that is used. If a package is not written as its
// plugin expects, the build fails, so that we look at a new version before visitors get it.
// docs/decisions/014-slim.md has the figures.

import type { Plugin } from 'vite'
import { globalsOfBrowsers } from './slimGlobals.ts'
import { highlightAsModule } from './slimHighlight.ts'
import { lexerOfMarked } from './slimMarked.ts'
import { smallPreload } from './slimPreload.ts'
import { reactAsModules } from './slimReact.ts'

/** Plugins that make the scripts for browsers smaller. */
export function slim(): Plugin[] {
  return [
    reactAsModules(),
    lexerOfMarked(),
    highlightAsModule(),
    globalsOfBrowsers(),
    smallPreload(),
  ]
}
