/** The addresses of the files that every page loads. */
export interface Assets {
  readonly styles: readonly string[]
  /** The sheet of pages with a text to read. */
  readonly reading: string
  /** The sheet of pages with drawings or pictures of the panel, and of the home page. */
  readonly shown: string
  readonly scripts: readonly string[]
  /** The sheet of the search, which its page loads at once, and its dialog on intent. */
  readonly search: string
  /** Fonts that are needed for the first words, and asked for before the styles have named them. */
  readonly fonts: readonly string[]
  /** The owner's sign for home screens, if it was made from their logo. */
  readonly touchIcon?: string | undefined
  /** The scripts that count visits, if the owner uses a tool for that. */
  readonly counting?: readonly CountingScript[]
}

/** A script by its address, with the attributes that its tool reads. */
export type CountingScript = Readonly<Record<`data-${string}`, string>> & { readonly src: string }
