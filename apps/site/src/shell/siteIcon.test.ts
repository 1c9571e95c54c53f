import { expect, it } from 'vitest'
import { chooseSign } from './siteIcon.ts'

it.each([
  ['the logo', ['logo.svg', 'favicon.svg'], '/logo.svg', '', '/logo.svg'],
  ['the icon with the usual name', ['favicon.svg', 'own.png'], '', '/own.png', '/favicon.svg'],
  ['the configured icon', ['favicon.ico', 'own.png'], '', '/own.png', '/own.png'],
  ['nothing for files that do not exist', [], '/logo.svg', '/own.png', undefined],
  ['nothing without a logo and an icon', ['undefined', 'undefined.svg'], '', '', undefined],
])('the sign of a site is %s', (_, assets, logo, icon, sign) => {
  expect(chooseSign({ assets }, { logo, icon })).toBe(sign)
})
