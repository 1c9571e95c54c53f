import { useMemo } from 'react'
import { readAssistantSettings } from '@docent/protocol/api'
import { useGet } from '../../fetching/useGet.ts'
import { applySettings } from './settings.ts'
import type { Built, ShownSettings } from './settings.ts'

/** What is shown of a widget: what the page was built with, and what the server says since. */
export function useSettings(
  { options, panel, texts }: Built,
  address: string | undefined,
): ShownSettings {
  const settings = useGet(address, readAssistantSettings)
  return useMemo(() => {
    const built = { options, panel, texts }
    return settings ? applySettings(built, settings) : { ...built, isOff: false }
  }, [options, panel, texts, settings])
}
