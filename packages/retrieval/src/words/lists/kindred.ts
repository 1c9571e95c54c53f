import { readTerms } from '../analyze.ts'

// Everyday words, each with words that an author may have used instead. They are looser than the
// thesaurus and apply only if no page has the visitor's own word or one from the thesaurus. On a
// small site that is common.
const ENTRIES = `
  abort: cancel stop; accelerate: speed fast; accept: allow take receive; access: reach open
  read; achieve: reach get; adapt: adjust change configure; adjust: change set configure;
  advice: tip recommend hint guide; advise: recommend suggest tip; afford: cost price; alert:
  notify notification warn warning; amend: change edit correct; amount: number count size;
  announce: publish news notify; answer: reply respond response; appear: show display;
  appearance: look theme style design; approve: accept allow confirm; arrange: order sort;
  arrive: come reach receive; assist: help support; assistance: help support; attach: add
  include; attempt: try retry; author: write owner; avoid: prevent without; ban: block forbid;
  begin: start; beginner: new start; behave: work do; behaviour: work do; believe: trust;
  beside: next; body: content text; book: order reserve; boost: increase improve; border: edge
  frame; boundary: limit edge; box: field input; brand: name logo; brief: short; bring: load
  fetch; broken: fail error wrong; browse: open read; bug: error problem issue; bundle: package
  build; call: request invoke; cancel: stop abort; capacity: limit size; capture: record store
  save; cart: basket; catch: find notice; category: kind type group tag; cause: reason because;
  cease: stop end; cell: field row; certain: sure; chance: likely; check: test verify validate;
  circumvent: avoid; clean: clear remove delete; clear: delete remove empty; clone: copy; close:
  end stop leave; collapse: close fold; collect: gather keep store; combine: join merge
  together; commence: start begin; comment: note; common: usual often; compatible: work support
  version; complete: finish end whole; complicated: difficult hard; comply: follow meet;
  component: part; compose: write make; comprehend: understand; confidential: private secret;
  confirm: check verify; conform: follow comply; connect: connection link; connection: network
  link; consume: use take; contain: hold have include; contribute: help add; convert: change
  transform; copy: duplicate clone; correct: fix right change; corrupt: break damage wrong;
  countermand: cancel; couple: join connect; cover: include protect; crash: fail die stop break;
  credential: password key secret token; customer: visitor user client; damage:
  break lose harm; danger: risk safe; dead: break broken; deal: handle offer; debug: fix find
  log; decide: choose; decline: refuse reject; decrease: reduce lower; default: standard usual;
  defend: protect; demand: require need; demo: example try; deny: refuse reject; depend: need
  require; dependency: package library; describe: explain tell; design: look style theme;
  destroy: delete remove; detail: more information; detect: notice find recognise; determine:
  decide find; device: machine computer phone; dialog: dialogue panel window; dialogue:
  conversation chat; die: crash stop end; difficult: hard; directory: folder; disappear: lose
  leave gone; discard: delete throw drop; disclose: show tell publish; disconnect: break drop
  offline; discover: find; discuss: talk ask; display: show; distribute: send share publish;
  divide: split cut; domain: address; download: get fetch load; draft: unpublished; drop: lose
  remove break; duplicate: copy; earlier: before previous; ease: easy; edit: change write;
  effect: change; eliminate: remove delete; embed: put include add insert; emit: send write;
  employee: staff people team person; empty: clear delete; encounter: meet find see; end: stop
  finish close; enlarge: bigger increase; enquire: ask; enquiry: question; ensure: make sure;
  enter: type write input; entire: whole all; entry: row line item; equal: same; equivalent:
  same like; erase: delete remove; error: wrong fail problem; escape: leave quote; establish:
  make create set; estimate: measure; evaluate: measure test judge; example: sample show;
  exceed: more over limit; execute: run; exist: have there; exit: leave close quit; expand: open
  grow more; expect: wait want; expire: end time; explanation: explain; expose: show open
  publish; extend: add more; extension: plugin add; external: other foreign outside; extract:
  take read get; fail: error wrong break; fake: false invent; fast: quick speed; faulty: wrong
  error break; feature: function can; feedback: opinion tell report; fetch: get load; field: box
  input; figure: number measure; fill: enter complete; filter: search choose; finish: end
  complete; fit: suit; flaw: error problem; forbid: refuse block; forget: lose; format: form
  kind; forward: send pass; free: cost price; freeze: stop hang; frequency: often; frequently:
  often; function: work; gather: collect; generate: make create write build; give: send pass;
  glitch: error; grant: allow give; guarantee: promise sure; guess: invent suppose; handle:
  treat do take; hang: stop wait; happen: do; hardware: machine computer; hide: show invisible;
  hint: tip; hold: keep have contain; host: serve run server; human: person people reader; icon:
  image picture; identical: same; identify: find recognise name; illegal: refuse wrong forbid;
  image: picture; immediate: soon; implement: make build; import: load read bring; improve:
  better; inaccurate: wrong; include: have contain add; incomplete: partial part cut; incorrect:
  wrong; increase: raise more; indicate: show mark tell; inform: tell notify; inhibit: prevent;
  initial: first start; inject: insert put; input: enter type field; inquire: ask; insert: add
  put; inspect: look check see; install: installation setup get; instruction: guide step how;
  integrate: connect add work; intend: mean want; interface: page screen; internal: inside own;
  interrupt: stop break cut; introduce: add; invalid: wrong refuse; invent: guess; invoke: call
  run; issue: problem error; item: thing entry; job: task work; join: connect together; journey:
  way; jump: go move; junk: rubbish; keyboard: key; kill: stop end; kind: type; lag: slow delay
  wait; language: word; large: big; launch: start open run; law: legal rule; lawyer: legal law;
  layout: look design theme; leak: lose show publish; learn: read understand guide; leave: close
  exit quit; legible: read; length: long; license: licence; limit: most maximum; link: address;
  list: show; listen: run serve wait; load: fetch read; locate: find; location: place where
  address; lock: close protect; log: record write; look: see; lose: lost; lost: lose; machine:
  computer; mail: email; maintain: keep; malicious: attack untrusted harm safe; manage: run
  handle keep; manual: guide hand documentation; mark: show; mask: hide; match: fit same;
  meaning: mean; measure: count; menu: navigation list; merge: join combine; message: text
  answer; migrate: move; minimal: least small; minimise: reduce small close; misspell: wrong
  error spelling typo; mistake: error wrong; mode: theme; modify: change; monitor: watch see;
  movement: animation move; navigate: go open page; network: connection; normal: usual; notice:
  see find; notify: tell send; number: count; obtain: get; occur: happen; offer: give have;
  offline: connection network; old: outdated age; ongoing: still run; online: web internet
  network site; open: start show; operate: run work use; opinion: think feedback; optimise:
  improve fast; option: setting choice; organise: order sort; origin: source come; outage: down
  fail; outdated: old wrong stale; output: print write result; overload: busy many limit;
  override: change set replace; overwrite: replace change; own: have; package: library; pane:
  panel window; panel: window; parse: read; participate: join; password: secret key; patch: fix
  change; pause: stop wait; people: person; percent: share; perform: do run; performance: fast
  speed measure; period: time; permission: allow right; permit: allow; persist: keep store save;
  photo: picture image; pick: choose; piece: part; place: put; placeholder: example; popular:
  often; popup: window panel; portion: part; possess: have own; post: publish article send;
  postpone: delay wait later; power: run; precise: exact; predict: guess know; premature: early;
  preserve: keep; press: click push; preview: see show before; print: paper; privacy: private;
  private: personal secret; procedure: step how; process: run; produce: make write build;
  programme: program; prohibit: forbid refuse; prompt: ask question; proof: show; protect: safe
  secure; prove: show check; provide: give offer; publish: release public; purge: delete remove;
  purpose: for why; push: send; query: question search ask; queue: wait order; quit: stop close
  leave; quote: cite; raise: increase; rapid: fast quick; readable: read; rebuild: build;
  recall: remember keep; receive: get; recommend: suggest; record: store keep save; recover:
  restore again back; reduce: less lower; refer: link point; reference: link source; refresh:
  reload update; refuse: reject decline; register: account; reject: refuse; reload: again load;
  relocate: move; remain: stay keep; remember: keep store know; remote: other elsewhere; remove:
  delete; rename: name change; repair: fix; repeat: again; replace: change; reply: answer;
  report: tell show say; request: ask; require: need; reset: start again; resize: size; resolve:
  fix solve; respond: answer; response: answer; restart: start again; restore: back again;
  restrict: limit; result: answer; resume: continue again; retain: keep; retrieve: get find
  fetch; return: back give; reuse: again use; reveal: show; review: look check; revise: change
  edit; rewrite: write change; rid: remove delete away; risk: danger safe; rubbish: wrong;
  sample: example; save: store keep; scale: grow many; scan: read look; schedule: time plan;
  scratch: start begin new; scroll: move; search: find look; secret: private; section: part
  heading; secure: safe protect; see: show look; select: choose; sell: buy shop; send: give
  pass; sentence: text word; separate: apart split own; serious: important; setup: set install
  start; shape: form; share: give; shell: terminal command; shop: buy sell; shortcut: key; show:
  see display; shrink: small reduce; shut: close stop; sign: mark; signal: sign tell; similar:
  like same; simple: easy plain; size: big large wide high; skip: leave without; slow: wait
  long; smartphone: phone; snippet: code example; software: program; solve: fix; sort: order
  kind; source: come from; specify: say set; speed: fast quick; split: cut divide; spot: find
  place see; staff: people team person; stage: step; stale: old outdated; standard: usual
  default; state: say; status: state; stay: keep remain; step: stage; stolen: lose; storage:
  store keep; store: keep save; stranger: other visitor anybody; strict: exact; structure: form
  order; style: look theme; submit: send; substitute: replace; succeed: work success; suit: fit
  good; summary: short overview; supply: give; support: help work; surface: page; survive: keep
  stay; suspend: stop pause; switch: change turn; symbol: sign mark icon; tab: window; tag:
  label mark; task: job work; teach: learn guide; teammate: colleague team; tear: break cut
  split; terminal: shell command; terminate: stop end; test: try check; throw: error; tidy:
  clean; title: name heading; tool: program; torn: cut split break; track: follow watch;
  traffic: network request; transform: change convert; transmit: send; trigger: start cause;
  trouble: problem; trust: believe; tweak: change adjust; typo: misspell error wrong;
  unavailable: down fail; undo: back; unsafe: safe untrusted danger; unused: not; update: change
  new; upgrade: update new version; upload: send put; usage: use; useless: use; user: visitor;
  utilise: use; utility: tool; valid: right correct; validate: check; vanish: lose gone; vendor:
  company provider; verify: check; view: see show page; visible: see show; warn: tell; waste:
  lose; watch: see follow; website: site page; wide: width; widespread: common; wipe: delete
  remove; withdraw: remove take back; word: text; workaround: instead solution; worry: danger
  safe; wrap: break; wreck: break; write: writing; yield: give
`

/** The words that have others, not stemmed. */
export const KINDRED_WORDS: readonly string[] = ENTRIES.split(';').map((entry) =>
  entry.split(':', 1).join('').trim(),
)

const kindred = new Map<string, readonly string[]>()
for (const entry of ENTRIES.split(';')) {
  const [word = '', ...others] = readTerms(entry)
  kindred.set(word, [...(kindred.get(word) ?? []), ...others])
}

/** The terms that an author may have used instead of this one, which is on no page. */
export function findKindred(term: string): readonly string[] {
  return kindred.get(term) ?? []
}
