import '@docent/widget/styles/launcher.css'
import '@docent/widget/styles/panel.css'
import './frame.css'
import { readDirection } from '@docent/texts'
import { installClock } from './clock.ts'
import { mountState } from './mountState.ts'
import type { MountedState } from './mountState.ts'
import { readParameters } from './parameters.ts'
import { standInForPseudoStates } from './pseudoStates.ts'
import { findState } from './states/index.ts'

const root = document.documentElement
const clock = installClock()
let mounted: MountedState | undefined

await untilShown()
standInForPseudoStates()
letTimePassOnceTouched(clock.run)
addEventListener('hashchange', show)
await show()

/**
 * Shows the state that the address names. A test or a camera that waits for it finds the hash of the
 * address in `data-played` once the state is there, or in `data-problem` why it is not.
 */
async function show(): Promise<void> {
  const hash = location.hash.slice(1)
  const { state: name, theme, lang, dir } = readParameters(hash)
  mounted?.leave()
  delete root.dataset['played']
  delete root.dataset['problem']
  // A visitor's choices for the page belong to the previous state.
  delete root.dataset['docentMini']
  try {
    const state = findState(name)
    root.dataset['theme'] = theme
    root.lang = lang || 'en'
    root.dir = dir || (state.dir ?? readDirection(root.lang))
    const next = await mountState(state, lang, clock)
    if (!isCurrent(hash)) return next.leave()
    mounted = next
    await state.play(next.stage)
    if (isCurrent(hash)) root.dataset['played'] = hash
  } catch (error) {
    if (!isCurrent(hash)) return
    root.dataset['problem'] = String(error)
    throw error
  }
}

/** Another state may have been asked for while this one came about. */
function isCurrent(hash: string): boolean {
  return location.hash.slice(1) === hash
}

/** A window that nobody looks at draws no frames, and its chat moves by timers. */
function untilShown(): Promise<void> {
  return new Promise((resolve) => {
    const look = () => document.hidden || resolve()
    document.addEventListener('visibilitychange', look)
    look()
  })
}

/** Anyone who uses the chat in its state finds it as it is elsewhere. */
function letTimePassOnceTouched(run: () => void): void {
  const touched = new AbortController()
  const start = ({ isTrusted }: Event) => {
    if (!isTrusted) return
    touched.abort()
    run()
  }
  for (const type of ['pointerdown', 'keydown']) {
    addEventListener(type, start, { capture: true, signal: touched.signal })
  }
}
