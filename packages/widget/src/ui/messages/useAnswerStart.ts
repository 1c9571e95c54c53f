import { useEffect, useState } from 'react'
import { FOLLOW_WITHIN_PX } from '../timing.ts'
import type { FollowedList } from './useFollow.ts'

/** So much stays above the answer that is jumped to, and less than a line above it is not missed. */
const MARGIN_PX = 12
const LINE_PX = 24

export interface AnswerStart {
  /** The list is at its end, and the last answer begins above what it shows. */
  readonly isAbove: boolean
  toBeginning(): void
}

/** Where the last answer begins, once it is whole: the list has followed its end out of view. */
export function useAnswerStart({ box, follow }: FollowedList, isWhole: boolean): AnswerStart {
  const [isAbove, setAbove] = useState(false)

  useEffect(() => {
    const list = box.current
    if (!list || !isWhole) return undefined
    const look = (): void => {
      const left = list.scrollHeight - list.clientHeight - list.scrollTop
      setAbove(left <= FOLLOW_WITHIN_PX && readAbove(list) > LINE_PX)
    }
    look()
    list.addEventListener('scroll', look, { passive: true })
    return () => {
      list.removeEventListener('scroll', look)
      setAbove(false)
    }
  }, [box, isWhole])

  function toBeginning(): void {
    const list = box.current
    if (list) follow.current?.toPlace(list.scrollTop - readAbove(list) - MARGIN_PX)
  }

  return { isAbove, toBeginning }
}

/** How much of the last answer is above the upper edge of the list, in pixels. */
function readAbove(list: Element): number {
  const answer = list.querySelector('.thread > :last-child .turn')
  return answer ? list.getBoundingClientRect().top - answer.getBoundingClientRect().top : 0
}
