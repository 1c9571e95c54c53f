import { readTerms } from '@docent/retrieval'

// Two words that together name one thing: pages about a push button and about notifications by mail do
// not answer a question about push notifications. A pair belongs here if a page about the thing
// writes both words side by side, and not the second one alone: a "bank account" may be called an account.
// Nor does a pair that businesses say in other words: a page about the "way here" has no "train station".
// The words after `=` name the same thing.
const ENTRIES = `
  a/b: test testing; academic: discount license licence; affiliate: link program; age: verification; air:
  conditioner conditioning fryer freight; airplane: mode=offline; alarm: clock; album: cover; answering:
  machine; android: tv; annual: report; apple: pay watch tv; audio: book=audiobook guide; augmented:
  reality=ar; baby: monitor; background: music noise; balance: sheet; bank: holiday statement; banner: ad
  ads; bar: chart code; barcode: scanner; battery: life pack saver=power percentage; birth: certificate
  date=birthday; birthday: card gift; bitcoin: wallet; black: friday; blood: sugar test; board: game
  meeting member; body: weight; bonus: points; booking: calendar; bug: bounty=vulnerability; bulletin:
  board; bus: ticket stop; business: card day plan trip; calendar: app event=ical+ics invite invitation;
  call: center centre recording; caller: id; calorie: counter; camera: feed roll stream; candlestick:
  chart; car: insurance rental wash; card: game reader; cash: drawer payment register; cell: tower;
  certification: exam; charging: cable station; child: lock; christmas: card party; clip: art; cloud:
  gaming; coffee: machine; color: blind; colour: blind; community: college; company: car; computer: game
  virus; conference: call talk; contact: lens; cookie: banner=consent; country: code; coupon: code; cover:
  letter photo; credit: check note rating score; crossword: puzzle; crypto: wallet currency; cyber:
  monday; customs: declaration duty; dance: class; data: breach lake mining roaming warehouse; dating: app
  profile; delivery: note truck; desktop: client icon shortcut; dhcp: server; dial: tone; dictionary:
  entry; digital: signature wallet; direct: debit=sepa; discount: code=coupon; discussion:
  board=forum+conversation; disk: drive image; dns: server=resolver; dog: walker; door: bell=doorbell
  lock; drag: drop=draggable; dress: code size; driver: license licence; driving: licence license school
  test; drone: footage flight; drum: machine; dual: boot; duty: roster; dvd: player; educational: license
  licence; electric: vehicle; electricity: bill meter price; electronic: signature; email: campaign client
  marketing signature; emergency: call exit; employee: discount handbook; engine: oil; exam: question;
  exchange: rate; executive: summary team; express: delivery checkout; extended: warranty; extension:
  cord; eye: test tracking; face: id recognition; facial: recognition; family: sharing tree; fast:
  charging food; fax: machine number; film: rights camera; finger: print=fingerprint; fingerprint: reader
  scanner sensor; fire: alarm extinguisher; fitness: tracker; flash: sale; flat: screen tire tyre; flight:
  mode number ticket; floor: plan; floppy: disk; flow: chart=flowchart; food: truck; football: match
  score; friend: request; front: desk; fuel: consumption; game: console controller engine server; gantt:
  chart; garage: door; garden: hose; gas: bill meter; gift: card certificate; google: assistant maps play
  sheets calendar drive docs home; gps: coordinates position track; grammar: check checker; graphics:
  card=gpu; grocery: list store; group: call chat; guest: network; guitar: tuner; gym: membership; hair:
  dryer; hard: disk drive=hdd; hardware: wallet; head: office=headquarters; headphone: jack; health:
  insurance; heart: rate; heat: map=heatmap pump; hiking: trail; home: cinema delivery office screen;
  hotel: booking; humidity: sensor; identity: card; image: recognition editor; income: tax; ink:
  cartridge; installment: plan; insurance: policy claim; interactive: map whiteboard; interest: rate;
  internet: cafe explorer provider; investor: relations; ios: app=iphone+ipad; job: interview offer
  opening application; kanban: board; key: chain; labor: cost; label: printer; landing: strip gear; land:
  line=landline; language: course exam; laser: printer cutter pointer; law: suit=lawsuit firm; lawn:
  mower; leap: second; legal: advice notice; letter: box head; liability: insurance; library: card;
  licence: plate dongle; license: plate dongle; life: insurance; lifetime: license licence deal access;
  light: bulb switch; line: chart; lip: sync; live: concert stream=livestream+broadcast
  streaming=livestream+broadcast support agent; lock: screen; lost: luggage; lottery: number ticket;
  loyalty: card points program; machine: learning=ml translation; magic: link; magnetic: strip; maiden:
  name; mail: merge order; marriage: certificate; match: result; meal: plan; media: player; medical:
  advice device record; meeting: minutes notes; membership: card fee; memory: card stick; message: broker;
  meta: quest; microsoft: teams word office access store; mind: map=mindmap; minimum: wage; mining: rig;
  mobile: data game number plan; money: order transfer=wire; mortgage: rate; motion: detector sensor;
  mother: tongue; mouse: pad wheel; movie: ticket; music: video; near: field=nfc; neural: network; news:
  anchor ticker; night: vision; noise: cancellation reduction; notary: public; object: detection; office:
  chair party; oil: change; open: position day; opening: ceremony hours=open; optical: character=ocr; org:
  chart; oven: temperature; packing: list slip; paid: leave; paper: jam size; parcel: locker service;
  parental: control leave; parking: space; patent: application; pay: slip phone; payment: reminder
  terminal; payroll: run; penetration: test=pentest; pension: plan fund; personal: trainer; pet:
  insurance; phone: bill call=telephone case number=telephone+tel+hotline support=telephone+hotline;
  photo: album gallery; physical: store; pie: chart; pivot: table; pizza: delivery; plane: ticket; play:
  list=playlist station; podcast: episode feed; police: report; polling: station; post: card=postcard
  office; postal: address code=zip; power: bank button cord outage plant point tool; press: conference kit
  office release; price: alert list=pricing match negotiation tag; print: queue; private: jet message=dm;
  product: recall tour; profile: picture=avatar+image+photo; profit: margin; promo: code=coupon+promotion;
  public: holiday; punch: card; push: notification button; qr: code; quiz: show; radio: station show;
  rain: jacket radar; real: estate; receipt: printer; recipe: book; record: player; red: cross; referral:
  code program=refer; release: party; relocation: package; remote: control desktop=rdp; rental: car;
  repair: kit manual service shop; replacement: battery part=spare; restaurant: menu; return: label
  ticket; reward: points; ring: tone=ringtone; roaming: charge fee; robot: arm vacuum; room: key; route:
  planner; running: shoe; safety: data deposit; salary: increase negotiation range; sales: tax=vat team;
  satellite: dish image; savings: account plan; school: district; screen: capture recorder recording
  reader saver=screensaver sharing size; sd: card; search: warrant; seat: reservation belt; seating: plan;
  security: camera guard deposit; serial: number; service: hotline; share: price holder=shareholder;
  shift: schedule plan; shipping: container label; shopping: bag basket=cart cart=basket list; sick: leave
  day; sign: language; sim: card; site: license licence; ski: resort; sleep: timer tracking; slide:
  show=slideshow+presentation; slow: motion; small: talk; smart: card contract fridge glasses
  phone=smartphone speaker tv watch=smartwatch; smoke: alarm detector; soap: opera; soccer: match score;
  social: security; solar: eclipse panel; song: lyrics; sound: card effect system; spare: part=replacement
  tire tyre; speed: camera test; speech: recognition=transcription synthesis; spell:
  check=spelling+spellcheck checker=spelling+spellcheck; split: screen; sport: club; spread:
  sheet=spreadsheet; sql: server=mssql; stamp: duty; standing: order; star: sign; starter: kit; steering:
  wheel; step: counter; sticky: note; stock: exchange market option photo; stop: watch=stopwatch; street:
  address map view; stress: test; student: discount=education card id loan; summer: camp; support:
  hotline=telephone+phone; swimming: pool; table: tennis; tape: drive; tax: advisor authority declaration
  exempt number rate refund return; teacher: training; telephone: number; text: message=sms; theme: park;
  thermal: camera paper; ticket: machine office; time: clock machine lapse=timelapse sheet=timesheet
  travel; tire: pressure; tyre: pressure; toll: free road; toner: cartridge; touch: bar id pad=touchpad
  screen=touchscreen; tow: truck; toy: car; track: pad record; tracking: number; trade: fair
  mark=trademark; traffic: jam light; train: ticket; training: course day; translation: agency memory;
  travel: agency agent expense guide insurance; tuition: fee; tv: channel show; unemployment: benefit;
  utility: bill; vacation: rental; vacuum: cleaner; vending: machine; verified: badge; video:
  call=conferencing chat conference=conferencing course editor game recorder; virtual: background
  reality=vr tour; virus: scanner=antivirus+malware scan=antivirus+malware; visa: application; visual:
  builder=wysiwyg; voice: actor assistant=alexa+siri call chat command control mail=voicemail memo message
  recognition; volume: discount knob; voter: registration; vpn: client server; walkie: talkie; wall: clock
  paper=wallpaper; warehouse: stock; warranty: claim; water: bill damage heater pressure; weather:
  forecast map radar report station=meteorological; web: cam=webcam; wedding: gift invitation; weight:
  loss; wheel: chair=wheelchair; white: board=whiteboard label=whitelabel noise; wholesale: price; wind:
  turbine; windows: container phone service xp; windscreen: wiper; wine: list; wire: transfer; wireless:
  charging charger headphones; word: cloud count document processor; work: permit visa; workers: council;
  works: council; yoga: class; zip: code=postal; zodiac: sign
`

