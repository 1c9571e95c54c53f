import { readTerms } from '../analyze.ts'
import { joinGroups, readWordLists } from './wordLists.ts'

// Words that visitors and authors use for the same thing, in the English of software, accounts and
// shops. A word may be in several groups: it is similar to the words of each, but these are not
// similar to one another. "Custom" is in none, because it has the same stem as "customer". Only
// everyday pairs belong here; a site's own terms belong on its pages.
const GROUPS = `
  delete remove erase wipe uninstall
  deploy deployment
  disable deactivate
  enable activate
  prevent block forbid disallow prohibit restrict
  allow permit
  change modify edit alter
  configure config configuration
  price cost pricing fee
  charge bill billing invoice
  refund money reimburse
  limit maximum max cap quota
  minimum min
  biggest largest maximum
  smallest minimum
  kilobyte kb
  megabyte mb
  gigabyte gb
  terabyte tb
  millisecond ms
  ram memory
  create add
  error failure fail crash
  mail email
  login signin authenticate
  2fa mfa authenticator totp
  folder directory dir
  address url
  repository repo
  picture image photo
  tier plan subscription
  keep retain retention
  snapshot backup
  dump export backup
  schedule cron
  percentage percent
  earn commission
  team organization organisation
  buy purchase
  mac macos
  docs documentation
  option setting preference
  option flag
  vulnerability security
  tutorial guide
  probe health
  phone mobile
  begin start
  stop halt terminate
  kill terminate
  ignore skip exclude
  except exclude
  choose select pick
  automatically auto
  transfer move migrate
  show display
  fast quick speed
  timeout time
  rollback revert
  reset wipe
  fix resolve repair
  command cli
  environment env
  variable var
  database db
  postgres postgresql
  application app
  information info
  authentication auth
  administrator admin
  development dev
  production prod
  pull pr
  javascript js
  typescript ts
  kubernetes k8s
  parameter param argument arg
  specification spec requirement
  requirement minimum
  require need
  release version
  outgoing outbound
  incoming inbound
  internet public
  idle inactive inactivity sleep
  big large size
  tall high height
  wide width
  long length duration
  heavy weight
  expensive price cost
  cheap price cost free
  pay payment price
  safe secure security
  company business organization commercial
  day daily
  week weekly
  month monthly
  year yearly annual
  hour hourly
  visitor user customer
  website site
  computer machine
  screen display
  colour color
  licence license
  open-source license
  llm model
  gpt model
  chatbot bot assistant
  part piece component
  write save store
`

/** Its words, not stemmed. */
export const THESAURUS_WORDS: readonly string[] = GROUPS.trim().split(/\s+/)

const english = joinGroups(
  GROUPS.trim()
    .split('\n')
    .map((line) => line.trim().split(' ').map(readOneTerm)),
)

/** The terms that mean nearly the same as one: "directory" for "folder". Other languages use English words too. */
export function findSimilar(term: string): readonly string[] {
  return readWordLists()?.similar.get(term) ?? english.get(term) ?? []
}

/** The single term of a word in a list. `2fa` is one term here too, the whole. */
export function readOneTerm(word: string): string {
  return readTerms(word).at(-1) ?? word
}
