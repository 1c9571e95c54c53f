/** The rows of a list that a field moves through while it keeps the focus. */
export interface Options {
  /** Reads a changed list, and selects its first row on request. */
  renew(isFirstSelected: boolean): void
  /** Opens the selected row. */
  choose(): void
}

/** Makes a combobox of a field and its listbox: arrows, Home and End select, and so does a pointer. */
export function createOptions(list: HTMLElement, field: HTMLInputElement): Options {
  let rows: HTMLElement[] = []
  let selected = -1

  function select(place: number, isScrolled = true): void {
    rows[selected]?.setAttribute('aria-selected', 'false')
    selected = place
    const row = rows[place]
    row?.setAttribute('aria-selected', 'true')
    if (row) field.setAttribute('aria-activedescendant', row.id)
    else field.removeAttribute('aria-activedescendant')
    if (isScrolled) row?.scrollIntoView({ block: 'nearest' })
  }

  field.addEventListener('keydown', (event) => {
    const place = findPlace(event, selected, rows.length)
    if (place === undefined) return
    event.preventDefault()
    select(place)
  })
  list.addEventListener('pointermove', ({ target }) => {
    const row = target instanceof Element ? target.closest<HTMLElement>('[role=option]') : null
    const place = row ? rows.indexOf(row) : -1
    if (place >= 0 && place !== selected) select(place, false)
  })
  // A press would take the focus from the field.
  list.addEventListener('pointerdown', (event) => event.preventDefault())
  list.addEventListener('mousedown', (event) => event.preventDefault())

  return {
    renew(isFirstSelected) {
      rows = [...list.querySelectorAll<HTMLElement>('[role=option]')]
      rows.forEach((row, place) => {
        row.id = `SearchOption${place}`
        row.setAttribute('aria-selected', 'false')
      })
      list.hidden = rows.length === 0
      field.setAttribute('aria-expanded', String(rows.length > 0))
      selected = -1
      select(isFirstSelected && rows.length > 0 ? 0 : -1, false)
    },
    choose: () => rows[selected]?.click(),
  }
}

type Press = Pick<
  KeyboardEvent,
  'key' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey' | 'isComposing'
>

/** Where a key leads to from a row; undefined for keys that are the field's own. */
function findPlace(press: Press, selected: number, count: number): number | undefined {
  const { key, shiftKey, ctrlKey, altKey, metaKey, isComposing } = press
  if (count === 0 || isComposing || shiftKey || ctrlKey || altKey || metaKey) return undefined
  if (key === 'ArrowDown') return (selected + 1) % count
  if (key === 'ArrowUp') return (selected < 1 ? count : selected) - 1
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : undefined
}
