import type { ViewControl } from './view.ts'

export interface PageKeysPlace {
  readonly pill: HTMLElement
  readonly view: ViewControl
  /** Whether the keys that the page could use otherwise are the chat's. */
  readonly isOn: boolean
}

type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>

/** The element that had the focus on the page, to return it. */
let left: WeakRef<HTMLElement> | undefined

/** Handles a key that was pressed while the chat is on the page. */
export function actOnPage({ key, ctrlKey, metaKey, altKey }: Press, place: PageKeysPlace): void {
  const { view, isOn } = place
  const panel = findPanel(place)
  if (key === 'Escape') return freeFocus(panel, view)
  // With Shift it may be how a keyboard writes a slash.
  if (!isOn || altKey) return
  if (key === '/' && (ctrlKey || metaKey)) view.call()
  // A panel that fills the screen is modal: there is no page to go to.
  if (key === 'F6' && panel?.matches('section')) changeSides(panel, view)
}

function findPanel({ pill }: PageKeysPlace): HTMLElement | null {
  return pill.parentElement?.parentElement?.querySelector<HTMLElement>('.panel') ?? null
}

/** If the panel fully covers the focused element, the panel closes. */
function freeFocus(panel: HTMLElement | null, view: ViewControl): void {
  const { activeElement: focused, body } = document
  if (!panel?.matches('section') || !focused || focused === body || isIn(panel, focused)) return
  const inner = focused.getBoundingClientRect()
  const outer = panel.getBoundingClientRect()
  const isCovered =
    inner.top >= outer.top &&
    inner.bottom <= outer.bottom &&
    inner.left >= outer.left &&
    inner.right <= outer.right
  if (isCovered) view.close()
}

function changeSides(panel: HTMLElement, view: ViewControl): void {
  const { activeElement: focused } = document
  if (!focused || !isIn(panel, focused)) {
    left = focused instanceof HTMLElement ? new WeakRef(focused) : undefined
    return view.call()
  }
  const before = left?.deref()
  const isThere = before?.isConnected && before !== document.body
  const target = isThere ? before : document.querySelector<HTMLElement>('main')
  if (target && !isThere && !target.hasAttribute('tabindex')) target.tabIndex = -1
  target?.focus({ preventScroll: true })
}

/** Whether an element of the page is in the panel, or the host of the root that the panel is in. */
function isIn(panel: HTMLElement, element: Element): boolean {
  const root = panel.getRootNode()
  return panel.contains(element) || (root instanceof ShadowRoot && root.host === element)
}
