// Forms that no suffix rule connects: "sent" belongs to "send", but "found" does not belong to
// "founded". Verbs whose participle has a separate meaning are left out, such as "written in" a
// language, "kept" and "broken". So are verbs that occur in most questions, except "find".
const ENTRIES = `
  become became; begin began begun; bind bound; bring brought; build built; buy bought; choose chose
  chosen; come came; draw drew drawn; drive drove driven; fall fell fallen; find found; forget forgot
  forgotten; freeze froze frozen; grow grew grown; hide hid hidden; hold held; learn learnt; lose lost;
  meet met; pay paid; rise rose risen; run ran; sell sold; send sent; shake shook shaken; speak spoke
  spoken; spell spelt; spend spent; stand stood; steal stole stolen; teach taught; wake woke woken;
  win won; child children; foot feet; index indices; vertex vertices
`

const bases = new Map<string, string>()
for (const entry of ENTRIES.trim().split(/;\s*/)) {
  const [base = '', ...forms] = entry.split(/\s+/)
  for (const form of forms) bases.set(form, base)
}

/** Returns the dictionary form of an irregular form, and any other word unchanged. */
export function toBaseForm(word: string): string {
  return bases.get(word) ?? word
}
