import { useLayoutEffect, useState } from 'react'
import type { RefObject } from 'react'
import { attempt } from '@docent/chat'
import { MINI_KEY, MINI_MARK } from './mark.ts'

/**
 * Whether the pill around or next to `inside` shows only its icon, with a function to change it, for
 * this visitor and all their tabs. If nothing can be stored, it lasts as long as the page.
 */
export function useMini(
  inside: RefObject<Element | null>,
): readonly [boolean, (isMini: boolean) => void] {
  const [isMini, setMini] = useState(false)

  function choose(next: boolean): void {
    attempt(() => (next ? localStorage.setItem(MINI_KEY, '1') : localStorage.removeItem(MINI_KEY)))
    mark(inside.current, next)
    setMini(next)
  }

  useLayoutEffect(() => {
    const show = (next: boolean): void => {
      mark(inside.current, next)
      setMini(next)
    }
    const follow = ({ key, newValue }: StorageEvent): void => {
      if (key === MINI_KEY || key === null) show(newValue !== null)
    }
    // The mark counts as well: nothing else exists if the browser cannot store anything.
    show(isMarked(inside.current) || Boolean(attempt(() => localStorage.getItem(MINI_KEY))))
    addEventListener('storage', follow)
    return () => removeEventListener('storage', follow)
  }, [inside])

  return [isMini, choose]
}

function isMarked(inside: Element | null): boolean {
  return Boolean(inside?.closest(`[${MINI_MARK}]`))
}

function mark(inside: Element | null, isMini: boolean): void {
  let outermost = inside
  while (outermost?.parentElement) outermost = outermost.parentElement
  outermost?.toggleAttribute(MINI_MARK, isMini)
}
