/** What a folder of the site is called: the navigation's label, else its own name. */
export type LabelOf = (collection: string) => string
