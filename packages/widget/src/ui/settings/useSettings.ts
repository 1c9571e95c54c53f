import { useMemo } from 'react'
import { useGet } from '../../fetching/useGet.ts'
import { applySettings, readSettings } from './settings.ts'
import type { Built, Shown } from './settings.ts'

/** What is shown of a widget: what the page was built with, and what the server says since. */
export function useSettings({ options, panel, texts }: Built, address: string | undefined): Shown {
  const settings = useGet(address, readSettings)
  return useMemo(() => {
    const built = { options, panel, texts }
    return settings ? applySettings(built, settings) : { ...built, isOff: false }
  }, [options, panel, texts, settings])
}
