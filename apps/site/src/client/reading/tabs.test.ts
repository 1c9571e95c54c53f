// @vitest-environment jsdom

import { beforeEach, expect, it, vi } from 'vitest'
import { keepTabs, restoreTabs } from './tabs.ts'

const TABS = ['a', 'b']
  .map(
    (name) =>
      `<fieldset class="tabs" data-tabs="system">
         <label><input type="radio" name="${name}" value="Linux" checked></label>
         <label><input type="radio" name="${name}" value="macOS"></label>
       </fieldset>`,
  )
  .join('')

let page: Document

function listChosen(): string[] {
  return [...page.querySelectorAll<HTMLInputElement>(':checked')].map(({ value }) => value)
}

/** Whether the visitor has pressed something on this page. jsdom does not tell. */
function setActive(hasBeenActive: boolean): void {
  Object.defineProperty(navigator, 'userActivation', {
    value: { hasBeenActive },
    configurable: true,
  })
}

beforeEach(() => {
  localStorage.clear()
  setActive(false)
  vi.stubGlobal('scrollBy', () => undefined)
  page = document.implementation.createHTMLDocument()
  page.body.innerHTML = TABS
  keepTabs(page)
})

it('chooses in all tabs of a group what is chosen in one, and again on the next page', () => {
  page.querySelector<HTMLInputElement>('[name=b][value=macOS]')!.click()
  expect(listChosen()).toEqual(['macOS', 'macOS'])

  page.body.innerHTML = TABS
  restoreTabs(page)
  expect(listChosen()).toEqual(['macOS', 'macOS'])
})

it.each(['', 'x', 'null', '[]', '{"system":{}}', '{"system":"Plan 9"}'])(
  'leaves the first ones chosen if %j is kept',
  (kept) => {
    localStorage.setItem('docent:tabs', kept)
    restoreTabs(page)
    expect(listChosen()).toEqual(['Linux', 'Linux'])
  },
)

it.each([
  { who: 'a visitor', isActive: true, chosen: ['macOS', 'macOS'] },
  { who: 'a browser that went back to the page', isActive: false, chosen: ['Linux', 'Linux'] },
])('knows what $who chose before the script loaded', ({ isActive, chosen }) => {
  localStorage.setItem('docent:tabs', '{"system":"Linux"}')
  page = document.implementation.createHTMLDocument()
  page.body.innerHTML = TABS
  page.querySelector<HTMLInputElement>('[name=b][value=macOS]')!.click()
  setActive(isActive)
  keepTabs(page)
  restoreTabs(page)
  expect(listChosen()).toEqual(chosen)
})

it('does without a storage', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full')
  })
  page.querySelector<HTMLInputElement>('[name=a][value=macOS]')!.click()
  expect(listChosen()).toEqual(['macOS', 'macOS'])
})
