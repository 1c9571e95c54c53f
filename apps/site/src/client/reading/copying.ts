const COPIED_MS = 2000

/** Makes the copy buttons of code blocks and of whole pages work, those of later pages included. */
export function copyOnClick(root: Document): void {
  root.addEventListener('click', copyFrom)
}

/** Copies what a click asks for, if it is on a copy button. */
export async function copyFrom({ target }: Event): Promise<void> {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-copy]') : null
  if (!button) return

  const { textContent: label } = button
  const copied = button.dataset['copy'] ?? ''
  if (label === copied || !(await copyFor(button))) return
  button.textContent = copied
  setTimeout(() => (button.textContent = label), COPIED_MS)
}

async function copyFor(button: HTMLElement): Promise<boolean> {
  const source = button.dataset['source']
  if (source !== undefined) return copyFile(source)
  const code = button.closest('figure')?.querySelector('pre')
  return code ? copyText(code) : false
}

/** Text that cannot be copied by script is selected, so that the reader can copy it. */
async function copyFile(address: string): Promise<boolean> {
  try {
    // Passed as a promise: Safari no longer counts a click after a wait.
    const text = fetchText(address).then((text) => new Blob([text], { type: 'text/plain' }))
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': text })])
    return true
  } catch {
    location.assign(address)
    return false
  }
}

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address)
  if (!response.ok)
    throw new Error(`Cannot copy ${address}: the server answered ${response.status}.`)
  return response.text()
}

/**
 * Pages without TLS have no clipboard to write to: there the text is selected and copied as a reader
 * would.
 */
async function copyText(code: HTMLElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(readCode(code))
    return true
  } catch {
    getSelection()?.selectAllChildren(code)
    return document.execCommand('copy')
  }
}

/** The resulting code: it leaves out lines that an author marked as removed. */
function readCode(code: HTMLElement): string {
  const kept = code.cloneNode(true) as HTMLElement
  for (const removed of kept.querySelectorAll('del')) removed.remove()
  return kept.textContent ?? ''
}
