import { readTerms } from '@docent/retrieval'

// Features that visitors of software ask for, each with its names. A page about one of them writes one of its
// names. So pages that have both "two" and "factor", and no name of the line, do not answer a question about two
// factors. A question is recognised by the names of several words, because a missing single word is unknown anyway.
// A line belongs here if the site cannot answer in other words. So there is no "read only" and no "status page".
const FEATURES = `
two factor|2 factor|second factor|multi factor|two step verification|2 step verification|two step login|one time password|one time passcode|authenticator app: 2fa mfa totp otp webauthn passkey fido u2f
single sign on|single signon: sso saml oidc openid oauth ldap
active directory|azure ad|entra id: ldap saml
magic link|passwordless login|passwordless sign: passwordless
social login|social sign: oauth oidc openid google github
face id|touch id|fingerprint login|fingerprint unlock: biometric biometrics fingerprint
session timeout|idle timeout|automatic logout|auto logout: timeout session expire inactivity idle logout
mobile app|phone app|android app|ios app|iphone app|ipad app|native app|tablet app|mobile client|android client|ios client: android ios iphone ipad mobile pwa
app store|play store|google play: android ios
desktop app|desktop application|desktop version|mac app|windows app|linux app: desktop electron windows macos linux
smart tv|android tv|apple tv|fire tv|samsung tv|lg tv: roku chromecast webos tizen
apple watch|smart watch|wear os|pixel watch: watchos smartwatch garmin
browser extension|browser plugin|browser addon|browser add on|chrome extension|chrome plugin|firefox extension|firefox addon|firefox add on|safari extension|web extension: bookmarklet webextension
raspberry pi: arm arm64 armv7 armhf aarch64
apple silicon|m1 mac|m2 mac|m3 mac: arm64 aarch64 m1 m2
dark mode|dark theme|night mode|dark version|dark colour|dark color|dark palette|dark scheme|color scheme|colour scheme|color mode|colour mode|light mode|light theme: dark
high contrast: contrast
right to left: rtl arabic hebrew bidi bidirectional
keyboard shortcut|keyboard shortcuts|shortcut key|hot key|key binding: shortcut hotkey keybinding keymap keyboard
vim mode|vim binding|vim key: vim
command palette: palette
audit log|audit trail|audit logging|activity log|activity history|event log: audit history activity changelog log
rate limit|rate limiting|rate limited: throttle throttling 429
read receipt|read receipts: read seen
video call|video chat|video conference|video meeting|video conferencing: webrtc zoom jitsi meet conferencing
voice message|voice messages|audio message: voicemail
screen share|screen sharing|share my screen: screenshare
live chat: chat
group chat|group message|group conversation: group groups
high availability: ha failover cluster replica redundancy redundant
disaster recovery: failover restore recovery recover
load balancer|load balancing: loadbalancer balancer balance proxy
read replica|read replicas: replica replication
auto scaling|auto scale|auto scaler|autoscale up: autoscaling autoscale autoscaler hpa scale scaling
blue green|canary release|canary deployment: canary
helm chart|helm charts: helm
docker image|docker container|container image: docker container dockerfile
docker compose|compose file: compose
docker swarm|swarm mode: swarm
terraform provider|terraform module: terraform opentofu
ansible role|ansible playbook: ansible
windows server: windows
java sdk|java client|java library: java
python sdk|python client|python library: python
php sdk|php client|php library: php
ruby sdk|ruby client|ruby gem: ruby
go sdk|go client|golang sdk: golang go
rust sdk|rust client|rust crate: rust
swift sdk|ios sdk: swift ios
kotlin sdk|android sdk: kotlin android
flutter sdk|flutter app: flutter dart
react native: reactnative expo
graphql api|graphql endpoint: graphql
grpc api|grpc endpoint: grpc
soap api: soap
webhook signature|webhook secret|signed webhook: signature secret hmac
service account|machine user|bot account: bot token
custom css|own css|extra css: css stylesheet
white label|white labelled|white labeling|own branding|custom branding: whitelabel branding brand logo
free trial|trial period|trial version: trial
free plan|free tier|free version|free account: free
refund policy: refund refunds reimbursement
student discount|education discount|student plan|academic discount: student students education educational academic
non profit|nonprofit discount|charity discount: nonprofit charity charities ngo
lifetime license|lifetime licence|lifetime plan|perpetual license|perpetual licence: lifetime perpetual
volume discount|bulk discount|volume pricing: discount discounts
annual billing|yearly billing|annual plan|yearly plan|annual subscription|yearly subscription: annual annually yearly year
bank transfer|wire transfer: sepa invoice wire
gift card|gift certificate: voucher gift
promo code|promotion code|discount code|coupon code: coupon coupons promotion voucher discount
tax id|vat id|vat number|tax number: vat gst
purchase order: invoice po
bug bounty: bounty vulnerability vulnerabilities
penetration test|pen test: pentest pentesting penetration
end to end encryption|end to end encrypted|e2e encryption|e2e encrypted: e2ee e2e encrypted encryption
ip allowlist|ip whitelist|ip allow list|allowed ip|ip restriction|ip filter|ip block|block ip: allowlist whitelist firewall cidr blocklist
password policy|password strength|password rules: password passwords
parental control|parental controls|child lock: kids children parental child
google drive: gdrive
one drive: onedrive
google calendar|outlook calendar|apple calendar|calendar feed|calendar sync: ical icalendar caldav ics
google analytics: analytics ga4 gtag
google sheets|google sheet: spreadsheet sheets
google docs|google doc: gdocs
microsoft teams|ms teams: msteams teams
home assistant: homeassistant hass
node red: nodered
apple pay|google pay: wallet
s3 bucket|s3 storage|object storage: s3 minio
spell check|spell checker|spelling checker: spellcheck spellchecker spelling hunspell
version history|revision history|file history|edit history: revision revisions versioning history versions
recycle bin|trash bin|trash can|soft delete|deleted items: trash bin trashed undelete archive
bulk edit|mass edit|batch edit: bulk batch mass multiple
csv export|excel export|export csv|csv import|import csv|excel import: csv excel xlsx spreadsheet export import
pdf export|export pdf|pdf download|download pdf: pdf
qr code|qr codes: qr qrcode
bar code|barcode scanner: barcode barcodes
gantt chart|gantt view: gantt
kanban board|kanban view: kanban board boards
time tracking|track time|time sheet: timesheet timesheets timer
custom field|custom fields: field fields attribute metadata property
face recognition|facial recognition|recognise faces|recognize faces: faces face facial
speech to text|voice input|voice typing|speech recognition|voice recognition: transcription transcribe whisper dictation speech voice microphone
text to speech: tts speech
voice control|voice command|voice commands|voice assistant: alexa siri voice
voice over ip: voip sip
machine translation|automatic translation|auto translate|translate automatically: translate translation deepl
sentiment analysis: sentiment
a b test|a b testing|split test|split testing: experiment experiments variant variants abtest
heat map|heat maps|click map: heatmap heatmaps
session replay|session recording|session recordings: replay recording recordings
drip campaign|drip email|drip emails|email sequence|autoresponder email: drip sequence autoresponder automation
email template|email templates|mail template|mail templates: template templates
shared mailbox|shared inbox: mailbox inbox
spam filter|spam filtering|spam protection: spam antispam honeypot captcha akismet
out of office|vacation responder: vacation autoresponder
mailing list|mailing lists: newsletter subscriber subscribers list
contact form|contact forms: form forms
cookie banner|cookie consent|cookie notice: consent cookie cookies
age verification|age gate: age
dynamic dns: ddns dyndns
wake on lan: wol
port forwarding|forward ports|forward port: forward forwarding
hardware acceleration|hardware transcoding|gpu acceleration|gpu transcoding|hardware encoding|hardware decoding: gpu vaapi nvenc quicksync transcoding cuda
picture in picture: pip
watch party|watch together|watch parties: syncplay party together
split view|split screen: split
system tray|tray icon|menu bar icon: tray menubar
auto start|start on boot|start at login|start with windows|launch at login: autostart startup boot systemd
multiple monitors|multi monitor|second monitor|two monitors|second screen: monitor monitors screens displays
code signing|code signature: sign signing signed notarization
self signed|wildcard certificate|client certificate: certificate certificates tls ssl
mutual tls|client certificates: mtls
feature flag|feature flags|feature toggle|feature toggles: flag flags toggle
full text search|fuzzy search: search fulltext
vector search|semantic search|similarity search: vector semantic embedding embeddings
web sockets|web socket: websocket websockets socket
message queue|dead letter|dead letter queue: queue queues dlq
connection pool|connection pooling: pool pooling pooler pgbouncer
server side rendering: ssr prerender prerendering
hot reload|hot reloading|live reload|hot module: hmr reload reloading watch
source map|source maps: sourcemap sourcemaps
code coverage|test coverage: coverage
syntax highlighting|syntax highlighter|code highlighting: highlight highlighting shiki prism highlighter syntax
math formula|math formulas|math equation|math equations|mathematical formulas: math latex katex mathjax
mermaid diagram|mermaid diagrams|mermaid chart: mermaid
table of contents: toc headings outline
image gallery|photo gallery|picture gallery: gallery album lightbox
comment section|blog comments|reader comments: comment comments giscus disqus
rss feed|atom feed: rss atom feed
reading time: minutes
`

