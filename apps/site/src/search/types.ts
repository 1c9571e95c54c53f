/** The name of a folder of the site: the navigation's label, otherwise its own name. */
export type LabelOf = (collection: string) => string
