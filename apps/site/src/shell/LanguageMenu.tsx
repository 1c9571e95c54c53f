import { fillText } from '@docent/texts'
import type { ReactNode } from 'react'
import { listTranslations, type Translation } from '../languages.ts'
import type { Site } from '../site.ts'
import { useTexts } from '../texts.ts'
import { SiteIcon } from './Icon.tsx'
import { IDS } from './ids.ts'

export interface LanguageMenuProps {
  readonly site: Site
  readonly route: string
}

/** The same page in the other languages, as links. Nothing on a site in one language. */
export function LanguageMenu({ site, route }: LanguageMenuProps): ReactNode {
  const texts = useTexts()
  const translations = listTranslations(site, route)
  if (translations.length === 0) return null
  return (
    <>
      <button
        className="tool"
        type="button"
        popoverTarget={IDS.languages}
        aria-label={texts.languages}
      >
        <SiteIcon name="languages" />
      </button>
      <ul className="theme" id={IDS.languages} popover="auto" aria-label={texts.languages}>
        {translations.map((translation) => (
          <LanguageLink
            key={translation.route}
            translation={translation}
            isCurrent={translation.site.base === site.base}
          />
        ))}
      </ul>
    </>
  )
}

interface LanguageLinkProps {
  readonly translation: Translation
  readonly isCurrent: boolean
}

/** Written in the language that it leads to, because the visitor who wants it reads that one. */
function LanguageLink({ translation, isCurrent }: LanguageLinkProps): ReactNode {
  const { site, route, isSame } = translation
  const { language, languages } = site.config
  const label = languages.find((one) => one.language === language)?.label
  return (
    <li>
      <a
        href={route}
        lang={language}
        hrefLang={language}
        aria-current={isCurrent ? 'true' : undefined}
      >
        <span>
          {label}
          {!isSame && !isCurrent && (
            <small>
              {fillText(site.texts.notTranslated, {
                label: site.labelOf(route) ?? site.config.brand,
              })}
            </small>
          )}
        </span>
      </a>
    </li>
  )
}