/** The names of the same thing for each pair, by its two terms. */
const PAIRS: ReadonlyMap<string, readonly string[]> = new Map(ENTRIES.split(';').flatMap(readEntry))

function readEntry(entry: string): [string, readonly string[]][] {
  const [first = '', seconds = ''] = entry.split(':')
  return seconds
    .trim()
    .split(/\s+/)
    .map((second) => {
      const [word = '', others = ''] = second.split('=')
      return [toKey(first, word), others.split('+').filter((other) => other !== '')]
    })
}

function toKey(...words: readonly string[]): string {
  return words.map((word) => readTerms(word).at(-1) ?? '').join(' ')
}

/** A thing with a name of two words, as the question names it, and its other names. */
export interface NamedPair {
  readonly name: string
  readonly others: readonly string[]
}

/** The marks between the words of a name: "light/dark switch" has no light switch, and "card, game" no card game. */
const JOINS = /^(?:[ \t]+|[ \t]*-[ \t]*|[ \t]+and[ \t]+)$/i

/** The things in a question that have a name of two words. */
export function findNamedPairs(text: string): NamedPair[] {
  const words = [...text.matchAll(/a\/b|[\p{L}\p{N}]+/giu)].filter(([word]) => !/^and$/i.test(word))
  return words.flatMap((word, place) => {
    const next = words[place + 1]
    if (next === undefined) return []
    const between = text.slice(word.index + word[0].length, next.index)
    const others = isJoined(text, word.index, between)
      ? PAIRS.get(toKey(word[0], next[0]))
      : undefined
    return others ? [{ name: `${word[0]} ${next[0]}`, others }] : []
  })
}

/** The second of two alternatives begins no name: the "light" of "dark/light". */
function isJoined(text: string, start: number, between: string): boolean {
  return JOINS.test(between) && text[start - 1] !== '/'
}
