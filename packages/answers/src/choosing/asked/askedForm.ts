/**
 * The kinds of answer that a question's form asks for: each is 1 if it asks for that kind, else 0.
 */
export interface AskedForms {
  readonly number: number
  readonly limit: number
  readonly yesNo: number
  readonly how: number
  readonly definition: number
  readonly error: number
  readonly where: number
  readonly why: number
  readonly name: number
  readonly comparison: number
}

/** A kind of amount: the questions that ask for it, and the texts that give it. */
export interface AskedAmount {
  readonly asked: RegExp
  readonly given: RegExp
}

/** How a language asks. */
export interface AskedPatterns {
  readonly forms: Readonly<Record<keyof AskedForms, RegExp>>
  /** A question asks for the first that fits. */
  readonly kinds: readonly AskedAmount[]
}
