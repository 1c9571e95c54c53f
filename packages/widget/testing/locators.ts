import { screen } from '@testing-library/react'
import { renderWidget } from './stage.tsx'
import type { Stage } from './stage.tsx'

// Where things are in a widget that `renderWidget` has rendered, by the names that a screen reader
// knows them by.

export const pill = (): HTMLElement =>
  screen.getByRole('button', { name: /^Talk to the assistant/ })

export const panel = (): HTMLElement => screen.getByRole('region', { name: 'Acme assistant' })

export const field = (): HTMLTextAreaElement =>
  screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your message' })

export const button = (name: string | RegExp): HTMLButtonElement =>
  screen.getByRole<HTMLButtonElement>('button', { name })

/** The texts in the live regions. */
export const spoken = (): string =>
  [...panel().querySelectorAll('[aria-live]')].map((region) => region.textContent).join('')

export async function open(stage: Stage = renderWidget()): Promise<Stage> {
  await stage.user.click(pill())
  return stage
}

export async function ask(stage: Stage, question: string): Promise<void> {
  await stage.user.type(field(), `${question}{Enter}`)
  await stage.arrive()
}
