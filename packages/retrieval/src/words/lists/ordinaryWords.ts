import { readTerms } from '../analyze.ts'
import { readWordLists } from './wordLists.ts'

const WORDS = `
  abandon ability absolute accept access accident accidentally accomplish accurate achieve
  acknowledge across act action active activity actual adapt add additional adequate adjust admit
  advance advantage advice advise affect afford afraid afterwards age ages aim alike alive allow
  almost alone along already alter alternative altogether amazing amount announce annoy
  annoying another answer anyhow anymore anyway anywhere apart apparent appear approach
  appropriate approve area argue argument arrange arrive aside aspect assist assume assure attach
  attempt attention attract automatic automatically available average avoid awake aware awesome
  awful awkward background balance bare barely base basic bear beautiful become begin beginner
  beginning behave behaviour behavior behind believe belong below benefit beside besides beyond
  big bite blame blank blind block blow bold bore boring borrow bother bottom bound brain brand
  break brief briefly bright brilliant bring broad broken buddy build bulk bump burn
  bury busy button buy calm cancel capable care careful carefully carry case catch category cause
  cautious cease central chance change chaos character charm chase cheap cheat check cheer child
  children choice choose chunk circumstance claim class clean clear clearly clever click client
  close closed clue clumsy cold collect column combine come comfort comfortable
  comment common commonly community company compare compete complain complete completely
  complex complicated comprehend computer conceal concept concern conclude condition confirm
  conflict confuse confused confusing connect connection consequence consider consist consistent
  constant constantly consult consume contact contain content continue continuous contrast contribute
  control convenient conversation convert convince cool cope copy corner correct correctly cost
  count counter cover crash crazy create creative crowd cry curious current currently custom
  customer cut daily damage danger dangerous dare dark date dead deal dear decade decent decide
  decision decrease deep default defeat define definite degree delay delete deliberate deliver
  demand deny depend deserve desire desk desktop despite destroy detail detect determine develop
  device die differ difference different difficult difficulty dig direct direction directly dirty
  disable disabled disadvantage disagree disappear disappoint disaster discard discover discuss
  disk dislike display distance distinct distinguish disturb divide document dominate door double
  doubt down download downside drag draw dream drive drop dual due dull dumb duplicate duration
  duty eager early earn earth ease easier easily easy edge edit effect effective effectively
  efficient effort eight elderly elegant element eleven eliminate elsewhere embarrass emerge
  emergency emphasis employ employee empty enable encounter encourage endless enjoy enormous
  ensure enter entire entirely entry equal equally equipment error escape especially essential
  establish estimate evening event everyday everywhere evidence evil exact example excellent
  except exception excess excessive exchange excited exciting exclude excuse exist existing exit
  expand expect expected experience experienced experiment expert explore expose express extend
  extent extra extreme extremely eye face fact factor fail failure fair fairly fake fall false
  familiar family famous fancy fantastic far fast fat fault favour favourite favorite fear
  feature fellow fewer fifteen fifty fight figure fill filled final finger finish fire first fit
  five fix flat flexible float floor flow fly focus fold folk follow following folks foot forbid
  force forever forget forgot forgotten form formal former forth fortunately forty forward four
  fourth frankly freak freely freeze frequent frequently fresh front frozen frustrate frustrating
  fulfil full fun function fundamental funny furthermore future fuss gain gap garbage gather
  gadget general generally generate gentle genuine giant glad glance global goal grab
  grade gradual gradually grand grant grasp grateful greatly ground group grow guarantee guard
  guide guilty habit half halfway hall halt hand handle hang happy harm harmful hate haul head
  heap heart heavily heavy height hello helpful helpless hence herself hidden hide high higher
  highly hint hire hit hold hole home honest honestly hook hopefully hopeless horrible host hot
  hour hours house household hover huge human humble hundred hundreds hunt hurry hurt
  ideal identical identify identity idiot ignore ill illegal image imagine immediate impact
  impatient implement imply importance important impossible impress improve improvement impression
  inconvenient include including incomplete incorrect increase incredible indeed independent
  indicate individual inevitable infinite influence inform information initial initially
  injure inner innocent input inside insist inspect inspire instance instant instantly instruct
  insufficient intend intended intent interact interest interesting interfere intermediate
  internal interrupt introduce introduction invalid invent investigate invisible invite involve
  irrelevant irritate isolate issue item itself jam job join joke journey judge jump junk kick kid
  kids kill knock knowledge known label lack laptop large largely last lasting late lately
  later latest latter laugh launch lay lazy lead leading leak lean learn leave left legal legit
  legitimate length lesson letter level lie life lift light likelihood likely limit limited line
  link list listen live load local locate location lock logical lonely longer loose lose loss lost
  loud love lovely low lower luckily lucky machine mad magic main mainly maintain major majority
  malfunction manage manner manual manually mark mass massive master match material mate maximum
  meaning meaningful meanwhile measure mechanism medium meet member mention mere merely merge
  mess message messy method middle mighty mild million millions mini minimal minimum minor minus
  miserable miss missing mistake mistaken mix mode moderate modern modest modify monitor month
  monthly mood moreover morning mostly motivate motive mouse mouth move movement multiple
  mystery myth naive naked name namely narrow nasty natural naturally nature naughty near nearby
  neat neatly necessarily necessary negative neglect neighbour neighbor neither nerve nervous neutral
  nevertheless newcomer newest newly next night nine ninety noise nonsense none nonetheless normal
  note noted nothing notice noticeable novice nowhere number numerous object
  oblige observe obstacle obtain obvious obviously occasion occasional occasionally occupy occur odd
  offer office official offline oldest online onto open operate operation opinion opportunity
  oppose opposite opt option optional order ordinary organise organize origin original originally
  others ought outcome outdated outer outline output outside outstanding overall overcome overdo
  overlook overnight overview overwhelm owe owner pace pack package pain painful pair panic
  paper paragraph parallel parent partial partially participate particular particularly partly
  partner party pass passive past patience patient pattern pause paste path pay peace peculiar
  penalty perfect perfectly perform performance perhaps period permanent permanently permission
  permit persist personal personally persuade phase phone phrase physical pick picture piece pieces
  pile pity plain plan plenty plug plus pocket point pointless polite poor pop popular portion
  position positive possess possibility post postpone potential potentially pour power powerful
  practical practice practise precise precisely predict prefer preference prepare presence present
  preserve press pressure pretend pretty prevent previous previously pride primary primarily prime
  principle print prior private probable proceed process produce product professional profit
  programme progress project promise promote prompt promptly proof proper proportion propose protect
  proud prove provide public publish pull purchase pure purely purpose push puzzle qualify quality
  quantity quarter quick quicker quiet quietly quit quote raise random range rapid rapidly rare rarely
  rate rather raw reach react read readable reader ready real realise realize reality realistic rear
  reasonable recall receive recent recognise recognize recommend record recover redo reduce refer
  reflect refresh refuse regard regarding regardless regret regular regularly reject relate related
  relation relative relatively release relevant reliable reluctant rely remain remaining remains
  remark remarkable remember remind remote remove rename repair repeat repeatedly replace replacement
  reply report represent reputation request require required rescue resemble reserve resist resolve
  respect respond response responsible rest restart restore restrict result resume retry return reuse
  reveal reverse review rid ridiculous rise risk risky road role roll room rotten rough roughly round
  rubbish rude ruin rule run running rush sad safe safely safety sake sample satisfied satisfy save
  saved scale scan scare scared scary scene schedule school scratch scream screen screw scroll seal
  search second secondary seconds secret secure seek seldom select sell send senior sense sensible
  sensitive separate separately sequence series serious seriously serve service set settle setup
  seven several severe shadow shake shall shame shape share sharp shelf shift shine shock shoot short
  shorter shortly shout shut shy sick side sight sign signal significant silent silly similar
  simplify simultaneous simultaneously sit site situation six size skill skip sleep
  slice slide slight slip slow slower slowly small smaller smart smile smooth smoothly snap
  social soft solid solution solve someday somehow sometime somewhat son sooner sophisticated
  sorry sound source space spare special specific specifically specify speed spell spend spin spite
  split spoil spread stable stack staff stage stand standard stare start state statement stay
  steady steal step steps stick stiff still stock stolen stop storage store story straight
  straightforward strange stranger strategy stream stress stretch strict strictly strike string
  strip strong structure struggle stubborn stuck student study stupid style subject submit
  subsequent subtle succeed success successful successfully sudden suffer sufficient suggest
  suggestion suit suitable sum super superior supply support supposed surely surface surprise
  surprised surprising surround survive suspect suspicious swap swear switch
  switched symbol sympathy system tab table tackle tag tail target task teach teammate
  tear technical technique tedious teen temporarily temporary tempt ten tend term terms terrible
  test text theory therefore thick thin third thirty thorough thoroughly thought thousand thousands
  threat threaten three threw throw tick tidy tie tight till times tiny tip tips tired title
  tolerate ton tone tool top topic torn total touch tough tour toward towards town trace track
  trade tradition traditional traffic train transfer transform transmit transparent
  trap trash travel treat tremendous trial trick tricky trigger trip trivial trouble troubled
  truly trust truth tune twelve twenty twice twin type types typical typically ugly ultimate
  ultimately unable unaware uncertain unclear uncomfortable undo unexpected unexpectedly unfair
  unfortunate unfortunately unhappy unique unit unite universal unknown unless unlike unlikely
  unlimited unlock unnecessary unplug unpleasant unreadable unreasonable unsafe unsure unusual
  unwanted unwilling update upper upset upside upward upwards urge urgent usage useful useless user
  usual utter utterly vague valid validate valuable value vanish variety various vary vast verify
  version versus view violate virtual virtually visible vision visit visitor visual vital voice volume
  volunteer wait wake walk wall wander warn warning wash waste watch weak wear weekly
  weekday weigh weight welcome wet whatever whenever wherever whichever whoever whole wide widely
  width wild willing win wind window wipe wire wise wish withdraw without woman women
  wifi wonderful word words workaround worked worker workflow workplace world worldwide worse
  worst worth worthless worthwhile wound wrap wreck write writer writing written yell yellow
  young younger youth zero zone
`

/** Everyday words that people put around the subject of a question, not stemmed. */
export const ORDINARY_WORDS: readonly string[] = WORDS.trim().split(/\s+/)

const english: ReadonlySet<string> = new Set(readTerms(WORDS))

/**
 * Whether people put a word around the subject of any question. If no page has such a word, the author
 * probably used another. If no page has a word outside this list, a name or a technical term, its subject
 * is probably missing too. Words for things that a site may be about, such as a price or a mountain, do
 * not belong in this list.
 */
export function isOrdinary(term: string): boolean {
  return (readWordLists()?.ordinary ?? english).has(term)
}
