/** The first line of a block of code, however far it is indented, and its last one. */
export const FENCE: RegExp = /^\s*(`{3,}|~{3,})/
