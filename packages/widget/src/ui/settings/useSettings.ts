import { useMemo } from 'react'
import { readAssistantSettings } from '@docent/protocol/api'
import { useGet } from '../../fetching/useGet.ts'
import { applySettings } from './settings.ts'
import type { Built, ShownSettings } from './settings.ts'

/** The settings of a widget: those of the page's build, and the server's newer ones. */
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
