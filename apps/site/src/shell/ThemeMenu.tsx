import type { ReactNode } from 'react'
import { useTexts } from '../texts.ts'
import { SiteIcon } from './Icon.tsx'
import { IDS } from './ids.ts'

const CHOICES = ['auto', 'light', 'dark'] as const

/** The choice between light, dark and what the system says. `/theme.js` remembers it. */
export function ThemeMenu(): ReactNode {
  const texts = useTexts()
  return (
    <>
      <button className="tool" type="button" popoverTarget={IDS.theme} aria-label={texts.theme}>
        <SiteIcon name="theme" />
      </button>
      <fieldset className="theme" id={IDS.theme} popover="auto">
        <legend className="vh">{texts.theme}</legend>
        {CHOICES.map((choice) => (
          <label key={choice}>
            <input type="radio" name="theme" value={choice} defaultChecked={choice === 'auto'} />
            {texts.themes[choice]}
          </label>
        ))}
      </fieldset>
    </>
  )
}
