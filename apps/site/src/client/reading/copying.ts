const COPIED_MS = 2000

/** Makes the copy buttons of code blocks work, those of later pages included. */
export function copyOnClick(root: Document): void {
  root.addEventListener('click', async ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-copy]') : null
    const code = button?.closest('figure')?.querySelector('pre')
    if (!button || !code) return

    const { textContent: label } = button
    const copied = button.dataset['copy'] ?? ''
    if (label === copied || !(await copyText(code))) return
    button.textContent = copied
    setTimeout(() => (button.textContent = label), COPIED_MS)
  })
}

/** Pages without TLS have no clipboard to write to: there the text is selected and copied as a reader would. */
async function copyText(code: HTMLElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(readCode(code))
    return true
  } catch {
    getSelection()?.selectAllChildren(code)
    return document.execCommand('copy')
  }
}

/** The code as it is to be: lines that an author marked as removed are not for who copies it. */
function readCode(code: HTMLElement): string {
  const kept = code.cloneNode(true) as HTMLElement
  for (const removed of kept.querySelectorAll('del')) removed.remove()
  return kept.textContent ?? ''
}