/** A feature that a question names, and its other names. */
export interface AskedFeature {
  readonly name: string
  readonly others: readonly string[]
}

interface Listed {
  readonly terms: readonly string[]
  readonly names: readonly string[]
}

/** The features by the first term of each of their names of several words. */
const LISTED: ReadonlyMap<string, readonly Listed[]> = Map.groupBy(
  FEATURES.trim().split('\n').flatMap(readLine),
  ({ terms: [first = ''] }) => first,
)

function readLine(line: string): Listed[] {
  const [several = '', single = ''] = line.split(':')
  const long = several.split('|')
  const names = [...long, ...single.trim().split(' ')]
  return long.map((name) => ({ terms: name.split(' ').map(toTerm), names }))
}

/** The term of one word. */
export function toTerm(word: string): string {
  return readTerms(word).at(-1) ?? word.toLowerCase()
}

/** The features that a question names with several words. */
export function findAskedFeatures(text: string): AskedFeature[] {
  const words = text.match(/[\p{L}\p{N}]+/gu) ?? []
  const terms = words.map(toTerm)
  return terms.flatMap((term, start) => {
    const found = LISTED.get(term)?.find((listed) =>
      listed.terms.every((one, place) => terms[start + place] === one),
    )
    if (found === undefined) return []
    return [{ name: words.slice(start, start + found.terms.length).join(' '), others: found.names }]
  })
}
