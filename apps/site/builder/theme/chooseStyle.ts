import type { SiteStyle } from '../kit/siteKit.ts'
import type { SiteData } from '../../src/site.ts'
import { needsExtended } from './extended.ts'
import { choosePanelSign } from './panelSign.ts'

/** Chooses what the styles of a site depend on: its theme, its letters and its sign. */
export function chooseStyle(
  site: Pick<SiteData, 'content' | 'config' | 'images'>,
): Required<SiteStyle> {
  const { content, config } = site
  return { config, isExtended: needsExtended(content, config), sign: choosePanelSign(site) }
}
