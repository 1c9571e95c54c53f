import { createNodes } from './elements.ts'
import { askAssistant } from './askAssistant.ts'
import { describeDialog, describeOptions } from './describeDialog.ts'
import { createOptions } from './options.ts'
import type { SearchSource } from './source.ts'
import { createTyping, type Outcome } from './typing.ts'
import { readBeginning, readWording } from './wording.ts'

export interface SearchDialog {
  /**
   * Opens it with the text typed before it loaded, otherwise with its last text, or focuses its field
   * if it is open.
   */
  open(typed: string): void
}

/** A modal dialog with a field, and what is found under it while it is typed. Put on the page once. */
export function createSearchDialog(source: SearchSource): SearchDialog {
  const wording = readWording()
  const beginning = readBeginning()
  const [dialog] = createNodes([describeDialog(wording)]) as [HTMLDialogElement]
  dialog.lang = wording.language
  const find = <Kind extends HTMLElement>(selector: string): Kind => {
    const found = dialog.querySelector<Kind>(selector)
    if (!found) throw new Error(`The search has no ${selector}.`)
    return found
  }
  const field = find<HTMLInputElement>('input')
  const list = find('[role=listbox]')
  const remark = find('.remark')
  const status = find('[role=status]')
  const options = createOptions(list, field)
  /** The query of the list, and whether Enter was pressed before the list matched the typed text. */
  let shown = ''
  let isWanted = false

  function show(outcome: Outcome): void {
    const { notes, rows, said, hits } = describeOptions(outcome, wording, beginning)
    shown = outcome.type === 'empty' ? '' : outcome.query
    remark.replaceChildren(...createNodes(notes))
    list.replaceChildren(...createNodes(rows))
    list.scrollTop = 0
    status.textContent = said
    options.renew(shown !== '')
    if (isWanted && hits > 0) options.choose()
    isWanted = false
  }

  const type = createTyping(source, show)
  field.addEventListener('input', () => {
    isWanted = false
    type(field.value)
  })
  dialog.addEventListener('keydown', (event) => {
    // Otherwise the chat under the dialog would treat the key as its own.
    if (event.key === 'Escape') event.stopPropagation()
    if (event.target !== field || event.isComposing || event.key !== 'Enter') return
    event.preventDefault()
    if (shown === field.value.trimStart()) options.choose()
    else isWanted = true
  })
  list.addEventListener('click', (event) => {
    const option = (event.target as Element).closest('[role=option]')
    if (!option || event.ctrlKey || event.metaKey || event.shiftKey) return
    dialog.close()
    // In this order: a dialog that closes returns the focus, and the chat then takes it.
    if (option instanceof HTMLButtonElement) askAssistant(option.value)
  })
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog || (target as Element).closest('.close')) dialog.close()
  })
  document.querySelector('main')?.after(dialog)
  return {
    open(typed) {
      if (!dialog.open) dialog.showModal()
      field.focus()
      if (field.value + typed === '') show({ type: 'empty' })
      if (typed === '') return field.select()
      // A field of one line takes no line breaks: they are where Enter was pressed.
      field.value = typed
      isWanted = typed.endsWith('\n')
      type(field.value, 0)
    },
  }
}
