// Words that people say, each with those that documentation may use where it answers. The two need not
// mean the same: the answer to a question about a picture may be in a section on images. So such a word
// counts little, in addition to the word itself, and only a small part of the visitor's word in the
// confidence.
export const RELATED_ENTRIES = `
  127: localhost; 24h: day; 2fa: authentication two-factor totp recovery factor; 3000: port; 301:
  redirect permanent; 302: redirect temporary; 304: cache etag modify; 307: redirect temporary; 308:
  redirect permanent; 32: bit; 400: bad request invalid validate; 401: unauthorized authentication
  token credential; 403: forbidden permission access deny; 404: missing route redirect fallback;
  413: size upload limit body; 422: validate invalid unprocessed; 429: throttle rate limit retry;
  433mhz: radio receive remote; 500: error internals log exception; 502: upstream gateway proxy;
  503: unavailable maintenance overload downtime; 504: timeout gateway upstream; 5ghz: wifi band
  network; 64: bit; 8080: port; a11y: access aria wcag keyboard contrast; a4: paper; aarch64: arm
  architecture platform; abandoned: cart maintained inactive reminder recovery expire archive
  migration cancel orphan unmaintained deprecated; abbreviation: acronym glossary shorthand; abc:
  alphabet; abide: comply rule terms; able: capable support allow feature skill permission permit
  possible; abnormal: anomaly exit unexpected; aboard: onboarding board; abort: cancel stop
  interrupt; about: profile mission; above: exceeded top greater over exceed higher; abroad: country
  internals roaming foreign customize region outside worldwide travel; absence: leave vacation
  autoresponder; absent: missing vacation autoresponder omit unavailable leave; absolute: rel path
  root guarantee strictly; abstract: summary interface; absurd: unexpected incorrect; abuse: report
  moderation violation harassment harm spam; ac: power voltage mains; academic: research education
  cite institutions university citation; accelerate: performance optimize cache faster gpu hardware
  shortcut; accent: unicode encoding utf-8 character diacritics pronunciation colour language;
  accept: approval review tolerance validate negotiation agree consent allow confirmation receive;
  access: permission authorize reach login authentication focus early unlock expose privilege
  reachable barrier; accessory: compatible include spare bundle charger addon; accident: undo
  recover insurance restore; accidental: undo restore mistake confirmation recover unintentional;
  accompany: companion guest; accomplish: complete done achievement; accordion: collapse details
  toggle; account: ledger login profile user settings bookkeeping invoice export statement username
  signup balance; accumulate: cleanup retention growth total aggregate; accuracy: confidence;
  accurate: precision accuracy calibration correct; accused: abuse report violation; achievement:
  accomplish goal; acid: transaction consistent isolation database; ack: acknowledge; acknowledge:
  confirmation receipt ack; acl: permission access role; acme: challenge certificate automatic;
  acquire: obtain buy; acquisition: purchase merger; acronym: abbreviation glossary terminology;
  across: multiple platform horizontal device; action: workflow operating rule github ci command
  trigger steps task; activate: apply confirmation license engagement turn log history audit event;
  activerecord: orm model migration; actor: performance workflow; acts: behavior behave law
  regulation action; actuator: motor valve control; acute: several emergency; adapter: driver modify
  power supply bridge flexible connector customize adjust; adblock: blocker extension filter
  interfering; adc: analog input voltage; add: insert append sum create aggregate total register
  extend upload incorporate invite include; addicted: limit usage screentime; additional: second
  secondary extension sum supplement; addon: plugin extension module integration; address: url
  domain email location route path directory hostname contact physical slug hosting; addressee:
  recipient; adequate: sufficient suitable; adjacent: sibling; adjust: modify configure customize
  update settings tweak customizable tune calibration; admin: administrator role panel owner
  permission console backend dashboard sudo privilege elevate root; administering: manager
  administrator governance; administrator: sudo superuser manager console governance; admire:
  favourite like; admission: ticket entry fee entrance; admit: entry disclosure accept ticket;
  admonition: callouts; adolescent: minor teenager age; adopted: support dependency child; ads:
  advertising campaign introduce tracker injection banner inclusion prepend marketing create
  release; adsense: advertising monetization; adult: mature explicit age content nsfw; advanced:
  experts customize configure complex upfront prepay early prepayment; advantage: comparison feature
  benefit strength pro; adventure: game trip; adversary: attack threat; advert: advertising tracker
  ads tracking marketing; advertising: campaign promotion ads tracking marketing banner; advice:
  guidance tips consultant recommendation help; advised: recommendation guidance discouraged
  consultant; advisor: consultant counselor; advocate: evangelist lobby; aerial: antenna drone;
  aeroplane: airplane offline; affair: event date; affect: impact influencer consequences;
  affidavit: notarised declare; affiliate: referral commission partner; affinity: sticky session
  node; afford: pricing discount budget install financing cheaper cheap; afk: idle; afraid: risk
  security safe backup undo; after: post subsequent follow hook later; afternoon: hours schedule
  appointment; aftersales: support warranty repair returns; afterwards: later post; again: retry
  repeat restart reinstall rerun reuse replay recreate resend recurring; against: compare versus
  prevent protect compatible; age: minor slow timeout performance minimum birthday year restrict;
  agency: partner client reseller; agenda: calendar schedule meeting; agent: assistant mcp runner
  support tools autonomous llm human worker daemon bot; aggressive: strict cache; agpl: license
  copyleft opensource; agree: consent accept terms; agreement: contract terms dpa clause license
  consent; ahead: forward proactive precompiled advanced upcoming preorder early; ai: model
  assistant llm openai generate inference agent training smart classify intelligent mcp; aid: help
  grant assistant relief; aim: goal purpose points target intent; air: flight ventilation wireless
  purifier ota; airborne: flight drone; aircon: climate cool temperature; airconditioner: climate
  cool temperature; aircraft: plane drone flight; airgapped: offline isolation mirror registry;
  airline: flight ticket; airplane: offline flight; airport: travel flight terminate; airtight:
  security sealed isolation; aisle: category navigation seats row; ajax: fetch request async; alarm:
  alert notification siren timer clock monitor; album: gallery photo collection music; alcohol: age
  clean; alert: notification warning monitor webhook message threshold callouts reminder notify
  alarm; alexa: assistant voice integration skill echoing; algolia: search index crawler; algorithm:
  ranking implementation methods logic; alias: shortcut username forward path import symlink
  shorthand aka nickname naming alternative; aliases: path import shortcut; alien: foreign unknown;
  align: layout flex centre position padding; alike: similar identity; alimony: maintenance divorce;
  alive: health live ping status heartbeat maintained healthy keepalive healthcheck run; all: total
  everyone; alleged: claim copyright; allergic: material ingredient hypoallergenic; allergy:
  ingredient gluten nuts; allocation: assign provisioning; allow: permission whitelist grant accept
  limit permit enable quota include eligible tolerance validate; allowlist: whitelist allow permit
  trust; ally: partner affiliate; almost: nearly threshold quota progress; alone: independent
  isolation nobody standalone single solo; along: together alongside include; alongside: parallel
  coexist; alpha: experimental prerelease preview beta; alphabet: sort character letter order
  ascending collation; alpine: glibc; already: exist duplicate install; alt: image alternative text
  access description; alter: modify update edit configure customize settings adjust; alternative:
  similar fallback substitute other equivalent comparison variant secondary compare aliases
  workaround variations; altitude: elevate height; altogether: total; aluminum: material case;
  always: constantly permanent persist default remember autostart; amateur: beginner hobby; amazing:
  feature highlight; amber: yellow; ambiguous: clarify; ambition: goal vision; ambulance: emergency
  rescue; amd64: x86 architecture platform; amend: edit correct compensation update revision;
  amnesia: forgot leak stateless; amount: quantity total count number limit metric subtotal balance
  sum pricing; amp: current power supply accelerate; amperage: current supply power; amqp: queue
  message broker; analog: adc voltage input; analyse: investigate analytics report profile;
  analysis: analytics report statistics; analytics: tracking statistics privacy analysis telemetry
  stats insight; ancestor: parental hierarchy; anchor: fragment heading link ide scroll hashing
  jump; ancient: legacy deprecated older old outdated unsupported; android: mobile apk phone gradle
  platform native emulator; angle: rotation orientation degree bracket; angry: complaint dispute
  feedback; angular: component module direction decoration; animate: motion transition gif duration
  smooth pet veterinary species wildlife; anniversary: date recurring celebrity year birthday
  yearly; annotation: decoration comment metadata; announce: broadcast new notice banner
  notification release; annoy: disable mute notification complaint feedback dismiss unwanted hassle
  noise popup hide; annual: yearly subscription year bill renew contract; annulment: cancel void;
  anon: anonymous guest privacy; anonymous: privacy guest unauthenticated pseudonym hashing public
  redact identity hide; another: alternative multiple second customize additional secondary
  duplicate; ansible: playbook automate provisioning; answer: response reply respond result solve
  faq accept; antenna: range radio frequency signal reception wifi; anthropic: claude model api;
  anticipate: expect estimate; antidote: remedy poison; antipattern: discouraged; antique: old
  vintage; antivirus: malware false-positive scan; anxiety: health stressed wellbeing; anxious:
  mental wellbeing; any: arbitrary wildcard agnostic; anymore: deprecated remove discontinued
  obsolete stop; anyone: everyone public anonymous access visible; anyplace: remote mobile; anytime:
  cancel terminate flexible; anyway: force ignore override; anywhere: remote mobile offline
  worldwide cloud; aot: precompiled; apache: htaccess rewrite proxy nginx webserver; apartment:
  address delivery separate flat suit unit property tenant accommodate; apex: domain root dns alias;
  api: endpoint reference request rest token authentication rate programmatically gateway backend
  interface json; apikey: token secret key credential; apk: android install package alpine; apology:
  complaint compensation incident; apostrophe: quote escape; app: client mobile application plugin
  program software electron companion native workloads; appdata: windows user directory; appeal:
  dispute review ban reinstate; appearance: display visible render theme style show layout
  visualization list; append: concatenate; appendix: attach reference; appimage: linux executive
  package; applaud: like clap; apple: ios macos iphone mac ipad; applet: app plugin; application:
  app program software client apply webapp candidate; apply: eligible application submit register;
  appointment: booking calendar schedule reschedule cancel slots meeting reservation; appreciate:
  thanks donate star; apprentice: training career trainee junior; approach: methods strategy
  pattern; appropriate: suitable recommendation; approval: review moderation confirmation workflow
  endorsed accept authorize; approx: estimate approximate; approximate: estimate; appstore: ios
  install; apt: debian ubuntu package install; arabic: rtl language locale; arbitrary: random;
  arbitration: dispute jurisdiction; arcade: game emulator; arch: distros linux distribute
  architecture arm; architecture: design structure overview arm platform amd64 component
  microservice diagram cpu; archive: backup retention zip restore backlog tar compress pack
  historical old history; arduino: board sketch library pin; area: region zone surface location
  section coverage; arena: venue stadium; arg: option parameter argument flag; argue: discussion
  dispute; argument: parameter option flag cli passing arg param; aria: access label role; arial:
  font; arise: occur; arithmetic: operating; arm: architecture aarch64 platform raspberry multi-arch
  processor alarm activate; armor: protect case apparmor; around: bypass nearby radius margin
  padding surrounding wrapping workaround; arrange: layout order sort reorder schedule; array:
  flattening list collection; arrears: overdue unpaid; arrest: police legal; arrive: delivery
  receive tracking deliver estimate dispatch ship; arrow: key navigation cursor lambda keyboard;
  art: creative image illustration graphics drawing design; artefacts: build output compress quality
  upload ci binary; article: post content item blog paper knowledge; artifactory: registry;
  artificial: ai synthetic; artist: creative create musician portfolio; asap: immediately; ascii:
  encoding character unicode; ashtray: smoke tobacco; aside: sidebar callouts; ask: question forum
  query prompt support hesitate consultant answer request contact; asleep: sleep idle standby
  suspend inactive; aspect: ratio dimension crop width height; aspirin: medicine painkiller;
  assault: abuse report; assemble: instructions preassembled mount install meeting; assert: test
  expect matcher claim; assessed: evaluation test; asset: static resource public file image; assign:
  role task owner agent allocation homework; assignee: owner agent; assistant: agent wizard chatbot
  help helpers bot ai; association: membership bylaws relation relationship org member link pairing;
  assume: suppose implicit default role; assumptions: default prerequisite; assurance: guarantee
  warranty; ast: parser; asterisk: wildcard glob; asthma: health inhaler; astro: island static
  component; asylum: immigration legal; async: promise awaiting asynchronous background wait;
  asynchronous: promise awaiting background callback; athlete: sports fit; atom: transaction
  consistent commit feed isolation; attach: upload file link mount connect integration configure
  source wiring size email limit; attack: security vulnerability threat protect malicious denial
  abuse exploit hijack ddos; attempts: retry tries try login lockout; attend: event rsvp participant
  registration register join; attendee: participant guest registration; attention: notice warning
  alert mention highlight; attitude: conduct behavior; attorney: lawyer legal counsel; attractive:
  design theme appearance; attribute: credit property field license assign src props html; auction:
  bid seller; audience: target visitor segment reader viewer visible jwt; audio: sound speaker voice
  media volume microphone music; audit: security cast application; auditor: audit compliance
  evidence; auth: authentication login token session oauth sso jwt bearer guard; authentication:
  totp origin otp two-factor code login token credential verify genuine counterfeit signature;
  authn: authentication login; authorize: contributors permission team about byline role token
  header grant oauth permit write; authz: authorize permission role; autism: access motion;
  autocomplete: suggestion search input; autocorrect: spelling correct; autodeploy: push git
  automatic; autofill: form autocomplete browser suggestion filled; autofix: fix automatic lint
  fixable; autofocus: focus input; autoformat: format saving editor; autograph: signature sign;
  automate: action schedule trigger rule condition pipeline programmatically script bot api
  workflow; automatic: schedule trigger manual auto implicitly automate rule inference autogenerated
  magic always implicit; automobile: car vehicle; autopay: recurring automatic bill; autopilot:
  auto; autoplay: video mute playback audio; autorenew: renew recurring cancel subscription;
  autoreply: autoresponder vacation; autoresponder: vacation reply; autorestart: restart policy
  crash supervisor; autosave: draft saving revision; autoscale: scale replica automatic load;
  autoscaling: scale replica automatic load; autostart: startup systemd boot service; autoupdate:
  automatic version release channel; autumn: seasonal fall; auxiliary: secondary aux; availability:
  uptime stock calendar slots schedule redundant failover sla hours presence support access; avatar:
  profile image picture; average: avg medium aggregate mean statistics typical; aviation: flight
  drone; avif: image format optimize; avoid: exclude skip prevent bypass disable discouraged
  eliminate mitigate; awaiting: pending async promise status process synchronization asynchronous;
  awake: sleep standby caffeine keepalive; awaken: wake resume; award: badge recognition nominated
  prize grant; aware: notification alert; away: absent status offline idle remote; awesome: curator
  list; awhile: delay wait; awkward: clumsy workaround; aws: s3 lambda ec2 iam region bucket cloud
  complaint poor quality; axios: request http client; axis: position stepper endstop dimension;
  azure: cloud microsoft deployment; babel: transpile preset compile; baby: child safety infant
  pregnancy toddler maternity; babysit: automatic monitor unattended childcare supervise;
  babysitter: childcare nanny; back: rollback restore revert undo refund; backdrop: background
  overlay; backend: server api service database endpoint admin; backfire: rollback unexpected
  unintended; background: daemon async worker queue image colour enqueues detachable offload context
  white experiment; backlash: feedback criticism; backlink: link referral seo; backlog: queue
  pending roadmap; backoff: exponential retry delay; backorder: availability restock preorder stock;
  backpack: capacity strap litre bag carry; backport: patch lts branch; backpressure: streaming
  queue buffering; backseat: rear passenger; backslash: escape windows path; backspace: keyboard
  delete; backstage: backend admin; backticks: triple; backtrace: error trace debug; backtrack: undo
  rollback; backup: snapshot restore archive export dump recovery copy schedule retention offsite
  secondary fallback; backwards: reverse compatible order; backwards-compatible: semver break
  version; bacteria: hygiene clean; bad: invalid warning caution wrong discouraged offend incorrect
  error malformed corrupted faulty quality; badge: label status icon counter unread award shield;
  badly: poorly malformed; bag: cart luggage shop; baggage: luggage allow; baidu: crawler index;
  bail: exit abort; baked: hardcoded; bakery: food bread; balance: credit load account
  reconciliation upstream health sticky fund evenly amount remain; balcony: outdoor solar; ball:
  sports game; balloon: bubble tooltip popup; ballot: vote; ballroom: venue event; ban: block
  moderation blacklist disallow suspend suspension violation blocklist restrict reject appeal kick;
  band: wristband strap frequency bandwidth; bandages: medical wound; bandwidth: traffic transfer
  limit egress throughput; bang: exclamation shebang; banished: ban block; bank: account debit
  payment import transaction budget balance statement wiring issuer institutions financial;
  bankrupt: insolvency terminate debt; bankruptcy: insolvency terminate debt; banner: consent notice
  cookie header hero announce image advertising; bar: toolbar progress menu navigation chart;
  barber: appointment haircut salon; barcode: scan scanner code; bare: minimal minimum slow;
  barebones: minimal starter; barefoot: shoe footwear; barf: error parse exception; bargain:
  discount sale clearance outlet deal cheap offer; barometer: pressure sensor; barrier: access
  obstacle; base: root path parental foundation station origin url; base16: hexadecimal; base64:
  encoding string binary decode; basement: signal range coverage; basename: base path prefix;
  basepath: base prefix subpath; bash: shell terminate script; basics: introduction concept overview
  minimal primitives fundamentals; basis: foundation frequency; basket: checkout cart shop; bass:
  equal audio speaker; bastion: ssh jump private; batch: bulk multiple group lot serial request;
  bathroom: toilet facility access; battery: charge power drain energy saving sleep lifetime
  rechargeable cell life runtime; battle: conflict competition; baud: serial rate uart; bcc:
  recipient copy; bcrypt: hashing password; bdd: test behavior; beach: outdoor waterproof sand;
  beacon: bluetooth tracking signal; beans: java food; bear: bearer tolerance; bearer: token
  authorize header; beat: comparison benchmark; beautifully: format pretty; beautify: format
  formatter indent prettier; beauty: formatter theme design style prettify; because: why; become:
  join convert apply membership transition; bed: mattress room sleep night; bedroom: room sensor;
  bedtime: night schedule quiet screen; beefy: hardware required cpu ram; beep: sound error alarm
  indicator mute; beeper: sound alarm; beer: alcohol beverage drink; before: prior pre previous hook
  earlier; befriend: contact invite; beg: donate fundraising; begin: introduction tutorial
  quickstart getting initial intro launch startup init scratch setup prefix; beginner: quickstart
  introduction tutorial basics getting onboarding easiest unfamiliar setup learn starter
  fundamentals; behalf: delegate impersonation proxy representative; behave: behavior default
  conduct etiquette; behavior: conduct function default; behind: team authorize about proxy reverse
  delay outdated firewall; beliefs: principles; believe: verify trust assume authentication; bell:
  notification sound alert doorbell; belong: ownership owner transfer membership member group
  assign; below: negative underneath follow minimum; belt: seats strap; bench: benchmark performance
  seats; benchmark: measure performance comparison throughput; bend: fold flexible curve;
  beneficiary: payee recipient; benefit: advantage comparison feature strength worth entitled perks;
  bent: damaged deformed warranty; besides: adjacent alternative other alongside colocated sidebar;
  bespoke: customize personalise engraving; best: recommendation practice idiomatic highest choose
  pick optimize top comparison; bestow: grant award; bestselling: popular; beta: experimental
  prerelease channel preview early unreleased candidate unstable labs tester; better: recommendation
  improve compare practice prefer advantage upgrade optimize tune; betting: gambling odd wager;
  between: range sync transfer shared compare difference interval; beverage: drink food; beware:
  caution warning; beyond: outside; bias: fair model training; bibtex: cite; bicycle: bike cycle;
  bid: auction offer tender; big: size limit maximum large megabyte millions thousands major huge
  bloated heavy scale; bigfile: chunk upload limit streaming; bigger: increase scale resize larger
  expand grow wider growth enlarge zoom upgrade; biggest: maximum limit size largest; biggie:
  problem blocker; bigquery: warehouse analytics; bike: bicycle cycle; biker: motorcycle cycle;
  bilingual: translation locale multilingual language; bill: invoice charge payment usage cost
  recurring utilities cycle receipt budget month pay; billboard: advertising campaign; billion:
  scale large; bin: trash recyclable delete binary recover; binary: executive release download
  compile architecture base64 encoding buffering bit artefacts bin prebuilt; bind: wrapper listen
  address port interface language library shortcut constrained limit constraints tied; bind-mount:
  volume hosting path; bing: crawler sitemap index; bio: profile authorize boot; biography:
  authorize profile; biome: linter formatter rule; biometric: fingerprint passkey webauthn unlock;
  birth: date age born certificate; birthday: date anniversary age reminder celebrity dob gift; bit:
  byte binary flag slightly; bitbucket: repository pipeline git; bitcoin: crypto cryptocurrency
  payment; bite: byte insect injury; biweekly: recurring interval; bizarre: unexpected strange;
  black: dark monochrome colour blank; blackbox: architecture internals transparency; blacken:
  redact; blacklist: blocklist block denylist reputation deny; blackmail: ransomware extortion;
  blackout: power outage backup; blackscreen: blank display boot; blade: sharpen replace cut
  template server razor; blah: placeholder lorem; blame: authorize git history response cause
  annotation; blank: null whitespace empty white missing nothing trim render console javascript
  fresh placeholder; blanket: globals wide; blast: bulk campaign; ble: bluetooth advertising
  pairing; bleach: washing careful; bled: leak print; bleeding: edge nightly beta unstable;
  bleeding-edge: canary nightly prerelease; bleep: sound alert beep; blend: mix merge; blew:
  exceeded fail fuse; blind: access screenreader alt cover position shutter reader contrast
  visualization; blindfold: hide anonymous; blink: led indicator flash status; blip: transient
  outage retry; blizzard: weather delay; bloated: size lightweight bundle optimize unused cleanup
  minimal heavy slimmed; blob: binary storage object; block: firewall restrict blacklist suspend
  forbidden deny prevent ban blocker tracker filter mute; blocklist: deny block blacklist; blog:
  article post publish announce site website; blogger: authorize publish writer; blood: medical
  health donor; bloom: effects filter; blown: fuse exceeded overload; blue: colour theme bluetooth;
  blue-green: deployment zero-downtime rollout; blueprint: template automate plan design diagram;
  bluescreen: crash driver windows; bluetooth: pairing ble range proxy band; bluffing: fake
  deception; blunder: undo mistake; blunt: sharpen blade; blur: resolution quality filter obscure
  focus sharpness background bokeh; blurry: resolution quality sharpness dpi image pixel; blush:
  cosmetics makeup; board: committee directors microcontroller mcu governance forum dashboard kanban
  panel circuit; boat: marine vessel ship license; bodge: workaround temporary; body: payload
  request json response content html message; bogged: performance latency; bogus: invalid fraud
  fake; boil: water heat; boiler: heat temperature thermostat boilerplate; boilerplate: template
  starter scaffold; bold: strong markdown weight emphasis font format; bolt-on: plugin addon
  extension; bolts: screws torque fastening; bom: encoding utf-8 byte; bomb: spam zip; bombarded:
  notification frequency mute; bond: link pairing investment lacp; bones: skeleton minimal
  boilerplate; bonjour: mdns discovery locale; bonus: reward credit promotion; booking: reservation
  appointment confirmation calendar epub chapter slots ebook schedule manual; bookkeeping: ledger
  account reconcile; bookmark: favourite saving link star pin; bookstore: booking publish; bool:
  boolean; boom: crash explosion; boost: performance improve optimize weight ranking relevance
  faster increase speed; booster: repeat signal amplifier; boot: startup launch initial start
  systemd shoe; booth: exhibitor stand; bootloader: firmware flash boot; bootstrap: initial scaffold
  setup css framework grid init; bootup: startup boot initial; booze: alcohol age; border: outline
  frame css radius style boundary edge customize; boring: theme design repetition automate; borked:
  error corrupted broken restore; borken: error failure; born: birthday date age birth; borrow: loan
  lend library; boss: administrator role permission leader manager supervisor owner; bossy:
  permission role; bot: spam automate captcha crawler robots crawl agent scrape chat assistant
  abuse; botched: fail rollback; both: simultaneous combine together dual; bother: mute notification
  disturb disable annoy; bottle: container bundle package; bottleneck: performance profile slow;
  bottom: footer below end lower; bounce: email undelivered decline fail returns insufficient
  undeliverable delivery redirect restart reload suppress; bouncer: authentication rate; boundary:
  limit scope; bounded: clamped limit range; bounty: disclosure reward vulnerability bug; bouquet:
  flowers delivery; bourbon: alcohol whiskey; box: package field checkbox device hardware carton
  content panel dialog callouts machine widget; boy: child minor gender junior; braces: curly
  bracket template syntax parentheses json; bracket: parentheses syntax placeholder; brag: badge
  achievement; braille: screenreader access; brain: memory cpu model; brainstorm: ideas roadmap;
  brakes: stop throttle; branch: git mains merge preview ref master industry tree fork subsidiary
  officer; brand: logo theme trademark avatar favicon image identity guidelines customize whitelabel
  company; brave: browser; breached: incident compromised violation leak password security; bread:
  breadcrumb bakery; breadboard: wiring prototype circuit; breadcrumb: navigation path hierarchy;
  break: failure changelog major newline change migration error invalid fail upgrade split
  violation; break-in: security access unauthorized; breakable: fragile durability; breakage:
  damaged replace claim; breakdown: statistics category item failure details; breaker: circuit fuse;
  breakfast: meal hotel include; breakpoint: debugger response mobile viewport debug; breakup:
  remove unlink; breathable: ventilation membrane fabric; breathe: air oxygen mask ventilation;
  breed: species pedigree; brew: homebrew macos install package; bribe: corrupted compliance; brick:
  firmware recovery bootloader reset unresponsive; bridge: gateway network adapter hub interface;
  brief: short summary shorthand shorter overview; briefly: temporary short temporarily summary;
  brighten: brightness exposure; brightest: luminance lumens; brightness: contrast light exposure
  backlight dim; bring: import download transfer migration upload byo; broad: wide generate;
  broadcast: announce streaming livestream channel publish live; broader: wider; brochure: pdf
  catalog flyer; broke: error fail regression failure invalid incident afford damaged fault crash;
  broken: error fail damaged failure defective replace corrupted repair 404 invalid warranty
  missing; broker: message mqtt brokerage investment queue rabbitmq agent insurance; bronze: tier
  badge; broom: cleanup prune; brother: sibling family member; brotli: compress gzip; browse:
  navigation catalog history explore; browser: compatible support version polyfill client webapp web
  frontend edge http; brush: paint tools; brute: force lockout attack; bruteforce: lockout attempts
  throttle rate limit login; bt: bluetooth pairing; bubble: widget propagation event tooltip chat;
  bucket: s3 storage object minio refill container; bucks: dollar pricing cost; buddy: friend
  contact; budge: stuck freeze; budget: spend financing category envelope allocation cost limit
  forecast; buds: earbuds headphones; buff: strengthen upgrade; buffering: streaming bandwidth
  memory flush; buffet: menu cater; bug: issue report regression fix known error github workaround
  ticket fail triage problem; bugfix: patch release changelog; buggy: issue unstable known bug;
  build: compile artefacts construct create generate output production ci pipeline design toolchain
  dist; builtin: native include default predefined; bulb: light led brightness lamp; bulk: batch
  mass multiple quantity wholesale import thousands; bulky: freight oversized dimension weight;
  bullet: list unordered marker item; bulletin: newsletter advisory announce; bulletproof: security
  reliable; bullmq: queue redis jobs; bully: harassment report moderation conduct abuse block; bump:
  version increment upgrade release; bumper: protect case; bun: javascript runtime package; bunch:
  bulk batch multiple several; bundle: webpack chunk package pack kit split category tag folder
  collection bundler build; bundler: webpack vite rollup build esbuild loader gem; bunker: backup
  vault; burden: overhead load; burger: menu navigation hamburger; burglar: alarm security sensor
  theft intruder; burglary: theft insurance alarm; buried: hide nested; burn: flash firmware install
  write iso overheat usage cd heat; burner: dispose temporary phone; burnt: overheating smoke;
  burst: rate limit spike peak; bus: transport direction travel message; buses: transport travel;
  businessman: company professional enterprise; bust: cache invalid measure chest size hashing
  version error failure fix; busy: organization enterprise company commercial capacity limit load
  peak industry overload professional corporate; button: click control event component toolbar key
  action submit widget radio icon press; buy: purchase order checkout receipt reseller marketplace
  shop sale pay acquire coffee payment; buyer: customize purchase protect order; buzz: vibration
  notification noise; buzzer: doorbell alarm sound; buzzword: glossary terminology; bylaws: statutes
  governance; byline: authorize credit; bypass: skip override circumvent exempt avoid workaround;
  byte: buffering bit raw; ca: certificate authorize trust issuer; cab: taxi vehicle; cabin:
  accommodate seats; cabinet: furniture storage; cable: wiring connect connector usb ethernet plug;
  cache: stale store invalid purge ttl header cdn clean buffering hits warm evict; cache-control:
  header max-age cache; cachebusting: hashing fingerprint version; caddy: reverse proxy http
  automatic nginx; cadence: release schedule cycle; cafe: restaurant wifi; cafeteria: lunch canteen;
  caffeine: coffee awake; cage: sandbox isolation; cake: birthday bakery; calculate: compute formula
  function aggregate sum expression math algorithm total; caldav: calendar sync; calendar: event
  schedule ical date caldav sync datetime picker agenda month year appointment; calf: size measure;
  calibration: offset accuracy tune; call: phone title label identifier naming alias request http
  voice methods contact invoke; callback: webhook redirect function hook endpoint uri oauth handler
  event; caller: phone number income dial; calm: quiet mute; calories: nutrition energy food; cam:
  camera streaming video; camel: case lowercase naming; camelcase: naming conventions case; camera:
  photo video capture streaming snapshot rtsp webcam lens permission; camouflage: hide obfuscate;
  camp: bootcamp summer registration; campaign: marketing newsletter utm email ads fundraising;
  camper: vehicle tent; campus: university location; can: support allow; canal: channel waterway;
  canary: prerelease gradual experimental rollout nightly; canbus: bus terminate node; cancel:
  subscription refund delete abort stop status order end revoke interrupt leave close; cancer:
  medical health; candidate: apply application release rc hire election; candle: wax burn chart
  decoration; cannot: unsupported limit unable error fail forbidden impossible; canonical: duplicate
  seo url link; cant: unable cannot; canvas: drawing graphics render html; cap: limit maximum quota
  throttle uppercase max capital ceiling; capable: feature support able; capacitor: power circuit
  voltage mobile app native; capacity: storage maximum limit scale full quota; capital: uppercase
  investment letter equity case fund upper lowercase city; capsule: container pill; captains: team
  leader; captcha: spam challenge bot verification solve; caption: figures subtitle alt transcript
  description label; captive: portal wifi; capture: record screenshot; car: vehicle auto bluetooth
  carplay driver parking mileage; carbon: copy emission footprint; card: payment debit bill credit
  deck note decline checkout pay visa prepaid; cardboard: package box recyclable; cardiac: heart
  rate health; career: jobs hire experiment vacancy recruit; careful: caution washing clean
  maintenance warning note tips instructions maintained handle warranty; carefully: caution warning;
  careless: mistake undo accident; caret: cursor semver; caretaker: maintained guardian; cargo: rust
  crate build freight; carnival: event festival; carousel: slider gallery image; carpet: floor
  vacuum; carrier: courier ship tracking operating mobile; carry: transport portable continue bring
  transfer; cart: shop checkout basket order; carton: package quantity box; cartoon: illustration
  drawing animate comic; cartridge: ink toner printer; cascade: inherit dependency; case: scenario
  kebab uppercase lowercase sensitive ticket cover branch; case-sensitive: filename lowercase
  uppercase; cash: payment withdrawal money delivery payout; cashback: refund reward promotion;
  cashier: checkout po; cassette: tape audio; cast: type convert chromecast streaming; casual:
  inform occasional; cat: pet concatenate; catalog: production list category registry directory;
  catastrophe: disaster recovery backup; catch: interception exception handle trapped error;
  catchall: wildcard dynamic route fallback; catcher: exception handler; catchy: title naming;
  categorize: classify; category: taxonomy section tag group classification; cater: accommodate
  dietary food meal; catfish: impersonation report; caught: exception detection error; cause: reason
  error diagnose trigger root why investigate troubleshoot; caution: warning hazard; caveat: limit
  known note; cc: recipient copy; ccpa: privacy california delete; cctv: camera record surveillance;
  cd: deployment delivery pipeline; cdn: cache edge static asset thirdparty external purge mirror;
  cease: stop discontinued terminate; ceiling: limit maximum mount bracket cap max round; celebrity:
  verify badge party anniversary event; celery: queue task worker python; cell: mobile column phone
  spreadsheet cellular battery; cellphone: mobile android ios app smartphone phone; cellular: mobile
  bandwidth data network; cement: glue permanent; censor: moderation filter block redact;
  censorship: moderation block; central: core; centre: align middle layout position; cents: currency
  decimal round pricing amount; ceo: manager founder; ceramic: material glaze dishwasher; cert:
  certificate tls http renew; certain: specification particular select condition; certainly:
  guarantee warranty; certainty: confidence guarantee; certbot: certificate renew acme; certificate:
  http tls letsencrypt acme renew expire self-signed intermediate handshake certbot trust course;
  certified: certificate iso soc2 compliant; cgnat: tunnel port forward nat; chained: sequence
  dependency intermediate pipe cascade blockchain certificate link; chair: committee meeting seats
  president; chairman: board president vice; chairperson: board president; chairwoman: board
  president; chalk: terminate colour; challenge: difficult harder captcha verification acme;
  chamber: council commerce; championship: tournament competition; chance: random opportunity tries
  probability odd retry; change: replace modify update switch edit diff migration toggle settings
  configure customize commit; changelog: release note version break changesets; changeover: exchange
  migration switch; channel: room conversion slack chat broadcast streaming; chaos: organization
  structure mess resilient; chap: chapter authentication; chaperone: supervise minor; chapter:
  section outline heading; character: unicode letter symbol string encoding underscore length
  alphanumeric utf-8; characteristic: attribute specification property; charge: bill fee battery
  power invoice duplicate idempotent incur payment cost; chargeback: dispute fraud; charger: battery
  charge power; charitable: nonprofit donate tax; charity: donate nonprofit organization tax
  foundation sponsor discount; charming: theme appearance; chars: string; charset: encoding utf-8
  unicode collation; chart: graph visualization diagram dashboard helm kubernetes statistics figures
  legend plot; charter: bylaws statutes; chase: reminder dunning overdue follow; chat: message
  conversion talk history community discussion room widget forum bubble; chatbot: assistant
  conversion bot widget; chatgpt: model assistant openai gpt prompt mcp; chatroom: channel
  conversion; chatter: noise log verbose; chatty: verbose notification; cheap: pricing afford plan
  bill fee free cost budget deal discount tier; cheaper: discount pricing saving lower downgrade
  sale match; cheapest: pricing plan lowest discount tier; cheat: integration fraud abuse dispute
  workaround bypass proctoring; cheatsheet: reference shortcut command; check: verify status
  validate test inspect view show monitor scan verification tick checkmark; checkbook: bank check;
  checkbox: toggle task list input form boolean tick select; checker: linter game lint; checkin:
  commit; checkout: payment cart order git branch clone pay; checkpoint: snapshot saving resume;
  checksum: hashing sha256 verify integration signature; checkup: diagnostic maintenance; cheer:
  kudos emoji reaction; cheese: food dairy; chef: cooking cookbook; chemical: substance hazard;
  chemist: pharmacy pharmacist; chemistry: science molecule; cherry-pick: commit git backport;
  chest: size measure chart; child: spawn parental nested minor age family process subprocess kid;
  childlock: parental restrict; chill: cool refrigerator; chilly: temperature heat; chime: sound
  notification; chimney: smoke fireplace; chinese: language locale encoding; chip: processor board
  microcontroller mcu cpu card nfc; chmod: permission executive owner; chocolatey: windows package
  install; choices: select enum radio prefer alternative; choir: music association; choke: hazard
  small parts age limit memory performance parse throttle overload; choose: select picker comparison
  recommendation opt dropdown selector decide pick choices prefer compare; chooser: picker; chop:
  truncate split limit overflow cut trim; choppy: framerate performance stutter buffering lag;
  chord: guitar shortcut; chore: task automate; chown: owner permission user; christmas: holiday
  deadline delivery gift seasonal; chrome: browser headless puppeteer; chromecast: cast; chromium:
  browser headless chrome engine; chronic: recurring disease; chronological: timeline; chuck:
  discard remove; chug: performance slow cpu; chunk: split bundle code-splitting size streaming
  segment block; chunky: size chunk; church: parish religious nonprofit; ci: workflow action
  pipeline runner github build automate; cicd: pipeline workflow automate; cidr: subnet range
  address network; cigarette: smoke tobacco; cinema: movie ticket theater; cipher: encrypt tls
  algorithm; circle: shape round radius group; circleci: ci pipeline workflow; circuit: schematic
  wiring voltage breaker electron; circular: cyclic dependency import; circulation: library loan;
  circumstances: condition exception; circumvent: bypass workaround avoid; circus: event ticket;
  citation: reference source grounded footnote quote paper cite bibliography bibtex; cite: reference
  citation source bibtex; citizen: residency nationality identity; city: location address locale
  region town; civic: governance citizen; civil: legal governance; cjk: font language unicode token;
  cjs: commonjs required module; claim: warranty refund jwt insurance ownership verification token
  attribute reimbursement; clamped: limit range; clan: team group guild; clap: like reaction;
  clarify: explanation definition question; clarity: readability sharpness; clash: conflict
  collision overlap incompatible collide interfering; class: css object course style component
  utilities constructor instantiate type lesson; classic: legacy version old; classification:
  category; classify: category label classification categorize confidential list; classmates:
  student shared; classname: css class style; classroom: education school teacher; claude: model
  anthropic llm mcp; clause: terms agreement contract; clean: cleanup prune clear purge remove reset
  initial new install fresh gracefully readability; cleaner: simplified cleanup vacuum junk;
  cleanly: uninstall; cleanse: sanitize cleanup purge; cleanup: clear prune purge remove leftover
  teardown garbage; clear: empty reset cache transparency clean wipe explicit purge remove
  readability erase delete; clearance: sale discount outlet; clearer: readability explain; clearly:
  explicit readability; cleartext: plaintext; clerk: staff official; clever: smart intelligent
  advanced; cli: terminate command flag subcommand; click: button select press tap mouse link action
  event tracking conversion hits engagement; clickable: link interactive; clickhouse: columnar
  analytics database; clickjacking: frame header embed; clickthrough: conversion rate; clicky:
  visualization interface; client: sdk frontend library api agency caller tenant customize consumed;
  climate: sustainability carbon green heat temperature thermostat; climb: increase rises; clingy:
  sticky fix; clinic: medical appointment; clip: video clipboard crop; clipboard: copy paste cut;
  clipper: clipboard screenshot; cloak: hide mask keycloak; clobber: overwrite overwritten; clock:
  timezone timestamp time timer schedule duration sync drift datetime skew ntp; clogs: queue
  congestion block full; clone: replicate duplicate copy fork backup export snippet replica mirror
  git; close: shut resolve dismiss exit deactivate archive hours busy end holiday quit reopen;
  closed-source: proprietary license; closer: zoom nearest; closest: nearest nearby region; closet:
  wardrobe storage; closure: scope lexical terminate function delete callback; cloth: apparel
  garment size fabric textile microfiber material washing laundry; cloud: hosting provider deploy
  infrastructure serverless online backup remote aws; cloudflare: worker cdn dns proxy cache;
  cloudfront: cdn cache distribute; cloudy: weather forecast; cls: layout shift performance; club:
  membership association society group; clue: hint diagnostic; clueless: introduction beginner;
  clumsy: usability interface awkward access; clunky: performance usability; cluster: node group
  kubernetes replica; clutter: cleanup layout minimal archive organization hide; cmd: command
  windows terminate entrypoint powershell; cmdline: command cli terminate; cms: content editor
  publish headless collection; cname: dns record domain alias; cnc: gcode axis motor; co2: carbon;
  coach: bus trainer mentor; coal: energy mine; coat: jacket layer finish sealant; coauthor:
  collaborator contributors; cockpit: dashboard; cocktail: recipe drink; code: source snippet
  program script line logic verification codebase programmatically discount implementation
  development; code-splitting: chunk dynamic import lazy; codebase: repository; codec: transcoding;
  codegen: autogenerated; codemod: migration automate upgrade transform; codeowners: review
  approval; codespaces: prebuilds; codestyle: eslint linter; coexist: alongside compatible; coffee:
  donate brew grind roast java cup; cog: gear; cohort: retention segment; coin: currency crypto
  bitcoin token; coincidence: collision random; cold: temperature heater thermal cool freeze startup
  backup; coldstart: startup latency serverless idle; collaborator: shared partner partnership
  invite wiki team together coauthor; collage: gallery layout; collapse: fold expand accordion
  details toggle hide; collar: pet shirt; colleague: member team teammate collaborator user peer
  invite coworker shared; collection: pickup store click group library array toolkit accumulate
  gather telemetry aggregate garbage; college: university student education discount; collide:
  conflict overlap; collision: conflict overlap duplicate namespace; colon: separate syntax
  delimiter; colorblind: contrast access palette; colour: theme palette contrast hex highlight style
  brand scheme rgb css variable variant; colourfast: dye washing fade; column: grid table field
  layout row attribute schema vertical header; com: domain port serial; combat: fight game; combine:
  concatenate group bundle compose join unified blend mix consolidate chained multiplexing merge;
  combo: bundle key; combobox: dropdown; come: arrive receive import soon future; comeback: returns
  restore; comfort: fit ergonomic cushioning access; comfy: cushioning ergonomic fit; comic: font
  cartoon; comm: protocol channel; comma: delimiter separate list decimal trailing; command: cli
  terminate prompt shell statement subcommand action exec instructions run; commandline: bash;
  commence: begin start; comment: annotation moderation discussion reply disable syntax remarks
  feedback note; commerce: store shop trade; commercial: busy license advertising proprietary
  enterprise; commission: fee affiliate referral payout percentage; commit: push saving transaction
  git message; committee: board member governance; common: shared creative popular frequently
  generate faq; commonjs: required module esm; community: forum support ecosystem unofficial people
  discussion chat member; commute: travel transport; comp: free complimentary; compact: smaller;
  companion: app mobile pairing; company: organization enterprise busy agency organizational
  workspace entity commercial incorporate brand corporate org; compare: alternative benchmark diff
  comparison match similar baseline differential difference versus; comparison: versus alternative
  difference benchmark; compartment: storage tray battery; compass: north; compatible: support
  version backwards shim polyfill interop seamlessly interoperable; compelled: mandatory subpoena;
  compensation: refund liability claim credit; competence: alternative rivals versus; competition:
  comparison alternative contest prize; competitor: comparison alternative versus rivals; compile:
  binary build target transpile output esbuild builder toolchain dist tsconfig precompiled;
  complain: feedback report complaint support dispute warning error lint issue contact; complaint:
  dispute feedback resolution support report ticket escalate issue contact ombudsman; complete: full
  autocomplete permanent all shell tab comprehensive filled exhaustive fulfillment fully finish;
  complex: advanced complicated; compliance: audit regulatory regulation; compliant: compliance
  certificate; complicated: advanced simplified simple beginner; comply: regulation compliance
  conform; component: props reusable element slots library reuse parts module; compose: docker
  container volume service write php packagist dependency music; composition: layer nested;
  compostable: package recyclable sustainability; compound: multiple index formula; comprehend:
  understand; comprehensive: complete full; compress: gzip quality size zip webp brotli minify
  archive; compromised: breached tradeoffs revoke incident rotation hacked; compulsory: mandatory
  required enforce; compute: machine device calculate desktop laptop function aggregate hosting
  localhost locale hardware hostname; concatenate: join append; conceal: hide mask visible redact;
  concentrate: focus mute distracted dnd; concept: introduction overview fundamentals principles;
  concern: privacy security risk; concert: event ticket venue; concession: discount student senior;
  concise: short; conclude: finish end; conclusion: summary result; concrete: example
  implementation; concurrency: parallel simultaneous limit worker thread async race; conda: python
  environment package; condemned: deprecated obsolete; condensation: compact; condition: expression
  rule criteria station render logic terms if filter clause; conditionally: air cool; condo:
  property apartment rental; condolences: bereavement deceased; condom: contraception protect;
  conduct: behavior guidelines code moderation; conductor: orchestration orchestra; conf: configure
  settings file nginx; conference: meeting call event video speak speaker; confidence: trust
  probability guarantee; confidential: encrypt nda private sensitive secret restrict privacy;
  config: json configure settings file yaml toml default override workspace env manifest; configure:
  setup settings file environment yaml default override customize parameter missing config preset;
  confirmation: verification email acknowledge link receipt prove verify dialog approval;
  confiscated: customize seized; conflict: merge collision incompatible resolve version duplicate
  precedence overlap collide interfering shadow dispute; confluence: wiki; conform: compliant
  compliance standard; confused: explanation ambiguous misunderstandings faq usability understand
  misleading clarify; congestion: bandwidth queue; congratulate: kudos message; congregation: church
  member; congress: conference; conjure: generate create; conn: connect database pool; connect: link
  network integration pairing pool internet configure source wiring status limit concurrency;
  connector: integration plugin source adapter; connstring: connect url database credential; cons:
  drawback caveat weak downside; consecutive: chained; consensus: cluster raft leader agreement
  vote; consent: cookie gdpr permission opt agree; consequences: implications impact penalty
  sanction effects; conservative: default safe; consider: evaluation decide recommendation;
  consistent: uniform integration eventual transaction replicate prediction stability; console: cli
  devtools command browser log dashboard stdout terminate shell stderr; consolidate: merge combine;
  constant: immutable var hardcoded const enum steady litre variable static continue; constantly:
  repeatedly continue loop; constitutional: bylaws statutes; construct: build maintenance progress;
  constructor: builder; consulate: embassy visa passport; consultant: experts guest external partner
  advice contact; consumed: usage client caller reading downstream used; consumption: usage metric
  resource energy; contact: email reach support community form talk hesitate call help question sale
  phone; contagious: infected spread; container: image docker volume port entrypoint registry
  compose pod substring workloads orchestration podman; containerd: container runtime; containerize:
  docker image dockerfile; contaminated: hygiene polluting; contemporary: modern; content: article
  text publish toc outline payload material body; content-type: mime header json; contest:
  competition challenge prize giveaway; context: windows token history scope environment reference;
  contextwindow: context token limit; continent: region geographic; contingency: backup fallback
  disaster; continue: resume constantly renew rolling proceed next persist; contract: agreement
  terms subscription plan terminate renew sign clause obligation cancel notice; contractor: external
  guest role freelance supplier; contradict: inconsistent conflict; contrast: access colour wcag
  readability compare brightness; contribute: pull guidelines donate request volunteer fork
  encourage patch; contributors: pull authorize contribute license; control: board microcontroller
  mcu manager governance permission remote restrict access; controversial: moderation dispute;
  convene: meeting schedule; convenient: shortcut easy easier; conventions: standard naming
  conference style; conversion: thread chat message history discussion talk dialog; convert:
  transform migration conversion format import switch parse transcoding decode cast exchange laptop;
  convey: community expression; convicted: criminal fraud; convince: benefit comparison; cookbook:
  recipe; cookie: session consent tracking banner gdpr samesite privacy decline tracker; cooking:
  recipe food; cool: fan temperature overheating thermal; cooler: fan temperature heat; coolest:
  feature trend; cooperation: partnership collaborator integration; coordinator: position zigbee
  network adapter points latitude longitude gps location; cope: scale capacity handle; copilot:
  assistant ai complete agent mcp; copy: backup replicate snippet duplicate clone clipboard export
  instance paste snapshot grab sync; copycat: duplicate plagiarism; copyedit: proofreading revision;
  copyleft: gpl license; copyright: license trademark ownership takedown footer; copywriter: content
  authorize; cord: cable wiring connect power; cordova: mobile app hybrid; core: cpu thread worker
  kernel processor mains; coredump: crash debug memory; corn: crop agriculture; corners: radius
  round border edge position; corporate: busy company proxy firewall enterprise; corpus: dataset;
  correct: fix validate edit accurate fixable accuracy revision right; correctly: properly validate;
  correspondence: email history mail letter contact; corroborate: verify evidence; corrupted: repair
  checksum integration restore damaged backup malformed invalid broken; cors: header origin
  cross-origin allow preflight browser cross; cos: because reason; cosine: similar vector embedded;
  cosmetics: beauty makeup; cost: pricing fee plan charge expense bill money buy free spend incur
  budget; costly: pricing discount; costume: skin avatar; cottage: accommodate rental; cotton:
  fabric material organization; couch: sofa furniture couchdb; council: board committee governance;
  counsel: legal lawyer; counselor: advice advisor; count: limit quantity total number metric
  occurrences sum; countdown: timer deadline duration launch; counter: badge number increment metric
  statistics; counterfeit: authentication genuine fake origin; countless: unlimited many; country:
  location region world geolocation worldwide residency locale internals geo ship; countryside:
  rural coverage; couple: pairing two partner joint; coupon: discount voucher promotion checkout
  deal promo; courier: delivery carrier ship tracking; course: training lesson class tutorial learn
  enrollment teach; court: jurisdiction dispute legal law booking; courteous: tone conduct; cover:
  thumbnail image warranty coverage hero include front overlap overlay poster header; coverage: test
  report threshold scope insurance warranty signal network; coworker: collaborator team colleague
  member user teammate invite; cpanel: hosting shared upload ftp; cpu: resource core limit
  performance load usage throttle processor computationally compute architecture chip; cracked:
  damaged defective replace screen license brute password; cracker: hacker attack; crackle: audio
  noise; cradle: charge dock; craft: handmade design; cram: limit maximum size; cramped: spacing
  padding layout narrow; crap: junk bloatware complaint; crappy: quality poor; crash: log error
  failure recovery exception segfault reboot troubleshoot restart unresponsive exit panic;
  crashcourse: tutorial quickstart introduction; crashloop: restart exit log; crashloopbackoff:
  restart exit container log; crate: rust cargo package box; crawl: robots crawler sitemap slow
  index performance spider bot scrape; crawler: bot robots index txt sitemap scrape; crazy:
  unexpected random; cream: skin lotion; crease: ironing wrinkle; create: initial provisioning
  signup construct scaffold write produce init register constructor owner timestamp; creative:
  common artwork; credential: password secret login username token authentication key; credibility:
  trust review; credit: card payment balance acknowledge refill refund attribute; creditcard:
  payment visa bill; creds: credential secret key password; creep: harassment scope; creepy: privacy
  tracking consent; crew: team member staff; crib: baby bed; crime: report illegal fraud abuse
  police; criminal: illegal report fraud; crippled: limit restrict disable; crisis: emergency
  incident disaster; crisp: resolution sharpness retina; crispy: resolution sharpness; criticism:
  several serious urgent import vulnerability; critique: review; crlf: newline line end; cron:
  schedule jobs periodic interval expression timezone nightly daily; cronjob: schedule jobs interval
  task; crontab: cron schedule expression; crooked: align rotation layout; crop: aspect image resize
  thumbnail cut overflow clip truncate trim; cross: university cors origin intersect platform;
  cross-origin: cors origin header; crossdomain: cors cross-origin origin; crowd: capacity attendee
  spacing layout scale audience traffic load; crown: admin premium; crucial: required criticism
  import essential; crud: create update delete operating; crude: basics rough; cruise: travel
  booking; crumbs: breadcrumb navigation; crummy: poor quality; crumpled: ironing wrinkle; crunch:
  compress compute; crush: compress damaged; cryptic: obscure; crypto: cryptocurrency wallet
  cryptographic; csp: content-security-policy nonce script header inline; csr: client render
  browser; csrf: token forgery cookie origin; css: style class selector stylesheet theme asset
  bootstrap cascade; csv: export delimiter column spreadsheet import encoding table comma dataset;
  cta: button; ctrl: paste interrupt; ctrl-c: interrupt sigint stop; ctrl-f: search find; cube: 3d
  olap; cuda: gpu nvidia driver accelerate; cue: prompt signal; culprit: offend cause; culture:
  locale community; cup: size volume mug measure; cupboard: storage furniture; curator: editor
  collection; cure: treatment fix remedy; curfew: screen hours; curious: learn explore; curl:
  request http command api; curly: braces template syntax bracket; currency: monetary foreign money
  exchange euro dollar conversion; current: activate latest power modern presentation now; cursive:
  font italic; cursor: pagination iterate position mouse pointer mcp; curtain: cover position blind
  shade; curve: graph elliptic; cushioning: buffering padding; custody: wallet legal guardian;
  custom-element: component web shadow; customary: usual conventions; customizable: flexible;
  customize: client override tweak modifications config subscribe arbitrary modify audience portal
  tailor tenant; cut: truncate crop reduce trim separate chunk partition break slice clipboard
  split; cute: emoji sticker theme icon; cutest: sticker emoji; cutoff: deadline dispatch delivery
  overflow truncate clip limit threshold; cutoff-date: knowledge training; cv: application career
  resume; cve: vulnerability patch advisory security; cwd: working directory path; cyberattack:
  incident breached ddos; cycle: loop circular bicycle bill; cyclic: circular dependency import;
  cygwin: windows shell linux; cylinder: shape geometry; cypress: browser e2e test; cyrillic:
  unicode encoding font; dac: analog output voltage; dads: parental family; daemon: background
  systemd process service agent; daemonset: kubernetes node; daily: cron schedule interval nightly
  habit midnight yesterday day; dairy: milk lactose; damaged: claim defective broken corrupted
  repair replace returns harm broke warranty; damp: moisture humidity; dance: event class; danger:
  caution risk unsafe warning security hazard safe safety harm destructive; dangling: pointer
  reference; dare: risk challenge; dark: theme mode colour night prefers-color-scheme toggle palette
  light black contrast invert scheme; darker: contrast theme brightness; darkest: black contrast;
  darkmode: dark theme prefers-color-scheme; dash: hyphen minus kebab dashboard; dashboard: panel
  card view layout console portal admin interface; data: personalise inform record dataset export
  storage; database: sql storage schema mysql table driver dump backend store postgresql;
  datacenter: region location hosting residency infrastructure; datacentre: region location hosting
  residency; dataloss: backup persist volume; dataset: training sample record; date: calendar
  timestamp deadline day publish format locale iso datetime time timezone; dateformat: date format
  locale; datepicker: date calendar input; datetime: date timestamp format timezone; daughter: child
  family parental; dawn: sunrise schedule morning; day: date calendar ago daily retention; daylight:
  dst timezone offset; daytime: hours schedule; dazzling: glare brightness; db: database sql storage
  connect migration postgres mysql; dc: power voltage supply; ddns: dynamic dns address; ddos:
  protect attack rate cdn denial; deactivate: suspend disable reactivate account; dead: unresponsive
  offline unmaintained abandoned 404 power unused broken downtime inactive battery deprecated;
  dead-letter: fail retry queue; deadcode: unused tree-shaking; deadline: date due reminder
  timeframe cutoff notice timeline timeout expiry; deadlock: lock transaction retry concurrency;
  deadly: danger fatal; deaf: caption subtitle access hearing; deafening: volume mute; deal:
  discount offer promotion sale opportunity coupon contract bargain; dealer: reseller retailer
  distributor authorize; death: deceased inherit legacy; deb: debian ubuntu apt package; debate:
  discussion; debian: distros apt; debit: sepa direction payment card credit; debounce: delay
  throttle input; debrief: retrospective postmortem review; debris: cleanup leftover; debt: balance
  account overdue collection; debug: inspect verbose breakpoint log troubleshoot console level mode
  diagnose investigate logger devtools; debugger: breakpoint inspect steps; debut: launch premiere;
  decade: year historical; decay: expire retention; deceased: inherit memory death estate legacy;
  deceit: fraud phishing; deceive: phishing fraud; deception: phishing fraud; decide: choose pick
  choices decisions policy vote; decimal: round fraction floating cents; decipher: decrypt decode;
  decisions: governance choices determine vote; deck: slides presentation; declare: specify
  definition augmentation define variable customize tax; decline: reject refuse deny card
  insufficient retry payment unsuccessful decrease; declutter: cleanup hide organization; decode:
  encoding parse base64 decrypt; decompress: unpack; decoration: annotation metadata class style
  theme; decouple: separate independent modular; decrease: lower reduce; decrypt: key encrypt secret
  decode; dedicated: exclusive private isolation server; deduct: tax expense charge subtract
  payroll; deed: property title; deep: nested depth recursive dive; deepest: nested depth; deepfake:
  impersonation moderation; deeplink: link anchor app; deeply: nested recursive; deepsleep: sleep
  wake battery; default: preset configure initial standard implicitly factory preconfigured primary
  fallback builtin predefined unspecified; defeat: bypass circumvent; defective: warranty faulty bug
  replace returns broken flaw; defence: protect security firewall; defend: protect security
  firewall; define: declare specify configure customize settings; definition: glossary concept
  overview declare guarantee warranty; deformed: distorted malformed; degraded: performance incident
  status; degree: level temperature celsius angle rotation education; deinstall: uninstall; delay:
  latency wait timeout late delivery status estimate sleep deferred cooldown lag postpone; delegate:
  assign permission role representative proxy callback; delete: trash uninstall purge destroy prune
  restore remove erase deactivate clear drop recovery; deliberately: intentionally explicit;
  delicate: fragile careful; delicious: food recipe; delimiter: separate comma csv; delinquent:
  overdue unpaid dunning arrears; delist: remove unlist; deliver: ship dispatch courier address
  tracking status proof send fulfillment submit deploy; deliverability: spf dkim dmarc bounce spam;
  delivery: ship dispatch courier tracking arrive shipment; demanding: intensive required scale load
  request; demo: trial example preview sample live sandbox demonstrate playground showcase;
  democracy: vote election; demographic: audience segment; demolition: destroy teardown; demon:
  daemon background service; demonstrate: demo example trial; demote: role permission downgrade;
  den: room officer; denial: refuse ddos reject; deno: javascript runtime permission; dense: compact
  density; dented: damaged returns replace scratch; dentist: appointment clinic health; deny:
  permission reject forbidden block disallow refuse 403 chmod user restrict blacklist suspend;
  denylist: blocklist block deny; department: unit team group organization leave division contact;
  departure: travel timetable; dependabot: dependency update security; dependency: peer lockfile
  package prerequisite injection deps couple library downstream rely conditionally reliable; depict:
  representative; deploy: production release publish hosting deployment build ci push provisioning
  pipeline rolling rollout; deployment: build artefacts publish hosting production environment
  instance; deposit: prepayment refund balance upfront prepay payment security advanced; depot:
  warehouse pickup courier repository; deprecated: legacy remove replace migration timeline notice;
  depressed: mental counsel helpline; deps: dependency package install; depth: level nested
  recursive; deputy: vice substitute delegate proxy; derivative: fork base compute; descale:
  limescale vinegar clean; descending: sort child; descent: gradient origin; describe: explain
  metadata; description: metadata readme meta alt summary about details; deselect: uncheck; deserve:
  eligible entitled; design: layout style theme architecture appearance customize pattern creative
  intentionally builder material purpose; desk: officer workspace helpdesk booking; desktop: windows
  machine device hosting compute electron native; desperate: urgent support; despite: override
  ignore; dessert: food menu recipe; destination: output target sink endpoint; destroy: delete
  remove wipe erase teardown terminate; destructive: delete erase; detachable: remove disconnect
  unlink heading background daemon; details: inform verbose breakdown dive granular description
  metadata; detained: customize holdings; detection: recognise recognition heuristics discovery
  guess; detector: sensor alarm smoke; deteriorating: degraded worsening; determine: calculate
  detection inference; deterministic: reproducible seed temperature prediction; detour: redirect
  route; dev: development locale server environment; devdependency: development dependency package;
  development: locale server watch hot dev api contributors trend create authorize build; deviation:
  difference exception; device: hardware firmware sensor pairing support physical sync gadget
  machine phone appliance; devops: ci deployment automate; devtools: console inspect browser network
  inspector debugger; dhcp: address static lease network; diabetes: glucose medical health;
  diacritics: unicode accent normal; diagnose: debug troubleshoot log medical detection; diagnosis:
  troubleshoot debug log symptom; diagnostic: troubleshoot log report; diagram: chart mermaid
  illustration flowchart flow graph figures architecture; dial: call phone number; dialog: popup
  conversion modal; diamond: tier jewel; diapers: baby change; diary: journal calendar log; dictate:
  speech voice transcript; dictionary: spelling glossary map object wordlist; die: exit error
  failure unresponsive panic crash terminate timeout exception; died: crash deceased exit kill
  inherit restart memory terminate; diesel: fuel engine; diet: healthy food nutrition meal
  vegetarian; diff: compare change difference; difference: mismatch comparison alternative compare
  customize multiple separate unique inconsistent gap drift subtract; differential: backup
  increment; difficult: hardness complex friction harder advanced easy; difficulty: problem trouble
  challenge level; dig: search dns lookup details record; digest: summary hashing email frequency
  checksum; digital: input output pin number numeric electron download online; dilemma: choices
  tradeoffs; dim: brightness dark grey; dimension: size resize width height measure; dimmable:
  brightness light; dimmer: brightness light pwm; diner: restaurant menu; dining: restaurant
  reservation; dinosaur: offline legacy; diode: led; dip: decrease drop; diploma: certificate
  qualification degree; dir: directory folder path; dire: urgent criticism; direction: orientation
  location map address arrow north instructions rtl route navigation axis; directly: immediately
  straight; directors: board manager executive; directory: root path working structure location
  output folder subfolder; dirt: clean dust; dirty: clean washing stain polluting uncommitted
  unsaved modify stale; disable: deactivate turn false inactive opt revoke suspend uncheck toggle
  grey suspension off; disadvantages: weak tradeoffs drawback downside; disagree: dispute discussion
  object appeal; disallow: forbidden robots block forbid; disappear: missing lost delete restore
  remove hide loss deprecated clear persist storage session; disappointed: complaint refund returns;
  disapprove: reject disagree; disarm: alarm deactivate; disaster: recovery backup failover recover
  outage; discard: delete revert drop lost; discharge: battery release; discipline: conduct
  suspension; disclaimer: liability warranty; disclose: disclosure third vulnerability confidential
  reveal; disclosure: coordinator; disconnect: offline reconnect connect unlink timeout unpair
  revoke keepalive remove interrupt detachable lost; discontinued: deprecated availability successor
  replace; discord: community forum support webhook bot notification channel chat; discount: saving
  spot yearly student offer deal education cheaper coupon promo voucher reduce; discouraged:
  deprecated avoid; discourse: forum; discover: detection find search browse explore vulnerability;
  discovery: search detection mdns; discreet: package privacy; discretion: option reservation;
  discrimination: conduct bias; discussion: comment forum thread community conversion chat; disease:
  health symptom medical; disguise: mask anonymous alias; dish: menu dishwasher; dishonest: fraud
  scam; dishwasher: clean careful safe appliance kitchen; disk: storage volume drive size mount
  hardness filesystem partition footprint occupy ssd; dislike: rate feedback downvote; dismiss:
  close hide fire notification; disorder: sort unordered; dispatch: ship send delivery tracking
  event shipment; dispense: pharmacy output; displaced: move offset; display: render monitor view
  screen show visible list output appearance reveal representation; dispose: teardown recyclable
  waste; disposition: inline attach; dispute: chargeback claim resolution complaint disagreement;
  disqualified: ineligible ban; disqus: comment; disregarded: ignore skip; disrespect: conduct
  harassment; disruption: downtime interrupt; dissatisfied: refund complaint; dissect: analyse
  parse; dissolve: delete disband transition; dist: output build directory; distance: range offset
  unit mileage radius; distant: remote; distinct: separate unique duplicate; distinguish:
  differential dns; distorted: aspect quality ratio audio; distracted: focus animate mute
  notification; distribute: shared publish sync spread microservice evenly package linux ubuntu
  release; district: region area locale; distroless: image minimal base; disturb: mute notification
  quiet silent dnd; ditch: replace migration uninstall remove abandoned; div: element container
  html; dive: deep details; diver: waterproof depth; diversity: inclusion redirect failover; divert:
  redirect forward; divide: separate partition split chunk break ratio; dividend: investment
  portfolio; division: department remainder; divorce: household ownership transfer separate marital;
  diy: assemble install tools customize self-hosted build; dizzy: motion animate reduce; django:
  framework; dkim: dns signature domain mail spf; dlq: dead-letter fail retry queue; dm: direction
  message private; dmarc: dns policy spf mail; dmca: copyright takedown; dmg: macos install
  download; dnd: disturb mute; dnf: fedora rpm package; dns: nameserver propagation resolve record
  cname zone registrar hostname subdomain domain resolution; doc: reference document word guide;
  dock: taskbar station launcher pin; docker: container image compose dockerfile volume registry
  port pull containerize layer orchestration podman; docker-compose: compose container volume
  service; dockerfile: image build container base layer; dockerhub: registry image pull; doctor:
  health patient medical diagnose appointment practitioner check; document: file pdf path upload
  readme wiki paper record; documentary: video film; docx: word export document format officer;
  dodge: bypass avoid; dodgy: suspicious untrusted; doesn: unable fail troubleshoot; dog: pet
  animate leash; dollar: currency pricing usd cost; dom: element document selector; domain: hostname
  registrar nameserver dns subdomain customize cname record apex realm site url; domestic: nation
  ship country; donate: sponsor contribute fund receipt tax money foundation coffee donor charity
  gift; done: finish complete checkmark success; dongle: usb adapter coordinator; donor: contribute
  sponsor donate contributors; doodle: sketch poll; door: lock contact sensor entrance entry access
  port; doorbell: chime button camera ring notification; doorman: guard entrance; doorstep: delivery
  courier address parcel; doorway: gateway port entrance access; dope: drug prohibited; dorm:
  student house; dormant: inactive; dos: attack msdos; dosage: medical tablet; dose: medical amount;
  dot: points rel spread ellipsis periodic decimal hide; dotenv: environment variable file env;
  dotfile: configure home hide; dotnet: runtime sdk nuget; double: duplicate twice dedupe idempotent
  dual floating bold; doubletap: gesture touch; doubt: verify unsure confirmation; down: unavailable
  failure incident downtime offline outage uptime unreachable status scroll shut inaccessible;
  downcase: lower; downgrade: rollback plan tier proration previous version revert pin; download:
  fetch export install retrieve release url file attach storage pull fetcher clone; downpayment:
  deposit install; downscale: resize resolution; downside: limit known issue weak tradeoffs
  drawback; downtime: outage maintenance uptime availability disruption; downtown: city location;
  dozen: twelve bulk quantity; dpa: process agreement processor gdpr privacy; dpi: resolution print;
  dpo: protect officer; draft: preview unpublished publish compose write prototype unsaved
  proposals; drag: reorder move builder drop sort; drag-and-drop: reorder sortable upload; dragdrop:
  drag reorder upload; drain: battery consumption usage grace connect shutdown consumed energy
  evict; drastic: major break; drawback: limit known issue caveat weak downside; drawer: sidebar
  menu panel; drawing: canvas sketch graphics diagram svg render illustration pencil chart raffle;
  dream: wish request; dress: cloth appearance theme skin; dried: drying tumble careful; drift:
  calibration offset accuracy deviation divergence; drill: hole screws wall tools; drink: beverage
  liquid water menu alcohol; drive: disk storage volume mount size vehicle usb; driver: device
  kernel install compatible adapter printer gpu firmware; drizzle: orm schema migration; drone: ci
  camera; drop: disconnect lost remove drag connect discard reorder packet reconnect delete
  decrease; dropdown: select menu list picker switcher; droplet: server vps instance; dropout:
  connect disconnect signal; dropship: supplier fulfillment; drown: overwhelm notification; drug:
  medical pharmacy prescription medicine prohibited; drugstore: pharmacy medicine; drum: printer
  cartridge audio; drunk: alcohol drive; drycleaning: washing careful; dryer: tumble drying careful
  shrink laundry appliance; drying: reuse simulate preview moisture washing; dryrun: preview
  simulate flag; dsgvo: gdpr privacy; dsn: connect url credential; dst: timezone daylight offset;
  dts: declare; dualstack: ipv6 ipv4 address; dubbed: audio language; duck: type rubber; duckdb:
  analytics sql embedded; duct: air ventilation; duds: defective faulty; due: deadline date
  membership fee payment invoice overdue; dumb: stupid simple; dummy: placeholder fake sample
  beginner tutorial introduction foo test mock; dump: export sql restore backup core memory;
  dumpster: waste trash; duplicate: unique deduplicate merge clone twice copy backup replicate
  export snippet dedupe double; durability: lifetime material warranty life; duration: long span
  milliseconds lifetime longest periodic expiry minute; during: while downtime; dust: clean filter
  fan; duty: tax customize import obligation tariff; dwell: duration session; dye: colour fade
  washing; dying: crash battery exit kill; dynamic: conditionally runtime variable; dynamite:
  prohibited explosion; dynamodb: nosql table aws; dyndns: dynamic dns address; dysfunctional:
  broken fail; dyslexia: access font readability; dyslexic: access font; e2e: end-to-end browser
  playwright encrypt; e2ee: end-to-end encrypt; eacces: permission deny privilege; each: per
  individually iterate foreach; eaddrinuse: port conflict listen process; eager: preload load
  relation; earlier: older history previous downgrade; earliest: oldest minimum first offset; early:
  beta preload tester advanced preview prior; earn: revenue income affiliate payout money profit
  points commission reward; earphones: audio headphones; earth: grounded world globe wiring map;
  earthquake: disaster seismic; ease: simplified convenient animate; easier: simplified shortcut
  quickstart simple convenient; easiest: simplest quickstart recommendation; easily: simple
  quickstart seamlessly convenient; easy: quickstart simple beginner quick basics intuitive friendly
  simplified convenient; eat: food memory consumed edible safe consumption cpu meal diet; eaten:
  consumed usage; eavesdrop: encrypt interception tls privacy; ebook: epub kindle digital booking;
  ec2: instance server aws; echoing: audio microphone alexa voice feedback; eclipse: ide java; eco:
  sustainability green; ecological: sustainability; ecommerce: shop; econnrefused: connect port
  listen server; econnreset: connect timeout close network; economical: efficiency financial
  pricing; economy: cheapest ship; edge: cdn border browser boundary region worker serverless
  corners; edgecase: limit exception; edit: readonly modify configure customize update settings
  contenteditable revision history manipulate modifications pencil; editor: ide vscode role
  contributors writer wysiwyg text; editorconfig: editor indent format; editorial: workflow review
  content publish; education: student study academic school training discount course; effects:
  impact implications consequences filter animate transition; efficiency: streamline performance
  fast optimize; effort: hassle complex estimate working; effortless: automatic quickstart; egress:
  outbound traffic bandwidth outgoing; eight: 8 octal; either: alternative choices option xor;
  eject: unmount remove customize; ejs: template syntax; elaborate: details explain; elastic:
  stretch fit material; elasticsearch: search index cluster; elderly: access senior; election: vote
  nominated leader ballot; electrician: install wiring professional; electricity: power voltage
  supply current consumption energy battery charge; electrocuted: electricity safety;
  electromagnetic: interference emission; electron: digital desktop app chromium invoice; element:
  component item tag dom inspector html node; elementary: basics school beginner; elevate: lift
  access wheelchair; eleventy: static site template; elifecycle: script exit build; eligible:
  required criteria qualify; eliminate: rid remove delete; elite: premium vip; ellipsis: truncate
  overflow; eloquent: orm model relation; else: otherwise alternative condition fallback; elsewhere:
  outside external another; emacs: editor vim; email: address smtp notification delivery mail inbox
  newsletter message verification campaign send forward; embarrassing: private remove delete undo
  recall; embassy: passport document consulate visa; embed: widget iframe snippet script code
  shareable frame incorporate; embedded: vector semantic similar pgvector inline; embezzlement:
  fraud audit; embroidery: personalise customize; emergency: incident criticism shutdown urgent
  contact hotfix sos; emfile: descriptors limit file opened; emit: fire; emoji: icon unicode
  shortcode face; emoticon: emoji; emphasis: bold italic; emphasise: italic bold highlight;
  employed: staff jobs; employee: staff team member role organization worker workforce personnel;
  employer: company organization workplace; empty: null blank clear missing trash nothing undefined
  drain purge unset populate delete; emulator: simulate device test virtualization; enable: activate
  turn true toggle uncomment switch allow flag; enclose: wrapping attach; encoding: utf-8 charset
  unicode base64 transcoding representation serial; encounter: experiment issue; encourage:
  recommendation incentive; encrypt: tls key at-rest transition aes cryptographic crypto cipher
  secret; encyclopedia: wiki knowledge; end: stop terminate cancel close expiry shutdown abort
  interrupt suffix finalise complete exit; end-of-life: unsupported deprecated lts; end-to-end: e2e
  browser encrypt; endangered: risk species; endless: infinite loop unlimited redirect unbounded
  runaway; endorsed: official recommendation testimonials; endpoint: api route request methods path;
  endstop: home limit switch; enemy: attack threat; energy: consumption power kwh battery
  efficiency; enforce: policy required mandatory strict compliance; engagement: session analytics
  busy occupy; engine: runtime underlying motor backend core; english: language locale; engraving:
  personalise customize inscription; enhancement: improve boost upgrade quality; enjoy: benefit
  feature; enlarge: expand increase scale resize extend zoom lightbox magnify; enoent: missing path
  exist; enormous: huge large size; enospc: disk spacing watch limit; enotfound: dns hostname
  resolve; enough: sufficient minimum quota capacity insufficient; enquire: contact request ask;
  enquiry: contact request; enrollment: registration register signup apply join course membership;
  ensure: guarantee verify validate; enter: input field form newline filled participant type login
  submit join; enterprise: organizational busy sale corporate negotiation; entertainment: media game
  movie; enthusiastic: volunteer hobby; entire: full all fully whole complete bulk; entitled:
  eligible right claim; entity: object device station attribute model organization; entrance:
  admission ticket access door arrive; entrusted: custody delegate; entry: record row item content
  input submission post admission; entrypoint: command container start script; enum: type constant
  values; env: dotenv environment variable production configure secret var; envelope: mail budget
  category allocation postage letter; environment: env variable staging production runtime mode
  dotenv preview var sustainability carbon development; environmental: sustainability eco variable;
  envvar: environment variable dotenv; eol: end-of-life unsupported deprecated lts maintenance
  newline line end; eperm: permission deny lock; ephemeral: temporary persist volume lost; epic:
  story jira roadmap; epidemic: health outbreak; epilepsy: motion flash; episodes: seasonal series
  podcast; epoch: timestamp unix second; epub: ebook format export; equal: match equivalent
  inclusion evenly comparison identity operating; equation: formula math latex; equipment: gear
  hardware device tools; equivalent: alternative equal correspondence; era: version date; erase:
  clear wipe delete remove uninstall purge drop destroy prune restore recovery permanent; eresolve:
  peer dependency conflict; erofs: readonly filesystem; erratic: unstable intermittent; error:
  failure exception message code troubleshoot bug status log invalid wrong reject mistake; esbuild:
  bundler transform build; escalate: priority agent sla access stairs; escape: sanitize quote
  backslash character export cancel migration encoding special; escort: tag html; esignature: sign;
  eslint: linter rule plugin lint prettier; esm: import module export commonjs; esp: board firmware
  wifi; esp32: board firmware wifi pin; esp8266: board firmware wifi pin; essay: article text;
  essential: required minimum fundamentals basics core necessary; est: timezone utc; established:
  founded connect; estate: property inherit deceased; estimate: quote approximate delivery date
  guess calculate forecast project; eta: roadmap release date; etag: cache header condition; etc:
  configure hosting; eternity: slow timeout permanent infinite; ether: ethereum ethernet crypto;
  ethereum: crypto; ethernet: network cable wiring; ethics: conduct compliance; etimedout: timeout
  connect network; etiquette: conduct guidelines; eu: european gdpr vat residency; eula: license
  terms agreement; eur: currency; euro: currency pricing dollar; europe: region residency
  datacenter; european: gdpr region; evacuate: drain emergency; evaluation: trial assessed review;
  evening: schedule timer night; event: trigger hook webhook calendar handler ticket conference
  party callback emit dispatch listen; eventbrite: ticket registration; eventual: consistent delay
  replicate; everlasting: permanent lifetime; every: interval per all weekly schedule recurring
  cron; everybody: everyone anyone public member broadcast; everyday: daily; everyone: anyone public
  broadcast member permission visible; everything: full backup wildcard entire globals; everywhere:
  globals university sync device logout replace; evict: drain remove cache; evidence: proof audit
  log proven prove document; evil: malicious attack spam; evolution: history migration; exact:
  precision accuracy calibration verbatim phrase pin match litre equal; exactly: precision strict
  match equal; exam: certificate test assessed quiz; examine: inspect analyse analysis review debug;
  example: demo template tutorial snippet sample demonstrate illustration suppose foo recipe
  concrete scenario; exceed: limit quota longer; exceeded: limit quota rate; excel: spreadsheet csv
  import export column xlsx sheet formula officer rate review; exception: exclude ignore error
  unhandled catch disable stack exempt negation allowlist throw raise; excerpt: summary description;
  excess: overage limit surplus; exchange: returns replace swap trade currency mail; excited: launch
  preview; exclude: ignore filter exception exempt skip negative negation omit; exclusive: restrict
  premium exception dedicated lock mutex; exe: binary windows executive install; executive: manager
  binary enterprise path permission chmod cli runtime standalone bin board report; executor: runner;
  exempt: vat certificate whitelist; exercise: practice drill training fit workout; exhaustive:
  quota limit depleted exceeded memory; exhibit: display demo; exif: metadata camera location;
  exist: overwrite find missing availability duplicate presence; exit: code quit close logout status
  process signal export cancel portable leave terminate; exitcode: exit status failure; expand:
  collapse grow toggle details spread unfold resize; expansion: extend upgrade slots; expect: assert
  matcher assumptions anticipate estimate behavior wait; expedited: expression ship priority; expel:
  kick ban remove; expense: pricing plan spend discount cost budget reimbursement bill fee
  transaction tier high; experienced: advanced senior; experiment: test sandbox prototype playground
  skill level ux beginner; experimental: unstable beta preview flag labs alpha; expertise: skill
  consultant; experts: advanced professional consultant customize experienced specialist; expire:
  renew token validate lifetime session ttl expiry end stale deadline outdated grace; expiry: expire
  ttl validate lifetime; explain: clarify document explanation guide overview introduction concept
  understand describe; explanation: description reason details concept; explode: hazard risk crash
  memory limit extract error overload flattening array; exploit: vulnerability security attack patch
  cve; explore: browse discover discovery finder; explosion: battery hazard; expo: mobile react
  native; export: download extract module default naming entry dump csv backup; expose: leak public
  port secret surface publicly tunnel rotation vulnerability; exposure: visible reach public
  vulnerability leak; expression: query middleware fast ship expedited; extend: inherit plugin renew
  base increase longer augmentation extension prolong; extension: plugin suffix module filename
  integration type format marketplace addon browser renew; extent: scope range; exterior: outside
  outdoor; external: remote third outside party outbound vendor foreign; extinct: discontinued
  deprecated; extinguisher: fire safety; extortion: ransomware blackmail; extra: extend bonus
  additional option addon surcharge; extract: unpack parse export archive scrape unzip;
  extraordinary: exception unusual meeting; extreme: maximum several; extruder: filament nozzle
  stepper; eye: contrast dark visible access vision screen reader; eyesight: contrast; eyestrain:
  dark brightness contrast; f12: devtools; f5: refresh reload; faas: serverless function; fabric:
  material textile cotton polyester cloth; face: recognition detection people front facial biometric
  photo portrait avatar; facebook: social meta pixel; faceid: biometric passkey fingerprint; facet:
  filter category aggregate; facial: recognition biometric; facility: build venue site; factor:
  multiplier authentication ratio; factory: reset manufacturer default; facts: inform grounded truth
  assert; faculty: university staff; fade: opacity transition colour sunlight washing grey animate;
  fail: error retry log unsuccessful failure exit status reject broken broke red throw; fail2ban:
  bruteforce login block; failover: replica redundant standby health sentinel replicate; failure:
  error retry log resilient crash exception; faint: contrast brightness; fair: limit policy event
  balance throttle; fairuse: limit policy copyright; fake: mock counterfeit authentication genuine
  fraud sandbox spam dispose phishing scam spoofing dummy; fall: autumn fallback drop seasonal;
  fallback: 404 default catchall; fallout: consequences impact; false: boolean wrong misleading;
  familiar: knowledge similar experiment prerequisite; family: invite household shared member group
  plan parental; famous: customize reference showcase popular trend; fan: cool unofficial noise
  club; fanbase: audience follow; fancy: customize animate style advanced theme; faq: question
  answer common troubleshoot knowledge frequently; far: range remote distance radius; fare: ticket
  pricing; farewell: offboarding goodbye; farm: cluster agriculture; farther: distance range;
  fashion: cloth style; fast: performance speed optimize quick latency cache esbuild lightweight
  throughput benchmark quickly rapid; fastening: attach mount; faster: performance optimize speed
  cache accelerate parallel preload benchmark prebuilds increment; fastest: performance benchmark
  quickest expression; fat: large bloated size weight; fatal: error crash unrecoverable exception;
  father: parental family guardian; fatigue: notification frequency alert tire; fault: defective
  liability problem error failure exception blame cause; faulty: defective warranty replace
  malfunction broken; favicon: icon browser tab logo; favor: prefer request; favourite: star
  bookmark prefer popular preset wishlist pin saving; fax: contact number telephone; fcp:
  performance render load; fd: descriptors; fear: risk safety; feature: capable roadmap function
  flag; featureflag: flag toggle rollout experiment; fed: feed input; federal: governance tax;
  fedora: distros; fee: charge commission cost pricing surcharge membership; feed: rss atom timeline
  import streaming subscribe; feedback: survey rate suggestion review issue report github comment
  contact; feel: haptic theme appearance sensitive; feet: measure size dimension unit imperial;
  fellow: member scholarship colleague; fellowship: membership grant; female: gender connector sex;
  feminine: gender women; fence: firewall zone geofence boundary; ferry: transport boat; fertilizer:
  garden plant; festival: event ticket; fetch: download request pull retrieve import api async grab
  reading load getting; fever: temperature symptom; few: subset minimum limit reduce; fewer: limit
  reduce minimal; ffmpeg: transcoding; fiance: spouse partner; fiancee: partner spouse; fiber:
  internet broadband connect; fiction: genre booking; fiddle: tweak configure adjust sandbox;
  fiddly: complex install complicated configure setup; field: input attribute property column form
  schema textbox; fight: conflict dispute abuse combat; fighter: character box; figures: number
  metric analytics report stats image diagram plot chart; filament: extruder runout material; file:
  upload attach path directory extension static filesystem filename cat storage artefacts media;
  filename: path slug extension naming pattern; filesize: limit upload maximum; filesystem: disk
  storage path permission; filetype: extension format mime; filled: complete form populate storage
  disk rotation full enter autofill prefill refill; film: video movie camera protector; filter:
  query criteria matcher condition facet middleware narrow search exclude sort; filthy: dirty clean;
  finalise: publish submit last try catch cleanup; financial: account budget report payment money;
  financing: account budget fund ledger payment; find: query discover filter location match search
  detection searchable spot result discovery lookup; findable: seo search index searchable
  discoverable; finder: search; fine: penalty fee granular ok healthy; finer: granular details;
  finetune: training model dataset; finger: touch gesture thumb fingerprint biometric touchid;
  fingerprint: hashing biometric passkey cache filename touch unlock; finish: complete end status
  timeout finalise close done submit exit; fips: cryptography compliance security; fire: trigger
  event dispatch emit action executive alarm overheating; firearm: prohibited gun; firebase:
  authentication realtime push; firefighter: emergency rescue; firefox: browser; firehose: streaming
  export webhook; fireman: emergency rescue; firestore: nosql document realtime; firewall: port
  block allowlist inbound outbound ufw iptables behind proxy; fireworks: event pyrotechnics; firm:
  busy company organization enterprise; firmware: flash update bootloader version ota; first:
  initial begin primary introduce origin oldest getting quickstart order earliest beginner; fiscal:
  year periodic quarter; fish: shell seafood allergen; fishy: suspicious phishing scam; fit: size
  measure compatible chart install limit response match tailor resize scale; fitbit: fit tracker
  wearable; five: rate star; fix: resolve troubleshoot solution repair patch bugfix changelog
  hardcoded stick flat sticky immutable; fixtures: seed test sample; flag: option parameter report
  configure settings boolean mark arg switch toggle; flake8: linter python rule; flakey:
  intermittent retry unstable; flaky: unstable retry intermittent test timeout inconsistent race;
  flame: abuse fire profile; flap: unstable route; flare: cloudflare light; flash: firmware install
  usb flicker theme bootloader blink storage; flashlight: torch led; flat: plain apartment rate fix;
  flatmate: shared expense split; flatpak: linux package sandbox; flattening: nested array; flavour:
  variant edit; flaw: defective warranty known vulnerability bug; flee: leave export; fleet: vehicle
  device; flex: layout align css; flexbox: layout align css; flexible: versatile customizable
  configure; flick: swipe gesture; flicker: flash render theme hydration refresh; flier: leaflet
  brochure print; flight: booking travel airline airplane departure; flimsy: material durability
  quality; fling: swipe gesture; flip: invert mirror toggle rotation reverse switch; floating:
  decimal fix sticky overlay widget license windows; flood: rate throttle notification spam ddos
  limit; floor: min round level minimum story; floss: dental opensource; flow: process workflow
  pipeline sequence; flowchart: diagram; flowers: bouquet delivery plant; flu: vaccination illness;
  fluctuate: variance unstable; fluid: smooth response liquid; flush: purge clear cache buffering;
  flutter: mobile dart widget; fly: flight drone airline travel; flyer: print template leaflet
  brochure; focus: keyboard outline access cursor highlight lens; focused: distracted notification;
  foggy: blurry condensation; fold: collapse accordion hide; folder: directory path structure mount
  volume root working subdirectory location hierarchy group bucket; folks: member user community
  team; follow: tracking subscribe watch monitor metric comply audience adhere watchers tail feed
  notification; followup: reminder ticket; font: typeface typography self-hosted woff text asset
  weight; fontawesome: icon font svg; food: menu meal diet nutrition restaurant cater; fool:
  spoofing bypass phishing; foolproof: validate safe; footage: video record; football: sports soccer
  league; footer: layout bottom; footfall: visitor traffic; footnote: reference note; footprint:
  memory size lightweight carbon tracking; footsteps: tracking fit; forbid: disallow restrict deny
  block prohibited blacklist reject suspend; forbidden: permission deny unauthorized access 403
  reservation prohibited; force: override required mandatory overwrite; foreach: loop iterate array;
  forecast: estimate weather prediction; foreground: process terminate log; foreign: language
  translation internals key relation reference external relationship cascade currency abroad;
  forensic: investigate log; forest: tree; forever: retention loop lifetime infinite permanent
  delete expire persist constantly indefinitely always irreversible; forex: exchange currency rate;
  forfeit: lost deposit; forged: spoofing csrf fake; forgery: counterfeit fake csrf; forgiven:
  waiver waive; forgot: recover reset password recovery delete remember missing erasure persist
  session cookie storage; fork: branch process repository child cluster clone; form: field submit
  input validate shape representation filled submission multipart questionnaire; formal: tone style
  official contract; format: prettier style rich syntax notation wipe representation lint
  readability json training education; formatter: format style prettier; formdata: multipart form
  upload; former: previous old alumni exe; formerly: previously rename; formula: expression
  calculate query algorithm equation function; forth: swipe toggle; fortnight: biweekly interval
  recurring; fortnightly: biweekly recurring schedule; fortress: security hardening; forum:
  community discussion support board; forward: redirect port relay rewrite proxy header client
  address aliases propagation slash passthrough; foss: opensource license free; fouc: flash style
  css theme; fought: conflict dispute; foul: violation language; foundation: underlying; founded:
  history established about; founder: company team create owner about; fountain: water pen; four:
  multiple quad; fps: frame performance animate; fraction: decimal partial; fragile: package handle
  damaged ship brittle; fragment: partial anchor hashing component; frame: border iframe fps
  framerate windows; framerate: fps performance animate; framework: agnostic stack technology;
  frameworkless: vanilla; franchise: partner licensee; francs: currency; frankfurt: datacenter;
  fraud: chargeback dispute verification suspect suspicious scam abuse phishing; fraudulent: dispute
  chargeback phishing; freaky: unexpected strange; free: trial gratis plan tier pricing exempt zero
  cost; freebie: gift sample promotion; freed: deallocated memory release; freedom: opened license;
  freelance: contractor invoice guest agency selfemployed; freely: opened license; freemium: tier
  free limit; freeway: toll highway; freeze: stuck hang unresponsive suspend error failure exit
  panic temperature frost deadlock memory; freezer: fridge temperature; freight: ship carrier pallet
  cargo; freighter: ship cargo; french: language locale translation; frequency: often interval rate
  hourly band hertz; frequently: interval often frequency periodic; fresh: reset reinstall initial
  new install newest clean refresh; freshen: refresh redesign; freshman: beginner student;
  frictionless: seamless; friday: weekday schedule; fridge: refrigerator temperature storage cool
  appliance; friend: referral invite member collaborator user team shared contact guest gift;
  friendly: slug tone access readability seo; friendship: contact social; frightened: risk safe;
  front: homepage index landing root prefix frontend foreground panel; frontend: client ui component
  browser framework javascript; frontmatter: metadata yaml markdown title; frontpage: homepage home;
  fruit: food fresh; frustrated: complaint support usability troubleshoot; fs: filesystem; ftp:
  upload sftp hosting static; fuck: profanity abuse broken; fudge: approximate tolerance; fuel:
  petrol ga consumption; fulfillment: dispatch process ship satisfied required; full: storage quota
  disk memory comprehensive qualify exhaustive absolute evict occupy capacity complete; fullscreen:
  viewport maximize; fullstack: frontend backend framework; fullstop: dot; fulltext: index search
  relevance; fully: complete entire; fun: game entertainment activate; function: feature methods
  callback handler closure utilities serverless procedure; function-calling: tools schema llm; fund:
  balance investment sponsor grant transfer withdrawal contribute investor donate money deposit;
  fundamentals: concept basics; fundraising: donate campaign charity; funeral: deceased death;
  funky: unexpected garbled; funnel: conversion steps goal analytics tailscale journey; funnier:
  emoji meme; funny: weird unexpected garbled; furious: complaint angry; furnace: heat boiler;
  furnished: provider equipment; furniture: assemble delivery dimension; fuse: protect current power
  breaker electricity filesystem; fusion: merge combine; fussy: strict validate; futile: impossible
  retry; future: roadmap upcoming promise plan schedule; futureproof: compatible upgrade; fuzz: test
  random input; fuzzy: blurry approximate typo tolerance similar; ga: analytics google tracking fuel
  energy heat meter transaction; gadget: device widget hardware; gain: benefit increase obtain;
  galaxy: samsung android; gallery: album photo image lightbox carousel thumbnail collection
  showcase picture; gallons: litre volume unit; gambling: prohibited age casino betting; game:
  player engine play; gamepad: control input; gamer: player; gang: group member; gap: margin spacing
  padding whitespace missing; garage: door cover opened parking storage; garbage: encoding cleanup
  gc invalid collection corrupted trash memory; garbled: encoding unicode charset utf-8; garden:
  outdoor soil water; garment: cloth fabric; gasoline: fuel petrol; gate: check approval required
  cover door opened gateway airport access condition; gatekeeper: approval moderation authentication
  proxy; gateway: proxy router 502 api payment; gather: collection aggregate analytics; gatsby:
  static graphql react; gauge: meter dashboard card metric; gave: grant given assign; gay: gender
  inclusion; gb: gigabyte storage; gc: garbage collection memory; gcal: calendar google; gcc:
  compile build toolchain; gcode: macro command printer; gcp: google cloud deployment; gdb:
  debugger; gdpr: compliance privacy consent policy delete dpa personalise cookie compliant comply
  law retention; gear: settings equipment icon cog; geek: technically advanced development; gem:
  ruby bundler; gemini: google model llm; gender: pronoun size sex; generate: type typescript
  parameter output autogenerated scaffold produce broader donate free; genetic: dna heredity;
  genius: experts smart; gentle: delicate grace; gentleman: gender salutation; gently: grace soft;
  genuine: authentication origin counterfeit verify official legitimate; geo: location city;
  geofence: zone location presence; geography: map region location; geometry: shape; geotag:
  location gps exif; german: language locale translation; germany: eu german; germs: hygiene
  disinfect; gesture: touch swipe mobile pinch; getaway: travel vacation; getter: accessor; getting:
  fetch export install retrieve begin obtain; ghcr: registry image container; ghost: orphan stale
  unanswered response image invisible; giant: large size limit maximum huge enterprise; gibberish:
  encoding charset utf-8; gid: group permission user; gif: animate image format; gift: voucher
  wrapping contribute donate sponsor redeem reward bonus presentation coupon card; giftcard: voucher
  balance redeem; gigabyte: storage size limit memory bandwidth; gigantic: size limit large maximum;
  gigs: gigabyte gb jobs freelance; girl: gender female child daughter; girlfriend: partner family;
  git: repository commit branch github clone repo push rebase upstream; gitattributes: git line end;
  gitea: git self-hosted repository; github: repository action page oauth repo git source fork
  tracker; gitignore: ignore git exclude; gitkeep: empty directory git; gitlab: repository ci runner
  pipeline repo git; gitops: deployment git automate; give: grant transfer assign donate passing;
  given: assign provider specify; glance: overview summary dashboard widget; glare: brightness
  contrast dark reflect; glasses: lens prescription screen fragile; glide: smooth swipe; glimpse:
  preview thumbnail; glitch: bug artefacts issue error display; glitchy: bug unstable issue; glob:
  pattern wildcard match include exclude; globals: everywhere worldwide windows variable scope
  shared world polluting edge university internals npm; globe: map internals language; glossary:
  terms definition dictionary terminology; gloves: size careful touch screen protect; glow: led
  light; glue: concatenate adhesive group bond integration connector middleware stick; gluten:
  allergen ingredient; glyph: symbol; gmail: email; gmt: timezone utc offset; go: jump navigation;
  goal: target intent principles aim purpose mission object milestone conversion; gobble: memory
  consumption; gobbledygook: encoding charset; godaddy: registrar; goggles: vr headset; golang: go
  module binary; gold: premium tier membership; golden: snapshot image; golive: production deploy
  publish launch; gone: remove lost delete missing deprecated hide overwritten ephemeral disappear
  erase restore recover; good: recommendation practice overview purpose glossary quality strength
  item; goodwill: credit compensation refund; goody: gift freebie; goof: mistake undo; google: index
  seo map crawl drive sheet analytics ranking; googlebot: crawler robots; googlefonts: font external
  privacy; gore: sensitive moderation; gorgeous: theme design; goroutines: concurrency; gossip:
  confidential discussion protocol cluster membership; gotcha: caveat pitfall known limit surprise;
  goto: jump; gourmet: food restaurant; governance: policy board control authorize public agency
  compliance; gpg: signature; gpio: pin input output; gpl: license copyleft opensource; gps:
  location position; gpt: model ai assistant; gpu: accelerate graphics cuda nvidia driver render
  hardware passthrough; grab: capture download fetch export install retrieve scrape extract; grace:
  shutdown sigterm periodic overdue drain connect fallback; grad: student alumni; grade: score rate
  level quality; gradient: background colour css; gradle: java build dependency; gradual: increment
  rolling rollout canary; graduate: student alumni degree university; grafana: dashboard observe;
  grain: granular noise; grainy: noise resolution quality; gram: weight unit; grammar: spelling
  syntax proofreading parser language; grandchildren: inherit family; grandfathered: legacy pricing
  exist; grandma: beginner family; grandmother: elderly senior beginner; grandparent: ancestor
  family elderly senior; grandson: child family; grant: fund subsidy permission approval allow;
  graph: visualization dashboard chart bar series metric legend; graphics: image visualization chart
  design; graphiql: graphql playground; graphql: mutation query schema resolve; grasp: concept
  introduction understand; grass: lawn garden; gratis: free; gratitude: thanks acknowledge;
  gratuity: tips; gravatar: avatar; graveyard: deprecated archive; gravity: several accelerate
  sensor; grayscale: colour filter; grease: lubrication clean; greasy: clean stain; great:
  recommendation feature best; greater: above exceed comparison minimum; greatest: maximum largest
  max; greedy: regex quantifier; greek: unicode language; green: passing status sustainability
  healthy energy success eco; greenhouse: plant temperature; greet: welcome message; grep: search;
  grey: disable colour inactive greyscale; greyed: disable inactive; grid: layout table column;
  grief: memory deceased bereavement; grievance: complaint dispute; grill: cooking barbecue; grind:
  mill coffee; groan: noise friction; grocery: delivery food perishable category spend shop
  supermarket; groom: backlog wedding pet; groove: slots tracking; gross: net total tax; grounded:
  earth wiring source citation retrieve noise electricity; group: category collection cluster team
  role tag folder community segment categorize parentheses namespace; grow: scale increase expand
  resize scalable rises leak accumulate capacity; grownups: adult parental; growth: rate change
  exponential scale increase metric; grpc: protobuf protocol rpc http2; grub: bootloader boot; gst:
  tax; gtm: tag google analytics; guarantee: sla assurance promise uptime support durability
  delivery warranty refund; guard: protect route authentication security safety middleware;
  guardian: parental steward consent; guardrail: moderation safety filter; guess: inference
  heuristics estimate assumptions detection lockout default; guest: anonymous visitor invite
  checkout attendee access unauthenticated invitee external temporary; gui: interface graphics
  dashboard desktop visualization headless; guidance: recommendation advice instructions; guide:
  tutorial document identifier wizard instructions tour walkthrough manual handbook howto;
  guidelines: conventions style policy; guitar: instruments tuner; gun: weapon prohibited firearm
  restrict; guts: internals architecture; gym: fit training workout; gyp: native build compile;
  gzip: compress archive header; ha: availability failover redundant replica cluster; habit:
  recurring tracking routine tracker; habitat: environment wildlife; hacked: security vulnerability
  compromised workaround breached exploit attack suspicious development incident trick; hacker:
  attack security vulnerability breached bounty malicious compromised intrusive; hacktoberfest:
  contributors; hacky: workaround temporary; haggle: pricing negotiation quote; hair: beauty style
  salon; haircut: salon appointment; hairdresser: salon appointment; half: halfway fifty percent
  split; half-baked: experimental beta; halfway: interrupt partial; hall: venue room booking;
  hallucination: grounded accuracy citation source; halt: stop terminate shutdown abort cancel
  interrupt pause; hamburger: menu navigation mobile; hammer: brute tools; hand: manual transfer
  assign grant delegate passing touch gesture; handbag: bag accessory; handbook: document; handheld:
  mobile portable; handicap: access wheelchair wcag disable; handle: username process account
  identifier catch manager callback; handlebars: template syntax engine; handler: callback function
  event processor middleware listen; handmade: craft artisan production customize build; handover:
  transfer escalate agent ownership; hands-off: automatic manager unattended; handset: mobile phone;
  handshake: tls connect negotiation ssl; handwash: washing careful instructions; handwriting:
  stylus recognition ocr font ink; handwritten: ocr recognition; handy: convenient used; handyman:
  install professional assemble; hang: timeout stuck unresponsive deadlock freeze limit error
  failure exit panic block load; hanger: cloth wardrobe; happenings: event consequences occur log
  history audit activate status incident changelog; happy: satisfaction feedback review refund;
  haproxy: load balance proxy; harassment: abuse moderation report block conduct; harbour: port
  marina; hard-refresh: cache browser reload; hardcoded: environment variable secret; hardcore:
  advanced difficulty; hardening: security permission; harder: difficulty level; hardlink: link
  file; hardness: difficult forcefully complex reset physical strict drive; hardreload: cache
  refresh browser; hardship: assistant waiver; hardware: device driver physical infrastructure
  accelerate machine cpu required; harm: damaged hazard risk moderation liability malicious abuse
  safety; harmless: safe warning ignore benign; harness: test seatbelt; harsh: strict aggressive;
  harvest: scrape crawl collection; hashing: checksum password fragment anchor digest algorithm
  bcrypt cryptographic dictionary uncomment fingerprint sha256; hashtag: tag topic anchor fragment;
  hass: integration automate entity; hassle: effort simple easy; haste: quick hurry; hat:
  merchandise cloth; hateful: moderation abuse conduct disable harassment opt; hater: block
  harassment moderation; haul: transfer carrier; hazard: danger risk safety; hazy: blur contrast;
  hd: quality resolution; hdd: disk storage drive; hdmi: display output; headache: contrast flicker
  theme troubleshoot symptom; headcount: seats user license; header: cors origin layout request
  authorize http response security banner sticky frontmatter hero; heading: title leader anchor
  header section meta latest directors branch chairman lead; headless: server browser api puppeteer;
  headlights: car lamp; headline: title heading subject hero new; headmaster: school principal;
  headphones: audio bluetooth output; headquarters: officer address contact location; headset: audio
  microphone; headshot: avatar; heal: recover repair; health: status healthcheck diagnostic monitor
  live probe medical; healthcheck: probe live readiness endpoint; healthy: monitor status run; heap:
  memory limit garbage allocation; heard: audio new announce; hearing: audio caption access listen
  sound volume speaker headphones mute microphone; heart: favourite like pulse health rate;
  heartbeat: ping health keepalive interval alive monitor; heat: temperature thermal heater
  thermostat overheating cool; heater: temperature radiator thermostat; heavier: weight load;
  heavily: load intensive; heavy: weight size payload load large computationally intensive bloated
  memory resource cpu lightweight; heavyweight: size memory bundle; hectic: busy load; hedge: risk
  trim; heic: format jpeg conversion image convert; height: size dimension distance offset vertical
  altitude; heir: inherit legacy estate; helicopter: aircraft drone; hell: dependency conflict;
  hello: world greet; helloworld: quickstart example tutorial; helm: chart kubernetes install;
  helmet: safety size header; help: troubleshoot support community forum contact contribute pull ask
  guidance trouble advice document; helpdesk: ticket support agent; helpers: assistant utilities
  volunteer contributors function; helpline: phone support hotline; helvetica: font; herbs: plant
  garden; herd: cache stampede; hero: banner header; heroku: deploy platform procfile dyno; hex:
  colour code palette hexadecimal; hibernate: sleep suspend idle orm entity; hiccup: intermittent
  retry transient; hide: visible private privacy conceal disable collapse mask invisible credential
  remove dotfile filter; hierarchical: nested parental; hierarchy: parental nested organization
  structure tree; high: maximum increase elevate priority; higher: increase rises raise upgrade
  above premium; highest: maximum peak max top priority; highlight: syntax mark annotation select
  feature summary; highload: scale performance traffic; highly: availability redundant; highway:
  route toll; hijack: session compromised takeover security stolen hacked; hike: walk increase
  trailing; hilarious: emoji meme; hill: elevate slope; hindi: language unicode; hinges: door lid;
  hint: tips suggestion placeholder tooltip clue; hip: measure size chart; hipaa: compliance health
  baa privacy compliant regulation; hire: jobs career employer recruit; hiss: audio noise;
  historical: archive history paste; history: log audit changelog background event archive timeline
  retention mission yesterday paste revision; hitch: problem issue error; hits: request limit cache
  match visits pageviews quota result count traffic press visitor; hmac: signature webhook secret
  verify; hmr: hot reload module replace dev; hoard: retention storage; hoax: misinformation fraud
  scam fake; hobby: personalise free noncommercial; hog: consumption memory usage cpu; hoist:
  workspace dependency duplicate lift scope; holder: owner stand cardholder; holdings: pause
  reservation pending lock retain capacity; holdup: delay bottleneck; hole: vulnerability security
  drill gap port nat; holiday: leave schedule hours trip seasonal vacation absence calendar close;
  hollow: material weight; home: landing root homepage index endstop position axis locale
  personalise directory residential dashboard; homeassistant: integration automate entity; homebrew:
  brew macos package tap; homedir: home directory path; homekit: bridge apple accessory pairing;
  homelab: self-hosted docker server; homeland: country nationality; homeless: charity shelter;
  homemade: customize build diy; homepage: landing index root dashboard front site website;
  homescreen: pwa install icon; homeserver: self-hosted docker nas; hometown: city location;
  homework: assign education school exercise; homonym: ambiguous synonym; honest: transparency
  genuine review; honestly: transparency truth; honesty: integration transparency; honeypot: spam
  bot form; honored: respect tribute award; hood: detachable jacket internals architecture; hook:
  lifecycle callback integration webhook event connect configure source wiring plugin middleware
  interception; hookup: connect wiring integration; hoover: vacuum clean; hop: proxy route network
  traceroute; hope: roadmap plan expect; horizontal: scale replica node; hormones: medical
  endocrine; horn: speaker sound; horrible: complaint quality; horror: genre movie; hose: pipe
  garden; hospital: medical emergency health patient clinic; hostile: attack malicious; hosting:
  server provider cloud domain instance node deploy region datacenter platform manager bind;
  hostname: domain dns address; hot: temperature reload heater thermal live warm overheating heat
  trend; hot-reload: hmr watch dev refresh; hotel: accommodate booking room stay reservation;
  hotend: extruder temperature heater; hotfix: patch release urgent emergency; hotkey: keyboard key
  shortcut; hotline: phone support; hotspot: access wifi fallback; hotter: temperature overheating;
  hottest: trend popular; hourglass: load slow spinner; hourly: cron schedule interval; hours:
  timezone duration schedule busy timestamp long opened availability; house: home residential
  property household address; household: family shared home; hover: tooltip mouse floating; howto:
  tutorial document instructions recipe; href: link; hreflang: language seo alternative; hsts: http
  header strict security; htaccess: apache rewrite redirect; html: markup render element rich static
  attribute heading semantic sanitize; http: certificate protocol tls redirect hsts security serve
  transport fetcher handshake unencrypted certbot; http2: protocol multiplexing tls; http3: quic
  protocol udp; httponly: cookie session security; hub: bridge gateway coordinator; huddle: meeting
  call; hue: colour palette; huge: limit maximum large size millions big oversized; huggingface:
  model embedded transform; hugo: static site template; human: agent support contact intervention
  help people captcha readability bot natural; humidity: sensor moisture percent; hundred:
  percentage limit; hung: unresponsive timeout freeze stuck deadlock; hungry: resource memory
  consumption; hunt: search find location; hurricane: weather disaster outage; hurt: hazard damaged
  harm injury safety warning impact accident; husband: spouse partner family joint; husky: hook git
  commit; hustler: fraud scam; hvac: climate heat cool; hybrid: mix cloud; hydration: client
  mismatch server island; hygiene: sealed returns exclusive clean sanitary; hygrometer: humidity
  sensor; hyper-v: vm virtualization windows; hyperlink: link; hypervisor: virtualization vm;
  hyphen: dash line break kebab; hypothetical: example scenario; i18n: translation language
  internationalization locale plural; i2c: bus address sensor sda; iaas: infrastructure cloud
  virtualization; iac: infrastructure code terraform; iban: bank transfer sepa; ical: calendar
  subscribe feed icalendar import subscription freeze cold; icon: avatar favicon image logo symbol
  brand svg iconset font emoji gear toolbar; ide: editor vscode extension plugin autocomplete
  identifier identification; ideal: recommendation optimize; ideas: feedback suggestion feature
  proposals concept philosophy innovation request; idempotent: retry duplicate key; identification:
  identity passport ide document; identifier: recognise ide fingerprint detection authentication;
  identity: authentication verification user equal duplicate kyc passport exact whoami consistent
  unchanged ide; idiot: beginner simple; idiotproof: beginner validate; idle: inactive timeout sleep
  unused; idp: identity provider sso; ie: internet explore legacy browser; ie11: polyfill legacy
  browser compatible; if: condition expression rule; iframe: embed frame widget sandbox embedded;
  ifttt: automate trigger webhook; ignition: start vehicle; ignore: exclude skip suppress dismiss
  pattern overridden discard silent honored mute gitignore; illegal: prohibited law invalid terms
  abuse forbidden unlawful; illness: sick health leave; illuminate: light; illustration: figures
  image example diagram; image: thumbnail picture photo container alt logo thumb upload screenshot
  graphics media icon; imaginary: complex example; imagine: example suppose scenario; imap: mail
  income server email mailbox; imitation: counterfeit fake; immature: experimental beta;
  immediately: instant realtime synchronization delay instantly direction urgent; immigration: visa
  residency; imminent: upcoming soon; immune: unaffected patch; immutable: const; impact:
  implications effects affect consequences; impatient: timeout progress wait; imperative: declare
  command; imperial: unit metric; impersonation: phishing spoofing user admin login fake identity;
  implementation: integration build development; implications: consequences impact; impolite:
  conduct moderation; import: module alias priority criticism circular migration customize duty esm
  path pull attention; impose: enforce restrict; impossible: unsupported limit unable cannot;
  impostor: impersonation phishing fake; impressions: view reach review testimonials; impressum:
  imprint legal; imprint: legal company footer publish; improve: optimize enhancement roadmap
  changelog boost performance feedback; improvise: workaround adapter; impulse: signal pulse;
  inaccurate: accuracy calibration correct incorrect; inactive: idle timeout dormant deactivate
  stalled grey; inappropriate: abuse report moderation content; inaudible: volume audio microphone;
  inbound: ingress firewall request; inbox: email smtp notification message mailbox shared receive
  mail; incapable: unsupported limit; incentive: reward discount; inch: dimension size measure unit
  screen; incident: outage status postmortem report breached; include: builtin incorporate ship
  container comprise attach; incognito: private cookie session anonymous; income: revenue earn
  payout receive inbound ingress profit financing tax salary; incompatible: compatible version
  conflict break unsupported mismatch; incompetent: complaint escalate; incomplete: partial missing
  required truncate unfinished; inconsistent: mismatch; inconvenient: usability limit apology
  outage; incorrect: error invalid wrong report correct false; increase: raise bump larger rises
  boost growth upgrade scale expand extend; increment: backup differential change cache counter
  gradual; indecent: explicit adult; indefinitely: retention unlimited forever hang timeout
  permanent; indemnity: liability indemnification; indent: tab nested list spacing format
  whitespace; independent: standalone agnostic separate; index: sitemap crawl search crawler noindex
  performance lookup query unique searchable table content; indexeddb: browser storage offline;
  indicator: signal show led; individually: separate personalise single; indivisible: atom; indoor:
  inside position; induce: trigger provoke; industry: sector busy; infant: baby child; infected:
  malware virus scan antivirus; inference: model prediction gpu guess; inferior: quality
  counterfeit; infiltrate: intrusive compromised; infinite: loop pagination scroll unlimited
  unbounded runaway endless; inflation: pricing rises; influencer: affiliate impact partner factor
  affect; influxdb: time-series metric retention; info: metadata inform details about; infographic:
  image chart; inform: notify alert knowledge details privacy contact about; infra: infrastructure
  server cloud; infrared: remote ir receive night; infrastructure: server cloud architecture;
  infringe: copyright trademark takedown violation; ingredient: allergen composition content recipe;
  ingress: kubernetes route proxy tls inbound; inherit: extend parental base cascade default
  superclass; inhibitions: lock suppress; ini: configure file format config; init: initial create
  scaffold; initial: bootstrap setup init create letter origin first default; injection: sanitize
  escape prepared untrusted sql xss dependency; injured: liability hazard safety; injury: liability
  hazard safety accident claim; injustice: appeal complaint; ink: cartridge print printer toner;
  inline: style script attribute; inn: accommodate booking; inner: internals nested inside;
  innocent: legitimate appeal unblock; innovation: novel research; inotify: watch limit file; input:
  field form enter stdin parameter argument prompt; inquire: contact request; inquiry: contact
  request question form; insane: crazy extreme; inseam: measure length size; insect: bug pest;
  insecure: http certificate vulnerability unencrypted warning unsafe tls; insert: embed add create
  paste row write enter place injection embedded append; inside: internals nested architecture
  design inner embedded inline deep within container embed; insight: analysis analyse analytics
  report; insignificant: minor trivial; insist: required strict enforce; inspect: audit verify view
  show status monitor validate scan debug analyse debugger check; inspector: devtools; inspiration:
  ideas; instagram: social; install: setup download binary configure quickstart package wizard
  required prerequisite npm apt version; instance: object occurrences replica vm server copy;
  instant: immediately realtime latency; instantiate: constructor; instantly: immediately realtime
  synchronization live; instead: alternative other replace substitute override; institutions:
  university organization academic; instructions: prompt document guide manual tutorial steps;
  instructor: teacher trainer; instruments: tools trace telemetry; insult: harassment moderation
  abuse conduct report; insurance: coverage claim liability ship policy protect; intact: untouched
  preserved integration; intake: ingestion; integer: numeric; integration: plugin embed api checksum
  connect webhook thirdparty oauth sdk ecosystem bridge seamless; intel: processor x86 cpu;
  intellectual: copyright ownership license; intelligent: ai smart automatic machine analytics;
  intellij: ide plugin java; intellisense: autocomplete type editor; intended: design; intensive:
  computationally cpu heavy; intent: purpose; intentionally: deliberately purpose; interactive:
  prompt wizard tty api community; interception: proxy middleware hook; interceptor: middleware;
  intercom: doorbell speaker; interest: rate loan apr recommendation feature highlight trend;
  interface: network bind ui type contract surface frontend; interference: conflict block
  incompatible; interfering: conflict disturb; interim: temporary; interior: inside indoor;
  intermediary: broker; intermittent: unstable connect retry timeout transient occasional race;
  internals: architecture implementation foreign worldwide design private engine world country
  undocumented underlying globe; internationalization: translation locale language; internet:
  network offline connect online web public publicly wifi; internship: career training; interop:
  compatible standard protocol bridge; interoperable: compatible standard protocol; interpolate:
  variable template substitute; interpreter: translation mean runtime parse parser; interrupt:
  disturb cancel abort resume retry disconnect mute downtime disruption pause break signal;
  intersect: overlap junction common; interstate: ship tax; interval: frequency range often periodic
  timer duration schedule cron; intervene: moderation manual; intervention: manual therapy;
  interview: meeting schedule press media hire candidate jobs recruit; intimacy: privacy adult;
  intimidated: beginner simple easy; into: import convert merge insert; intranet: internals private
  network vpn; intro: overview; introduce: onboarding introduction overview; introduction: overview
  onboarding intro readme tour basics beginner tutorial; intruder: security unauthorized access
  alarm; intrusive: popup tracking consent detection unauthorized firewall; intuitive: usability
  easy; invade: privacy intrusive; invalid: malformed incorrect validate syntax reject revoke
  unrecognized error; invented: history founder; inventory: stock catalog item asset warehouse;
  inverse: negation; invert: reverse orientation solar power ac; investigate: log troubleshoot debug
  trace diagnose audit; investment: portfolio security holdings shared fund; investor: fund shared;
  invisible: hide visible noindex zero-width private transparency offline; invite: member
  collaborator friend referral guest join; invitee: guest attendee; invoice: payment bill due pdf
  download vat number statement receipt pay tax; invoke: call trigger; involved: contribute
  participant volunteer community; ios: native; ip: address network subnet; ipad: ios mobile tablet;
  iphone: mobile ios phone simulate; iptables: firewall rule linux; ipv4: address network; ipv6:
  address network dual; ir: infrared remote receive; ironing: careful temperature metal laundry;
  irrational: decimal number; irrelevant: relevance filter ranking exclude spam; irreversible:
  undone permanent destructive; irrigation: water valve schedule; irritating: disable mute; island:
  hydration component interactive; iso: certificate standard; iso27001: compliance security
  certificate; iso8601: date format timestamp; isolation: separate sandbox container tenant
  standalone; isomorphic: university; isr: revalidate static increment; issue: bug report ticket
  troubleshoot error fix known trouble triage tracker problem; italian: language locale; italic:
  emphasis markdown; itch: allergy skin; itchy: material wool hypoallergenic; item: production entry
  element sku article breakdown array object; iterate: loop array walk enumerable; itself: auto self
  recursive; jab: vaccination appointment; jacket: size outerwear cloth; jackpot: prize lottery;
  jacks: audio connector; jagged: resolution antialiasing; jail: sandbox chroot isolation ban;
  jailbreak: injection guardrail prompt safety; jam: block stuck queue traffic; jamstack: static;
  janitor: cleanup maintenance; jank: animate performance smooth; janky: performance animate bug
  smoother; japanese: language locale; jar: java archive executive cookie; jargon: terminology
  glossary; java: jdk jvm runtime gradle; javascript: script node typescript npm; jdbc: driver;
  jeans: trousers size; jekyll: static site liquid; jenkins: pipeline ci build; jeopardize: risk
  endangered; jeopardy: risk quiz; jerky: performance framerate lag stutter frame; jest: snapshot
  test mock coverage; jetbrains: ide plugin editor; jewelry: ring necklace; jinja: template syntax
  filter; jitter: latency network backoff delay random; jobs: worker task queue career hire process
  steps schedule enqueues role candidate opportunity; jogger: runner; jogging: run fit; join:
  concatenate registration member signup membership register merge invite group account create
  relation; joint: shared household common account; joker: wildcard asterisk; journal: log diary
  entry systemd; journalctl: systemd log; journalist: press media; journey: trip route travel; joy:
  emoji delight; joystick: control input analog; jpeg: image compress quality format photo; jpg:
  image compress quality format picture photo; jquery: script plugin dom; js: javascript node script
  client-side module; jsdelivr: cdn script npm; json: serial format parse body object payload;
  json-ld: structure schema seo; json5: comment configure json; jsonc: comment configure json;
  jsonl: ndjson line json; jsx: react component syntax; judged: evaluation legal jury review;
  judgment: rule legal; juice: battery power; jumbled: order encoding; jumbotron: hero; jump: anchor
  scroll navigation heading link layout shift seek skip redirect goto; jumper: pin wiring board
  motherboard; jumpy: layout shift animate jitter; junction: symlink; junit: test report java; junk:
  spam unwanted filter abuse garbage trash mail; junkyard: recyclable scrap; jurisdiction:
  governance law court legal; jury: panel review; just: restrict filter exclusive; justify: align
  text; juvenile: minor youth; jwt: token claim signature bearer; k3s: kubernetes lightweight
  cluster; k8s: pod kubernetes cluster helm deployment ingress orchestration; kaboom: crash error;
  kafka: broker topic event streaming; kanji: font unicode language; kaput: broken defective error
  failure repair; karaoke: lyrics audio music; kb: kilobyte size knowledge article byte; kebab: dash
  hyphen; kebab-case: naming conventions hyphen; keep: retention persist retain store preserved
  storage write record saving always maintained survive; keepalive: heartbeat connect timeout idle;
  keeper: maintained goalkeeper; kept: retain retention store preserved; kernel: core; kettle: boil
  water descale appliance; key: credential shortcut token secret api ssh license hotkey keybinding
  enter identifier arrow; keybinding: shortcut; keyboard: shortcut hotkey layout key keybinding
  keymap focus stdin input type; keycap: keyboard key switch; keychain: credential storage secret;
  keymap: layer key layout; keypad: keyboard numeric; keyword: search seo tag meta terms query
  reservation; kg: weight kilogram; kick: ban moderation remove suspend block session revoke trigger
  restart start suspension expel; kickoff: onboarding launch trigger start schedule; kid: family
  child parental minor age junior; kiddies: child parental; kidnapped: missing abducted; kidney:
  health donor; kill: process stop shutdown abort sigterm signal terminate cancel interrupt sigkill
  force destroy; killer: oom terminate; killswitch: disable emergency feature; kilo: weight kilogram
  kg; kilobyte: kb; kilometers: distance unit miles; kin: emergency family; kind: type category
  variations variant class; kindergarten: childcare school; kindle: tablet; king: admin owner; kit:
  tools sdk bundle package toolkit; kitchen: appliance cooking oven; knackered: worn defective;
  knife: blade sharpness tools; knitting: pattern craft yarn; knob: control parameter adjust tune
  dial; knock: request join; know: recognise; knowledge: skill wiki expertise document prerequisite;
  known: trust limit issue bug document; korean: language locale; kosher: food certified diet;
  kotlin: android java gradle; kpi: metric dashboard report; kube: kubernetes cluster kubectl;
  kubectl: kubernetes cli cluster; kubernetes: cluster container containerize pod orchestration;
  kwh: energy consumption meter; l10n: locale translation; label: tag category taxonomy annotation
  mark badge naming caption; labor: working hours wage; laboratory: research test; labs:
  experimental research test beta; lack: missing absence absent insufficient; lactose: allergen
  ingredient dairy; ladder: climb height; lady: gender salutation; lag: performance latency speed
  optimize delay smoother fast slow slower; laggy: performance speed latency optimize smoother slow
  smooth; lambda: serverless function aws arrow; lamp: led light brightness stack bulb; lan: network
  locale ethernet address wiring; landing: homepage hero property plot merge; landingpage: campaign
  conversion; landlady: tenant rental; landline: telephone number; landlord: rent lease tenant
  property; landscape: orientation rotation layout horizontal; language: translation locale i18n
  syntax natural lang internationalization grammar globe switcher negotiation english; lap: timer
  stopwatch; laptop: machine device hosting desktop locale development compute notebook macbook
  portable; laravel: framework; large: size limit maximum millions scalable huge high heavy width
  big scale upload; larger: bigger increase resize enlarge upgrade; largest: maximum biggest
  descending; laser: printer engraving; last: latest previous duration finalise recently lifetime
  battery permanent end persist trailing tail; lastname: naming profile; late: delay latency overdue
  fee deadline timeout wait delivery behind grace unpaid recently; latency: delay ping performance
  region cold edge; later: schedule delay deferred enqueues asynchronous postpone snooze reminder
  queue; latest: release version newest recently migration last upgrade modern current; latex: math
  formula katex equation; latin1: encoding charset; latitude: north; laugh: funny emoji; launch:
  release startup start deploy production executive deployment build publish spawn trigger opened;
  laundering: aml kyc; laundry: washing clean; law: compliance policy legal regulation privacy basis
  compliant comply mandate regulatory obligation gdpr; lawn: grass mower; lawsuit: liability dispute
  legal; lawyer: legal counsel contract solicitor advice; lay: layout place; layer: overlay image
  cache build keymap key tier docker stack; layman: beginner introduction overview; layoff:
  offboarding deactivate; layout: template grid response nested shared format structure arrange
  design; lazy: dynamic import deferred load; lazyload: deferred on-demand viewport; lcd: display
  screen; lcp: performance image load; ldap: directory authentication user; lead: contact prospect
  form opportunity dominant prefix crm cause; leader: primary election owner administrator cluster
  manager admin; leadership: governance board manager team; leaf: node tree; leaflet: print brochure
  map; league: competition team; leak: rotation memory expose breached exposure disclosure revoke
  waterproof growth garbage cleanup secret; lean: minimal lightweight size; leap: date upgrade;
  learn: tutorial guide document course training study inform understand practice knowledge beginner
  teach; lease: rental terms dhcp rent contract; leash: dog strap; least: minimum lowest min;
  leather: material careful genuine; leave: exit cancel migration exclude quit absence logout delete
  skip omit holiday export; leaver: offboarding deactivate; lecture: speak course slides lesson;
  led: light strip brightness indicator; ledger: journal transaction; left: sidebar align side
  position remain former rtl quota; lefthanded: orientation keyboard; leftover: unused orphan
  accumulate garbage cleanup residue remain uninstall; legacy: deprecated old compatible older
  classic outdated migration; legal: compliance privacy terms law license policy permit compliant
  agreement validate legitimate trademark; legend: chart label key; legible: contrast readability
  font clarity clearer; legislation: law; legit: authentication official verify trustworthy genuine;
  legitimate: authentication validate verify genuine official; leisure: hobby recreate; lemon:
  defective warranty; lend: borrow loan library shared; length: long duration shorter size limit
  character; lengthen: extend duration timeout; lengthy: long; lenient: relax; lens: camera clean
  focal optics; lenses: camera glasses; lent: borrow loan; lerna: monorepo publish package; less:
  lower fewer reduce shorter cheaper decrease minimum; lessen: mitigate; lesson: tutorial course
  training class teach learn module; let: permission enable grant whitelist accept allow rent;
  lethal: danger hazard; letsencrypt: certificate acme renew http certbot cert; letter: character
  mail unicode typeface typography string inbox font paper envelope capital lowercase; letterbox:
  delivery parcel mailbox; letterhead: brand template header; level: tier hierarchy depth layer
  grade several ranking; lever: handle switch; leverage: trade loan; lf: line end newline git large
  storage; lgtm: review approval; liability: damaged disclaimer warranty limit response; liaison:
  contact coordinator; lib: library package dependency; liberal: permission lenient; library:
  package sdk client framework module media photo ecosystem wrapper deps dependency catalog;
  license: copyright mit commercial agreement agpl permission terms opensource legal proprietary
  seats key; lid: laptop close sleep; lie: inaccurate hallucination false misleading fake; lies:
  hallucination inaccurate; life: battery power saving sleep lifetime lifecycle expiry ttl
  durability; lifecycle: hook phase mount; lifespan: lifetime durability warranty; lifestyle: health
  wellness; lifetime: perpetual license forever expire permanent ttl duration warranty; lift: raise
  migration import remove elevate; light: led brightness scene white dark theme lamp lightweight
  mode; lightbox: gallery zoom modal image; lightbulb: light brightness led; lighten: brightness
  colour; lighter: brightness theme dimmer; lighthouse: performance seo score access audit; lightly:
  minimal gentle; lightning: surge cable fast; lightroom: photo edit; lightweight: minimal small
  size footprint tiny efficiency; like: alternative comparison similar equivalent thumb star upvote
  favourite engagement; limbo: pending stuck; limescale: descale clean; limit: throttle maximum
  restrict known quota exceed cap threshold issue allow bind pagination; line: row queue field
  border uncomment newline wrapping cli; linebreak: line break newline wrapping multiline; linen:
  fabric bed; lineup: production catalog; linger: cache stale; lingerie: cloth size; lingo: glossary
  terminology; link: url connect integration anchor configure source wiring href reference permalink
  relation symlink; linkedin: social shared; lint: eslint warning format rule linter; linter: eslint
  rule lint checker; linux: platform system operating distros apt glibc systemd kernel distribute
  mint; lipo: battery charge voltage; lipstick: cosmetics makeup; lipsync: audio video
  synchronization; liquid: water spill damaged; liquor: alcohol age; list: array index enumerable
  catalog overview dropdown breakdown playlist collection manifest table; listen: bind port socket
  address interface handler audio subscribe; lit: led light indicator; literary: booking authorize;
  literature: booking reference public; litigation: legal lawsuit; litre: verbatim escape exact
  quote; little: small minimum size; live: production streaming deploy realtime websocket activate
  build reload publish interactive hot human; livechat: chat; livereload: reload hot watch dev;
  livestream: streaming broadcast; llama: model locale llm; llm: model prompt openai inference mcp;
  load: performance spinner pending import progress fetch latency lazy render traffic pressure
  reading; loadbalancer: balance upstream health sticky ingress; loader: load spinner bundler
  fetcher; loadtest: performance stressed benchmark; loan: interest debt account mortgage
  amortization credit borrow financing; lobby: wait reception; locale: localhost translation
  language internationalization lang dev nearest closest development offline nearby machine;
  localhost: development port bind loopback dev tunnel; localstorage: browser persist storage;
  location: path directory place region address url route points map spot find area; lock: freeze
  recovery unlock mutex pin permission access lockfile lockout suspend concurrency transaction;
  lock-in: export portable opened standard; lockdown: restrict hardening security permission;
  locked-in: vendor export portable; locker: pickup parcel station; lockfile: reproducible
  package-lock version freeze; lockout: attempts unlock recovery; lockscreen: notification widget;
  lodge: submit file; log: audit history stdout record event level output rotation verbose
  journalctl observe session; logfile: log path rotation; logger: log level output; logic: boolean
  operating; login: authentication session account attempts audit password username auth cookie ssh
  identification portal; loglevel: verbose debug level; logo: brand favicon image icon avatar
  trademark; logon: authentication credential login; logout: session authentication expire
  disconnect; long: slow timeout duration length wait retain lifetime timeframe minute retention
  delay maximum; long-polling: poll websocket realtime; longer: extend duration timeout deprecated
  remove; longest: maximum length; longpress: gesture touch; longterm: lts stability maintenance;
  look: theme verify view show status monitor validate layout style appearance customize search;
  lookout: monitor watch; lookup: query filter location discover reference search find resolve index
  retrieve; loop: iterate repeat infinite redirect restart enumerable repeatedly runaway circular;
  loopback: localhost bind; loophole: vulnerability bypass; loose: size fit; loosen: relax
  permission; loot: item reward; lopsided: align balance; lora: radio range gateway; lorawan:
  gateway radio network; loser: lost loss; loss: backup recovery packet persist destructive damaged
  missing insurance; lossless: compress quality; lossy: compress quality; lost: recover missing
  backup recovery persist loss find restore reset unsaved retention overwrite; lot: many bulk
  multiple batch parking volume; lottery: random raffle; loud: volume decibel noise quiet mute;
  louder: volume gain audio amplifier; loudly: volume speaker; loudspeaker: speaker; lounge: wait
  airport; lousy: quality poor; low: minimum battery reduce insufficient; low-code: visualization
  builder; lower: reduce downgrade decrease minimum lowercase; lowercase: case normal uppercase;
  lowest: minimum ascending min cheapest; loyal: reward discount points customize; loyalty: reward
  points membership; lsp: language server editor; lts: stability longterm maintenance release
  support node version; lubrication: oil grease maintenance; luck: random chance; lucky: random
  drawing lottery; luggage: dimension weight cabin baggage suitcase allow; lump: sum payment; lunar:
  calendar moon; lunch: meal break cater menu; lunchtime: hours schedule break; lunr: search index
  static; lure: phishing scam; lux: light sensor brightness; luxury: premium exclusive; lxc:
  container; lying: fraud misleading fake; lyrics: music text song; m1: arm silicon architecture
  macos; mac: platform operating system desktop laptop finder keychain; macbook: laptop; machine:
  hosting instance node hardware runner localhost compute device server vm; macos: desktop system
  keychain; macro: script command gcode; macropad: keyboard macro key; mad: complaint abuse; madam:
  salutation title gender; made: authorize manufacturer team about design create origin build;
  magazine: public article subscription journal issue; magic: passwordless link automatic wizard
  metaprogramming; magnetic: compass strip; magnify: zoom scale; maid: clean housekeeping; maiden:
  naming change surname; mail: email message inbox smtp newsletter letter notification list send
  campaign spam envelope; mailbox: inbox imap email delivery quota; mailchimp: newsletter
  integration mail; mailer: smtp sender email transport; mailinglist: newsletter subscribe
  subscription forum; mailman: postal delivery; mainframe: legacy ibm; mains: master primary power
  voltage ac homepage entrypoint dominant root branch core entry; maintained: contributors owner
  authorize activate development release steward preserved upkeep update keep; maintenance: downtime
  schedule windows temporarily outage upkeep; major: break semver version upgrade quorum vote
  consensus; make: create generate construct produce; maker: authorize team about manufacturer
  vendor; makeup: cosmetics beauty; male: gender connector sex; malformed: invalid syntax parse;
  malfunction: fault defective failure troubleshoot; malicious: untrusted sanitize attack; mall:
  shop store; malware: virus scan antivirus security malicious; manager: administrator admin
  administering role permission hosting cloud service control escalate asdf supervisor; mandatory:
  required compulsory validate enforce obligatory; mangle: encoding corrupted; manicure: beauty
  salon appointment; manifest: metadata pwa package; manipulate: control modify edit transform;
  manners: etiquette conduct; manual: document instructions tutorial reference intervention handbook
  guide; manufacturer: maker factory brand vendor production; manuscript: document submission
  authorize; many: limit count quantity multiple number total metric list plural several thousands
  bulk; map: location position marker layer transform embed legend direction dictionary navigation
  gps; marathon: event registration race; march: month calendar; margin: spacing padding layout gap
  profit; mariadb: mysql database sql; mark: highlight tag tick flag grade annotation; markdown:
  syntax format md frontmatter content prose markup parser; marker: pin annotation map; marketing:
  campaign promotion segment audience newsletter analytics landing sold advertising marketplace
  exchange industry; marketplace: store app extension list; markup: html markdown element syntax;
  marriage: wedding spouse surname certificate; married: naming surname change spouse partner
  marital; masculine: gender grammar; mask: hide redact filter obscure; mass: bulk batch multiple
  weight; massage: spa appointment; massive: large huge scale; master: primary leader mains branch
  control; mastercard: card credit payment; masthead: header; match: regex matcher pattern result
  fit pairing occurrences equal filter find; mate: friend partner colleague; material: content
  resource view refresh cache fabric asset; maternity: leave pregnancy parental; math: formula latex
  equation katex operating calculate arithmetic; mathematics: calculate formula latex; matomo:
  analytics tracking; matrix: ci version build; matter: thread pairing device commission import
  relevance significance sensitive; mattress: size firm trial bed; mature: stability adult age;
  maven: java dependency build gradle; max: quota maximum limit full longest unlimited; maximum:
  upper highest limit range capacity cap ceiling bounded longest max exceed quota; may: permit
  permission allow license option; maze: navigation labyrinth; mb: megabyte memory; mcp: tools
  server protocol agent; mcu: board firmware pin microcontroller flash; md: markdown content; md5:
  checksum hashing integration; mdns: discovery locale bonjour network; mdx: markdown component jsx;
  meal: food lunch menu nutrition; mean: definition average glossary avg understand representative
  explanation semantic terminology; meaningful: description semantic; meaningless: irrelevant
  invalid cryptic garbled; meant: intended definition purpose; meantime: temporary workaround;
  measles: vaccination; measure: metric dimension size unit sensor chart accuracy instruments
  benchmark; meat: food vegetarian; mechanism: architecture implementation algorithm repair service;
  med: medicine medical; medal: award badge achievement; meddling: tamper integration; media: image
  video press upload content audio file; median: average; medical: health patient hipaa doctor
  prescription; medicine: drug health prescription pharmacy; meditation: mind relax; meeting:
  conference video calendar event schedule room session agenda call required; meetup: conference
  event; megabyte: size limit upload byte; megapixel: resolution camera; megs: megabyte mb;
  meilisearch: search index; melody: ringtone music; melt: overheating temperature; meltdown: crash
  overload outage vulnerability; mem: memory ram; member: seats invite subscribe join role user team
  teammate property exclusive participant; membership: subscription plan due tier bill renew member
  join; memcached: cache key-value; meme: image gif; memo: note memorandum; memoize: cache compute;
  memorable: passphrase alias remember mnemonic; memory: leak storage resource heap ram quota usage
  oom buffering byte allocation swap; men: male gender size; mend: repair fix resolve troubleshoot
  solution; mental: health wellbeing; mention: notification tag reply; mentor: coach onboarding;
  menu: navigation sidebar dropdown bar toolbar course; merch: merchandise shop production;
  merchandise: production shop store; merchant: vendor seller store sold shop; merge: conflict join
  consolidate concatenate group branch pull rebase augmentation combine unified; merger: acquisition
  consolidate company; merit: badge points; mermaid: diagram chart markdown; mern: stack; mesh:
  network node route; mess: cleanup corrupted reset organization restore conflict clutter layout
  broken format; message: chat notification mail webhook alert sms warning email conversion inbox
  unread text; messenger: chat message facebook whatsapp; messy: cleanup organization format
  clutter; meta: front matter metadata; metadata: front matter heading frontmatter; metal: material
  bare; meter: energy consumption measure unit distance metric; methods: function procedure
  technique approach algorithm way; metric: statistics prometheus endpoint observe unit analytics
  stats measure; mfa: authentication two-factor totp security; mgmt: manager administrator; mic:
  audio permission record input; mice: mouse pointer; microcontroller: board pin firmware;
  microphone: audio permission record voice input mute; microscope: zoom magnification;
  microservice: service api container; microsoft: windows officer; microwave: oven interference;
  middle: intermediate centre halfway medium mouse between; middleware: handler request hook
  pipeline route interception; midnight: timezone schedule utc reset; migraine: headache flicker;
  migration: transfer import upgrade schema database version run export switch transition break
  move; mil: millions thousandth; mild: minor several; mileage: expense reimbursement; miles: unit
  distance kilometers; milestone: goal; military: discount veteran; milk: dairy lactose; millennium:
  date year; milligrams: dosage weight; millions: scale limit performance large scalable row;
  milliseconds: duration ms time latency; mime: content-type media format; mimetype: content-type
  media format; mind: warning caution note tips; mine: ownership own personalise bitcoin; mini:
  small compact lite; miniature: thumbnail small; minify: bundle optimize compress production build
  terser; minikube: kubernetes locale cluster; minimal: lightweight reduce basics collapse tiny
  small; minimum: lowest range baseline threshold oldest quantity least required floor; minio: s3
  storage bucket; minor: child version age semver patch underage parental; mint: nft ubuntu; minus:
  negative subtract dash hyphen; minute: interval duration cron timeout second; mirror: registry
  reflect reverse invert sync flip replicate replica clone copy; misaligned: align layout position;
  misbehave: bug troubleshoot; mischief: abuse prank; misconfigured: configure validate invalid
  error; misfortune: insurance accident; misinformation: moderation accuracy; misled: complaint
  fraud; mismatch: inconsistent version hydration type incompatible drift discrepancies incorrect;
  misplaced: lost missing; missing: lost hide undefined remove deprecated exist required appearance
  empty incomplete null loss; mission: aim about goal vision charity; misspelled: spelling typo
  correct tolerance mistyped; mist: humidity condensation; mistake: error incorrect undo typo
  correct incorrectly accidental misconfigured pitfall revert wrong accident; mistaken: wrong
  incorrect correct accidental error undo; mistakenly: undo restore; mister: salutation title
  gender; mistral: model llm; mistranslated: translation correct; misunderstandings: clarify
  ambiguous; misunderstood: ambiguous clarify; misuse: abuse accept; mit: license permission
  opensource; mitm: certificate tls proxy interception; mix: combine http content insecure blend
  hybrid; mixture: combine blend; mixup: conflict wrong; ml: model machine learn classify; mobile:
  app android ios response phone viewport touch screen portable tablet breakpoint smartphone;
  mobility: access portable; mocha: test runner assert; mock: test fake stub fixtures; mockup:
  prototype template; mod: extension; modal: dialog overlay popup; modbus: register serial bus;
  mode: environment light dark station theme profile; model: inference schema llm provider
  representative entity classify version production type; modem: router; moderation: admin approval
  role filter abuse safety administrator staff comment spam; modern: current support contemporary
  es6 update; modifications: mutation; modify: edit manipulate tweak transform mutable change
  timestamp; module: plugin extension import package component integration export library; moisture:
  humidity water condensation; mojibake: encoding charset utf-8; molecular: chemistry biology;
  molested: abuse safeguard; moment: temporary time wait load; moms: mother family parental; monday:
  weekday schedule; monetization: advertising subscription; money: pricing bill payout budget
  balance cost refund donate payment currency reimbursement expense; moneyback: refund; mongo:
  mongodb document collection; mongodb: document collection nosql; monitor: metric display alert
  screen observe watch health uptime resolution watchers tracking instruments; monkey: patch fuzz;
  monogram: personalise embroidery; monolith: architecture service; monorepo: workspace package
  turborepo nx root codebase hoist changesets; month: periodic date subscription duration terms
  calendar; monthly: recurring bill subscription schedule cycle yearly; mood: status theme; moody:
  intermittent unstable; moon: dark lunar; moral: ethics conduct; more: several; morning: schedule
  hours opened; mortgage: loan interest; mosfet: switch heater current; most: maximum top popular
  major; moth: storage wool; mother: parental guardian family; motion: animate sensor reduce
  presence pir movement; motivation: why rationale encourage; motor: engine stepper driver current
  steps servo; motorcycle: vehicle bike helmet; motto: tagline slogan; mould: humidity clean damp
  moisture; mount: volume lifecycle filesystem; mouse: pointer cursor hover drag click scroll;
  mouseover: hover; move: migration transfer position relocate redirect reorder drag axis account
  address change switch; movement: motion tracking; movie: video streaming media film clip; mow:
  lawn garden; mower: robots lawn schedule; mp3: audio format; mp4: video codec; mpa: multi-page
  navigation; mqtt: broker topic publish subscribe protocol; mr: merge request review; ms:
  milliseconds duration; msi: windows install package; mssql: sql server database; msvc: compile
  windows build; mtls: client certificate authentication; much: pricing cost quota limit usage
  amount; muffled: audio microphone quality noise; mug: cup merchandise; multi: cross; multi-arch:
  platform arm amd64 image; multilanguage: language translation locale; multilingual: translation
  language locale internationalization; multimedia: video audio image; multimeter: voltage measure
  continue; multipackage: monorepo; multipart: form upload file; multiplayer: player; multiple:
  several bulk batch list cluster plural array; multiprocess: worker cluster process; multipurpose:
  versatile; multirepo: repository monorepo; multithreaded: concurrency thread worker parallel;
  mumbling: transcript unclear; muscle: exercise training; museum: ticket admission exhibit archive;
  music: audio sound playlist volume band pop media instruments player radio song tracking;
  musician: artist audio midi; musl: glibc; must: required mandatory obligatory; mutation: graphql
  write; mute: notification sound suppress quiet silence silent volume; mutex: lock concurrency;
  mutual: shared bidirectional tls both; mvp: prototype minimal; mx: dns mail record; myself: manual
  own self personalise account; mysql: database sql mariadb connect dialect; mysterious:
  undocumented unknown; myths: misunderstandings; n8n: automate workflow webhook; nag: reminder
  notification dismiss popup suppress; nail: hammer drill; naive: simple timezone; naked: apex
  domain root bare; namecheap: registrar; nameless: anonymous; nameserver: dns registrar domain;
  namespace: prefix isolation kubernetes scope polluting; naming: label identifier alias title
  rename username conventions filename hostname underscore trademark codename; nan: number invalid
  parse; nanny: payroll household; nap: sleep suspend; narcotics: drug prohibited; narrator:
  screenreader access; narrow: width filter column mobile refine; nas: storage network docker
  volume; nasty: malicious offence abuse; nat: router port forward network; nation: country domestic
  locale region; native: compile platform builtin binary addon electron; nausea: motion sick;
  nauseous: motion animate sick; nav: sidebar navigation menu; navbar: menu navigation header;
  navigation: menu link route redirect sidebar browse jump router browser; nda: confidential
  agreement legal; ndjson: json line streaming; near: proximity close location radius; nearby:
  location radius map closest edge locale proximity; nearer: closest proximity; nearest: location
  closest store distance; nearly: almost approximate; neat: format tidy organization; necessarily:
  required mandatory; necessary: required prerequisite mandatory dependency; necessity: required
  prerequisite; need: prerequisite required dependency necessary; needle: pin search; needless:
  unnecessary; negative: minus refund credit; neglected: unmaintained deprecated abandoned;
  negligence: liability damaged; negotiation: contract discount quote; neighbour: adjacent delivery
  courier sibling nearby interference; neighbourhood: location region; neopixel: led strip rgb;
  neovim: editor plugin lsp vim; nervous: risk security safe backup; nested: recursive child
  hierarchy subdirectory inner complex tree depth deep subfolder flattening thermostat; nestjs:
  decoration; net: total internet dotnet amount; netlify: deploy static redirect adapter serverless;
  netstat: port listen connect; network: connect internet packet firewall subnet wifi lan; networth:
  asset liability; neutral: gender impartial carbon; never: always; new: changelog create recently
  insert append register announce beginner fresh blog feed article; newb: beginner tutorial
  introduction; newbie: quickstart introduction getting tutorial beginner learn; newborn: age safety
  baby infant; newcomer: onboarding introduction welcome; newer: migration version release upgrade;
  newest: latest release version recently upgrade descending; newline: line break crlf multiline;
  newly: recently latest; newsletter: subscribe campaign email mail digest; newspaper: article
  subscription press media; newsroom: press announce; next: pagination upcoming page second
  unreleased follow roadmap steps; nextjs: ssr route react framework; nexus: registry; nfc: tag
  scan; nfs: network shared volume mount; nft: mint; nginx: proxy reverse location upstream
  webserver; ngrok: tunnel localhost expose webhook; nice: friendly priority theme format style
  pretty; nicer: theme style pretty; nicest: recommendation theme; nick: username account; nickel:
  metal battery; nickname: alias username display aka aliases codename; night: schedule theme dark
  timer mode black midnight overnight; nightly: cron prerelease schedule periodic interval build
  canary snapshot daily; nightmare: troubleshoot complex problem; nil: null undefined empty; ninth:
  digital nine; nlp: language text process; nocode: visualization builder drag editor; nod: approval
  confirmation; node: javascript runtime nodejs version cluster npm asdf; node_modules: hoist;
  nodejs: javascript runtime version npm; nofollow: link rel; nohup: background process terminate;
  noindex: robots meta crawler search seo; noise: sound quiet resonance vibration audio volume
  interference cancel decibel; noisy: verbose log resonance vibration warning mute sound neighbour;
  nominated: election candidate; non: exclude negation; non-interactive: unattended flag prompt;
  nonascii: unicode encoding utf-8; nonblocking: async asynchronous; none: null zero empty disable;
  nonpayment: overdue suspension dunning; nonprofit: organization foundation; nonsense: spam
  hallucination invalid garbled encoding gibberish mojibake; nonstop: continue uptime loop;
  nontechnical: nocode beginner visualization; noob: beginner introduction tutorial; noon: schedule
  timezone midday midnight; noreply: sender address; norm: standard; normal: default standard expect
  regular; northeast: region compass; northwest: region compass; nosql: document mongodb database;
  nosy: privacy confidential tracking; notarised: certified document; notary: signature certified;
  notch: display viewport screen; note: memo annotation markdown changelog release callouts message
  comment remarks; notebook: laptop jupyter note; notepad: editor note; nothing: empty null blank
  zero silent none missing; notice: warning banner announce deprecated detection attention
  notification alert; notification: webhook alert push message email prefer subscribe notice mute
  reminder inbox unread; notify: webhook alert notification log attention inform email; notion:
  wiki; novel: booking fiction; novice: beginner tutorial introduction; now: immediately instantly;
  nowhere: missing unreachable; nozzle: extruder temperature clogs; npm: node registry package
  install; npmrc: registry token configure; npx: npm node run cli; nsfw: adult sensitive filter
  explicit; nslookup: dns lookup resolve; ntp: time sync clock; nuclear: reset wipe; nude: adult
  moderation sensitive explicit; nudge: reminder notification; nudity: moderation adult sensitive;
  nuget: dotnet package; nuisance: spam mute; nuke: delete purge reset restore backup wipe; null:
  undefined empty missing; number: count quantity metric phone numeric ide integer limit total
  analytics report statistics; numeric: integer many multiple; nurse: medical healthcare; nursery:
  child safety childcare kindergarten; nutrition: food; nuts: allergen ingredient; nuxt: ssr vue
  route; nvim: editor plugin lsp; nvm: node version manager asdf; nvr: camera record storage; nx:
  monorepo cache task; oath: oauth declare; oauth: authorize token provider redirect scope flow auth
  authentication callback; oauth2: authorize token scope; obey: respect comply enforce adhere
  honored; obfuscate: minify protect source; obituary: death memory; object: instance entity json
  class aim goal constructor instantiate item; obligation: required terms contract liability commit
  bind; obligatory: mandate mandatory enforce; obnoxious: annoy ads; obscene: explicit adult
  moderation; obscure: hide mask unclear; observe: monitor watch tracking metric subscribe trace log
  watchers; obsolete: deprecated legacy remove unsupported outdated supersede; obstacle: barrier
  blocker; obstruction: block sensor; obtain: download acquire receive retrieve getting request;
  obvious: visible explicit; occasion: event gift; occasional: randomly intermittent sporadic;
  occupancy: presence motion sensor profession jobs; occupy: busy port inuse; occur: event error
  happenings timestamp; ocr: recognition text scan extract; odd: unexpected error issue incorrect
  invalid evening unusual strange; oddities: quirk; oddly: unexpected anomaly; odor: smell
  ventilation; off: false deactivate turn uncheck; off-the-shelf: template prebuilt; offboarding:
  deactivate remove transfer; offence: violation moderation filter profanity abuse; offend:
  moderation report conduct abuse; offer: quote deal proposals discount promotion coupon; officer:
  dpo compliance headquarters address workplace location branch docx; official: endorsed canonical
  verify certified authorize maintained; offline: cache network connect pwa synchronization
  reconnect outage locale maintenance unavailable unreachable export; offload: queue cdn delegate;
  offset: pagination limit skip; offshore: internals jurisdiction; offsite: backup remote s3;
  offspring: child nested; often: interval frequency frequently periodic repeatedly regularly rate
  schedule; og: opengraph social preview image; oidc: openid sso identity provider; oil: fuel
  maintenance; ok: healthy; old: archive legacy deprecated previous stale outdated age retention
  cleanup version older unsupported; older: legacy version previous earlier deprecated stale
  backwards downgrade compatible; oldest: minimum version support fifo earliest sort; oled: display
  screen; ollama: model locale llm; ombudsman: complaint dispute arbitration; omit: exclude ignore
  disable bypass skip; on: activate turn true single; onboarding: setup getting welcome tour; once:
  unique single idempotent repeat oneshot; oneclick: template marketplace deploy; onehanded:
  keyboard access; onetime: perpetual single; ongoing: current incident; online: internet digital
  status web network server publish live virtualization reachable cloud site; only: restrict filter
  exclusive single unique; onprem: self-hosted install server locale; onvif: camera streaming
  discovery; oom: memory kill limit heap out-of-memory leak; oomkilled: memory limit container;
  oops: undo error mistake accidental; ootb: default builtin; opacity: transparency alpha; opaque:
  transparency opacity; opcache: php cache bytecode; openai: model api key llm; openapi: swagger
  specification schema; opened: hours unlock public launch returns package sealed busy expand
  weekend reading expose; opengl: graphics; opengraph: social preview image og metadata; openid:
  oidc sso identity; openly: public transparency; opensearch: search index cluster; opensource:
  license source github contribute; opentelemetry: trace metric export span; openvpn: vpn tunnel
  network; opera: browser music; operating: administrator agent kubernetes control customize action
  procedure working transaction; opinion: feedback review rate survey; opponent: multiplayer
  competitor; opportunity: vacancy apply offer; opposed: object vote; opposite: reverse invert
  inverse negation; ops: operating deployment infrastructure devops; opt: cancel checkbox; optics:
  lens fiber; optimistic: concurrency lock ui; optimize: performance minify compress cache improve
  tune; optin: consent confirmation enable disable; option: parameter flag settings default
  configure config enum argument choices alternative; optout: unsubscribe consent disable telemetry
  newsletter; orbit: rotation camera; orchestration: kubernetes cluster container; order: checkout
  purchase arrange sequence sort weight status confirmation precedence buy transaction priority;
  orderly: sort shutdown; ordinary: regular standard; organization: company tenant folder structure
  team workspace tag sort group natural categorize busy; orientation: portrait landscape rotation;
  origin: source raw cors remote cross cause upstream default initial backup restore; orm: model
  query database entity migration; orphan: unused dangling process cleanup leftover stray; os:
  platform operating system kernel; oscilloscope: signal voltage measure; oss: opensource license
  repository; ota: firmware update wireless; other: customize alternative multiple; otherwise:
  fallback alternative; otp: code totp onetime two-factor; ounce: weight gram; ourselves: own
  internals premises; out-of-the-box: default builtin include; outage: incident status unavailable
  failure downtime maintenance uptime reliable emergency degraded disruption; outbound: egress
  firewall request external outgoing; outcast: ban exclude; outcome: result response; outdated:
  legacy deprecated stale unsupported version previous obsolete archive upgrade older supersede old;
  outdir: output build directory; outdoor: weatherproof waterproof; outer: external join; outfit:
  size apparel cloth avatar; outgoing: outbound; outgrow: upgrade scale migration; outgrown: upgrade
  scale plan; outlaw: illegal prohibited; outlet: plug socket sale clearance store switch power;
  outline: heading border toc content overview; outlook: calendar imap email; output: stdout log
  destination directory build response sink result produce artefacts dist returns; outrageous:
  pricing excess; outreach: campaign email marketing; outside: external remote third unauthorized
  guest abroad outdoor; outsourced: external processor manager service offload; outstanding: unpaid
  overdue balance due; outta: exhaustive empty; oven: cooking temperature; over: transfer limit
  exceed quota; overage: exceed usage bill limit; overall: total summary; overbilled: invoice
  dispute credit; overcharge: refund dispute invoice; overcome: workaround limit; overdo: excess
  limit; overdose: medical emergency; overdraft: negative balance; overdrawn: negative balance;
  overdue: unpaid reminder due grace outstanding late dunning invoice deadline; overexposed:
  brightness exposure; overflow: scroll truncate hide clip storage quota full wrapping stack
  buffering; overhead: cost performance latency; overheard: privacy eavesdrop microphone; overheat:
  temperature cool thermal fan; overheating: temperature cool ventilation thermal fan; overkill:
  lightweight minimal complex; overlap: conflict layout z-index layer position; overlay: modal popup
  dialog layer; overload: capacity load throttle 503 limit rate scale; overlook: missing unread;
  overnight: nightly expression ship; overpaid: refund credit; overpay: refund credit; overrated:
  rate ranking; override: precedence replace customize default merge bypass inherit shadow
  overwrite; overseas: internals foreign abroad ship; oversee: monitor supervise manager; oversized:
  limit dimension freight supervisor administrator size maximum exceed; overspend: budget alert
  limit; overspent: budget exceeded negative; overtime: hours timesheet longer payroll; overview:
  summary introduction dashboard concept intro; overwhelm: simplified capacity notification overload
  filter unsubscribe; overwrite: replace customize; overwritten: restore conflict revision version
  history override precedence; owe: outstanding debt balance due unpaid invoice; own: customize
  define ownership self personalise private; owner: administrator transfer ownership role permission
  assign steward admin create holder; ownership: transfer owner copyright permission chown; oxygen:
  medical air; p2p: peer; paas: platform hosting deploy cloud; pace: speed rate; pack: bundle
  package archive compress; package: dependency parcel registry npm plan bundle module library box
  recyclable ship tracking; packet: network loss parcel ship tcp; padding: margin trackpad tablet;
  paddle: control bill; padlock: certificate http security insecure; page: pagination document route
  limit offset cursor alert website site article url; pagebreak: print pdf; pager: pagination alert
  escalate; pagespeed: performance score lighthouse; pageviews: visits hits analytics; pagination:
  offset cursor page limit; painful: migration complicated health symptom medical; painkiller:
  medicine prescription; painless: migration upgrade; paint: colour drawing render coat primer
  canvas brush; painter: canvas drawing; pairing: connect integration configure source wiring
  discovery inclusion dual bluetooth couple key; pal: friend paypal; pale: contrast colour; palette:
  colour theme hex; palm: hand biometric; pan: zoom scroll camera cookware; pane: tab panel; panel:
  dashboard pane sidebar solar control; panic: emergency shutdown crash kernel fatal stacktrace;
  panicked: kernel crash rust; panorama: photo stitching; pants: trousers cloth size; paper: print
  cite research pdf receipt invoice a4 document whitepaper; paperwork: document form certificate
  contract; parade: event march; paragraph: block text multiline section; parallax: scroll animate;
  parallel: concurrency thread simultaneous worker multiplexing; paralyzed: stuck block access;
  param: parameter query path argument flag; parameter: option argument property arg props;
  paranoia: privacy encrypt; paranoid: security privacy hardening; paraphrase: rewrite summary;
  parcel: tracking delivery ship bundler courier build shipment package; pardon: amnesty apology;
  parental: child inherit hierarchy ancestor family guardian consent minor; parentheses: bracket;
  parentless: orphan; parish: church locale; parking: direction location; parse: syntax format json
  reading interpreter; parser: syntax format; partial: incomplete include template fragment fraction
  halfway increment degraded subset; participant: join contribute member register; particles: dust
  animate; particular: specification single filter; partition: shard split table; partly: incomplete
  percent; partner: affiliate reseller shared household agency couple spouse collaborator
  integration; partnership: affiliate reseller; parts: segment component section element subset
  substring slice chunk piece spare module; party: celebrity third event reservation guest; passage:
  excerpt text section; passcode: pin unlock password; passenger: travel ticket; passing: password
  credential green propagation specify argument parameter ticket ok; passive: inactive ftp; passkey:
  webauthn fido passwordless authentication; passphrase: credential authentication secret basics
  password; passport: identity identification verification ide; passwd: password reset; password:
  credential secret authentication reset login passphrase basics hashing manager forgot change auth;
  passwordless: magic passkey link; paste: clipboard history format ago historical copy insert
  previous archive expire old; pat: personalise access token; patch: fix update security version
  contribute bugfix hotfix; patchy: intermittent coverage; patent: license intellectual trademark;
  path: url route directory absolute rel working alias journey router traversal slash endpoint;
  patience: timeout process wait load; patient: health medical record appointment; patreon: sponsor;
  patrol: guard monitor; patron: sponsor donor support; pattern: glob match regex template
  expression; pause: resume suspend wait delay temporarily sleep stop holdings freeze; pay: bill
  checkout invoice charge purchase subscription pricing plan money buy free cost; payback: refund
  reimbursement cashback; paycheck: payroll income salary wage; payday: payroll income schedule
  salary; payee: recipient merchant transaction; payg: hourly; payload: body size request json;
  payment: bill invoice charge checkout gateway transaction card subscription processor methods
  money credit; payoff: benefit roi; payout: withdrawal transfer schedule earn; paypal: payment
  checkout accept; payroll: salary employee wage; paywall: subscription access premium; pc: machine
  device hosting desktop laptop windows; pcb: board circuit schematic; pci: compliance payment card;
  pdf: export download paper; peaceful: quiet mute; peak: maximum load traffic spike; pearls:
  jewelry perl; peculiar: unexpected anomaly unusual quirk; peek: preview inspect view; peel: remove
  label; peep: preview camera; peer: dependency version conflict p2p torrent network; peerdep: peer
  dependency version; pegs: cpu fix; pen: stylus edit drawing penetration; penalty: fee terminate
  consequences fine late; pencil: edit drawing icon stylus; pending: queue wait process status
  queued unresolved awaiting unconfirmed; penetration: pentest security; penny: currency cents round
  free; pension: retirement saving discount senior annuity; pentest: vulnerability security audit
  disclosure; people: member user community anyone friend visitor contributors seats; pep: python
  standard; per: annual rate unit meter; perceived: performance latency; percent: rate percentage
  coverage proportion ratio discount; percentage: rate ratio progress interest shared; perception:
  access sensory; perf: performance optimize benchmark latency profile; perfect: accuracy precision
  exact best optimize; perfectly: exact precision; performance: optimize benchmark fast slow speed
  profile cache faster throughput executive tune bottleneck; perfume: fragrance scent; perimeter:
  border geofence; periodic: dot interval cron timeframe regularly duration terms bill; perishable:
  shelf expiry storage expire fresh; perjury: dmca copyright; perks: benefit reward; permalink: slug
  url link; permanent: irreversible persist forever retention delete expire purge durability always
  last; permission: role access scope privilege authorize chmod user control sudo delegate grant
  consent; permit: grant whitelist enable permission accept approval allowlist allow license
  authorize; perms: permission access role; perpetrator: abuse offend; perpetual: license lifetime;
  persist: volume storage survive saving durability disk remember store always station permanent;
  persona: profile; personalise: profile contact individually tailor customize support agent privacy
  sensitive human customizable member; personnel: staff employee hr; persuade: benefit comparison;
  pervert: report abuse; pesos: currency mxn; pest: insect control; pester: notification reminder
  disable; pet: dog cat animate; petite: size chart sign campaign; petty: cash expense; pg: postgres
  database; pharmaceutical: medicine drug; pharmacy: prescription medical medicine; phase: lifecycle
  deprecated remove staging; philosophy: principles design goal; phishing: suspicious fraud
  impersonation compromised revoke security email fake abuse; phone: mobile contact android device
  call number ios app sms screen caller sync; phonecall: telephone voice; phonehome: telemetry;
  phones-home: telemetry tracking; phoney: fake scam; phony: fake scam phishing; photo: image upload
  media gallery picture camera screenshot figures album face attach avatar; photographs: image
  attribute exif gallery camera picture upload; photography: image camera; photoshop: image edit;
  php: extension version compose; phpunit: test php; phrase: sentence passphrase string quote;
  physical: datacenter hardware ship tangible; physician: doctor medical; piano: instruments midi
  keyboard; pic: image screenshot figures media picture; pick: selector select choose decide specify
  choices collection; picker: dropdown; pickled: serial python; pickup: collection store delivery;
  picky: strict validate lint; picnic: outdoor parking; picture: image screenshot media thumbnail
  upload avatar photo figures profile visualization icon asset; pid: process ide lock; pie: chart
  diagram; piece: component parts fragment chunk segment partial item; piggyback: extend reuse; pii:
  personalise privacy anonymous redact; pile: queue backlog accumulate stack; pill: fabric wear
  medical badge; pillow: bed python; pilot: beta trial test; pin: lockfile freeze passcode code
  favourite lock gpio pinout wiring password stick marker; pinch: zoom gesture; ping: notification
  latency heartbeat webhook health notify uptime alive reachable; pink: colour tint; pinout: pin
  gpio diagram; pinpoint: location debug exact; pip: python package install virtualenv; pipe: stdin
  stdout streaming channel forward chained shell tube; pipeline: workflow ci action build github
  staging deployment jobs deploy; pipx: python package install cli; pir: motion sensor detection;
  pirate: license copyright illegal; pissed: complaint feedback; pistol: weapon gun prohibited;
  pitch: tone frequency audio; pitfall: caveat mistake common; pitr: backup restore recovery; pixel:
  resolution tracking quality dimension upscaling image; pizza: food delivery; pkg: package install
  dependency; place: location add insert settings configure region country venue order position
  directory; placeholder: interpolate dummy sample skeleton example input variable template foo
  slots; plagiarism: copyright duplicate; plague: virus infected; plain: text minimal unstyled
  vanilla static simple unencrypted; plaintext: unencrypted txt unformatted encrypt hashing decrypt;
  plaintiff: lawsuit legal; plan: pricing roadmap upcoming tier subscription strategy upgrade future
  scheme premium schedule; plane: flight airline airport travel; planet: earth globe; plant: water
  soil sunlight factory garden; plasma: kde display; plastic: material package recyclable; plate:
  license vehicle dish; platform: target system operating windows linux macos; platinum: tier
  membership premium; platter: disk drive; plausible: analytics; play: game participant playback
  media video autoplay audio; playback: video audio player; player: video playback game audio actor
  media multiplayer; playground: sandbox demo online example interactive repl; playlist: queue
  tracking; playstore: android install; playwright: browser e2e test; pleased: satisfaction review;
  pledge: donate commit backer; plenty: sufficient unlimited capacity; plesk: hosting panel shared;
  plot: graph chart visualization dashboard diagram; plug: connector socket connect integration
  configure source wiring adapter outlet; plugin: extension module integration extend ecosystem
  marketplace connector adapter widget; plumb: integration pipeline pipe sanitary; plumber: install
  professional repair pipe heat; plural: translation form count singular; plus: sum; pm2: process
  restart cluster; png: image transparency format; pnpm: package lockfile workspace node; po:
  purchase order; poc: demo prototype evaluation; pocket: portable wallet handheld; pod: kubernetes
  container replica; podcast: audio feed rss episodes; podman: container rootless docker
  containerize; poe: ethernet power; poem: text write; pointer: cursor arrow ref hover mouse tips
  reference; pointless: unnecessary option redundant; points: reward decimal dot score coordinator
  cursor loyalty mount; poison: toxic hazard safety; poke: trigger test request notification ping;
  poker: plan estimate; poland: polish; polar: coordinator chart; poles: mast mount; police: enforce
  disclosure law report authorize theft; policeman: authorize law; policemen: law enforce; policy:
  rule terms guidelines legal compliance privacy; polish: clean translation language; political:
  campaign election; politicians: governance election; poll: vote interval survey webhook realtime
  frequency question; polluting: environment emission; polyester: fabric material; polyfill: browser
  compatible legacy shim; pool: worker connect threadpool limit size thread swim shared; poor:
  afford low quality discount weak free; poorly: performance quality; pop: popup dialog
  notification; pop3: income mail; popular: trend top ranking upvote common favourite; populate:
  seed filled insert relation audience sample; popup: dialog modal panel banner floating overlay
  widget bubble; porch: door camera; porn: adult filter moderation explicit content nsfw; porno:
  adult explicit filter parental; pornography: adult content nsfw filter; port: firewall listen
  expose socket map bind conflict refuse migration connector; portable: mobile lightweight
  standalone binary install export migration standard usb; portal: dashboard login account;
  portfolio: gallery showcase investment holdings project; portforwarding: router nat tunnel expose;
  portion: subset slice parts fraction; portrait: orientation photo rotation people layout vertical
  avatar; portuguese: language locale; pose: posture photo; position: location offset align
  placement layout place role ranking coordinator order; possession: ownership property; possible:
  support allow feature feasible limit; post: article publish mail blog submit status date request
  http body send content; postage: delivery ship cost; postal: address zip; postbox: mail address;
  postcard: mail greet print; postcode: zip address ship; postcss: css plugin autoprefixer; poster:
  thumbnail video print; postfix: suffix; postgres: database sql connect pool dialect pgvector;
  postgresql: connect pool sql pgvector; postinstall: script install hook; postman: delivery api
  courier request collection curl mail; postmortem: incident root cause; postpaid: invoice arrears;
  postpone: delay deferred reschedule snooze schedule; posture: security compliance ergonomic; pot:
  cooking plant; potential: possible risk; pounds: currency dollar gbp weight kg; poverty: charity
  hardship; power: supply voltage energy current advanced capable boot reboot battery electricity
  shutdown; powercut: power outage restore; powerless: permission outage; poweroff: shutdown reboot;
  powerpoint: slides export; powershell: windows shell script; ppt: slides export; pr: review merge
  contribute pull request contributors; practice: exercise recommendation drill guidelines; prank:
  abuse spam spoofing joke; prankster: abuse rate spam; pray: mosque religious; pre-commit: hook git
  lint; prebuilt: binary download native; precautions: safety backup warning; precedence: override
  priority order overridden; precious: backup import valuable; precision: accuracy exact calibration
  accurate granular; precompiled: prebuilds prebuilt; predator: report child; prediction: forecast
  inference model deterministic estimate project; prefer: recommendation default settings option
  parameter configure flag config choose canonical favourite priority; prefetch: preload link speed;
  prefix: prepend namespace begin subdomain underscore; preflight: cors header; prefs: prefer
  configure; pregnancy: maternity safety medical; pregnant: maternity safety trimester medical;
  preinstalled: bundle include default; prejudice: bias discrimination; preliminary: draft beta
  preview; preload: prefetch early eager warm; premiere: release debut; premises: onprem hosting;
  premium: tier pay upgrade subscription pro plan; preorder: availability release reservation;
  preowned: refurbished condition; prep: prerequisite checklist; prepaid: label credit; prepared:
  checklist setup readiness statement; prepay: payment deposit upfront; prepend: prefix; preprod:
  staging preview environment; preproduction: staging; prerelease: beta candidate preview canary rc;
  prerender: static build ssg; prereqs: prerequisite required dependency version; prerequisite:
  required dependency version minimum necessary; prescribed: mandatory medical; prescription:
  medical approval pharmacy doctor; presence: occupancy motion detection online status attend;
  presentation: slides deck talk speak speaker gift availability exist attend slideshow; preserved:
  retain saving intact keep maintained; preset: config shared predefined; president: owner
  administrator vice chairman board; presidential: election vote; press: button media tap select
  contact kit click push key; pressure: sensor bar load tire; presumed: assumptions default
  inference; pretend: impersonation mock simulate spoofing emulator; prettier: formatter format
  style lint eslint; prettify: format formatter style; pretty: format style theme beautify
  formatter; prettyurl: slug rewrite extension; prevail: precedence override; prevent: disable
  disallow avoid block exclude restrict blacklist reject suspend proactive mitigate protect;
  preview: deployment draft serve experimental early beta thumbnail prerelease staging branch demo
  viewer; previous: older last back earlier pagination page revert history legacy rollback downgrade
  historical; previously: history former; prey: phishing predator; pricey: pricing discount tier;
  pricing: plan fee rate tier cost charge bill currency money buy free amount; primary: master key
  identifier unique leader mains default first; prime: premium number; primer: introduction overview
  concept; primitives: type basics; principal: primary identity role; principles: philosophy concept
  rule; print: output pdf stdout log paper printer stylesheet cat logger debug; printable: pdf
  print; printer: driver ink cartridge nozzle extruder bed paper toner; printscreen: screenshot;
  prior: previous advanced; prioritize: triage; priority: precedence order weight import urgent
  queue; prisma: orm schema client migration; prison: jail sandbox isolation; privacy: gdpr protect
  anonymous compliance telemetry tracking encrypt consent tracker personalise confidential policy;
  private: hide restrict internals visible personalise privacy credential authentication member
  draft nobody individually; private-registry: npmrc scope token; privilege: permission root role
  access admin sudo; prize: reward award winner contest; pro: plan advanced professional premium
  tier strength advantage benefit pay upgrade; probability: likelihood estimate; probation: trial
  restrict; probe: sensor healthcheck live; problem: troubleshoot bug error issue fix wrong caveat
  trouble diagnose solve challenge pitfall; procedure: methods function workflow steps instructions
  process; proceed: continue next; process: pid worker workflow memory signal flow spawn compute
  pending workloads procedure task; processor: resource core performance chip; prod: production
  environment deployment live deploy; produce: manufacturer create build emit publish kafka;
  production: item catalog deployment build optimize environment live promotion mature stability
  good sku; profession: occupancy jobs career; professional: experts advanced experienced pro
  enterprise busy; profile: account performance user settings segment tracking flamegraph cpu memory
  preset avatar bio; profit: revenue earn margin commercial nonprofit; program: script software
  command automate agenda development binary application executive course; programmatically: api;
  programmer: dev; progress: status percentage statuses bar load; progressbar: progress load
  indicator; prohibited: forbidden disallow restrict terms deny forbid ban allow; project:
  repository codebase workspace initial; prolong: extend renew timeout continue; prometheus: metric
  scrape export; prominent: feature highlight; promise: guarantee async awaiting commit reject
  asynchronous sla; promo: discount promotion code coupon; promotion: discount coupon campaign
  marketing newsletter offer boost code voucher; prompt: instructions dialog ask system llm template
  example interactive cli terminate input question; prompt-injection: untrusted security
  instructions; pronoun: gender profile; pronto: urgent expression; proof: receipt certificate
  verification evidence; proofreading: review spelling; propaganda: misinformation moderation
  advertising disinformation; propagation: dns ttl wait; proper: correct validate; properly: correct
  validate; property: attribute ownership accessor field realestate; proportion: ratio percent
  percentage scale aspect; proposals: suggestion ideas rfc pull contribute; proprietary: license
  closed-source commercial; props: component property attribute react; prorata: proration credit;
  proration: proportion; prosecution: legal court; prospect: lead customize; protect: guard security
  encrypt hardening prevent safeguard restrict authentication route safety safer mitigate;
  protector: cover screen; protein: nutrition diet; protest: appeal object; protobuf: grpc schema
  serial; protocol: http standard tcp version transport wiring scheme specification; prototype: demo
  mockup experiment inherit; proud: showcase community; prove: verification verify authentication
  check proof evidence certificate validate identity; proven: test reliable; provider: vendor
  hosting integration passing supply offer; province: station region address; provisioning: create
  infrastructure setup automate scim user supply terms; provocative: offence moderation; provoke:
  trigger cause; proximity: nearest nearby distance sensor; proxmox: vm container virtualization;
  proxy: upstream nginx forward network reverse header caddy traefik behind gateway relay tunnel;
  prune: cleanup delete remove; pry: opened privacy snoop; pseudonym: anonymous display privacy;
  psu: power supply current voltage watt adapter; psychiatric: mental health; psychiatrist: mental
  therapy appointment; psychologist: counsel therapy; pub: bar dart; puberty: age adolescent;
  public: publish visible expose static shared private anyone everyone shareable exposure production
  unauthenticated; publicist: press media; publish: date release registry visible public deployment
  build deploy draft authorize push expose; pubsub: publish subscribe topic channel; puid: user
  permission container; puke: error exception; pull: download image registry fetch sync merge
  request clone; pulldown: resistor input pin; pullup: resistor input pin; pulse: heartbeat heart;
  pump: water motor flow pressure; punch: hole timesheet; punctuation: character escape colon comma;
  puncture: tire repair patch flat; punishment: ban penalty sanction suspension; punk: music genre;
  pupil: student education school; puppeteer: automate browser headless configure ansible; puppy:
  pet dog; purchase: order checkout receipt buy license transaction pay payment; pure: vanilla
  native function; purge: cache delete invalid clean cleanup clear prune; purple: colour link
  visits; purpose: overview goal glossary why intent aim intentionally design mission intended;
  purse: wallet bag; pursuit: goal follow; push: notification commit deploy button select subscribe
  mobile git remote websocket press redeploy; put: add insert place settings configure store upload
  saving; putty: ssh; puzzled: explanation faq captcha challenge game; pw: password reset; pwa:
  offline manifest install service; pwd: working directory password; pwm: dim output frequency duty;
  py: python script; pylint: linter python rule; pypi: registry; pytest: test fixtures python;
  python: interpreter pip version; qa: test staging quality tester; qr: scan code url scanner
  camera; qrcode: scan camera url code; quadrant: region chart; qualification: eligible skill
  degree; qualify: eligible required criteria certified; quality: resolution standard compress
  material durability linter assurance bitrate warranty; quantity: number amount count stock unit;
  quantized: model memory; quarantine: spam isolation virus; quarter: fiscal periodic quarterly;
  quarterly: interval report; queer: gender inclusion; query: search filter sql statement
  performance ask selector question lookup param; queryselector: selector element dom; querystring:
  parameter url search; question: query answer forum search ask prompt faq contact help inquiry;
  questionnaire: form poll; queue: jobs broker backlog pending worker retry delay wait enqueues;
  queued: pending wait jobs; quic: http3 udp protocol; quick: performance speed fast shortcut
  optimize cache short fastest rapid instant quickstart expression; quicker: performance optimize
  cache faster streamline fast shortcut; quickest: fastest; quickfix: patch; quickly: fast
  quickstart speed instant expression; quid: pricing pounds; quiet: mute verbose noise notification
  silence silent volume; quieter: volume mute noise fan; quietly: silent mute; quirk: known limit
  issue workaround; quirky: unexpected behavior; quit: exit cancel close stop terminate leave
  disable shutdown abort interrupt delete migration; quitter: churn unsubscribe; quiz: poll question
  test exam; quorum: cluster consensus node; quota: limit usage exceed allow exceeded plan
  consumption soft month minute allocation lift; quotation: blockquote citation; quote: escape
  estimate string offer pricing blockquote quotation sale litre citation; rabbitmq: queue message
  broker; race: concurrency lock condition thread synchronization; racial: discrimination ethnicity;
  racist: moderation conduct harassment hateful; rack: server shelf mount; racket: noise sound;
  radiator: thermostat valve heat safety emission; radical: break major; radio: frequency range
  input form wireless antenna streaming button; radius: corners distance nearby round circle; raft:
  consensus quorum leader; rag: retrieve embedded vector context cloth; raid: disk redundant storage
  array; rails: framework training transport; railway: deploy hosting platform; rain: weather
  waterproof precipitation; rainbow: colour pride; rainy: weather waterproof; raise: increase throw
  limit thrown exception fundraising; rake: ruby task; ram: memory resource heap swap usage required
  minimum leak dimm; ramp: gradual wheelchair access; random: arbitrary shuffle seed occasional
  uuid; randomly: intermittent unexpected occasional unexpectedly; range: band clamped interval
  coverage span min max distance; ranking: score order position relevance sort seo boost prioritize
  level weight algorithm; ransom: ransomware malware; ransomware: malware backup; rapid: fast quick
  quickly; rapidly: fast quickly; rare: edge uncommon occasional limit; rash: allergy skin;
  raspberry: arm pi linux gpio; rate: review star feedback throttle burst hourly interest score
  limit frequency speed pricing; ratelimit: 429 throttle request quota; rather: prefer instead
  alternative; ratio: percentage proportion rate percent aspect; rattle: noise loose; raw:
  unprocessed origin plain verbatim escape; rays: light sunlight; razor: template blade; rbac: role
  permission access; rc: prerelease release candidate; rca: root cause incident; reach: contact
  email support community audience impressions hits exceeded connect access coverage network;
  reachable: availability contact ping; react: hook respond frontend component jsx behavior
  framework emoji; reaction: emoji behavior like; reactivate: restore suspend resume station signal
  update; reactnative: mobile ios android; reactor: event loop; readability: contrast format
  typography permission human clarity clearer decrypt friendly plaintext; reader: audience subscribe
  viewer user visitor rss ebook access; readiness: health probe traffic preconfigured prepared
  prebuilds stability preset predefined prebuilt availability prerequisite; reading: parse
  readability duration sensor measure history decode view access receipt load; readme: document
  repository overview; readonly: immutable permission write lock mutable; ready-made: prebuilt
  template preset; real: physical official human legitimate concrete actual live genuine production
  authentication; realm: domain authentication; realtime: live streaming websocket reload poll push
  instantly socket dynamic instant; reap: garbage orphan; reappear: cache restore persist sync;
  rear: back camera; rearrange: sort drag order weight reorder move organization; reason: cause why
  explanation error message factor rationale purpose code motivation; reassigned: transfer assignee;
  reattempt: retry; rebase: git branch history; rebate: discount credit refund; reboot: restart
  reload reset; rebound: bounce retry; rebuild: regenerate recreate build watch increment cache
  redeploy compile reindex; recall: undo retrieve withdrawal defective unsend; recap: summarize
  summary; recaptcha: bot spam captcha; receipt: invoice expense bill acknowledge proof purchase
  confirmation email; receive: deliver obtain arrive inbound destination accept recipient inbox
  income delivery confirmation; recently: latest history newest last yesterday changelog; reception:
  signal range antenna desk coverage; recess: holiday break; rechargeable: battery charge refill;
  recipe: ingredient instructions food cookbook example template; recipient: payee address mail
  destination; recite: reading speech; reckless: unsafe negligence; recognise: detection identifier
  recognition known unknown; recognition: face ocr detection speech; recommendation: suggestion
  referral practice guidance endorsed advice choose advised best; recompile: rebuild; reconcile:
  reconciliation statement match; reconfigure: configure change reset; reconnect: connect retry
  disconnect; reconsider: cancel revert; reconstruction: rebuild restore; record: capture row log
  entry audit history event audio entity replay nameserver video; recover: restore backup recovery
  lost; recovery: backup code phrase restore reset disaster rescue; recreate: regenerate leisure
  hobby; recruit: hire career vacancy; rectangle: shape; recurring: schedule repeat weekly regularly
  subscription monthly; recursive: nested depth subdirectory infinite walk traversal deep;
  recyclable: trash reuse delete restore bin waste dispose environment; red: error fail colour
  warning theme; redact: mask; reddit: community forum; redecorate: theme redesign; redeem: voucher
  coupon code gift; redemption: voucher points coupon; redeploy: rebuild deployment rollback;
  redesign: theme layout; redeye: photo retouch; redirect: rewrite 301 proxy rule forward route
  callback alias; redirecturi: oauth callback url; redis: cache queue key-value pub sentinel; redo:
  undo history repeat; reduce: sale discount lower compress smaller fewer decrease; redundant:
  replica duplicate failover replicate backup; redux: station; reel: video instagram; ref: pointer
  branch; referee: review sports; reference: document pointer header origin url baseline ref friend
  cite api link citation; referral: affiliate header invite commission source origin url friend;
  refill: cartridge replace reorder restock top; refine: narrow polish filter improve; reflect:
  introspection glare; reform: law legislation; refresh: reload update interval revalidate cache;
  refrigerator: fridge appliance cool; refuge: shelter asylum; refugees: immigration assistant;
  refund: cancel reimbursement credit money returns deposit status policy guarantee claim exchange
  chargeback; refurbished: used condition warranty renew; refuse: decline reject deny error connect
  port listen firewall denial; regain: recover restore; regardless: ignore force; regenerate:
  rebuild reset generate; regex: pattern match regular expression capture group; regexp: pattern
  expression match; region: country location datacenter residency zone area latency; register:
  signup account create enrollment registration confirmation apply; registrar: nameserver domain
  dns; registration: signup account enrollment; registry: image package publish private pull windows
  key npm; regression: bug version downgrade previous test snapshot visualization; regular:
  recurring standard schedule normal periodic; regularly: often recurring periodic schedule
  interval; regulation: compliance law authorize legal gdpr; rehab: physiotherapy recovery;
  rehabilitation: recovery therapy; rehearse: practice drying test staging; rehost: migration
  deploy; reimbursement: expense refund payout claim; reindex: index rebuild crawl; reinforcements:
  scale replica; reins: control admin; reinstall: uninstall clean reset lockfile cache; reinstate:
  restore suspend appeal reactivate; reissue: regenerate; reject: refuse deny decline invalid
  approval bounce unsuccessful incorrect unhandled; rel: family path base working absolute
  dependency; relabel: rename; relation: foreign reference association join sql database similar
  link recommendation; relationship: association reference relation join foreign link; relaunch:
  redesign restart; relax: lenient tolerance permission; relay: switch output module forward smtp
  proxy; release: changelog upgrade publish announce unpin distribute redeploy stability changesets
  version launch; relevance: ranking score relation boost match; reliable: uptime availability
  stability durability mature proven accuracy accurate trust robust dependency sla; relief: aid
  donate; relieved: replace retirement; religion: faith beliefs; religious: church faith; reload:
  refresh update watch hot watchers; relocate: move migration address transfer region; relogin:
  session token refresh; rely: dependency trust; remain: stay leftover balance persist retention;
  remarks: comment; remedy: solution fix resolve resolution; remember: cache persist cookie session
  saving store storage write record retain station keychain; reminder: notification schedule due
  alert calendar followup; remote: ssh vpn access tunnel cloud external distant distribute; remove:
  uninstall clear drop destroy prune deprecated detachable delete purge clean revoke cut; rename:
  naming filename refactoring; render: output display deploy ssr html; renew: subscription expiry
  expire certificate autorenew cycle refresh rotation extend license; renounce: withdrawal cancel;
  renovate: dependency update automatic redesign remodel; rent: lease rental recurring hire tenant
  subscription landlord; rental: lease periodic deposit hire booking; reopen: reactivate status
  close restore; reorder: order sort weight drag; reorganise: restructure folder; rep: sale contact;
  repair: fix resolve troubleshoot solution reinstall fixable restore service warranty rebuild;
  repay: loan refund; repeat: recurring loop retry iterate interval duplicate replay deduplicate
  reproducible frequency rerun again; repeatedly: loop recurring poll frequently retry; repetition:
  drying; rephrase: rewrite; repl: interactive console shell; replace: override overwrite substitute
  swap alternative overridden overwritten supersede rotation exchange spare; replica: reading
  standby copy failover; replicate: sync copy replica mirror standby clone; reply: response thread
  answer comment respond; repo: git source repository github clone fork; report: moderation issue
  abuse flag insight disclosure harassment submit bug analytics dashboard export; repository: github
  repo codebase; representation: format encoding; representative: agent sale support model notation
  format; repro: reproduction bug minimal; reproducible: bug report minimal example lockfile
  deterministic replicate copy; reproduction: bug steps replay; repulsive: offence report;
  reputation: score trust blacklist spam; req: request required; request: http ask roadmap feature
  header body methods response rate limit suggestion traffic; required: prerequisite minimum
  hardware mandatory necessary dependency compatible version import commonjs module asterisk;
  rerank: relevance ranking retrieve; rerender: station update reactivate memo; rerun: retry replay;
  reschedule: appointment delivery rebook calendar postpone; rescue: recovery restore recover safe
  boot; research: paper study innovation survey academic; reseller: partner distributor retailer
  commercial redistribution license; resemblance: similar; resend: retry verification; reservation:
  booking holdings keyword slots allocation appointment table; reset: factory restore default clear
  restart midnight forgot reboot; residency: region location storage gdpr address country domicile;
  residential: home; residue: leftover uninstall; resign: leave offboarding membership cancel;
  resilient: robust; resistance: friction durability prevent waterproof; resistor: ohm pullup
  circuit; resize: dimension width optimize fit thumbnail; resolution: screen pixel override version
  dependency quality dimension dpi dispute; resolve: dns lookup hostname field solution fix answer;
  resort: fallback hotel; resource: material asset cpu memory; resp: response reply; respawn:
  restart process crash; respect: honored adhere behave comply conduct; respiratory: breathe health;
  respond: reply response answer autoresponder returns reachable timeout; response: breakpoint
  mobile layout status body header viewport assign reply submission answer latency; rest: api
  endpoint http remain; restart: reload reset boot resume survive reboot; restaurant: food menu
  booking table; restock: availability backorder notify inventory fee returns refill; restore:
  backup recover snapshot revert undo rollback import point-in-time dump reset recovery recreate;
  restraining: legal order; restraint: constraints limit; restrict: limit maximum quota throttle
  control cap constraints constrained forbidden permission access; restroom: toilet facility;
  restructure: refactoring; result: output search ranking hits response consequences report; resume:
  pause continue suspend cv restart wake; resurrection: restore undelete; retailer: shop store po;
  retain: preserved keep retention; retention: storage; retina: resolution pixel density srcset
  image; retirement: deprecated pension sunset discontinued senior eol; retitle: rename; retouch:
  photo edit; retracted: withdrawal undo delete; retreat: event workshop; retrieve: search embedded
  vector getting fetch download reading; retry: attempts backoff idempotent fail exponential tries
  rerun; returns: refund exchange withdrawal rma status policy newline back bounce reactivate
  reimbursement output; reunion: alumni event; reuse: import snippet template include partial;
  revalidate: stale cache isr refresh; reveal: show expose unmask display; revenue: earn sale
  income; reverse: order undo irreversible backwards soft flip undone descending invert rollback
  opposite proxy; reverseproxy: nginx caddy traefik forward; revert: rollback restore undo back
  downgrade undone; review: feedback rate moderation learn testimonials opinion audit approval;
  revision: edit version history update; revive: restore restart reactivate; revoke: invalid token
  rotation access remove expire withdrawn certificate; reward: bonus referral bounty points loyalty
  credit incentive; rewording: edit rephrase rewrite; rewrite: redirect edit refactoring revision
  rule proxy url; rfc: specs proposals; rfid: tag reader card; rgb: colour; rhythm: beat tempo;
  ribbon: bar toolbar printer; rice: food recipe; rid: uninstall clear remove purge drop destroy
  prune eliminate delete disable; riddle: captcha puzzled; ride: trip vehicle bike transport; rider:
  passenger cyclist; ridiculous: complaint unexpected expense; rig: setup equipment; right: role
  permission license access side position erasure privilege accurate authorize ownership copyright;
  rigid: strict inflexible; rigorous: stricter; ring: call notification sound phone doorbell
  jewelry; ringtone: notification sound; rink: ical skating; rinse: washing dishwasher; ripped:
  damaged repair tear extract copy; rises: increase growth; risk: caution security warning safe
  danger safety vulnerability liability; risky: experimental danger unsafe warning; rivals:
  competition competitor alternative comparison; rma: returns authorize warranty; road: route map
  navigation; roadblock: blocker obstacle; roadmap: soon future timeline; roaming: abroad network
  travel mobile; robbed: fraud stolen theft; robber: theft burglary; robbery: theft stolen
  insurance; robots: crawler bot disallow automate txt noindex index sitemap crawl spam captcha;
  robust: reliable durability stronger power resilient; rocket: launch startup; rocksolid: reliable
  stability; rode: travel ride; rogue: malicious unauthorized untrusted process; roi: cost benefit
  saving; role: permission access actor authorize admin privilege response; rollback: revert
  redeploy previous transaction deployment migration undo restore; roller: mouse wheel; rolling:
  deployment update zero-downtime rollback rollout deploy dice; rollout: deployment gradual canary
  percentage; rollup: bundler plugin output bundle; rom: firmware flash bio; roof: ceiling solar
  antenna build; rooftop: solar antenna; rookie: beginner newcomer; room: channel workspace spacing
  chat capacity booking; roommate: shared expense split household; root: privilege administrator
  sudo superuser permission hoist elevate top base; rootless: unprivileged user container permission
  podman; rope: cord cable; roster: schedule shift member; rot: deprecated outdated stale; rota:
  schedule shift; rotation: orientation renew angle revoke exif key secret credential log regenerate
  flip turn; rotten: expire stale outdated; rough: approximate estimate draft; roughly: approximate
  estimate; roulette: random gambling; round: precision corners decimal radius border cents circle;
  roundup: round decimal; route: path url dynamic parameter endpoint rewrite guard router
  navigation; router: gateway route network port path navigation; routine: function habit schedule
  procedure; row: record entry line table field consecutive column; royalty: license payout; rpc:
  api methods call; rpm: fedora redhat package; rpo: recovery backup points; rs485: modbus bus
  serial; rspec: test ruby; rss: feed atom reader; rssi: signal strength wifi; rsvp: attend invite
  response; rsync: ssh upload transfer increment; rtf: format document; rtfm: document guide; rtl:
  direction bidirectional arabic language right-to-left; rto: recovery time object; rtsp: camera
  streaming; rub: friction wear; rubber: material latex; rubbish: trash garbage spam filter abuse
  quality waste; rubocop: linter ruby rule; ruby: gem bundler version; rubygem: ruby bundler
  package; rucksack: backpack capacity litre; rude: moderation conduct tone behave report abuse;
  ruff: linter python formatter; ruin: corrupted damaged restore break; rule: policy lint terms
  condition guidelines several disable logic heuristics constraints conduct criteria; ruler: measure
  guide; rumour: announce roadmap unconfirmed; run: executive invoke process expire renew validate
  activate alive invocation status trigger exec; runaway: loop limit process; runner: ci jobs
  executor agent self-hosted; runtime: dynamic engine; runway: airport aircraft; rush: expression
  urgent peak priority expedited; russian: language locale; rust: corrosion cargo stainless coat
  crate toolchain language; rusty: corrosion stainless; s3: bucket storage object upload minio;
  saas: cloud hosting manager tenant; sabotage: malicious tamper; sack: dismiss terminate; sad:
  feedback emoji; saddle: bicycle seats height; sadly: unsupported limit; safari: compatible
  browser; safe: security encrypt protect backup trust sandbox gracefully risk intact hardening;
  safeguard: protect backup; safelist: whitelist; safer: security; safest: security recommendation;
  safety: security hazard protect warning precautions; salary: income revenue payout payroll wage
  pay compensation; sale: discount promotion clearance offer representative quote enterprise
  transaction revenue deal; salon: appointment hairdresser booking; salt: hashing password; salvage:
  recover rescue; same: duplicate equal consistent match similar equivalent collide exact
  simultaneous deterministic unchanged identity; samesite: cookie cross-site session; saml: sso
  identity provider metadata; sample: template example demo swatch trial seed snippet dataset;
  sanction: export compliance country embargo block restrict; sandbox: isolation test environment
  trial key iframe container staging playground; sanitize: escape xss html clean; sanity: check
  verify test validate; sass: scss preprocessor style; sat: saturday seats; satellite: gps position
  imagery; satisfaction: survey rate guarantee feedback; satisfied: satisfaction guarantee feedback
  refund rate required; saturday: weekend schedule hours; saving: persist write record backup
  bookmark store export recovery restore goal budget storage; saw: view history seen; scaffold:
  create template starter generate init; scalable: scale horizontal cluster load; scale: replica
  horizontal resize autoscaling cluster balance millions thousands grow growth size autoscale; scam:
  fraud phishing report fake dispute chargeback legitimate suspicious abuse; scammer: fraud phishing
  report; scan: ocr barcode pdf discovery camera qr document antivirus detection; scandal: press
  media; scanner: document ocr qr barcode antivirus; scarce: limit shortage; scared: risk security
  safe privacy backup; scary: warning risk danger certificate; scattered: consolidate organization
  fragment; scenario: case example workflow testcase; scene: light preset activate screen
  environment; scenery: landscape background; scent: fragrance perfume; schedule: cron jobs timer
  calendar periodic interval task queue hourly agenda automate timeline; schema: migration model
  format validate type json; schematic: wiring diagram circuit; scheme: program palette colour
  protocol url plan; scholar: academic research citation; scholarship: grant fund student; school:
  education student teach institutions study teacher academic classroom university discount;
  schoolteacher: education classroom; schrems: transfer gdpr; science: research academic;
  scientific: research notation citation; scientist: research citation; scim: provisioning user
  sync; scissors: cut snip; scoop: windows package install; scooter: vehicle rental; scope:
  permission namespace oauth token context lexical visible; score: result ranking confidence
  reputation rate points grade; scout: youth search; scp: ssh transfer copy; scram: authentication
  sha; scramble: encrypt key encoding garbled; scrap: delete discard reset recyclable; scrape:
  extract crawl crawler bot fetch puppeteer parse; scraper: crawler bot rate robots; scratch:
  damaged reset initial new install surface repair fresh zero begin; scratchproof: hardness coat
  durability; scratchy: fabric itch; scream: uppercase complaint error warning alert loud volume
  noise; screen: monitor display resolution view touch screenshot interface pixel breakpoint width
  splash windows; screencast: video record; screenreader: access aria reader alt; screenshot: image
  capture snapshot puppeteer; screwdriver: tools assemble; screws: corrupted restore bolts mount;
  screwup: rollback undo; scribble: drawing annotation; script: automate program javascript command
  injection programmatically bash embed shell batch; scroll: pagination overflow infinite wheel
  scrollbar; scrollbar: overflow scroll css; scrub: sanitize redact anonymous clean; scss: sass
  preprocessor style; sculpture: artwork exhibit; scumbag: abuse block; sd: card storage flash;
  sdcard: card storage flash image; sdk: client library wrapper api package language toolchain
  toolkit; sea: ship ocean coastal; sealed: waterproof gasket unopened package returns encrypt;
  seamless: integration migration smooth; search: query filter index location discover find lookup
  engine result relevance ranking autocomplete; searchable: index search fulltext discoverable;
  searchbar: search input autocomplete; searchbox: search input autocomplete; seasonal: quarter
  periodic holiday schedule episodes; seats: license user member bill reservation booking ticket;
  sec: second duration; secluded: isolation; second: milliseconds duplicate additional interval
  delay; secondary: backup replica fallback; secondhand: used refurbished; secrecy: confidential
  privacy; secret: credential key hide environment private privacy visible vault var env sensitive
  dotenv; secretary: assistant delegate officer contact; secretly: hide tracking privacy; section:
  category taxonomy area block chapter heading parts; sector: industry disk; security: protect
  encrypt safety safer vulnerability hardening http tls safe stronger attack bounty; see: show
  verify view status monitor validate preview visible reveal; see-through: transparency opacity;
  seed: fixtures initial sample populate random torrent; seeder: fixtures initial populate; seek:
  search; seen: visible reading view receipt status; segfault: crash memory native; segment:
  audience filter chunk section; seized: lock confiscated; seizure: flash motion epilepsy; select:
  choose picker filter dropdown pick choices check activate highlight; selector: css element query
  picker; selenium: browser automate webdriver; self: own hosting sign; self-hosted: docker install
  server deploy onprem instance; self-signed: certificate trust ca verify; selfie: camera portrait
  front avatar; selfservice: portal; seller: vendor merchant marketplace; semantic: vector embedded
  mean pgvector; semester: academic terms; semi: partial semicolon; semicolon: format lint style;
  seminar: training webinar workshop; semver: major version minor patch break; senators:
  representative election; send: transfer push deliver transmit post submit attach import shareable
  upload outbound submission; sender: address spf; sendmail: smtp email transport; senior: discount
  experienced pension access elderly; sense: sensor detection semantic; sensible: default reason;
  sensitive: confidential personalise encrypt private case secret pii; sensor: probe measure
  calibration reading threshold detector temperature; sensual: adult nsfw; sentence: string
  paragraph text grammar; sentiment: classification analysis; sentry: error tracking exception
  monitor; seo: metadata sitemap canonical ranking title description keyword heading meta marketing;
  sepa: bank debit mandate; separate: delimiter comma independent individually isolation split
  accessory include sold thousands unlink dedicated; sepia: filter theme; sequelize: orm model
  migration; sequence: order series chained array autoincrement; sequential: synchronization;
  serial: port uart usb console baud log sequential number sequence; series: sequence episodes;
  serif: font typeface; serious: criticism several urgent production; seriously: several criticism;
  serp: ranking snippet; serve: hosting webserver static provider listen; server: instance hosting
  node machine backend serve remote listen cluster nginx infrastructure hostname; serverless:
  function edge cold lambda; serverside: backend; service: daemon microservice systemd provider
  maintenance api hosting repair; serviceworker: offline cache pwa; servo: motor pwm position;
  session: cookie login hijack timeout token; sessionstorage: browser session storage; setter:
  accessor; settings: configure collection option parameter flag mode gear suit kit define assign
  specify; settle: resolve payment payout; settlement: payout payment dispute; setup: install
  configure quickstart config initial provisioning wizard prepared init misconfigured; several:
  multiple level batch list warning error bulk criticism serious many various; sew: fabric pattern;
  sewer: drainage wastewater; sex: gender adult explicit; sexual: adult harassment explicit; sexy:
  adult design; sftp: ssh upload transfer; sh: shell script bash; sha: hashing; sha256: checksum
  hashing integration; shade: colour dark blind; shadow: box dom style css effects; shadowban:
  visible moderation; shady: suspicious untrusted scam; shake: vibration resonance gesture
  stability; shaky: unstable stability stabilize; shallow: clone copy depth; shape: schema format
  form geometry dimension; shard: partition scale cluster; shared: collaborator invite publish link
  extend import snippet template include partial pool reuse; shareholder: equity investor; sharpen:
  blade grind image blur; sharpness: resolution clarity blur image clear; sheet: spreadsheet csv
  google excel linen; shelf: storage expiry mount rack bookcase; shell: terminate ssh cli command
  bash prompt script console powershell exec zsh; shellcheck: linter shell script; shelter: house
  homeless; shield: protect firewall privacy proxy badge; shift: offset schedule roster layout align
  move keyboard key; ship: release dispatch delivery deliver deployment build tracking carrier
  status rate statuses arrive; shipment: tracking delivery carrier dispatch parcel package order;
  shirt: size apparel cloth merchandise; shock: electricity safety pricing; shoe: size footwear fit;
  shoot: camera screenshot capture photo; shooter: game screenshot; shop: store cart purchase
  checkout retailer order marketplace buy sold ecommerce merchant; shopify: theme app store;
  shopkeeper: merchant seller; shopper: customize buyer; short: abbreviation length brief
  temporarily quick summary temporary concise alias; shortage: stock supply insufficient;
  shortcircuit: protect current wiring; shortcode: template component embed; shortcut: alias hotkey
  key keyboard keybinding combine symlink shorthand aliases launcher icon; shorten: truncate
  abbreviation minify slug cut summarize trim; shorter: truncate summary slug length simplified
  abbreviation compact minify; shortly: briefly soon upcoming; shot: screenshot photo snapshot
  capture; should: recommendation; shout: uppercase announce; show: render visible list reveal view
  appearance demonstrate illustration cat episodes display print; showcase: example gallery build
  demo; shower: waterproof bathroom; shown: visible appearance display render; shred: erase wipe
  delete; shrink: compress reduce resize minify smaller optimize shorter; shrunk: washing shrink;
  shuffle: random randomly order; shun: avoid; shush: mute quiet silence; shut: close lock stop;
  shutdown: grace sigterm stop drain; shutoff: disable shutdown; shutter: blind camera exposure
  cover position shade; shuttle: transport bus; shy: hesitate anonymous private; sibling: adjacent
  family; sick: absence leave illness cancel; side: sidebar margin edge client; sidebar: navigation
  layout pane menu; sidecar: container pod proxy; sidekick: companion; sidekiq: queue jobs worker;
  sideload: apk install; sidestep: bypass workaround; sideways: orientation rotation exif horizontal
  landscape; siege: load benchmark; sight: access vision visible; sighup: reload signal configure;
  sigint: signal interrupt ctrl stop; sigkill: terminate force signal oom; sign: signature
  certificate key verify url symbol marker contract gpg register login registration; signal: sigterm
  range radio frequency shutdown process interference reception interrupt network; signalstrength:
  rssi range antenna; signature: certificate sign hmac verify secret webhook cryptographic gpg
  footer; significance: major import; signin: authentication session account password auth login;
  signon: saml sso; signout: session authentication logout; signup: registration account create form
  auth register; sigterm: signal shutdown grace stop terminate; silence: disable mute suppress quiet
  ignore notification noise warning; silent: quiet mute unattended ignore swallow non-interactive
  notification; silver: tier colour; silverware: cutlery dishwasher; simcard: cellular roaming;
  similar: relation alternative comparison vector alike compare match; simple: basics plain minimal
  intuitive flat easiest easy beginner; simpler: alternative easier simplified basics; simplest:
  quickstart minimal easiest; simplified: easier streamline flattening; simply: easy basics minimal;
  simulate: emulator mock drying test dryrun device virtualization; simultaneous: concurrency
  parallel group multiple race; since: ago introduce version date release; sing: karaoke music
  vocals; singer: artist music; single: individually unified singular on sole sso unique; singleton:
  single instance shared; singular: plural; sink: output destination pipeline drain; sir: gender
  salutation title honorific; siren: alarm alert; siri: assistant voice homekit shortcut; sister:
  sibling family member; sit: seats session chair desk; site: domain website web hosting; sitemap:
  xml crawler index seo url; sitewide: globals; situation: case scenario circumstances; size:
  dimension measure fit limit chart variant minify megabyte compress byte resize medium; skeleton:
  template scaffold placeholder starter boilerplate; skeptical: trial comparison; sketch: drawing
  diagram draft wireframe; ski: snow winter; skill: experiment expertise competence qualification
  training; skimming: summary card; skin: theme style appearance hypoallergenic sensitive template;
  skint: broke; skip: exclude ignore bypass omit disable jump offset seek; skirt: cloth size; sku:
  production variant inventory; sky: cloud weather; sla: uptime guarantee support response
  availability; slack: integration notification channel chat webhook community message; slander:
  defamation libel; slap: abuse harassment; slash: trailing path url redirect rel separate; slate:
  blank headless; slave: replica secondary standby follow; sleep: idle inactive wake suspend power
  wait night standby hibernate delay; sleeve: length measure case cover cloth; slept: sleep suspend;
  slice: segment array substring; slicer: gcode print profile; slider: carousel range gallery;
  slides: presentation slideshow carousel swipe powerpoint; slideshow: gallery presentation
  carousel; slightest: minimum sensitive; slightly: minor small; slimmed: minimal lightweight size
  narrow; slip: delay receipt; slippers: shoe size; slippery: grip surface sole; slo: availability
  target object; slogan: tagline brand; slomo: video framerate; slop: ai spam; slope: gradient
  angle; sloppy: quality cleanup lint; slots: availability booking component child content socket
  appointment placeholder expansion; slow: performance latency speed optimize fast lag rate limit
  long faster delay overload; slowdown: latency performance regression bottleneck; slower: latency
  performance overhead regression; slowest: performance latency; slowly: latency performance
  gradual; slug: permalink url path title; sluggish: performance speed latency optimize slow lag;
  small: size compact tiny short lightweight thumbnail minor minimal lowercase footprint minimum
  mini; smaller: compress reduce resize minify optimize bundle shrink minimal decrease; smallest:
  minimum minimal size least ascending min lowest; smart: intelligent automatic automate ai
  assistant connect; smarter: intelligent automate ai optimize; smarthome: automate device hub
  integration; smartphone: mobile android ios app phone; smartwatch: wearable watch sync app; smash:
  overflow damaged; smb: network shared windows; smear: defamation slander; smell: odor ventilation
  ga smoke; smelly: odor ventilation washing; smile: emoji emoticon; smiley: emoji icon; smoke: test
  health check sanity fire alarm detector; smoker: tobacco policy; smooth: animate seamless
  transition performance fps; smoothly: stability seamless; sms: text message phone otp code
  notification; smtp: mail outgoing relay email hosting credential; smudged: clean print; smuggling:
  request injection customize; snack: food vending; snackbar: toast notification message; snag:
  issue limit error known problem; snake: underscore python; snakecase: naming conventions
  underscore; snap: ubuntu package photo screenshot install snapshot capture; snappy: fast
  performance response; snapshot: backup points restore copy capture photo; snatch: grab theft;
  sneak: bypass unauthorized security preview beta; sneakers: shoe trainer size; sneaky: hide bypass
  tracking; sneeze: allergy cough; sniff: interception detection encrypt tls mime; sniffing:
  interception tls mime; snip: screenshot crop; snippet: script embed code sample; snitch: report
  audit whistleblower; snoop: privacy tracking encrypt tls eavesdrop; snooze: reminder postpone
  pause mute temporarily; snow: weather winter; snowflake: warehouse analytics; snug: fit size;
  soak: washing clean load; soap: xml wsdl api clean; soar: rises increase automate; soc2:
  compliance audit certificate security; soccer: football sports; social: shared media opengraph
  facebook twitter network; society: association club community; socket: websocket port plug connect
  outlet unix; socks: proxy network ssh tunnel cloth; sofa: furniture couch; soft: wrapping delete
  limit; soften: smooth blur; softly: volume quiet; software: program tools app application
  firmware; soil: garden plant; solar: panel energy battery invert; sold: marketplace stock vendor
  sale availability inventory list shop commercial trade transfer ownership; soldering: wiring board
  connect; soldier: military veteran; sole: footwear material single exclusive proprietor;
  soliciting: spam advertising; solid: robust opaque stability ssd; solo: individually single
  freelance personalise; solution: fix workaround resolution answer; solve: resolve troubleshoot
  solution fix resolution; some: partial subset; somebody: member contact personalise anyone
  assignee; someday: roadmap plan; someone: contact support agent member teammate personalise invite
  assign; sometimes: occasional randomly intermittent flaky race condition; somewhere: location
  anywhere destination path; son: child family dependency junior; sonar: sonarqube ultrasonic; song:
  audio playlist volume music tracking lyrics; soon: roadmap upcoming early future release plan
  immediately; sooner: earlier priority expedited; sophisticated: advanced complex; sore: painful
  hurt; sort: order arrange ascending descending weight type filter categorize triage reorder
  alphabet collation; sought: search wanted; sound: audio volume notification mute tone alert;
  soundtrack: audio music; soup: html parser; source: origin upstream repo codebase src grounded
  code repository proven; sourcemap: debug source map origin line; southwest: region compass;
  souvenir: gift shop; spa: single-page route fallback client webapp wellness javascript; spacing:
  padding whitespace storage disk margin capacity volume size room gap indent trim; spacious:
  spacing padding; spam: abuse filter unsubscribe unsolicited rate unwanted bot blocklist email
  protect moderation reputation; spammer: abuse block unsolicited; spammy: unsolicited filter dmarc
  notification log frequency; span: range trace duration; spanish: language locale; spare: replace
  parts accessory idle backup; spark: apache cluster; spawn: process child subprocess executive fork
  launch; speak: contact voice conversion message talk language dictate phone speech; speaker: audio
  output volume sound; special: escape offer character promotion customize; specialchars: escape
  encoding character; specialist: experts consultant; species: type taxonomy; specification: css
  override import specs particular customize exact filter; specimen: sample biology; speckles: noise
  artefacts; specs: required dimension standard specification; spectacle: glasses event;
  spectacular: showcase gallery; spectrum: frequency range; speech: voice transcript recognition
  talk dictate audio tts; speed: performance optimize rate cache throughput fast slow bandwidth
  latency velocity faster benchmark; speedup: performance optimize cache; speedy: quick; spellcheck:
  spelling dictionary correct; spelling: typo correct tolerance misspelled grammar dictionary
  language; spend: expense budget reimbursement transaction usage cost limit bill; spf: dns sender
  record mail dkim dmarc; sphere: circle globe; spi: bus interface pin tracking surveillance
  privacy; spider: crawl crawler bot robots; spike: burst peak traffic autoscaling load; spill:
  liquid stain clean water damaged; spin: load spinner rotation provisioning timeout start create;
  spine: booking cover; spinner: load pending progress indicator loader; spinup: provisioning start
  create cold; spit: output error print; splash: water resistance ip rate launch startup; split:
  chunk separate partition divide code transaction break breakdown shard install; split-brain:
  cluster quorum failover; splitwise: shared settle; spoil: expiry storage fresh; spokesperson:
  press contact; sponsor: donate fund partner partnership advertising coffee; spontaneous: random
  unplanned; spoofing: spf dmarc dkim; spooky: halloween ghost; sporadic: intermittent retry
  unstable transient randomly; sports: fit activate football; spot: detection points location
  preemptible; spotlight: search feature; spotty: coverage intermittent signal connect; spouse:
  family household shared partner dependency; spread: distribute shared publish sync propagation
  expand operating; spreadsheet: csv import export table row sheet cell column; spring: java
  seasonal; sprinkler: irrigation water schedule; sprint: iterate; spy: tracking telemetry privacy
  mock encrypt test surveillance monitor; spyware: telemetry tracking malware; sql: query database
  table join statement dump mysql union; sqli: injection prepared escape; sqlite: database sql file
  wal embedded single; sqs: queue message aws; squad: team group; square: bracket aspect crop ratio;
  squarespace: embed customize code; squashed: aspect ratio merge commit rebase dimension git
  layout; squat: domain typosquatting; squeak: noise lubrication; squeaky: lubrication noise;
  squeeze: compress reduce resize minify optimize width response limit shrink; squint: font contrast
  zoom; squished: aspect ratio dimension layout image; srcset: response image size; sre: reliable
  monitor incident; srv: server dns record; ssd: disk storage drive; sse: server-sent event
  streaming realtime; ssg: static prerender build; ssh: terminate key remote tunnel passphrase;
  ssid: wifi network access; ssl: certificate encrypt tls http letsencrypt handshake certbot cert;
  sso: authentication identity saml oauth oidc idp login auth; ssr: render server hydration dynamic;
  ssrf: request internals allowlist; stability: production release lts channel mature prediction
  steady reliable robust version; stabilize: steady robust; stack: technology layer framework
  architecture pop trace overflow; stackoverflow: forum; stacktrace: trace error source line;
  stadium: venue seats; staff: team support contact agent teammate people employee personnel
  moderation; staging: environment preview pipeline production deployment branch statuses lifecycle
  phase git preproduction; stain: clean washing remove; stainless: steel corrosion; stairs: access
  lift; stake: deposit validate; stakeholder: role viewer; stakeout: monitor surveillance; stale:
  cache outdated invalid revalidate dead refresh reflect expire; stalk: harassment privacy block
  location; stalker: harassment block privacy report; stalled: freeze timeout block stuck; stammer:
  speech voice; stamp: timestamp postage date signature; stand: representative status mount holder
  dock; standalone: independent binary self-contained; standard: default conventions specs protocol
  specification compliance norm; standby: replica idle sleep failover redundant power; staple:
  printer finish; star: wildcard glob favourite review pattern asterisk rate bookmark; start:
  quickstart begin boot launch init setup introduction getting tutorial initial onboarding spawn;
  starter: template boilerplate scaffold basics kit beginner; startup: boot launch start initial
  prebuilds splash; stash: git saving temporary shelve; stateless: session station scale; statement:
  bank declare account transaction invoice report sql; static: asset html generate; static-ip:
  address fix dhcp; station: store reactivate manager mode statuses radio status condition region
  province; statistics: metric analytics report analysis breakdown insight trend number; stats:
  metric analytics statistics report; status: health station progress code response presence
  condition; statuscode: status http error; statutes: bylaws association law; stay: persist remain
  remember sticky retention session hotel; stderr: error output log; stdin: pipe input streaming;
  stdio: transport; stdout: output log streaming pipe; steady: stability constant; steak: food
  restaurant; stealth: hide undetected incognito; steam: game platform; steel: material stainless
  metal; steep: expense learn brew; steer: direction control; stemming: language inflection root
  linguistic; stepper: motor driver steps; steps: procedure debug debugger flow sequence wizard
  instructions walk checklist process workflow increment; stereo: audio channel; sterling: currency;
  stick: add insert settings configure usb pin sticky joystick; sticker: label emoji badge; sticky:
  fix pin session position residue clean adhesive affinity balance header; still: remain persist
  continue cache; stingy: cheap pricing; stitching: merge combine join seam; stm32: board firmware
  microcontroller; stock: inventory availability quantity backorder unavailable trade warehouse
  shared; stockholders: investor shared; stockmarket: investment quote; stolen: theft hijack
  compromised credential copyright revoke exfiltration security secret lost recover leak; stool:
  chair seats; stop: shutdown cancel halt kill disable pause restrict blacklist reject disallow
  suspend exit; stopword: stop word language; storage: volume disk capacity size bucket filesystem
  drive minio occupy spacing quota; store: storage database persist retain retention station saving
  shop write record location reactivate; storefront: shop theme catalog; storm: outage weather
  flood; story: article background history post new testimonials; stove: oven cooker; straight:
  direction immediately align; straightaway: immediately; straighten: align rotation;
  straightforward: simple quickstart; strain: load stressed; stranded: recovery orphan lockout stuck
  roadside; strange: unexpected error issue incorrect invalid surprise suspicious quirk unusual
  garbled weird encoding; stranger: public unauthorized visible anonymous anyone untrusted guest
  unknown access; strangest: unusual quirk; strap: band wrist; strategic: plan roadmap; strategy:
  approach plan roadmap; straw: poll vote; stray: orphan unused; streak: consecutive habit daily;
  streamer: livestream broadcast; streaming: live video broadcast pipe chunk sse realtime websocket;
  streamline: automate workflow; street: address location map; strength: complex entropy policy
  password signal intensive; strengthen: hardening reinforcements; stressed: load capacity test
  performance pressure benchmark; stretch: aspect ratio width elastic fit material dimension image
  full response resize scale; strict: mode hardness relax exact aggressive enforce validate;
  strictly: mandatory enforce; strike: strikethrough penalty; strikethrough: markdown format;
  string: text litre interpolate character quote; strip: remove trim delete; stripe: payment gateway
  zebra background; stroke: outline brush line; strong: bold power aggressive password security
  robust; stronger: password encrypt; strongest: encrypt cipher; struct: object; structure: schema
  layout architecture hierarchy tree format; struggle: troubleshoot difficulty support; stt: speech
  transcript recognition; stub: mock test fake placeholder; stuck: pending troubleshoot lock timeout
  freeze support community forum contact queue stalled help; student: education discount school
  academic; studio: ide editor record; study: learn research review analysis course education;
  stuff: material item content file belong asset; stuffed: package filled; stuffy: ventilation air;
  stumped: support troubleshoot; stupid: beginner mistake dumb; sturdy: durability load material;
  stutter: performance buffering lag smoother fps; style: format css lint theme stylesheet rule
  class conventions idiomatic eslint guidelines tone; stylecheck: lint; stylelint: css linter rule;
  stylesheet: css theme style import; stylish: design theme look; stylus: pen touch; sub: nested
  child account; subclass: inherit; subcontractor: subprocessor external; subdirectory: base path
  prefix recursive subfolder; subdomain: domain wildcard tenant cname dns; subfolder: subdirectory
  recursive directory base path prefix nested folder; subheading: heading section; subject: title
  topic email header; sublime: editor plugin; submarine: cable undersea; submission: entry form
  upload; submit: send form apply post upload; submodule: git repository nested; subnet: network
  cidr range; subordinate: role hierarchy; subpath: base prefix proxy path subdirectory; subpoena:
  disclosure legal court; subprocess: child process spawn; subprocessor: processor third;
  subroutine: function; subscribe: newsletter audience plan activate member consumed feed;
  subscription: plan bill tier recurring renew membership pricing monthly premium; subsequent:
  follow next; subsidy: grant fund; substantial: significance large; substitute: replace alternative
  override equivalent compatible; subtitle: caption description transcript video tracking tagline;
  subtotal: total tax; subtract: minus; subtree: git repository; suburbs: location delivery; subway:
  metro transition; succeed: success status; succeeded: complete passing; success: conversion result
  consecutive complete exit status; successor: ownership; such: example instance; suck: vacuum
  performance; suction: vacuum power clogs; sudden: spike unexpected burst abrupt; suddenly:
  regression unexpectedly abruptly crash unexpected; sudo: privilege root permission elevate
  superuser; sue: liability legal dispute; suffer: affect impact; sufficient: adequate enough;
  suffix: extension end append trailing; sugar: nutrition ingredient diet glucose; suggestion:
  feedback recommendation feature proposals autocomplete request ideas nominated tips advised hint;
  suicide: crisis helpline hotline selfharm; suing: legal liability dispute; suit: fit dress;
  suitable: recommendation fit required compatible; suitcase: baggage luggage; sum: aggregate total
  calculate amount function add; summarize: summary shorten llm briefly; summary: description
  briefly overview brief digest; summer: seasonal vacation dst holiday; summertime: dst daylight;
  summit: conference peak; summon: invoke call; sun: solar daylight light; sunday: weekend schedule
  hours; sundown: sunset deprecated; sunlight: uv fade outdoor light brightness solar; sunny: solar
  weather; sunrise: timer time sunset timezone daylight; sunset: deprecated retirement timer time
  shutdown eol dusk discontinued; supabase: postgres authentication realtime; super: parental
  premium administrator; superficial: shallow overview; superintendent: manager build; superior:
  better manager; supermarket: store grocery; superscript: format footnote; supersede: override;
  superuser: admin root permission administrator sudo; supervise: parental monitor; supervisor:
  manager role process restart approval; supplement: addon additional; supplier: vendor manufacturer
  provider; supply: power stock inventory vendor; support: compatible help human; suppose: expect
  intended default behavior; suppress: disable ignore silence comment mute hide; surcharge: fee
  extra ship; sure: confidence; surf: browse browser internet; surface: tablet area; surfer: browser
  visitor; surge: spike peak traffic; surgeon: doctor operating appointment; surgery: medical
  operating; surname: naming profile; surpassed: exceeded limit; surprise: unexpected unannounced
  unexpectedly gotcha caveat gift; surprisingly: unexpected counterintuitive; surrender: returns
  withdrawal; surrogate: key unicode; surrounding: wrapping context quote delimiter; surveillance:
  tracking camera privacy monitor; survey: form feedback poll field questionnaire; survive: persist
  durability restart volume reboot retain; survivors: beneficiary bereavement; sushi: food
  restaurant; suspect: fraud anomaly report flag phishing; suspend: reactivate ban pause suspension
  unpaid sleep deactivate disable block; suspension: suspend ban; suspicious: phishing fraud alert
  suspect untrusted unusual report activate; sustainability: green maintained load; svc: service
  kubernetes background; svelte: component reactivate; svg: vector image icon inline; swagger:
  openapi specification schema; swallow: suppress exception; swamped: load capacity overload scale;
  swap: replace exchange memory switch migration toggle modify settings disk alternative substitute
  trade; swarm: docker cluster service orchestration; swatch: sample colour fabric palette; swc:
  compile transform; swear: profanity filter moderation; sweat: breathable moisture waterproof fit;
  sweaty: breathable ventilation; sweep: cleanup purge scan; sweet: candy sugar; swell: battery
  grow; swift: ios apple fast; swim: waterproof underwater; swimmer: waterproof pool; swimsuit:
  cloth size; swing: rotation java; swipe: gesture touch mobile scroll stolen; switch: migration
  toggle flag replace modify settings option parameter configure move turn swap; switzerland: swiss
  region; swollen: battery expand; sworn: affidavit declare; symbol: character icon unicode notation
  glyph emoji; symlink: symbol link path follow; symphony: music orchestra php; symptom:
  troubleshoot cause diagnosis diagnose sign; sync: replicate synchronization device server conflict
  two-way interval pull integration bidirectional backup cloud; synchronization: device server;
  syndicate: rss feed; synology: nas docker container; synonym: search terms thesaurus equivalent
  aka aliases; syntax: grammar highlight parse invalid notation expression parser; synthetic:
  monitor generate; syringe: needle medical; sysadmin: server administrator; system: platform
  operating required; systemctl: systemd service restart; systemd: service unit restart journalctl;
  systemprompt: instructions prompt llm; systemwide: globals; tab: indent panel dialog modal spacing
  focus whitespace autocomplete windows browser; tabcomplete: complete shell; table: database row
  column schema grid index entity cell spreadsheet; tablet: mobile response ipad viewport device
  touch; tack: pin attach; tackle: address solve; tactic: strategy; tag: label category element
  taxonomy html categorize keyword markup chip attribute meta version; tagline: subtitle
  description; tail: log follow end; tailor: customize alter personalise; tailscale: vpn tunnel
  remote network; tailwind: utilities css class theme; tainted: corrupted kernel; take: required
  duration acquire long grab slow accept; takeaway: pickup delivery; takedown: dmca remove copyright
  unpublished; taken: reservation unavailable occupy duplicate exist; takeoff: departure drone;
  takeout: export archive; takeover: compromised hijack; talent: skill recruit hire; talk: contact
  conversion message speak conference speaker voice chat; tall: height size high portrait; taller:
  height size; tally: counter count; tamper: integration signature checksum modify; tangled:
  dependency circular; tank: capacity volume; tanker: ship fuel; tap: button touch select click
  press contactless nfc; tape: archive backup cassette adhesive; tar: archive compress extract gzip;
  tarball: archive release extract source; target: audience goal destination segment platform;
  tariff: pricing; task: jobs process worker operating checklist workloads todo working assign
  activate; taste: flavour prefer; tasty: recipe flavour; tauri: desktop app rust; tax: invoice vat
  form receipt rate duty exempt deduct fiscal; taxable: vat rate; taxi: expense reimbursement
  transport travel; taxpayers: tax vat; tco: cost pricing total; tcp: protocol port connect; tdd:
  test development; tea: brew infusion; teach: training tutorial learn course education; teacher:
  education classroom course discount instructor school; team: member organization group
  collaborator seats role workspace microsoft notification webhook colleague organizational;
  teammate: collaborator colleague member user team invite workspace; tear: damaged durability vsync
  teardown ripped; teardown: cleanup destroy delete; teaser: summary description; tech: engine
  helpdesk; technically: implementation architecture; technician: repair engine install; technique:
  methods approach pattern; technology: stack software; techstack: technology framework
  architecture; tee: pipe shirt; teen: minor age parental; teenager: parental age minor child;
  teeth: dental hygiene; telegram: bot notification message messenger chat; telemetry: anonymous
  usage analytics optout disable tracking observe trace instruments; telephone: contact phone call
  number voip landline; television: tv streaming hdmi screen cast; telework: remote; tell: notify
  alert; teller: bank cashier; telnet: port connect terminate; temp: temporary directory cleanup
  temperature sensor tmp; temperamental: intermittent unstable; temperature: heater thermal random
  sample deterministic thermometer heat celsius sensor; template: layout theme placeholder starter
  style appearance customize variable engine syntax scaffold preset; temporarily: pause suspend
  expire session maintenance; temporary: expire ephemeral dispose pause suspend intermediate
  transient workaround tmp cache; tenant: organization multitenancy workspace isolation realm rent;
  tender: procurement bid; tennis: court sports; tense: grammar conjugation; tension: stressed belt;
  tent: waterproof poles pegs camp outdoor; tenth: decimal ten; terabyte: storage size limit;
  terminate: cli command stop exit console shell sigterm process end ssh kill close; terminology:
  glossary definition; terms: policy legal agreement condition contract periodic keyword definition
  clause; terrace: outdoor balcony; terraform: infrastructure provider station provisioning;
  terrain: elevate map; terrible: complaint poor slow; territory: region country license; terror:
  extremist threat; terrorist: abuse report; test: staging assert coverage verify check unit sandbox
  trial preview environment runner ci; testament: will inherit; testdata: seed; testify: evidence
  witness; testimonials: review customize quote evidence; text: string message content paragraph
  plain character prose sentence article phrase font copy; textarea: input field text; textbook:
  booking education; textbox: input field text; texture: graphics material; than: comparison compare
  versus; thanks: credit donate acknowledge; theft: stolen compromised revoke lost fraud insurance
  identity; theirs: owner external; theme: style colour appearance template dark layout customize
  variable mode palette switcher skin; theory: concept background; therapist: appointment health
  mental; therapy: treatment counsel; thermal: temperature printer; thermistor: temperature sensor
  heater; thermocouple: temperature sensor; thermometer: temperature sensor probe; thermostat:
  climate temperature heat setpoint; thesaurus: dictionary; these: list select; thesis: citation
  academic; thick: gauge dimension bold width line; thief: stolen compromised revoke theft fraud;
  thieves: theft lock stolen; thin: thick lightweight narrow client weight; thing: object item;
  thingy: widget component; think: considerations opinion suspect; thinner: slimmed paint; third:
  external vendor party; thirdparty: processor external vendor unofficial; thorough: comprehensive
  details complete; thoroughly: test comprehensive; thought: ideas opinion feedback; thousands:
  scale limit bulk performance many separate; thread: conversion worker discussion concurrency
  threadpool stitching reply border router pool parallel race; threat: risk security model
  vulnerability malware; threatened: harassment abuse report; three: multiple triple quarter;
  threshold: limit alert minimum trigger cutoff confidence; threw: exception error raise; throttle:
  rate limit 429 backoff bandwidth; through: proxy tunnel passing; throughout: globals across;
  throughput: performance request concurrency bandwidth; throw: discard raise remove exception
  error; throwaway: ephemeral temporary dispose; thrown: exception raise error; thumb: thumbnail
  touch fingerprint preview finger; thumbnail: preview image resize poster; thunder: lightning
  storm; tick: mark checkbox checkmark select check interval; tickbox: checkbox; ticker: symbol;
  ticket: issue request case support task tracker helpdesk booking; tide: water coast; tidier:
  cleanup format; tidy: cleanup organization clear prune purge remove clean clutter formatter; tie:
  bind association link; tied: bind link association; tier: plan pricing level; tight: size strict
  fit spacing narrow; tighten: stricter restrict hardening; tighter: stricter spacing; tilde:
  semver; tile: grid card widget map; till: cash register po checkout deadline; tilt: rotation
  orientation sensor; time: timezone schedule duration timestamp long milliseconds datetime
  multiplier date periodic hours slots; time-series: metric retention chart; timelapse: video
  interval; timeline: history chronological roadmap schedule; timeout: limit deadline abort retry
  connect wait delay session unreachable expire; timer: schedule interval cron periodic tick
  countdown alarm stopwatch; timesheet: hours tracking; timestamp: date unix iso utc datetime ago;
  timetable: schedule calendar; timezone: utc offset locale dst zone clock midnight; tinker:
  customize modify experiment; tinny: audio quality; tiny: small minimum lightweight size font scale
  response minimal thumbnail compact; tips: hint gratuity advice donate recommendation guidance
  callouts technique advised trick coffee; tire: pressure wheel sleep health; tissue: paper sample;
  title: heading metadata subject frontmatter naming headline caption; tldr: summary overview
  summarize brief; tls: certificate encrypt http cipher handshake cert negotiation; tmp: temporary
  directory cleanup; tmux: terminate session background; toast: notification popup message snackbar;
  tobacco: age prohibited smoke; toc: content heading outline; today: day date current daily
  calendar; toddler: child age safety; todo: task checklist roadmap; toe: shoe size; together: group
  parallel collaborator concurrency alongside unified simultaneous atom interop colocated combine
  merge; toggle: flag switch enable disable feature turn switcher; token: bearer api secret
  credential revoke key expire refresh scope usage context language; told: notify notification
  inform message alert; toll: free fee; toml: configure format; tomorrow: schedule date next later;
  tone: voice style sound ringtone; toner: cartridge printer; tongue: language locale; tons: bulk
  large volume; took: timeout duration elapsed charge; toolbar: button menu bar; toolbox: tools
  utilities; toolcall: function tools call; toolchain: compile build version; tools: utilities
  software technology cli toolkit; tooltip: hover hint popup; tooth: dental brush; toothbrush:
  electricity brush; top: highest header maximum corners upper root heading first best ranking
  popular; topic: category subject taxonomy section channel; topup: balance credit refill; tor:
  anonymous proxy; torch: flashlight pytorch; torn: damaged returns repair; tos: terms; toss:
  discard delete throw; total: sum aggregate amount count; totp: authentication otp two-factor code;
  touch: tap gesture tablet contact screen mobile; touchid: fingerprint; touchpad: mouse;
  touchscreen: touch gesture display input; tough: hardness durability robust difficult; tougher:
  harder stricter; toughest: difficult hardest; tour: walkthrough onboarding guide visits; tourists:
  travel visitor visa; tournament: competition bracket; tow: vehicle roadside; towards: direction
  orientation; towel: laundry linen; tower: antenna coverage; town: city location address region
  locale; toxic: moderation abuse harassment; toy: child age safety sample; trace: log debug stack
  span opentelemetry distribute observe instruments tracking; traceback: error exception stack
  python; traceroute: network route hop; tracker: consent privacy analytics block blocker; tracking:
  privacy analytics shipment consent monitor progress tracker carrier number status cookie
  telemetry; trackpad: mouse; tractor: farm agriculture; trade: exchange swap busy; trademark: brand
  logo guidelines; tradeoffs: considerations; trader: stock marketing exchange; traditional: classic
  history culture; traefik: reverse proxy label router; traffic: bandwidth analytics ingress load
  visitor request overload scalable packet scale workloads spike; tragedy: incident memory; trailer:
  preview video; trailing: audit slash url redirect comma log history; trainee: role training;
  trainer: instructor training coach; training: course learn model dataset transport direction
  workshop practice teach exercise railway transition; traitor: leak inside; traits: inherit
  characteristic; transaction: ledger payment commit rollback atom import history isolation
  database; transcribe: transcript speech audio; transcript: caption text speech recognition audio
  subtitle grade; transfer: send bank wiring migration move ownership account payout transaction
  bandwidth; transform: convert conversion format model attention llm manipulate map modify;
  transistor: switch circuit current; transition: animate duration motion tls encrypt transport
  ship; translation: locale language i18n convert internationalization compile transform;
  transmission: send transfer gearbox; transmit: send broadcast; transmitter: radio sender wireless;
  transparency: opacity alpha disclosure report background honest invisible opaque; transpile:
  compile babel target; transplant: migration transfer; transport: ship delivery protocol tls;
  trapped: lock-in export pitfall signal catch handler honeypot; trash: delete bin restore
  recyclable corrupted remove garbage recover; trauma: sensitive health; travel: transport trip
  journey expense roaming abroad itinerary; travis: ci pipeline build; tray: taskbar paper systray;
  treasurer: financing role; treated: interpreter handle cast; treatment: medical experiment
  variant; treaty: agreement internals; tree: hierarchy structure node traversal folder branch
  nested; tree-shaking: unused bundle deadcode; trembling: jitter shake; trend: popular analytics
  rate change top chart insight forecast growth; trespass: unauthorized access prohibited; trial:
  evaluation expire free demo experimental test sandbox periodic; triangle: warning shape; tribute:
  credit acknowledge; trick: workaround tips technique hacked shortcut; tricky: advanced limit
  difficult complex gotcha; tries: attempts retry trial; trigger: event action hook webhook fire
  condition threshold invoke dispatch automate; trim: crop whitespace cut remove truncate clip
  strip; trip: journey travel route itinerary booking; trivial: easy simple; troll: moderation abuse
  ban block conduct; trophy: achievement award badge; trouble: issue troubleshoot error problem bug
  fix difficulty help hassle diagnose; troublemaker: ban moderation; troubleshoot: diagnose error
  log common debug diagnostic; trousers: cloth size pants; truck: vehicle ship delivery; true:
  boolean enable validate flag; truncate: limit length shorten ellipsis overflow maximum cut; trunk:
  branch mains; trust: security verify certificate safe reliable proven allowlist rely whitelist
  reputation authorize; trustees: board directors; trustworthy: verify certificate reputation
  security audit safe; truth: honest source boolean accuracy; truthfully: honest accurate; try: test
  preview playground trial demo verify check catch explore attempts tester sandbox; try-out: demo
  trial playground; ts: typescript type tsconfig; tsc: typescript compile type; tsconfig: typescript
  compile path; tsv: delimiter column csv; tsx: react typescript component; ttfb: latency server
  response performance; ttl: expire lifetime cache dns time-to-live; tts: speech voice
  text-to-speech; tty: terminate interactive; tube: pipe video; tuesday: weekday schedule; tui:
  terminate interface cli; tuition: fee course school; tumble: dryer careful; tune: optimize
  calibration adjust configure parameter performance music; tunnel: ssh proxy private network expose
  localhost remote vpn; tuple: row record pairing; turbopack: bundler build; turborepo: monorepo
  cache pipeline; turkey: country holiday; turn: rotation convert toggle conversion format transform
  angle orientation enable disable switch; turnover: revenue; tutor: tutorial lesson; tutorial:
  instructions document learn course walkthrough; tuxedo: suit rental; tv: media player remote hdmi
  cast; tweak: modify configure customize update settings config adjust tune modifications
  customizable; twice: duplicate double idempotent dedupe deduplicate repeat; twilight: dusk dark;
  twilio: sms message; twinkle: blink led; twins: duplicate digital; twitch: streaming obs live;
  twitter: social card bootstrap; two: multiple second double pairing; two-way: bidirectional; txt:
  dns record verification; type: typescript keyboard declare format category class input field form
  indicator generate typesafe; typeahead: autocomplete suggestion search; typecheck: typescript type
  tsc; typeface: font; typeorm: orm entity migration; typesafe: typescript type inference;
  typescript: type tsconfig strict javascript union augmentation; typesense: search index;
  typewriter: monospace font; typical: average common usual default; typist: keyboard input; typo:
  spelling incorrect error correct tolerance fuzzy mistake misspelled mistyped edit; typography:
  font; ua: user-agent browser header; uart: serial baud rx; uat: test staging accept; ublock:
  blocker filter extension; ubuntu: distros apt; udp: protocol port packet; ufw: firewall port
  linux; uglify: minify terser compress; ugly: theme style design format layout appearance; ui:
  interface component design front frontend; uid: user permission identifier; ulimit: descriptors
  limit file; ultimate: premium plan; ultrasound: medical sensor; umask: permission file default;
  umd: module script format; umlaut: unicode encoding utf-8 character collation; unable: fail
  permission unsupported cannot deny error; unacceptable: conduct prohibited; unanswered: response
  escalate; unarmed: alarm disarm; unattended: non-interactive silent automatic automate;
  unauthenticated: 401 login token; unauthorized: forbidden permission credential authentication 401
  token deny; unavailable: outage offline maintenance unreachable 503 stock unsupported taken
  downtime down; unban: appeal suspension moderation restore allow reactivate; unblock: allowlist
  permission; unboxing: content package setup; unbrick: recovery flash bootloader; uncapped: limit
  quota; uncaught: exception error unhandled; uncertain: ambiguous confidence unknown; unchanged:
  verbatim immutable passthrough static reflect constant intact; uncheck: deselect; unclear:
  ambiguous explanation clarify; unclickable: grey; uncomfortable: report ergonomic; uncommon: rare
  edge; unconfirmed: pending; uncover: reveal coverage expose; undamaged: intact; undead: zombie
  process; undefined: null missing variable unspecified; undelete: restore recover trash;
  undeliverable: bounce invalid; undelivered: bounce returns courier address email; under: behind
  minimum nested child; underage: minor age parental child; undercharged: invoice adjust;
  underestimate: estimate forecast; underexposed: brightness exposure; underground: subway metro;
  underline: text decoration link; underneath: bottom; underscore: hyphen; undersized: size measure;
  understand: concept explanation clarity clearer analyse readability overview mean document
  introduction; understood: interpreter support recognise; underwater: waterproof depth dive;
  underway: progress ongoing; underwear: cloth hygiene; undo: rollback restore revert history reset
  mistake back reverse reopen permanent irreversible cancel; undone: revert irreversible undo;
  uneditable: readonly; unemployed: discount benefit; unemployment: benefit claim; unencrypted:
  plaintext http encrypt decrypt insecure; uneven: align spacing; unexpected: error surprise anomaly
  token syntax invalid exception; unexplained: unknown unexpected; unfair: dispute appeal complaint;
  unfiltered: raw; unfindable: search index sitemap; unfinished: draft incomplete partial roadmap
  pending; unfold: expand accordion; unfollow: unsubscribe follow; unformatted: plain; unfortunate:
  limit unsupported; unfreeze: unlock resume; unfriend: contact remove; unhandled: exception promise
  error; unhappy: complaint refund returns satisfaction; unhide: show; unicode: encoding character;
  unidentified: anonymous unknown; uniform: consistent cloth; unimportant: option trivial;
  unindexed: slow query scan; uninstall: remove reinstall; unintentionally: accidental; union: join
  merge combine european; unique: distinct visitor deduplicate constraints duplicate identifier uuid
  primary; unisex: gender size; unit: device hardware merge test measure module dimension metric;
  unittest: test assert runner mock; unity: game engine; university: education student institutions
  research study repository ubuntu; unixtime: timestamp epoch second; unknown: unrecognized
  undefined untrusted invalid unfamiliar unidentified error; unlawful: illegal prohibited; unleash:
  enable unlock; unless: exception condition; unlike: difference comparison remove; unlimited: quota
  limit fair plan infinite unbounded indefinitely limitless; unlink: disconnect detachable remove
  symlink; unlist: hide; unload: remove release module unmount free; unlock: password lockout access
  reset recover decrypt unpin key lock activate; unlucky: random probability; unmaintained: inactive
  archive deprecated; unmanaged: self-hosted manual; unmark: deselect; unmodified: untouched;
  unmount: volume eject detachable; unmute: notification audio; unnecessary: redundant unused waste
  option; unneeded: unused cleanup; unnested: flat; unnoticed: silent; unopened: returns sealed
  package; unpack: extract content setup assemble unzip archive decompress; unpaid: outstanding
  overdue dunning volunteer; unpair: disconnect bluetooth remove pairing reset; unpkg: cdn script
  npm; unpleasant: abuse harassment; unplug: disconnect power offline disable detachable;
  unpredictable: inconsistent random flaky nondeterministic; unprivileged: user permission rootless
  root; unprocessed: raw; unprotected: authentication public security; unpublished: draft hide
  archive remove registry deprecated; unraid: docker container template; unreachable: offline
  connect network firewall timeout dns route outage unavailable downtime inaccessible; unread:
  contrast encoding font badge notification count permission format corrupted nobody; unreal: engine
  game; unreasonable: excess unfair; unrecognized: unknown unsupported invalid; unregistered:
  anonymous; unreliable: intermittent stability unstable retry; unrepeated: unique; unresolved:
  escalate; unresponsive: timeout hang freeze restart health; unsafe: insecure vulnerability danger
  untrusted risk; unsaved: draft autosave discard; unsecure: http insecure certificate; unseen:
  unread hide invisible; unset: undefined; unsolicited: spam; unsolved: opened unresolved; unstable:
  experimental beta nightly preview connect disconnect; unstyled: css missing stylesheet theme;
  unsubscribe: cancel opt subscription delete prefer leave newsletter; unsupported: deprecated
  compatible limit unrecognized; unsure: support recommendation guide; unsync: disconnect sync
  disable; untangle: dependency conflict; untick: uncheck deselect; untidy: cleanup format; until:
  expiry deadline expire; untouched: unchanged preserved origin; untrue: false; untrusted: security
  sandbox certificate; unused: dead returns condition lint remove inactive prune idle unnecessary;
  unusual: anomaly suspicious rare unexpected; unveiling: announce launch; unverified: verification
  confirmation; unwanted: returns refund withdrawal disable spam; unwelcome: block spam; unworn:
  returns condition; unwritable: permission readonly; unzip: extract archive unpack; upcoming:
  roadmap plan release soon unreleased future; update: upgrade patch changelog latest refresh
  migration version release automatic edit outdated revision; upfront: prepayment annual; upgrade:
  migration break version plan premium changelog release compatible deprecated promotion bump
  latest; uphold: comply enforce; upholstery: fabric cover clean; upkeep: maintenance maintained;
  upload: attach transfer push import multipart file maximum size storage bucket transmit photo;
  upnp: router port discovery; upper: maximum parental uppercase capital; uppercase: case capital
  lowercase; upright: vertical portrait orientation; ups: battery power backup ship alive healthy;
  upscaling: resolution enlarge; upsell: upgrade addon; upsert: insert update conflict; upset:
  complaint feedback stomach; upside: advantage rotation; upsidedown: orientation rotation;
  upstream: remote proxy backend server fork; uptime: health status monitor sla availability
  reliable; upvote: vote; upward: increase scroll; urban: city area; urgency: priority; urgent:
  priority emergency escalate criticism prioritize hotline immediately; url: link slug permalink
  path query base shareable shorten address route router domain; urlencode: escape encoding percent;
  usability: intuitive; usage: metric consumed consumption resource; usb: driver serial port flash
  dongle portable stick drive; usb-stick: remove storage drive; usd: currency dollar; usecases:
  scenario; used: consumed consumption quota deprecated refurbished usage; useless: irrelevant
  unused waste unnecessary remove refund; user: member account username actor people visitor
  identity seats login personalise; user-agent: browser header request; userinfo: profile claim
  identity; username: account unique handle whoami taken credential; usual: default typical normal;
  utc: timezone offset iso midnight; utf-8: encoding unicode charset; utilities: tools usage
  helpers; utm: campaign tracking parameter analytics; uuid: identifier random; uv: python package
  install environment; ux: interface usability design experiment; v2: migration upgrade release; v3:
  migration upgrade release; v8: engine; vacancy: jobs hire career application; vacant: availability
  empty; vacation: absence leave holiday autoresponder deactivate away; vaccination: immune covid;
  vacuum: database cleaner cleanup reclaim robots battery; vague: ambiguous precision unclear;
  validate: schema expiry error required rule verification checker verify correct; valkey: redis
  cache; valuable: insurance import; valuation: portfolio pricing; values: principles argument
  philosophy mission worth pricing content variable; valve: actuator water control steam pressure;
  vandal: moderation revert abuse damaged; vanilla: plain default javascript standard; vanish:
  missing delete restore lost disappear remove deprecated hide clear; vanity: url customize domain
  nameserver; var: variable environment; variable: env placeholder environment substitute scope
  const parameter dotenv dynamic shadow constant param; variant: sku production flavour; variations:
  option attribute sku; variety: range select; various: multiple several difference; varnish: oil
  coat wood cache proxy http; vary: difference dependency; vat: tax invoice reverse; vault: secret
  encrypt storage safe credential keystore; vcard: contact import; vcs: git; vector: embedded
  similar semantic svg; vegan: material leather ingredient; vegetables: food produce; vegetarian:
  diet ingredient meal vegan; vehicle: car driver automotive; velcro: closure fastening; velocity:
  speed sprint; vending: kiosk machine; vendor: supplier seller provider lock-in thirdparty bundle
  dependency copy sold party third; vent: airflow cool overheating; ventilation: cool airflow fan;
  venture: startup investor; venue: place; venv: virtualenv python environment isolation; verb:
  methods http subcommand; verbal: oral speak; verbose: level log debug flag output quiet noise;
  vercel: serverless deploy adapter edge; verdict: decisions result; verification: identity; verify:
  confirmation check verification authentication badge proof checker test prove signature checksum
  gpg; versatile: flexible customizable; version: release upgrade changelog semver tag migration
  range major minor api path compatible; versus: comparison alternative compare tradeoffs difference
  vs; vertex: node; vertical: orientation portrait scale height resource cpu; vet: verify review
  screen animate; veteran: experienced military discount; vi: editor keybinding vim; via: proxy
  gateway; viable: feasible mvp; vibe: mood theme; vibration: resonance haptic silent; vice: versa
  reverse; vicious: loop circular; victim: fraud phishing compromised report; video: streaming embed
  playback player record media autoplay watch transcoding frame playlist clip; videocall: conference
  webcam; view: preview show traffic screen browse statistics opinion reading inspect display see
  layout; view-source: html markup; viewer: audience visitor reader watch; viewonly: readonly;
  viewport: response mobile width; villa: property rental accommodate; village: city; vim: editor
  shortcut; vimeo: video embed iframe; vintage: retro legacy; violation: terms enforce suspension
  breached infringe rule; violence: moderation prohibited abuse content; violent: content abuse;
  violet: purple; violin: music instruments; viral: shared social scale spike; virtualbox: vm
  hypervisor virtualization; virtualenv: python environment isolation venv; virtualization: simulate
  emulator; virus: scan malware antivirus security scanner malicious infected; visa: card payment
  pay credit mastercard passport; visible: publish public expose shared scope appearance exposure
  discoverable display publicly shown hide; vision: mission philosophy access roadmap sight;
  visitor: audience analytics traffic user session stats guest counter; visits: traffic bandwidth
  request analytics session pageviews history statistics officer tour appointment hours;
  visualization: graph chart graphics editor gui; vital: criticism required performance lcp cls
  metric essential; vitamins: supplement nutrition; vite: bundler dev plugin build esbuild webpack;
  vitest: test mock snapshot; vlan: network segment subnet; vlog: video channel; vm: virtualization
  machine instance hypervisor container runtime; vmware: vm hypervisor virtualization; vocabulary:
  terminology glossary terms dictionary; vocals: voice audio karaoke; voice: assistant audio
  integration recognition tone speech microphone call record; voicemail: phone message; voiceover:
  narrator audio; void: empty null cancel undefined; volt: voltage power supply; voltage: power;
  volume: mount storage sound persist loud disk; volunteer: contributors contribute member
  membership tester helpers; vomit: sick nausea; vote: poll ballot upvote feature request roadmap
  governance election; voters: election poll ballot; vouch: reference sponsor; voucher: coupon
  redeem gift code discount deal; vpc: network private peer cloud subnet; vpn: tunnel private
  network wireguard remote proxy; vps: server ssh hosting virtualization linux; vs: comparison
  alternative compare; vscode: editor ide extension workspace debugger; vue: component template
  composition framework; vulgar: profanity filter language; vulnerability: security report scan
  audit bounty coordinator advisory disclosure exploit cve; waf: firewall protect bot; wage: payroll
  salary income pay; wager: betting gambling; waist: measure size chart; wait: timeout delay pending
  queue interval block load awaiting patient slow sleep backoff; waiter: restaurant tips;
  waitinglist: registration capacity; waitlist: wait registration capacity; waitress: restaurant
  staff; waive: fee exempt; wake: sleep standby resume alarm lan; walk: traversal tour iterate
  recursive pedestrian steps; walkthrough: tutorial guide steps tour; wall: mount bracket barrier
  anchor firewall outlet; wallet: balance payment crypto address cold purse pay; wallpaper:
  background image theme; wan: internet external remote; ward: hospital district; warden: guard
  parking; wardrobe: dimension assemble cloth closet; warehouse: stock inventory fulfillment
  analytics export storage; warm: temperature heater hot cache heat preload; warmer: temperature
  heat; warmup: cold cache startup preload; warning: alert deprecated lint notice caution
  notification log suppress eslint linter insecure orange; warp: distorted deformed; warrant:
  guarantee legal law; warranty: guarantee claim repair coverage assurance; washable: washing
  careful machine; washer: laundry gasket; washing: clean careful temperature machine laundry; wasm:
  webassembly browser runtime; waste: optimize unused consumption efficiency inefficient unnecessary
  recyclable dispose garbage; watch: monitor subscribe streaming video tracking metric reload change
  dev rebuild viewer observe; watchdog: restart timeout health monitor; watchers: watch limit file
  inotify change reload; watchman: monitor security; water: waterproof moisture resistance leak
  splash liquid; watermark: overlay image; waterproof: ip67 rate; watt: power supply current voltage
  consumption energy; wattage: power consumption supply; wave: audio gesture; way: direction
  orientation methods technique; wcag: access contrast standard; weak: insecure complex entropy
  limit vulnerability signal strength password; weaker: strength signal; wealth: asset investment
  portfolio; wealthy: rich; weapon: firearm prohibited; wear: durability tear watch age; wearable:
  watch fit; weather: forecast temperature rain; web: internet online http network server browser;
  webassembly: wasm browser runtime; webauthn: passkey fido authentication security; webcam: camera
  video permission streaming; webcomponent: customize element shadow; webflow: embed customize code;
  webfont: font typeface woff; webgl: graphics canvas gpu; webhook: endpoint payload signature event
  retry secret callback; webhost: hosting provider upload; webinar: event record registration; webp:
  image format optimize; webpack: bundler loader configure build bundle esbuild; webpage: site
  domain website; webrtc: peer video realtime; webserver: serve nginx; webshop: shop; website:
  domain site webapp embedded frontend url embed homepage hosting; websocket: realtime connect
  upgrade proxy socket protocol; webspace: hosting static upload ftp; webstorm: ide jetbrains;
  webview: app embedded; wedding: event registry couple venue guest invite; wedge: stuck hang;
  wednesday: weekday schedule; weed: cannabis garden; week: schedule calendar day sunday monday;
  weekday: schedule hours day calendar; weekend: hours busy schedule saturday sunday opened; weekly:
  schedule digest recurring cron; weigh: weight kilogram scale gram; weight: load ship kilogram
  ranking boost relevance size kg import font bold; weird: unexpected error issue incorrect invalid
  surprise suspicious quirk strange garbled encoding; weirdest: unexpected edge; welcome: onboarding
  greet landing encourage splash homepage introduction; welfare: benefit wellbeing; went: redirect
  status; wet: water waterproof moisture humidity; wfh: remote; wget: download http command curl;
  what: glossary concept overview; whatever: arbitrary wildcard; whatsapp: message channel
  notification; whatsnew: changelog; wheat: gluten allergen; wheel: scroll mouse tire; wheelchair:
  access disable; when: condition expression rule; whenever: event trigger schedule; where: location
  path directory; whereabouts: location tracking; wherever: anywhere remote; whether: decide check
  condition boolean verify; which: choose compare comparison difference select; while: during loop
  concurrency; whisper: private direction dm quiet; whistleblower: report anonymous; white: blank
  missing null nothing light background theme colour; whitelabel: brand customize domain logo;
  whitelist: allowlist permit trust allow unblock; whitescreen: blank error console render;
  whitespace: trim indent newline; who: authorize contact team; whoever: anyone owner personalise;
  whole: full all fully integer entire complete; wholesale: bulk reseller b2b distributor; whose:
  owner authorize ownership; why: comparison feature purpose explanation; wide: width column
  landscape screen response; wider: broader width expand; widescreen: width resolution; widget:
  iframe component embed script snippet embedded bubble; widow: deceased inherit spouse; width: size
  dimension horizontal wider; wife: spouse partner family; wifi: network connect ssid password
  wireless internet router interference; wiki: knowledge; wild: wildcard glob natural; wildcard:
  pattern glob certificate subdomain match asterisk regex; wilderness: outdoor offline; willingly:
  consent voluntary; win10: windows; win11: windows; wind: weather turbine; windowless: headless;
  windows: dialog platform system panel modal tab desktop frame popup operating screen pane;
  windshield: glasses car; wine: windows compatible alcohol emulator; winget: windows package
  install; wink: emoji smiley; winner: prize award contest; wins: precedence winner prize award
  contest; winter: cold seasonal dst; wip: draft progress; wipe: erase delete clear reset lost
  restore destroy permanent uninstall factory format; wireguard: vpn tunnel network; wireless:
  network connect radio wifi bluetooth cordless; wiring: cable connect bank schematic diagram pin
  ethernet network payment transfer; wisdom: tips knowledge; wish: ideas wishlist request feature
  favourite suggestion; wishlist: favourite saving roadmap feature request; withdrawal: revoke
  payout transfer unpublished debit cancel refund balance; withdrawn: retracted payout; withheld:
  withholding payout; withholding: tax payroll; within: range inclusion deadline; without: exclude
  disable ignore avoid exception omit anonymous option skip; witness: signature evidence proof
  observe attest; wives: spouse partner; wix: embed customize code; wizard: setup guide interactive
  assistant install; wobble: stability level; woff: font typeface; woman: gender female; women:
  female gender size; wonky: align unstable layout display bug; wood: oil timber grain; wooden: oil
  timber material furniture; wool: material careful washing fabric; word: text string dictionary
  phrase sentence tone officer terminology terms vocabulary docx; wordpress: plugin theme php
  shortcode blog core embed; workaround: known alternative limit fix issue solution; workdir:
  working directory container; worker: process thread queue edge concurrency background staff dyno
  jobs serverless executor employee; workflow: automate steps trigger ci pipeline action; working:
  task compatible architecture internals design jobs worker process support behavior activate
  incompatible; workmate: member collaborator colleague; workout: exercise fit training; workplace:
  officer employer; workshop: training registration webinar class; workspace: monorepo package root
  hoist organization tenant; worktime: hours; world: public globe globals internals worldwide
  country region; worldwide: globals everywhere internals ship country; worm: malware virus; worn:
  wear replace; worry: risk security privacy safe concern guarantee; worse: degraded regression
  quality; worst: warning caution limit maximum; worth: pricing cost benefit comparison; worthwhile:
  benefit advantage; worthy: eligible criteria; wound: damaged repair; wrapper: sdk library client
  bind; wrapping: gift line package complete overflow enclose; wreck: damaged corrupted restore
  broken; wreckage: damaged recovery; wrench: tools maintenance icon; wrinkle: ironing crease;
  wrist: strap measure size watch wearable; writable: write permission directory; write: create edit
  saving content enter syntax compose prose editor blog mutation store; writeoff: deduct expense;
  writer: authorize editor contributors; written: document authorize language; wrong: error
  incorrect invalid mistake troubleshoot mismatch issue unexpected offend mistyped fail diagnose;
  wrongly: incorrect false; wrote: authorize create saving; ws: websocket realtime; wsl: windows
  linux subsystem; wsod: blank error debug; wss: websocket tls security; wtf: error unexpected; www:
  domain subdomain redirect apex; wysiwyg: editor visualization rich; x-forwarded-for: proxy client
  trust address; x86: architecture platform amd64; xcode: ios build macos; xl: size chart excel
  spreadsheet import; xlsx: spreadsheet excel import export; xml: format parse; xss: sanitize escape
  script csp; xxl: size chart; yacht: boat charter; yaml: configure format indent frontmatter json;
  yamllint: yaml indent; yandex: crawler index; yank: remove revoke unpublished; yard: garden
  outdoor; yarn: lockfile wool fiber package workspace node npm; year: date annual periodic age
  seasonal subscription retention warranty lifetime; yearly: annual bill renew subscription monthly;
  yell: warning error; yellow: warning orange colour indicator led; yen: currency jpy; yesterday:
  history date restore regression previous day paste recently rel; yet: roadmap plan upcoming
  current; yield: generate returns; yml: yaml configure format; yoga: fit class; young: age minor
  minimum child junior; younger: minor age child parental; youngest: age minimum; youngsters: child
  minor youth; yourself: manual diy own profile; yourselves: self own; youth: young child junior
  age; youtube: embed video iframe channel; yubikey: webauthn fido u2f; yum: rpm redhat package
  install; z-index: layer stack overlap; zap: delete remove zapier; zapier: integration webhook
  automate; zebra: label printer stripe; zero: scratch none null empty division; zero-downtime:
  rolling grace deployment health; zerotier: vpn network tunnel; zigbee: coordinator pairing mesh
  dongle; zip: compress archive gzip extract pack postcode unzip postal; zipcode: postal address;
  zipper: closure repair compress archive; zombie: process orphan reap defunct; zone: region
  availability dns area timezone; zoo: animate ticket; zoom: scale magnification viewport magnify
  video enlarge; zsh: shell complete bash; zwave: control pairing mesh inclusion
`
