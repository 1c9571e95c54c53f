// The degrees of everyday English adjectives: pages say "fast" where visitors say "the fastest way".

const ADJECTIVES = `
big bright broad bulky busy cheap clean clear clever close cold cool crazy dark deep dirty dull early easy fair fancy fast
few fine firm flat fresh full funny great handy happy hard healthy heavy high hot huge large late lazy light lengthy long loose
loud low mean messy mild narrow near neat new nice noisy odd old plain poor pretty quick quiet rare rich risky rough safe
sharp shiny short simple sleek slim slow small smart smooth soft sparse steep sticky strange strict strong sturdy sweet swift
tall thick thin tidy tight tiny tough tricky ugly warm weak wide wise young
`

const BASES: ReadonlyMap<string, string> = new Map(
  ADJECTIVES.split(/\s+/)
    .filter(Boolean)
    .flatMap((base) => {
      const stem = base.endsWith('e') ? base.slice(0, -1) : base.replace(/(?<=[^aeiou])y$/, 'i')
      const doubled = /[^aeiou][aeiou][bdgmnpt]$/.test(base) ? base + base.slice(-1) : stem
      return [`${doubled}er`, `${doubled}est`].map((form) => [form, base] as const)
    }),
)

/** "Fast" for "fastest" and "faster"; undefined for any other word. */
export function readDegree(word: string): string | undefined {
  return BASES.get(word)
}
