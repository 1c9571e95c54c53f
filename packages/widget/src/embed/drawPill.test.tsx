// @vitest-environment jsdom
import { fillTexts } from '@docent/texts'
import { panel } from '@docent/texts/en/panel'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it } from 'vitest'
import { OPTIONS } from '../../testing/options.ts'
import { Launcher } from '../launcher.tsx'
import { drawPill, rewordPill } from './drawPill.ts'

const texts = fillTexts(panel, OPTIONS.brand)
const container = document.body.appendChild(document.createElement('div'))

afterEach(() => container.replaceChildren())

describe('drawPill', () => {
  it.each(['left', 'right'] as const)('draws what React renders on the %s', (position) => {
    drawPill(container, { position, label: texts.launcher, tooltip: texts.tooltip })
    expect(container.innerHTML).toBe(
      renderToString(<Launcher options={{ ...OPTIONS, position }} panel={panel} />),
    )
  })

  it('takes words for words', () => {
    drawPill(container, { position: 'left', label: '<b>Ask</b>', tooltip: '' })
    expect(container.querySelector('.pill')?.textContent).toBe('<b>Ask</b>')
  })
})

describe('rewordPill', () => {
  it('changes the words, and leaves everything where it is', () => {
    drawPill(container, { position: 'left', label: 'Old', tooltip: '' })
    const words = container.querySelector('.pill span')
    rewordPill(container, { label: 'New', tooltip: 'Tip' })
    expect(container.querySelector('.pill span')).toBe(words)
    expect(words?.textContent).toBe('New')
    expect(container.querySelector('.tip')?.textContent).toBe('Tip')
  })
})
