const SVG = 'http://www.w3.org/2000/svg'

export interface DrawnPill {
  readonly position: 'left' | 'right'
  readonly label: string
  readonly tooltip: string
}

/**
 * Draws the markup of `Launcher` by hand, element for element, so that React can hydrate it unchanged.
 * It uses DOM calls, because a page under Trusted Types refuses HTML.
 */
export function drawPill(container: HTMLElement, { position, label, tooltip }: DrawnPill): void {
  const launch = draw('div', { class: 'launch', 'data-position': position })
  const pill = draw('button', {
    class: 'pill',
    type: 'button',
    'aria-expanded': 'false',
    'aria-describedby': 'docent-tooltip',
  })
  const words = draw('span', {})
  const tip = draw('span', { class: 'tip', role: 'tooltip', id: 'docent-tooltip' })
  words.textContent = label
  tip.textContent = tooltip
  pill.append(drawDoor(), words)
  launch.append(pill, tip)
  container.append(launch)
}

/** Changes the words of a drawn pill, before React hydrates it. */
export function rewordPill(
  container: HTMLElement,
  { label, tooltip }: Pick<DrawnPill, 'label' | 'tooltip'>,
): void {
  for (const [place, text] of [
    ['.pill span', label],
    ['.tip', tooltip],
  ] as const) {
    const element = container.querySelector(place)
    if (element && element.textContent !== text) element.textContent = text
  }
}

function drawDoor(): Element {
  const icon = draw('svg', { class: 'icon', viewBox: '0 0 20 20', 'aria-hidden': 'true' }, SVG)
  icon.append(
    draw('path', { d: 'M4 17V9a6 6 0 0 1 12 0v8M2 17h16' }, SVG),
    draw('circle', { cx: '10', cy: '12', r: '2' }, SVG),
  )
  return icon
}

const HTML = 'http://www.w3.org/1999/xhtml'

function draw(name: string, attributes: Readonly<Record<string, string>>, space = HTML): Element {
  const element = document.createElementNS(space, name)
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
  return element
}
