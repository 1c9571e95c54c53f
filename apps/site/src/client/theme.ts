// Runs before the first paint, as a plain script of its own: no import may stand here. It sets the
// theme that a visitor chose, and remembers the next choice.

{
  const KEY = 'theme'
  const root = document.documentElement
  let isKept = true

  const read = (): string => {
    try {
      return localStorage.getItem(KEY) ?? 'auto'
    } catch {
      // Storage may be forbidden: the choice then holds for the page.
      isKept = false
      return 'auto'
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

  show(read())
  addEventListener('DOMContentLoaded', () => show(read()))
  addEventListener('storage', ({ key }) => {
    if (key === KEY || key === null) show(read())
  })
  addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.name !== 'theme') return
    show(target.value)
    if (!isKept) return
    if (target.value === 'auto') localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, target.value)
  })
}
