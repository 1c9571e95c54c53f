import { SHOP_GROUPS } from './shopGroups.ts'
import { readOneTerm } from './thesaurus.ts'

// Everyday words of software, accounts, shops and devices, each with words that documentation may
// use instead. The groups are looser than those of the thesaurus, and apply only if no page has the
// visitor's own word: used next to known words, they cost three of a hundred right answers.
const GROUPS = `
  kill: stop shutdown terminate cancel abort interrupt;
  write: modify edit change update alter rewrite;
  picture: image photo screenshot graphic illustration; price: cost fee charge rate tariff;
  delete: remove drop erase purge discard destroy;
  broken: fail error crash malfunction defective faulty;
  slow: performance latency delay lag throughput; login: signin authentication logon;
  logout: signout; signup: register registration join enroll; environment: env variable;
  folder: directory path; offline: disconnected; online: connected;
  outage: downtime unavailable incident failure; uptime: availability sla; colour: palette theme;
  dark: theme mode; font: typeface typography; bold: thick heavy;
  phone: mobile smartphone cellphone; laptop: computer pc desktop notebook; tablet: ipad;
  browser: chrome firefox safari edge; internet: network connection wifi;
  cable: cord wire lead plug; plug: socket outlet adapter; charger: charging adapter;
  battery: rechargeable accumulator cell; recharge: charge battery;
  lifespan: lifetime durability life; warranty: guarantee; guarantee: warranty promise assurance;
  return: refund exchange; refund: reimbursement money repay;
  shipping: delivery shipment dispatch postage; parcel: package shipment box;
  deliver: delivery shipment dispatch; uk: britain kingdom; usa: america;
  courier: carrier delivery; tracking: track shipment; order: purchase buy checkout; basket: cart;
  discount: coupon voucher promo rebate reduction; sale: discount offer; invoice: bill receipt;
  pay: payment checkout; card: creditcard payment; currency: dollar euro pound; tax: vat;
  free: gratis trial nothing; trial: demo evaluation; subscription: plan membership tier;
  upgrade: update migrate; downgrade: rollback revert; renew: renewal extend;
  cancel: terminate unsubscribe end; unsubscribe: cancel opt-out; stock: availability inventory;
  store: shop outlet retailer; size: dimension measurement width height length;
  weight: heavy kilogram gram; material: fabric made; waterproof: weatherproof water rain ip67;
  rain: weather water wet; winter: cold frost freezing freeze; summer: heat hot sun;
  outside: outdoor outdoors; inside: indoor indoors; temperature: degree heat cold;
  humidity: moisture damp; dirt: dust clean; wash: clean washing; noise: loud quiet decibel;
  child: children kid toddler; pet: dog cat animal; safe: safety hazard danger;
  dangerous: hazard unsafe risk; allergy: allergic; spare: replacement part;
  repair: fix maintenance service; maintenance: service care; install: setup installation;
  uninstall: remove removal; assemble: assembly mount build; mount: attach fix hang; screw: bolt;
  tool: utility; manual: guide handbook instruction documentation; howto: guide tutorial;
  beginner: newcomer starter introduction; start: launch boot run open; restart: reboot relaunch;
  reset: restore factory; boot: startup launch; freeze: hang stuck unresponsive;
  stuck: hang blocked pending; crash: exit fail abort; blank: empty white;
  missing: lost absent disappear; lost: missing recover; recover: restore recovery;
  undo: revert rollback restore; restore: recover backup; backup: snapshot copy export;
  copy: duplicate clone; move: migrate transfer relocate; rename: name; merge: combine join;
  split: separate divide; import: upload load; export: download dump; upload: attach send import;
  download: fetch get export; attach: attachment upload; share: invite collaborate;
  invite: invitation add member; member: user collaborator teammate;
  colleague: teammate member collaborator coworker; team: organization group workspace;
  boss: admin owner manager; admin: administrator owner; role: permission access right;
  permission: access right privilege; forbid: deny block restrict disallow prohibit;
  allow: permit enable grant; hide: conceal invisible hidden; show: display reveal visible;
  visible: shown public; private: secret confidential restricted; public: open exposed;
  secret: credential key token password; password: passphrase credential secret;
  forgot: reset recover; token: key secret; key: token secret; encrypt: encryption tls cipher;
  https: tls ssl certificate; certificate: cert tls ssl; hack: attack vulnerability breach exploit;
  attack: ddos malicious abuse; spam: abuse unwanted junk; virus: malware; scam: fraud phishing;
  privacy: gdpr personal; gdpr: privacy dsgvo; cookie: tracking consent;
  law: legal compliance regulation; compliance: audit certification; delete: erase forget;
  age: old years; contact: support email reach; human: person agent operator staff;
  support: help assistance contact; help: support assist; complaint: feedback complain;
  feedback: opinion review; review: rating opinion; chat: conversation message;
  conversation: thread chat dialogue; message: notification email; notify: notification alert;
  alert: notification alarm warning; alarm: alert siren; mute: silence quiet;
  reminder: notification schedule; email: mail inbox; newsletter: mailing; call: phone telephone;
  phone: telephone number; address: location; address: url link domain; url: link address;
  link: hyperlink url reference; domain: dns hostname; website: site webpage;
  homepage: home landing; menu: navigation sidebar; search: find lookup query;
  filter: search narrow; sort: order arrange; list: overview index; table: grid;
  chart: graph diagram plot; dashboard: overview console panel; report: statistics analytics;
  statistics: analytics metric; measure: metric measurement; track: monitor record;
  monitor: observe watch observability; log: logs record logging; history: log record past;
  event: occurrence trigger; trigger: fire start cause; webhook: callback hook; hook: callback;
  automatic: automation auto; manual: hand yourself; schedule: cron timer periodic;
  timer: countdown schedule; repeat: recurring again periodic; often: frequency interval;
  interval: frequency period; daily: day; weekly: week; monthly: month; yearly: annual year;
  deadline: due date; expire: expiry expiration timeout; timeout: expire wait;
  wait: delay pause sleep; pause: suspend hold; resume: continue restart; queue: backlog job;
  job: task worker; background: worker async; parallel: concurrent simultaneous concurrency;
  simultaneous: concurrent parallel; limit: maximum quota cap restriction; quota: limit allowance;
  exceed: over limit; throttle: ratelimit limit; memory: ram; storage: disk space volume;
  disk: storage drive volume ssd; space: storage disk capacity; cpu: processor core;
  power: electricity energy; consumption: usage energy; speed: fast performance quick;
  fast: quick speed performance; optimise: optimize improve performance; cache: caching cached;
  reload: refresh; refresh: reload update; sync: synchronize synchronise replicate;
  replica: copy instance; instance: server machine; server: host machine backend;
  host: hosting server; selfhost: selfhosted onpremise; cloud: hosted;
  deploy: deployment release publish ship; publish: release deploy; release: version;
  version: release; changelog: release news; beta: preview experimental;
  experimental: unstable beta; stable: production; deprecated: obsolete removed outdated;
  obsolete: deprecated outdated; roadmap: planned future; feature: functionality capability;
  capability: feature support; compatible: compatibility support works;
  requirement: prerequisite require; need: require requirement; dependency: package library module;
  library: package module dependency; package: module dependency;
  plugin: extension addon integration; addon: plugin extension; extension: plugin addon;
  integration: integrate connect connector; connect: link integrate pair; pair: connect bluetooth;
  wireless: wifi bluetooth; api: endpoint interface; endpoint: route url api; request: call query;
  response: reply answer; parameter: argument option; option: setting flag parameter preference;
  setting: option preference configuration; configure: set configuration setup;
  config: configuration settings; flag: option switch; switch: toggle;
  toggle: switch enable disable; enable: activate on; disable: deactivate off; default: standard;
  custom: customise customize own; customise: customize configure tailor;
  template: boilerplate starter; example: sample demo; snippet: example code; code: source;
  script: command; command: cli; terminal: shell console command; shell: terminal bash;
  run: execute launch start; execute: run; compile: build transpile; build: compile bundle;
  bundle: pack package; minify: compress shrink; compress: zip gzip shrink; zip: archive compress;
  archive: zip store; test: testing check; debug: debugger inspect troubleshoot;
  troubleshoot: debug diagnose problem; problem: issue trouble error; bug: issue defect error;
  error: exception failure; warning: caution notice; lint: linter; format: formatting style;
  indent: indentation tab; whitespace: space blank; newline: linebreak; quote: quotation;
  comment: annotation remark; ignore: skip exclude; exclude: ignore except; include: contain;
  contain: include; nested: nesting inside; duplicate: twice repeated; unique: distinct;
  random: arbitrary; number: count amount quantity; amount: number quantity; total: sum overall;
  average: mean; percent: percentage share; minimum: least smallest lowest;
  maximum: most largest highest biggest; large: big huge; small: little tiny; long: length duration;
  short: brief; empty: blank null nothing; optional: voluntary; mandatory: required compulsory must;
  required: mandatory necessary; possible: can able; impossible: cannot unable;
  recommended: suggested best; best: recommended; alternative: instead replacement;
  replace: substitute swap exchange; swap: replace exchange; difference: compare versus;
  compare: comparison versus difference; versus: compare comparison; same: identical equal;
  branch: fork; fork: branch copy; commit: push; repository: repo git; pullrequest: pr merge;
  conflict: clash collision; clash: conflict collide; overwrite: override replace;
  override: overwrite; lock: freeze pin; pin: lock fix; outdated: old stale; stale: old outdated;
  database: db postgres mysql sql; query: sql database; table: database; cluster: nodes;
  loadbalancer: scaling; scale: scaling autoscale grow; grow: scale increase;
  increase: raise grow more; decrease: lower reduce; reduce: lower decrease;
  region: location datacenter; location: region place; country: region; timezone: time utc;
  language: locale translation; translate: translation language localization;
  translation: locale i18n; keyboard: shortcut hotkey; shortcut: hotkey keyboard;
  mouse: click pointer; click: press tap; tap: touch press; touch: tap; button: control;
  window: dialog popup; popup: dialog modal; tab: window; fullscreen: full screen;
  screen: display monitor; resolution: pixel; zoom: scale magnify; accessibility: screenreader a11y;
  blind: accessibility screenreader; icon: symbol logo; logo: brand icon;
  brand: branding logo whitelabel; whitelabel: branding rebrand; video: clip recording;
  sound: audio volume; microphone: audio; print: printer; spreadsheet: excel csv; profile: account;
  account: profile user; avatar: picture profile; username: handle name; nickname: name handle;
  close: end shut; shut: close; open: start launch; expose: open publish; port: socket;
  firewall: block; proxy: forward reverse; redirect: forward; forward: redirect; tunnel: proxy vpn;
  ip: address; incoming: inbound ingress; outgoing: outbound egress; traffic: bandwidth requests;
  bandwidth: traffic transfer; licence: license; license: licence legal; opensource: source license;
  contribute: contribution pull; donate: sponsor donation; sponsor: donate; partner: affiliate;
  affiliate: referral commission; referral: refer commission; earn: commission revenue;
  startup: credit; student: education discount; nonprofit: discount charity;
  company: business enterprise; enterprise: business company; vacancy: job career;
  career: job hiring; founder: team
`

const groups = [GROUPS, SHOP_GROUPS].flatMap((list) => list.trim().split(/;\s+/))

/** The words that have others, not stemmed. */
export const LOOSE_WORDS: readonly string[] = groups.map((group) =>
  group.split(/:?\s+/, 1).join(''),
)

const loose = new Map<string, Set<string>>()
for (const group of groups) {
  const [word = '', ...others] = group.split(/:?\s+/).map(readOneTerm)
  const known = loose.get(word) ?? new Set()
  loose.set(word, known)
  for (const other of others) if (other !== word) known.add(other)
}

/** The terms that documentation may use instead of this one. */
export function findLoose(term: string): readonly string[] {
  return [...(loose.get(term) ?? [])]
}
