// A reader who uses one system does not need the others: a choice applies to every group of the same
// name, now and on the next visit.

const STORE = 'docent:tabs'

/** Keeps what is chosen in a group of tabs, and chooses it in all others of the group. */
export function keepTabs(root: Document): void {
  keepEarly(root)
  root.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return
    const group = target.closest<HTMLElement>('[data-tabs]')?.dataset['tabs']
    if (group === undefined) return
    const before = target.getBoundingClientRect().top
    const choices = { ...readChoices(), [group]: target.value }
    writeChoices(choices)
    choose(root, choices)
    // Tabs above may have grown: the pressed tab stays in its place.
    scrollBy({ top: target.getBoundingClientRect().top - before, behavior: 'instant' })
  })
}

/** Chooses what a visitor chose before. */
export function restoreTabs(root: Document): void {
  choose(root, readChoices())
}

/**
 * Stores what a visitor chose before this script had loaded, when nothing listened to the event. A
 * browser that goes back to a page restores its radio buttons without a visitor's action, and these
 * may be older than the stored choice.
 */
function keepEarly(root: Document): void {
  if (!navigator.userActivation.hasBeenActive) return
  const early = [...root.querySelectorAll<HTMLElement>('[data-tabs]')].flatMap((tabs) =>
    [...tabs.querySelectorAll('input')]
      .filter((radio) => radio.checked && !radio.defaultChecked && radio.closest('.tabs') === tabs)
      .map((radio) => [tabs.dataset['tabs'] ?? '', radio.value] as const),
  )
  if (early.length > 0) writeChoices({ ...readChoices(), ...Object.fromEntries(early) })
}

type Choices = Readonly<Record<string, unknown>>

function choose(root: Document, choices: Choices): void {
  for (const tabs of root.querySelectorAll<HTMLElement>('[data-tabs]')) {
    const choice = choices[tabs.dataset['tabs'] ?? '']
    for (const radio of tabs.querySelectorAll('input')) {
      if (radio.value === choice && radio.closest('.tabs') === tabs) radio.checked = true
    }
  }
}

/** Storage is untrusted: any script may have written it. */
function readChoices(): Choices {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(STORE) ?? '')
    return typeof kept === 'object' && kept !== null ? { ...kept } : {}
  } catch {
    // Nothing is stored, or it cannot be read, or the browser blocks storage.
    return {}
  }
}

function writeChoices(choices: Choices): void {
  try {
    localStorage.setItem(STORE, JSON.stringify(choices))
  } catch {
    // Full or forbidden: the choice holds on this page.
  }
}
