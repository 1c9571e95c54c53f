// The part in the browser: one component after another renders the same growing text.

import type { ComponentType } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { Root } from 'react-dom/client'
import type { Drawn, RenderingPage } from './renderingPage.ts'

type View = ComponentType<{ text: string }>

export function createRenderingPage(views: ReadonlyMap<string, View>): RenderingPage {
  const host = document.createElement('div')
  let root: Root | undefined

  return {
    render(name, text, pieceLength) {
      const View = views.get(name)
      if (!View) throw new Error(`There is no renderer "${name}" on the page.`)
      document.body.append(host)

      return new Promise((resolve, reject) => {
        const stage = createRoot(host, { onUncaughtError: reject })
        root = stage
        // Joined piece by piece, as a chat does it, rather than cut from the whole.
        let shown = ''
        const renderNext = (): void => {
          shown += text.slice(shown.length, shown.length + pieceLength)
          flushSync(() => stage.render(<View text={shown} />))
          runAfterwards(shown.length < text.length ? renderNext : resolve)
        }
        renderNext()
      })
    },

    clear() {
      const drawn = countDrawn(host)
      root?.unmount()
      host.remove()
      return drawn
    },
  }
}

/** Continues once everything that a render has put off, effects and work of low priority, is done. */
function runAfterwards(next: () => void): void {
  void globalThis.scheduler.postTask(next, { priority: 'background' })
}

function countDrawn(host: Element): Drawn {
  const tally = (selector: string): number => host.querySelectorAll(selector).length
  return {
    headings: tally('h1, h2, h3, h4, h5, h6'),
    items: tally('li'),
    cells: tally('td, th'),
    codeBlocks: tally('pre'),
  }
}
