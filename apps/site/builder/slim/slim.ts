// Packages of the chat are written in a form that a bundler has to keep whole. Here they are
// brought into one of which it keeps what is used. Each plugin finds its package written as it
// expects, or ends the build: a new version is then looked at here, and not found out by visitors.
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
