// Runs before the first paint, as a separate plain script without imports. It sets the theme that a
// visitor chose, and remembers the next choice. The chat remembers that they want a small pill; this
// script only shows it.

{
  const KEY = 'theme'
  const root = document.documentElement
  let isKept = true

  const read = (key: string): string | null => {
    try {
      return localStorage.getItem(key)
    } catch {
      // Storage may be forbidden: the choice then holds for the page.
      isKept = false
      return null
    }
  }

  const show = (theme: string): void => {
    if (theme === 'light' || theme === 'dark') root.dataset['theme'] = theme
    else delete root.dataset['theme']

    for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
      const own = (meta.dataset['media'] ??= meta.getAttribute('media') ?? '')
      const chosen = own.includes(theme) ? 'all' : 'not all'
      meta.setAttribute('media', root.dataset['theme'] ? chosen : own)
    }
    for (const choice of document.querySelectorAll<HTMLInputElement>('input[name=theme]')) {
      choice.checked = choice.value === (root.dataset['theme'] ?? 'auto')
    }
  }

  const showKept = (): void => show(read(KEY) ?? 'auto')

  showKept()
  root.toggleAttribute('data-docent-mini', read('docent:mini') !== null)
  addEventListener('DOMContentLoaded', showKept)
  addEventListener('storage', ({ key }) => {
    if (key === KEY || key === null) showKept()
  })
  addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.name !== 'theme') return
    show(target.value)
    if (!isKept) return
    if (target.value === 'auto') localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, target.value)
  })
}
