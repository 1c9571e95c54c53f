import type { Document } from '../types.ts'

/** More would not fit below the picture that shows their answers. */
const MAX_QUESTIONS = 3

/** Reads `hero` of the front matter: the questions whose answers the home page shows. */
export function readHeroQuestions({ meta }: Pick<Document, 'meta'>): string[] {
  const { hero } = meta
  if (!Array.isArray(hero)) return []
  const questions = hero.filter((one: unknown) => typeof one === 'string' && one.trim() !== '')
  return (questions as string[]).slice(0, MAX_QUESTIONS)
}
