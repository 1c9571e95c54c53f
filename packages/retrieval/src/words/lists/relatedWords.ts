import { readOneTerm } from './thesaurus.ts'

// Words that people say, each with those that documentation may use where it answers. The two need not
// mean the same: the answer to a question about a picture may be in a section on images. So such a word
// counts little, in addition to the word itself, and only a small part of the visitor's word in the
// confidence.
const ENTRIES = `
  2fa: authentication two-factor; able: support allow; abort: cancel stop; abuse: moderation report;
  accent: unicode encoding; accept: approval review; access: permission authentication authorize;
  account: user settings; accurate: accuracy precision calibration; action: rule; add: sum aggregate
  total create insert append register; addon: plugin extension module integration; address: url
  route path directory domain hostname email; adjust: modify configure customize update set; admin:
  administrator role permission; ads: advertising tracker; advantage: comparison feature; advert:
  advertising tracker; again: retry repeat restart; ai: model; alert: notification webhook message;
  alexa: voice assistant integration; allow: enable permission grant whitelist accept; alter: modify
  configure customize update set; alternative: other; amount: limit count quantity total metric;
  amp: current power; anchor: heading link; ancient: legacy deprecated; angle: rotation orientation;
  another: custom alternate multiple; answer: response; antenna: range radio frequency; api:
  endpoint request; app: client; application: app client; approve: review; architecture: design
  overview; arg: option parameter; argument: option parameter; ask: question support forum; asset:
  static public; assign: role owner agent; attach: connect integration configure source wiring;
  attack: security vulnerability; audit: security; author: team about; automate: schedule trigger
  rule; automatic: automation schedule trigger rule; avatar: profile image; average: avg; avoid:
  disable exclude; back: rollback restore revert undo; backend: server api; backup: export snapshot
  dump restore; backwards: reverse order; bad: warning caution; ban: restrict blacklist reject
  disallow suspend block moderation; bank: account import transaction budget balance; base: path;
  basics: introduction concept overview; battery: power saving sleep; begin: quickstart introduction
  getting tutorial; beginner: quickstart introduction getting tutorial; behind: team author about;
  belong: ownership transfer; benefit: comparison feature; besides: alternative other; best:
  recommendation practice; better: recommendation practice; between: sync transfer shared; big: size
  limit maximum; bigger: increase scale expand resize; bill: usage cost invoice; blank: missing null
  nothing; block: blocker tracker filter mute restrict blacklist reject disallow suspend; bluetooth:
  pairing; board: microcontroller mcu; boss: administrator role permission; bot: automation; bottom:
  footer; box: device hardware; brand: avatar favicon image; break-in: security access unauthorized;
  break: change migration error failure invalid fail; bring: import download; broke: error failure
  invalid fail; broken: error failure invalid fail; budget: category; bug: issue report github;
  build: create generate compile; bulb: led brightness light; bundle: chunk split category tag
  folder collection package; burn: flash firmware install; busy: capacity limit load organization
  enterprise; button: control click; cable: wiring connection; cache: store; calculate: function
  aggregate; call: title label identifier naming alias request http; callback: webhook endpoint;
  can: support allow; cancel: subscription delete; cannot: unsupported limitation; cap: maximum
  quota throttle limit; card: payment deck note; career: jobs; careful: warning caution note tips;
  category: taxonomy section; cellphone: mobile android ios app; certificate: https tls; change:
  migrate toggle replace modify set configure customize update; character: unicode; charge: battery
  power; charity: organization nonprofit; chart: visualization dashboard; cheap: pricing plan
  billing fee; check: verify view show status monitor validate; child: family; chip: board
  microcontroller mcu; chrome: browser; chunk: bundle split; ci: workflow github actions; clean:
  reset initial new install cleanup prune clear purge remove; cleanup: clear prune purge remove;
  click: link action event button select; clip: video; clock: timezone schedule duration timestamp;
  clone: backup replicate export snippet; close: resolve archive; cloud: hosting provider deploy;
  cluster: node; code: source snippet; cold: temperature heater thermal; colleague: member
  collaborator user team; colour: theme palette rgb css; column: layout grid table field row;
  combine: concatenate group; come: arrive receive import; command: cli; comment: disable;
  community: forum support; company: organization enterprise; compare: comparison alternative;
  compatible: supported; compile: build; complete: full all; compute: function calculate aggregate
  machine device host; concept: introduction overview; condition: expression rule; conf:
  configuration setting file; config: configuration setting file; configuration: setting file;
  connection: integration configure source wiring; console: cli command; consumption: usage metric;
  contact: email support community; container: image docker; contract: subscription agreement plan;
  contribute: pull; controller: board microcontroller mcu; convert: conversion format transform;
  cookie: session consent tracking; cool: fan; copy: backup replicate export snippet; cord: wiring
  cable connection; cors: header origin; cost: pricing plan billing fee; count: limit quantity total
  metric; country: geolocation location region; coupon: discount; coworker: member collaborator user
  team; cpu: limit resource core performance; crash: log troubleshoot restart error failure
  unresponsive exit panic; credit: payment card; cron: scheduled periodic interval; css: stylesheet;
  csv: import export; current: power; cut: separate chunk partition break; daily: schedule interval
  cron; danger: warning caution security; dark: theme mode; database: sql storage; date: publish
  calendar; day: calendar date; db: database sql storage; debt: account balance; debug: log inspect
  troubleshoot verbose; decline: refuse deny; decode: encoding; define: configuration custom
  declare; definition: glossary concept overview; delay: latency timeout wait; delete: uninstall
  purge clear drop destroy prune; denied: permission chmod user restrict blacklist reject disallow
  suspend; dependency: peer package; deploy: release deployment build; description: metadata;
  design: layout style appearance theme customize; desktop: machine device host; die: error failure
  unresponsive exit panic; difference: comparison alternative custom multiple; dim: brightness;
  direction: orientation; directory: path root working; disable: deactivate turn false; disappear:
  removed lost deprecated hide; discord: community forum support; disk: storage volume size;
  display: render view visible list monitor; distance: offset range; distribute: share publish sync;
  divide: separate chunk partition break; docker: container image; document: path; dollar: currency
  price; domain: dns custom hostname; donate: contribution sponsor; double: duplicate dedupe; down:
  unavailable failure incident downtime; download: fetch export install retrieve; downside:
  limitation known issue; draft: publish; drag: reorder; drawback: limitation known issue; drive:
  storage volume disk size; drop: drag reorder; duplicate: backup replicate export snippet dedupe;
  each: per; earn: revenue income payout; edit: modify configure customize update set; editor: ide
  vscode; electricity: power supply current voltage; emacs: editor; email: smtp notification
  message; embed: widget iframe; emergency: shutdown; emoji: icon; empty: missing null nothing
  blank; enable: activate turn true; encrypt: key; end: stop terminate shutdown abort cancel
  interrupt; endpoint: api request; english: language locale; enlarge: increase scale expand resize;
  enter: input field form; entire: full all; env: environment variable; environment: env mode;
  erase: uninstall purge clear drop destroy prune; error: exception failure status; euro: currency
  price; evening: schedule timer; event: trigger hook; every: per all; exact: accuracy precision
  calibration; example: demo template; exceed: limit quota; excel: csv import export; except:
  exclude ignore disable; excerpt: summary description; expense: reimbursement pricing plan billing
  fee; expire: renew validity; export: download; expression: query; extend: inherit base; extension:
  plugin module integration; external: remote third; fake: mock; fan: cooling; far: range remote;
  fast: performance optimize speed cache; faster: performance optimize speed cache; favourite:
  preset; feature: roadmap; feed: rss atom timeline; feedback: issue report github; fetch: import
  download; field: input attribute property column; figures: metric analytics report; film: video;
  filter: matcher condition; find: query filter locate discover; fire: event trigger action;
  firefox: browser; firewall: port block; firm: organization enterprise; firmware: flash update;
  first: initial; fix: resolve troubleshoot solution repair; flag: option parameter configuration
  setting; flash: firmware install; flip: reverse invert; folder: mount volume directory path root
  working; folks: user member; follow: monitor track metric subscribe; font: typeface typography;
  footer: layout; forbid: restrict blacklist reject disallow suspend; forever: retention delete
  expire; forgot: recover reset recovery missing; fork: branch; form: field; formula: expression
  query; forum: community support; forward: redirect rewrite proxy; free: gratis trial plan; freeze:
  error failure unresponsive exit panic; frequently: interval frequency period; fresh: reset initial
  new install; friend: member collaborator user team; front: index landing root homepage; frontend:
  client; full: storage memory quota; future: roadmap; gadget: device hardware; gap: spacing margin
  padding whitespace; gb: gigabyte; gdpr: compliance privacy policy; german: language locale; get:
  fetch export install retrieve; giant: size limit maximum; gift: contribution donation sponsor;
  gigs: gigabyte gb; git: repository github; give: transfer assign grant; glob: pattern match; glue:
  concatenate group; gone: removed lost deprecated hide; good: recommended practice overview purpose
  glossary; gps: position location; gpt: model ai; grab: fetch export install retrieve; grafana:
  dashboard; graph: visualization dashboard; grid: layout; group: role category tag folder
  collection; grow: increase scale expand resize; growth: rate change; guarantee: sla uptime
  support; guide: documentation tutorial; gzip: compress archive; hacked: security vulnerability;
  hacker: security vulnerability; halt: stop terminate shutdown abort cancel interrupt; hand:
  transfer assign grant manual; handle: username account; hang: timeout limit error failure
  unresponsive exit panic; header: cors origin layout; heading: title; headline: title heading;
  health: healthcheck; heat: temperature heater thermal; height: distance offset size dimension;
  help: support community forum troubleshoot contact contributing pull; hidden: privacy credential
  visibility conceal disable remove; hire: jobs careers; history: background log audit event; hole:
  security vulnerability; holiday: schedule hours; home: index landing root homepage; homepage:
  index landing root; hook: connect integration configure source wiring webhook; host: instance node
  server deploy; hot: temperature heater thermal; hourly: schedule interval cron; hours: business
  schedule timezone duration timestamp; hover: tooltip; howto: documentation tutorial; html: markup;
  http: tls certificate; huge: size limit maximum; human: support contact agent; icon: branding
  avatar favicon image; ide: editor vscode; identity: authentication user equal duplicate; idle:
  timeout; if: condition expression rule; ignore: exclude pattern skip; image: container; import:
  migrate; impossible: unsupported limitation; inactive: idle timeout; inbox: smtp notification
  email message; income: revenue payout; inform: notify alert; inherit: extend base; input: field
  form; inside: architecture internals design; inspect: verify view show status monitor validate;
  install: configure quickstart; instead: alternative other; integration: connect; internals:
  architecture design private; internet: network connection offline; intruder: security access
  unauthorized; invite: member collaborator; invoice: payment; ip: address network; ipad: ios
  mobile; iphone: ios mobile; issue: troubleshoot error bug fix; javascript: script; job: careers
  worker process task; join: concatenate group registration account create; js: javascript script;
  jump: anchor heading link; junk: spam filter abuse; just: restrict filter exclusive; k8s:
  kubernetes cluster; keep: retention storage persist write record retain; key: hotkey keybinding
  shortcut api token secret credential; keyboard: hotkey keybinding shortcut; kick: suspend block
  moderation; kid: family; kill: stop terminate shutdown abort cancel interrupt; kilobyte: kb; kind:
  type; kubernetes: cluster; label: tag category taxonomy; lag: performance latency speed optimize;
  laggy: performance latency speed optimize; lamp: led brightness light; language: locale i18n
  translation; laptop: machine device host; large: size limit maximum; last: latest previous; late:
  latency timeout wait; latest: migration version release; launch: release deployment build; law:
  compliance privacy policy; lazy: dynamic import; learn: study tutorial guide documentation; leave:
  exit cancel delete migrate exclude skip omit; left: side position; legal: compliance privacy
  policy; let: enable permission grant whitelist accept; letter: character unicode typeface
  typography; library: package sdk client; life: power saving sleep battery; light: led brightness;
  like: alternative comparison; limitation: known issue quota maximum throttle; line: field row;
  linebreak: line break; link: connect integration configure source wiring url href reference
  permalink; lint: format rule; linux: platform operating system; list: array index overview;
  listen: bind address; little: small minimum size; live: production build deploy reload streaming;
  loan: debt account; local: localhost; location: url route path directory; lock: recovery
  permission access lockfile freeze; log: audit history event; login: authentication session
  account; logo: branding avatar favicon image; logout: session authentication; look: verify view
  show status monitor validate layout style appearance theme customize; lookup: query filter locate
  discover; lost: recover reset recovery missing; mac: platform operating system; machine: instance
  node hosting; made: team author about; mail: smtp notification email message; make: create
  generate; maker: team author about; manager: administrator role permission; mandatory: required;
  manual: documentation tutorial; many: limit count quantity total metric multiple list; map:
  location position; margin: spacing layout; match: matcher pattern regex; max: quota maximum limit;
  mb: megabyte; mean: definition glossary avg average; measure: metric sensor; megs: megabyte mb;
  membership: plan tier billing; memory: storage quota usage resource; mend: resolve troubleshoot
  solution repair; menu: navigation sidebar; merge: concatenate group; message: notification webhook
  alert; meta: front matter metadata; metadata: front matter; mfa: authentication two-factor;
  migrate: import upgrade; mind: warning caution note tips; minify: optimize bundle; minute:
  interval; mirror: reverse invert; missing: removed lost deprecated hide; mistake: error incorrect
  correct; mix: combine; mobile: app android ios; mode: environment; moderator: admin; module:
  plugin extension integration; money: reimbursement expense payout pricing plan billing fee
  transaction account budget balance; monitor: metric; monorepo: workspace; month: date period;
  monthly: schedule recurring; motor: stepper; mount: volume; mouse: pointer; move: position axis
  migrate account transfer relocate; movie: video; multiple: list; music: audio volume; must:
  required; mute: notification; mysql: database sql; name: title label identifier alias; need:
  prerequisite require dependency; network: connection; new: create insert append register; newbie:
  quickstart introduction getting tutorial; newer: migration version release; newline: line break;
  newsletter: email subscribe; next: pagination page; nick: username account; night: schedule timer
  theme mode; nightly: scheduled periodic interval cron; noise: resonance vibration audio volume;
  noisy: resonance vibration; nonprofit: organization; normal: default; notification: webhook
  message alert; notify: notification webhook alert log; number: limit count quantity total metric
  analytics report; observe: monitor track metric subscribe; odd: error issue unexpected incorrect
  invalid; off: deactivate turn false; offline: cache network connection; often: interval frequency
  period; old: retention cleanup archive legacy deprecated version previous stale; older: legacy
  deprecated version previous stale; omit: exclude ignore disable bypass; on: activate turn true
  single; online: internet network server; only: restrict filter exclusive single; opensource:
  license source github; optional: default parameter configuration flag setting; order: arrange
  weight; origin: cors; os: platform operating; other: custom alternate multiple; outage: incident
  status unavailable failure downtime; outdated: legacy deprecated version previous stale; output:
  stdout log; outside: external remote third; over: transfer limit exceed quota; overload: capacity
  limit load; override: replace custom; overwrite: replace custom; owe: debt balance; own: custom
  define; owner: ownership transfer administrator role permission; pack: bundle package; package:
  dependency; page: document route; pagination: page; pair: connect integration configure source
  wiring; panic: emergency shutdown; parallel: concurrency worker thread; parameter: option;
  passphrase: credential authentication secret basic; password: credential authentication secret
  basic; path: url route directory; pattern: glob match; pause: suspend resume; pay: billing invoice
  charge subscription checkout; payment: billing invoice charge subscription checkout; pc: machine
  device host; pdf: export; people: user member; percent: percentage rate; percentage: rate;
  permanent: retention delete expire; permission: chmod user role access; permit: enable permission
  grant whitelist accept; personalise: customize profile support contact agent; phase: deprecated
  removed; phone: number contact mobile android ios app; photo: image screenshot figure media; pic:
  image screenshot figure media; picture: image screenshot figure media profile; pin: gpio lockfile
  freeze; ping: notification webhook; pipeline: ci workflow github actions; place: add insert set
  configure region location country; plan: pricing roadmap; plot: visualization dashboard; plug:
  connect integration configure source wiring; plugin: extension module integration; policy: legal;
  pool: threadpool worker; popup: dialog panel modal; port: listen; position: layout; possible:
  support allow; post: status publish; postgres: database sql; power: supply current voltage; pr:
  pull request; precision: accuracy calibration; prefer: settings option parameter configuration
  flag; preset: config shared; press: button select; prevent: disable exclude restrict blacklist
  reject disallow suspend; preview: deployment draft; previous: pagination page; price: plan billing
  fee; print: output stdout log printer; private: internal privacy credential visibility hide;
  privilege: permission root; probe: sensor healthcheck; problem: troubleshoot error bug fix;
  processor: resource core performance; produce: create build; profile: account user settings;
  program: command script automation; prove: verification authentication check; proxy: network
  reverse upstream; psu: power supply current voltage; public: static expose publish visibility
  share; published: date registry release deployment build deploy; purpose: overview glossary; push:
  button select; put: add insert set configure; query: search; question: query search; queue: job;
  quick: performance optimize speed cache; quiet: mute notification; quit: close exit disable stop
  terminate shutdown abort cancel interrupt delete migrate; quota: limit; radio: range frequency;
  ram: memory usage resource; ratio: percentage rate; reach: email support community; reader: user
  audience; realtime: live reload streaming; rearrange: order sort weight; reboot: restart reload
  reset; rebuild: build regenerate; receipt: expense invoice billing; recommended: practice; record:
  log audit history event; recover: recovery restore; recurring: schedule; redirect: rewrite proxy;
  refresh: reload update; refund: cancel; regenerate: reset generate rebuild; regex: regular
  expression pattern; region: location country; register: registration account create; regular:
  schedule recurring; reimburse: expense payout; reject: refuse deny; release: changelog upgrade;
  reload: refresh update; remember: persist cookie cache session storage write record retain;
  remove: uninstall purge clear drop destroy prune deprecated; rename: name; renew: subscription
  certificate; reopen: status; reorder: order sort weight; repair: resolve troubleshoot solution;
  repeat: recurring loop interval; replace: alternative override; reply: response; repo: repository
  github; report: moderation; repository: github; request: http roadmap feature; required:
  prerequisite dependency; rescue: recovery restore; reset: restore default factory; restart: reload
  reset; restore: backup recover import; restrict: maximum quota throttle limit; result: output;
  resume: pause suspend; retention: storage; reuse: import snippet template include partial;
  reverse: order; revert: rollback restore undo; review: learning; rid: uninstall purge clear drop
  destroy prune; right: role permission access side position; risk: warning caution security; role:
  permission access; rollback: redeploy previous; root: privilege permission; rotate: angle
  orientation; round: precision; row: field; rss: feed atom; rubbish: spam filter abuse; rule:
  policy; run: expiration renew validity; safe: security encryption protect backup; salary: revenue
  income payout; same: equal duplicate; sample: example demo template; satellite: gps position;
  save: recovery restore goal budget persist storage write record retain; scale: replica horizontal;
  schedule: periodic interval cron; schema: format; school: education student; scramble: encryption
  key; scratch: reset initial new install; screen: view monitor; script: command automation; scroll:
  pagination; sdk: client library; search: engine results query filter locate discover; sec: second;
  secret: privacy credential visibility hide; section: taxonomy category; secure: https tls
  encryption protect; see: verify view show status monitor validate; send: attach transfer push
  import; sensor: probe; serial: usb port; server: instance node hosting; session: login cookie;
  setting: option parameter configuration flag; setup: installation configure quickstart; several:
  multiple list; shake: resonance vibration; shape: schema format; shared: extend invite collaborate
  publish link import snippet template include partial; shell: ssh terminal cli command; shift:
  offset; ship: release deployment build; shortcut: hotkey keybinding; show: render view visible
  list; shrink: compress reduce resize minify optimize; shuffle: random; sidebar: navigation layout;
  sign: signature key; signal: range radio frequency; signin: authentication session account;
  signout: session authentication; signup: registration account create; silence: disable ignore mute
  notification; similar: alternative comparison; simultaneous: concurrent parallel group; site:
  domain; size: dimension; skip: exclude ignore disable bypass; sla: uptime support; sleep: power
  idle; slow: rate limit performance latency speed optimize; slug: permalink path; sluggish:
  performance latency speed optimize; smaller: minify optimize bundle compress reduce resize;
  smartphone: mobile android ios app; smiley: emoji icon; snoop: privacy tracking encrypted;
  someone: support contact agent; song: audio volume; sort: ordering arrange weight type; sound:
  audio volume; space: margin padding whitespace storage volume disk size; spam: filter abuse;
  speak: contact conversation message; speed: rate performance optimize cache velocity; spend:
  expense reimbursement transaction budget; split: chunk code transaction separate partition break;
  spread: share publish sync; spreadsheet: csv import export; spy: privacy tracking encrypted;
  sqlite: database sql; squeeze: compress reduce resize minify optimize; ssh: terminal key; ssl: tls
  certificate; sso: saml oauth authentication; staff: support contact agent; staging: preview
  environment; standard: default; star: wildcard pattern glob; start: quickstart introduction
  getting tutorial; static: asset; statistics: metric analytics report; stats: metric analytics
  report; stick: add insert set configure; stolen: revoke compromised; stop: restrict blacklist
  reject disallow suspend; storage: volume disk size; store: storage database persist write record
  retain; story: background history; strange: error issue unexpected incorrect invalid; strict:
  mode; strip: remove; structure: schema format; stuck: support community forum troubleshoot
  contact; student: education; study: review learning; style: css stylesheet lint format rule;
  subdomain: domain wildcard; submit: send form; subscription: plan tier billing; substitute:
  replacement alternative override; sudo: privilege permission root; sum: function calculate
  aggregate total; summary: description; sunrise: timer time; sunset: timer time; support:
  compatibility; suppress: disable ignore; survey: form field; swap: migrate toggle replace modify
  set; switch: migrate toggle replace modify set option parameter configuration flag; symbol:
  character unicode; sync: synchronization device server; synchronise: device server; system:
  platform operating; tab: dialog panel modal; table: database row column; tag: label category
  taxonomy; take: require duration acquire; talk: contact conversation message; tap: button select;
  task: job worker process; tax: form vat receipt; team: member organization; teammate: member
  collaborator user team; teaser: summary description; tell: notify alert; temperature: heater
  thermal; template: layout style appearance theme customize; temporarily: expire pause suspend;
  temporary: expire pause suspend; terminal: cli command; terms: policy legal; test: preview staging
  environment verify check; text: message string; theme: layout style appearance customize; thread:
  threadpool worker; three: multiple; throttle: rate limit; throw: discard remove; tidy: clear prune
  purge remove; tier: pricing plan; time: timezone schedule duration timestamp; timeout: limit;
  timer: scheduled periodic interval cron; tiny: small minimum size; title: heading; together:
  concurrent parallel group; token: api secret credential; toolbar: button menu; top: maximum;
  topic: taxonomy category section; total: sum aggregate; trace: log debug; track: tracker privacy
  analytics; traffic: bandwidth requests analytics; transform: conversion format; translate: locale
  i18n language; trend: rate change; trigger: event action; trim: remove; trouble: troubleshoot
  error bug fix; trust: security verify certificate; try: verify check testing preview; tunnel:
  private network; turn: conversion format transform rotation angle orientation; tweak: modify
  configure customize update set; twice: duplicate dedupe; two: multiple; type: input field form
  typescript; typescript: type; typo: error incorrect correct; umlaut: unicode encoding; undo:
  rollback restore revert; uninstall: remove; unit: device hardware; university: education student;
  unlock: access password reset; unpublished: draft; unsubscribe: cancel subscription delete;
  update: migration version release; upgrade: changelog breaking migration version release; upload:
  attach transfer push import; uptime: sla availability; url: permalink path; usage: metric; usb:
  serial port; user: account member username; username: account; usual: default; v2: migration
  upgrade release; v3: migration upgrade release; validate: schema; vanish: removed lost deprecated
  hide; variable: environment; verbose: log debug; verify: verification authentication check;
  version: migration upgrade release range changelog; versus: comparison alternative; vibration:
  resonance; vim: editor; visible: expose publish share; visitor: user audience; visits: bandwidth
  requests analytics; voice: assistant integration; volt: voltage power; voltage: power; vpn: tunnel
  private network; vs: comparison alternative; vscode: editor ide; vulnerability: security report;
  wait: timeout delay interval; wake: sleep; warm: temperature heater; warn: alert notification log;
  watch: monitor track metric subscribe; watt: power supply current voltage; way: direction
  orientation; web: internet network server; webhook: endpoint; webpage: domain site; website:
  domain site; weird: error issue unexpected incorrect invalid; what: glossary concept overview;
  when: condition expression rule; where: location path directory; white: missing null nothing; who:
  author contact team; whole: full all; why: comparison feature; widget: embed iframe; width: size
  dimension; wifi: network connection; wildcard: pattern glob; windows: platform operating system
  dialog panel modal; wipe: reset erase delete clear; wire: cable connection; wireless: network
  connection; without: exclude ignore disable; word: string text; works: architecture internals
  design job worker process task supported compatibility; workspace: monorepo; worst: warning
  caution; write: create edit; writer: author; wrong: error issue unexpected incorrect invalid;
  year: date period; zip: compress gzip archive
`

const related = new Map<string, readonly string[]>()
for (const entry of ENTRIES.trim().split(/;\s+/)) {
  const [word = '', ...others] = entry.split(/:?\s+/).map(readOneTerm)
  related.set(word, others)
}

/** The terms that are often where a question with this one is answered. */
export function findRelatedWords(term: string): readonly string[] {
  return related.get(term) ?? []
}
