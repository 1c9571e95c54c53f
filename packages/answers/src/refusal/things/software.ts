/** Things that people ask of software which they install, host or develop with. See `askedThings.ts`. */
export const SOFTWARE_THINGS = `
dark mode|dark theme|night mode|dark version|dark colour|dark color: dark night light_theme light_mode theme color_scheme appearance amoled
custom css|own css|custom stylesheet|own stylesheet: style theme scss sass less
custom theme|own theme|change the theme|theme support: skin css style stylesheet appearance template color palette branding
font size|bigger text|larger text|text size|bigger font|larger font: font zoom scale typography magnify larger bigger accessibility css fontsize typeface px rem pt
kanban|kanban board|board view: board column swimlane card trello
gantt|gantt chart|gantt view: timeline roadmap chart
calendar view|month view|week view: calendar month week agenda schedule
timeline view|timeline chart: timeline gantt chronological history roadmap
mind map|mindmap: brainstorm diagram freemind markmap graph
graph view|knowledge graph: graph network_view node relation visualization link_map
split screen|split view|two panes: split pane panel side column dual tile multi_window compare comparison diff side_by_side
keyboard shortcut|hotkey|hot key|shortcut key|key binding|keybinding: shortcut keyboard keymap key_combination ctrl cmd vim
vim mode|vim binding|vim key|vi mode: vim vi neovim modal keymap keybinding key_binding
emacs: elisp org_mode melpa
command palette|quick switcher|command bar: palette ctrl_k cmd_k ctrl_p launcher shortcut
drag and drop|drag n drop|dragging: drop dnd reorder rearrange
right to left|rtl|arabic script|hebrew script: bidi bidirectional arabic hebrew direction persian
full text search|fulltext search|search inside document: search fulltext index elasticsearch lucene fts query ocr
semantic search|vector search|similarity search: semantic vector embedding similarity rag nearest_neighbor hnsw
fuzzy search|typo tolerance|typo tolerant|misspelling|misspelled: fuzzy typo spelling levenshtein edit_distance trigram approximate
faceted search: facet filter aggregation refine
saved search|save a search|save my search|saved filter: saved_query saved_view smart_folder smart_list saved filter bookmark query
find and replace|search and replace|replace all: find substitution sed regex
regex|regular expression|regexp: pattern pcre re2 wildcard glob
ocr|text recognition|scanned document|scanned pdf|recognise text|recognize text: tesseract recognition scan optical text_layer
duplicate detection|find duplicate|deduplicate|deduplication|dedup|dedupe: duplicate identical hash checksum unique distinct repeat uniq
offline|without internet|without an internet|no internet|without a connection|without network|airplane mode|flight mode: disconnected local cached air_gapped airgapped sync
air gapped|airgapped|air gap|isolated network: offline isolated internet disconnected mirror
sync between device|sync across device|syncing|multi device|multiple device|synchronise|synchronize|synchronisation|synchronization: replicate syncthing webdav device cloud license computer seat install account phone mutex lock thread gpu browser
conflict resolution|sync conflict|merge conflict|conflicting edit: conflict merge crdt concurrent overwrite last_write_wins
webdav: dav nextcloud owncloud
caldav|calendar sync|sync my calendar|sync calendar: calendar ical dav webcal davx5
carddav|contact sync|sync my contact|sync contact: contact vcard vcf address_book dav
ical|icalendar|ics file|ics feed|ics: webcal caldav calendar_feed calendar rfc_5545
google calendar|gcal: google calendar ical caldav
outlook calendar|in outlook|microsoft outlook|with outlook|from outlook: microsoft exchange office_365 o365 microsoft_365 msg pst mapi
comma separated: csv comma tsv delimited spreadsheet excel
excel|xlsx|xls|spreadsheet: csv ods libreoffice google_sheets worksheet
google sheet|google spreadsheet: google spreadsheet sheets gsheet
pdf export|export to pdf|export as pdf|export pdf|save as pdf|download as pdf|pdf file|pdf: wkhtmltopdf weasyprint latex print acrobat download document
epub|ebook|e book|kindle|mobi: azw3 ereader e_reader calibre kobo
docx|word document|word file|microsoft word|ms word: word doc office libreoffice odt rtf pandoc
powerpoint|pptx|slide deck: ppt slide presentation deck impress
math formula|mathjax|katex|latex formula|in latex|latex support|render latex|math equation: math equation formula tex mathml mathematical
mermaid diagram|plantuml|flow chart|flowchart: mermaid diagram graphviz drawio excalidraw uml chart
export my data|export all|export everything|data export|export format: download dump backup takeout portability extract csv json save write convert output copy
import from|import existing|import feature: migrate upload ingest load convert csv data_import
opml:
import bookmark|browser bookmark|netscape bookmark: bookmark import netscape
bulk edit|batch edit|edit multiple|edit several|bulk action|bulk change|mass edit: bulk batch multiple mass multi_select several selected all_files cursor sed loop
bulk import|batch import|import many|bulk upload|mass import: bulk batch mass import csv upload multiple
notification|notify me|get notified|be notified|notify: alert push email e_mail webhook reminder subscribe toast message ntfy gotify apprise inform announce discord slack telegram
push notification|push message: push notification notify fcm apns firebase unifiedpush ntfy gotify pushover web_push alert
email notification|e mail notification|email alert|notify by email|notified by email: email e_mail mail smtp notification digest
sms|text message: twilio mms texting vonage messagebird nexmo
mute notification|turn off notification|disable notification|stop notification|silence notification: mute notification silence silent quiet do_not_disturb dnd unsubscribe snooze alert
reminder|remind me: notification alert due alarm notify sms message email appointment dunning overdue
recurring task|repeating task|recurring event|repeating event|recurring: recurrence repeat rrule periodic daily weekly interval cron scheduled monthly yearly annual subscription regular regularly standing
share link|public link|sharing link|share by link|shareable link|shared link: share shareable public link url
password protected link|password protect a link|link with password: password passphrase protected share
link expire|expiring link|expire a link|link expiration: expire expiry ttl validity lifetime
family sharing|share with my family|family account: family household shared member multi_user multiuser group
multi user|multiuser|multiple user|several user|more than one user: account role member team invite register single_user tenant
multitenant|multi tenancy|multitenancy|multiple tenant|multi tenant: tenant tenancy organization workspace isolation namespace
guest access|guest account|guest user|without an account|without account|without registering|without registration|without signing up|anonymous access|anonymous user: guest anonymous public signup visitor login authentication external unauthenticated book reservation walk_in drop_in spontaneous
read only|view only|readonly|viewer role: viewer permission immutable ro write const final frozen mount lock
role based|rbac|user role|access control|access right|user permission|access control list: role permission acl access privilege right policy grant admin scope authorization
audit log|activity log|who changed|audit trail: audit log history activity trail event tracked
version history|revision history|previous version|earlier version|page history|versioning|older version: history revision snapshot rollback revert git restore previous older changelog release old_version
real time collaboration|collaborative editing|edit together|simultaneous editing|edit at the same time|co edit|realtime collaboration: collaboration real_time realtime simultaneous concurrent crdt multiplayer together shared live yjs etherpad
comment on|commenting|leave a comment|inline comment|annotate|annotation: reply note discussion thread review feedback markup highlight decorator type label metadata
mention a user|mention someone|at mention|tag a person|tag people|tag a user: tag notify assign
approval workflow|approval process|review before publish|approval step: approve reviewer moderation workflow sign_off pending
wysiwyg|rich text|visual editor: rich editor tiptap prosemirror ckeditor tinymce quill markdown
spell check|spellcheck|spellchecker|spell checker|grammar check: spell grammar dictionary hunspell languagetool typo
syntax highlight|syntax highlighting|code highlight|code highlighting|highlight code: highlight syntax prism shiki pygments highlight_js code_block textmate treesitter tree_sitter
autocomplete|auto complete|code completion|autocompletion|auto completion|intellisense: completion suggestion lsp language_server typeahead copilot
shell completion|bash completion|tab completion|zsh completion: completion bash zsh fish tab autocomplete powershell
table of content: toc contents outline heading index
footnote|citation|bibliography|bibtex|zotero|how to cite|cite this: reference csl endnote doi attribution acknowledge zenodo publication
handwriting|stylus|digital pen|hand drawn|draw with: handwritten pen ink sketch whiteboard canvas excalidraw annotate plot shape svg graphics render turtle
whiteboard: canvas excalidraw draw sketch tldraw board flipchart projector
page template|note template|from a template|own template|project template: boilerplate scaffold blueprint starter preset jinja handlebars theme layout sample
custom field|own field|extra field|additional field|user defined field: custom attribute property metadata extra schema frontmatter column
tagging|hashtag|add a tag|add a label|by tag|with tag: label category keyword collection taxonomy
nested folder|sub folder|in folder: subfolder directory nested hierarchy tree collection notebook path group category album library folder_structure
subtask|sub task|child task: checklist child parent nested hierarchy todo check_list
task dependency|dependent task: dependency blocked blocker predecessor successor gantt prerequisite
time tracking|track time|track my time|time tracker|timesheet|time sheet|pomodoro: timer tracker tracking stopwatch toggl clock logged hours worklog elapsed duration measure benchmark
archive a|archive old|unarchive: hide retention past inactive close tar zip compress
recycle bin|recover deleted|restore deleted|undelete|deleted by mistake|accidentally deleted|trash folder|empty the trash: trash recycle restore recover recovery deleted soft_delete bin backup snapshot undo deleted_file git reflog checkout revert
delete my account|delete account|close my account|remove my account|delete a user|delete user: account_deletion delete deactivate close erase gdpr remove drop userdel deluser
retention policy|data retention|retention period|delete old|purge old|auto delete|automatically delete: retention retain prune purge delete cleanup clean_up expire ttl vacuum rotation keep days remove gc garbage
barcode|bar code|barcode scanner: ean upc qr isbn scan scanner gtin ticket code
qr code|qrcode: qr scan barcode
voice note|voice memo|voice recording|voice message|record audio|audio recording: voice audio recording microphone memo dictation
speech to text|dictation|transcription|transcribe|voice typing: speech whisper stt asr voice caption
text to speech|read aloud|tts|screen reader: speech aloud voice narrator voiceover talkback nvda aria accessibility spoken piper
voice assistant|alexa|google assistant|siri|voice control|voice command: voice assistant echo google_home shortcuts speech bixby
subtitle|closed caption|captions|srt: vtt ass webvtt opensubtitles bazarr transcript original_language original_version figure label alt title heading
transcode|transcoding|hardware acceleration|hardware encoding|hardware transcoding|hardware accelerated: hardware acceleration gpu vaapi nvenc quicksync qsv ffmpeg encode decode codec
gpu|cuda|nvidia|graphics card|rocm: amd graphics vulkan metal vram opencl accelerator cpu
live tv|iptv|dvr|tv tuner: tv tuner m3u epg hdhomerun xmltv recording broadcast
chromecast|airplay|cast to tv|dlna|upnp: cast miracast
smart tv|android tv|apple tv|roku|fire tv|television: tv tvos webos tizen firestick kodi chromecast screen cable satellite netflix channel
livestream|live stream|live streaming|rtmp|video streaming: stream live hls rtsp webrtc srt broadcast online zoom youtube twitch recording
rtsp|ip camera|security camera|surveillance camera|cctv: camera onvif nvr surveillance frigate webcam
video call|video conference|video chat|video conferencing|video meeting: video call conference webrtc jitsi zoom meeting bigbluebutton teams remote online virtual skype facetime
screen sharing|screen share|share my screen|share screen: screen screenshare webrtc vnc remote_desktop
face recognition|facial recognition|recognise face|recognize face: face facial recognition people person
raw photo|raw file|raw image|heic|heif: raw dng cr2 nef arw libraw image_format format
exif|photo metadata|image metadata: metadata iptc xmp exiftool gps
image resize|resize image|thumbnail|image optimisation|image optimization|compress image: resize image scale webp compress optimize preview avif imagemagick sharp crop
image gallery|photo gallery|lightbox|slideshow|slide show|photo album: gallery album carousel photo image picture
photo upload|automatic photo upload|camera upload|auto upload|camera roll: upload camera photo backup_photo sync phone mobile
podcast: rss episode audio audiobook feed listen spotify apple_podcast
audio book: audiobook m4b chapter narrator audiobookshelf listen audible
rss|atom feed|news feed|rss feed: atom feed syndication aggregator opml
map view|on a map|map layer|openstreetmap|mapbox|google map: osm leaflet maplibre geo tile location
offline map|download map|map download: offline download mbtiles pmtiles tile vector_tile
gps|geolocation|location tracking|track location|my location: coordinate latitude longitude gpx tracking position geo owntracks
geofence|geofencing|leave home: zone location presence arrive leave enter gps
gpx|fit file|tcx: fit track kml garmin strava
geojson|shapefile|kml|gis|postgis|spatial query|geospatial: spatial geometry gdal wkt geo qgis
home screen widget|homescreen widget: widget home_screen homescreen gadget embed
heatmap|heat map: density intensity matrix color_map colormap clicks seaborn
draw a chart|chart type|bar chart|pie chart|line chart|data visualisation|data visualization: chart graph plot diagram visualization histogram grafana
embedding in a website|iframe|embed in my: embedded widget script oembed snippet integrate html
automatically run: automation automatically trigger rule workflow schedule cron script webhook action hook bot watch startup on_save boot
zapier|ifttt|n8n|make com|node red|huginn: integromat webhook automation api pipedream activepieces
webhook|web hook|callback url: callback http_post post_request event_notification payload
cron|scheduled job|scheduled task|on a schedule|schedule a job|cronjob: crontab timer periodic interval daily hourly systemd_timer celery nightly run_every
home assistant|homeassistant: hass hassio hacs mqtt
homekit|apple home|home kit: homebridge siri hap matter
z wave|zwave|matter device|thread network: zigbee matter thread zha zigbee2mqtt coordinator
mqtt|mosquitto: broker publish_subscribe
bluetooth|ble: pairing gatt wireless
nfc|rfid: contactless tap chip card
usb|usb stick|usb drive|usb device|usb c: serial port removable external_drive flash_drive otg thumb_drive charging cable plug socket
raspberrypi|rpi: raspberry pi raspi arm armv7 arm64 aarch64 sbc armhf single_board raspberry_pi
arm64|aarch64|arm processor|arm architecture|armv7|apple silicon|m1 mac: arm armhf m1 m2 architecture multi_arch raspberry x86 amd64 universal platform
32 bit|32bit|i386: x86 i686 64_bit 64bit amd64 x86_64 architecture
risc v|riscv: riscv64 architecture
esp32|esp8266|arduino|microcontroller: esphome platformio avr stm32 mcu tasmota rp2040
firmware update|flash the firmware|update the firmware|ota update|over the air|flash firmware: firmware flash ota bootloader dfu esptool
factory reset|reset to factory|reset the device|hard reset: reset factory restore_default wipe erase
battery life|power consumption|battery drain|energy consumption: battery power energy consumption charge drain sleep watt mah range
smartwatch|smart watch|apple watch|wear os|wearos|garmin watch: watch watchos wear wearable garmin fitbit pebble
on a tablet|tablet app|on my tablet|ipad: ipados android ios mobile touch touchscreen
touchscreen|touch gesture|swipe gesture: touch gesture swipe tap mobile tablet pinch touch_screen
android app|iphone app|ios app|smartphone app|app for android|app for iphone|play store: android ios iphone mobile smartphone pwa phone app_store f_droid ipad screen digital browser responsive mobile_app phone_app
f droid|fdroid: izzyondroid apk google_play play_store
apk|sideload|without google play: f_droid fdroid aab play_store obtainium
desktop version|electron|tauri: desktop windows macos mac linux appimage native_app installer desktop_app desktop_client
browser addon|chrome extension|firefox addon|firefox extension|browser plugin: extension addon add_on chrome firefox browser bookmarklet web_store plugin webextension browser_extension browser_add_on
progressive web app|add to home screen|install as app: pwa progressive home_screen homescreen service_worker manifest
internet explorer|ie11|old browser|older browser|legacy browser|browser support|supported browser: browser ie polyfill chrome firefox safari edge browserslist
windows support|on windows|for windows|windows version|windows 10|windows 11|windows installer: win32 win64 exe msi wsl powershell winget chocolatey scoop win10 microsoft platform cross_platform operating_system os linux mac
wsl|wsl2|windows subsystem: subsystem windows
macos|mac os|on a mac|on my mac|for mac|osx: os_x apple homebrew brew dmg darwin platform cross_platform operating_system unix linux
on linux|for linux|linux version|linux client: ubuntu debian fedora arch_linux flatpak snap appimage deb rpm apt systemd unix platform cross_platform operating_system distribution distro
freebsd|openbsd|netbsd: bsd unix platform cross_platform operating_system linux compile ports
chromebook|chromeos|chrome os: crostini chrome browser web_app android linux
brew install|install with homebrew|homebrew formula|via homebrew: brew
winget|chocolatey|scoop bucket: choco scoop package_manager
flatpak|flathub: bubblewrap
snap package|snapcraft|snap store: snap
appimage|app image:
deb package|apt repository|debian package|apt install|apt get: deb apt debian ubuntu dpkg
dnf|rpm package|yum repository|yum install: rpm yum fedora rhel centos rocky opensuse zypper
nixos|nix package|nix flake: nix nixpkgs flake
arch linux|aur: arch pacman yay archlinux
alpine linux|alpine image|musl: alpine apk
portable version|no install|single binary|standalone binary|static binary: portable standalone binary executable static zip appimage single_file self_contained
docker|docker image|docker container|docker hub: container podman oci dockerfile ghcr compose containerized image
docker compose: compose docker compose_file
podman|rootless: root container unprivileged quadlet
without docker|bare metal|native install|native installation: native manual package binary source systemd apt lxc
kubernetes|k8s|helm chart|k3s: helm kubectl openshift cluster microk8s kustomize eks gke aks
openshift: okd kubernetes
docker swarm|nomad cluster|hashicorp nomad: swarm nomad orchestrator
terraform|opentofu|infrastructure as code|pulumi: iac hcl cloudformation provider
ansible|saltstack|puppet module|chef cookbook: playbook puppet chef salt configuration_management
proxmox|lxc|virtual machine|vmware|virtualbox|hyper v: lxd vm kvm qemu esxi virtualization hypervisor ova vagrant
unraid|truenas|synology|qnap: nas freenas dsm casaos docker
yunohost|cloudron|umbrel|casaos: one_click runtipi coolify
web hosting|cpanel|plesk: hosting shared_host ftp php hoster vps deploy server netlify vercel static upload
vps|digitalocean|digital ocean|hetzner|linode: vultr droplet cloud virtual_private virtual_server deploy server host
heroku|fly io|render com: flyio railway render paas procfile dokku buildpack cloud_platform
vercel|netlify|cloudflare page|github page: cloudflare gh_pages static serverless hosting pages_dev edge github repository deploy
aws|amazon web service|ec2|amazon cloud: amazon s3 lambda ecs eks fargate rds cloudformation
azure|microsoft cloud: microsoft aks entra
google cloud|gcp|cloud run: gke gcs google
serverless|aws lambda|lambda function|cloud function|edge function: lambda edge worker faas cloud_run vercel
self host|selfhost|self hosted|self hosting|host it myself|on premise|on premises|on prem|host my own: own_server docker deploy deployment install
hosted version|managed version|cloud version|managed service: hosted cloud saas managed self_host subscription managed_hosting
one click install|one click deploy: one_click click marketplace deploy_button deploy template
behind a proxy|behind nginx|nginx|behind apache|haproxy|caddy server|behind caddy|with caddy: proxy traefik apache x_forwarded upstream ingress reverse_proxy
subpath|subfolder url|base path|sub directory|base url: sub_path subdirectory subfolder prefix basepath baseurl root_url context_path subdomain recursive nested folder endpoint api host
custom domain|own domain|domain name: dns cname hostname subdomain
https|tls|ssl certificate|let s encrypt|letsencrypt|lets encrypt|self signed|certbot|tls certificate: ssl certificate acme cert pem
http proxy|corporate proxy|socks proxy|socks5|proxy server: proxy socks https_proxy
static ip|fixed ip|static address: static ip dhcp fixed reservation
dynamic dns|ddns|dyndns|duckdns: dns
open a port|open port|firewall rule: port firewall forwarding nat ufw iptables router upnp inbound port_forwarding serial expose publish listen bind docker
change the port|port number|default port|listen on port: port listen bind localhost 8080
vpn|wireguard|openvpn|tailscale: zerotier tunnel ipsec headscale netbird
cloudflare tunnel|ngrok|ssh tunnel|secure tunnel: tunnel cloudflared expose
remote access|access remotely|outside my network|outside my home: remote outside vpn internet tunnel reverse_proxy external port_forward cloud wan anywhere expose public
high availability|failover|fail over|highly available: availability redundancy replica replication cluster ha standby fault_tolerance resilience
scale horizontally|horizontal scaling|autoscaling|auto scaling|scale out|multiple instance|several instance: scalable replica instance cluster horizontal worker hpa load_balancer node distributed
run a cluster|cluster setup|multi node|cluster mode: cluster node replica distributed replication
sharding|table partitioning: partition distributed
read replica|database replication|replicate the database: replication replica primary secondary standby mirror follower
connection pool|connection pooling|pgbouncer: pool connection hikari
zero downtime|rolling update|rolling upgrade|blue green|without downtime: rolling canary graceful seamless hot_reload
rollback|roll back|downgrade to an older|downgrade the version: downgrade revert previous_version older_version restore backup undo transaction git reset migrate
automatic update|auto update|auto updater|update automatically|automatic upgrade: update upgrade watchtower unattended renovate
phone home|phones home|usage statistic|collect usage|tracking data: telemetry analytics tracking statistics usage_data anonymous collect privacy opt_out
backup|backups|back up my|back up the|back it up: dump snapshot restore export restic borg rsync copy pg_dump
incremental backup|differential backup: incremental differential delta changed snapshot deduplication
encrypted backup|encrypt backup|encrypt the backup: encrypt passphrase gpg aes age
point in time|pitr|wal archiving: wal recovery snapshot continuous
disaster recovery|restore a backup|restore from backup|restore backup|restore the backup: restore recovery recover backup import snapshot disaster pg_restore
migrate to another server|move to another server|to a new machine|to a new computer|move to a new server|migrate to a new|transfer to another: migrate move backup restore export copy another_server new_server rsync reinstall
migrate from: import switch convert moving coming_from
s3|object storage|minio|s3 bucket|s3 compatible: bucket blob b2 backblaze wasabi r2 amazon ceph garage gcs
nfs|smb|network share|cifs|samba share: samba network_drive mount share nas
ftp|sftp: ssh scp file_transfer
rclone|rsync:
dropbox: cloud_storage sync cloud webdav s3 drive
google drive|gdrive: google cloud_storage sync cloud webdav
onedrive|one drive|sharepoint|share point: microsoft office_365 microsoft_365 cloud_storage sync cloud webdav
icloud: apple sync cloud iphone ios mac
nextcloud|owncloud: webdav
storage quota|storage limit|storage space|disk quota: quota storage disk space limit gb capacity tb
upload limit|maximum upload|max file size|file size limit|maximum file size|largest file|upload size|big file|large file: size limit maximum max upload mb gb large big client_max_body_size chunk lfs stream memory iterate line_by_line split gigabyte
resumable upload|chunked upload|resume upload|resume download|resume an upload: resume chunk tus multipart interrupted range partial
postgres|postgresql: psql pg database sqlite mysql
mysql|mariadb: database postgres postgresql sqlite
sqlite: sqlite3 database postgres postgresql mysql libsql
mongodb|mongo: mongoose bson nosql database
sql server|mssql: sqlserver microsoft_sql odbc tsql database
oracle database|oracle db: oracle
redis|valkey|memcached: keydb cache dragonfly
elasticsearch|opensearch|meilisearch|typesense|solr: elastic lucene search_engine search_backend
clickhouse|duckdb|bigquery|snowflake database: snowflake warehouse olap columnar
influxdb|time series|timeseries|timescaledb: timescale prometheus victoriametrics tsdb influx date datetime resample forecast index
message broker|apache kafka|kafka topic|kafka connector|with kafka: rabbitmq message_queue broker queue nats amqp pubsub pub_sub sqs redpanda pulsar stream
parquet|apache arrow|avro|protobuf|protocol buffer: arrow proto orc serialization columnar
schema migration|database migration|migrate the database|migrate the schema: migration schema alembic flyway liquibase upgrade alter_table ddl
database trigger|user defined function: procedure trigger function udf plpgsql pl_sql stored_procedure
foreign key|join table|table join: join relation relationship constraint
rollback a transaction|database transaction|in a transaction: acid atomic commit rollback isolation consistency
full table scan|slow query|database index|query plan|create an index|explain plan: index slow explain optimizer scan performance
pagination|paginate|infinite scroll|next page of result: cursor offset per_page load_more page_size limit next_page
prometheus|grafana|metrics endpoint|monitoring system|monitoring tool|monitor the server|performance metrics|export metrics: monitor metric statsd datadog zabbix observability uptime opentelemetry nagios influxdb accuracy precision benchmark score f1
uptime|health check|healthcheck|status page|readiness probe: health status liveness readiness probe ping heartbeat availability monitor
opentelemetry|distributed tracing|jaeger: trace otel otlp zipkin span
log file|debug log|verbose log|see the log|view log|application log: log logger debug verbose journalctl stdout stderr trace syslog log_level server_log
log rotation|rotate log|logrotate: rotate log retention
syslog|log aggregation|splunk|graylog|grafana loki: loki fluentd fluentbit log elk logstash promtail vector
error tracking|crash report|crash reporting|sentry integration: sentry error crash exception bugsnag rollbar glitchtip stack_trace
alert rule|alertmanager|pagerduty|send an alert|alert threshold: alert alarm opsgenie notification notify threshold
two factor|2fa|mfa|multi factor|totp|authenticator app|one time password|google authenticator: otp authenticator second_factor two_step webauthn yubikey fido passkey one_time
passkey|webauthn|fido2|fido|yubikey|security key|hardware key|hardware token: u2f passwordless nitrokey
saml|oidc|openid|openid connect|keycloak|okta|authentik|azure ad|entra id: sso single_sign authelia oauth oauth2 identity_provider idp entra ldap zitadel
ldap|active directory|freeipa: ad openldap directory_service lldap samba
user provisioning|provision user|just in time provisioning: scim provisioning jit deprovision ldap directory_sync
oauth2: oauth oidc openid client_id client_secret authorization_code
social login|login with google|sign in with google|google login|login with github|login with facebook|sign in with apple|apple login|sign in with github: google github facebook apple social oauth oauth2 oidc sso provider
magic link|passwordless|login by email: password magic passkey email_link otp one_time
forgot my password|forgot password|reset my password|reset password|password reset|lost password|lost my password|change my password|change password|forgotten password: password passphrase credential passwd login log_in sign_in
password policy|password strength|password complexity|minimum password: password passphrase strength complexity
face id|touch id|biometric|fingerprint login|fingerprint unlock|unlock with fingerprint: fingerprint faceid touchid windows_hello passkey
app lock|lock the app|pin lock|passcode: pin lock biometric fingerprint
session timeout|stay logged in|automatic logout|auto logout|keep me logged in|remember me: session logout logged_out timeout cookie inactivity expire token sign_out idle
brute force|fail2ban|login attempt|account lockout: brute attempt lockout rate_limit lock throttle ban crowdsec captcha exhaustive naive password
captcha|recaptcha|hcaptcha|turnstile: altcha friendly_captcha bot spam
ip whitelist|ip allowlist|ip whitelisting|block ip|restrict by ip|ip blocking|whitelist: ip allowlist blacklist blocklist denylist allow_list cidr firewall allowed
request per second|requests per minute|too many requests: rate_limit ratelimit rate throttle 429 quota per_second per_minute
e2ee|e2e encryption|zero knowledge|end to end encryption|end to end encrypted: end_to_end e2e encrypt cryptography
encrypt: cipher aes tls luks gpg cryptography crypto cryptographic plaintext ssl https secure password vault pgp age
secrets management|hashicorp vault|docker secret|store secret|store api key|secrets manager: secret vault credential sops env keyring kms environment_variable sealed
gpg|pgp|openpgp|signed commit: gnupg signature sign
checksum|sha256|verify the download|verify download|code signing: hash signature signed verify cosign gpg sigstore md5 integrity notarized
sbom|software bill of material|cyclonedx|spdx: bill_of_material supply_chain provenance slsa attestation
security audit|penetration test|pentest|security vulnerability|report a vulnerability|vulnerability|cve|bug bounty: security audit penetration disclosure bounty advisory
antivirus|virus scan|clamav: virus malware scan defender false_positive
cors|cross origin: origin access_control_allow_origin header proxy
csrf|xss|sql injection|content security policy|csp: injection sanitize escape cross_site parameter placeholder prepared bind security token
gdpr|hipaa|soc 2|soc2|iso 27001: soc iso 27001 compliance compliant privacy data_protection dpa certification certified
api|rest api|restful|http api|public api|swagger|openapi|api documentation: endpoint http graphql sdk json_rpc programmatically reference docs integration
graphql: gql apollo rest
grpc: protobuf protocol_buffer rpc
websocket|web socket|server sent event|sse: socket server_sent event_stream ws wss socket_io realtime
api key|access token|bearer token|personal access token: token apikey key bearer credential oauth jwt pat secret authorization api_token
jwt|json web token: token bearer jwks
sdk|client library|client libraries|api client|api wrapper: client library wrapper binding npm pip package
pip install|pypi|in python|python library|python api|python sdk|python client|python version|with python|python package: pip py python3 django flask jupyter conda fastapi uv pipx
typescript|type definition: ts typings tsconfig tsx
javascript|nodejs|node js|npm: js node yarn pnpm typescript bun deno ecmascript
deno|bun runtime|use bun: bun jsr
golang|go library|go module|go client|go sdk: go gopkg
rust crate|in rust|rust sdk|rust client|cargo install|cargo add: cargo crate rustc rustup rust_library
kotlin|maven|gradle|jvm|spring boot|java api|java library|java sdk|java client|java version|with java: jdk jre spring openjdk scala groovy
php|laravel|symfony: composer packagist
ruby on rails|ruby gem|ruby sdk|ruby client|in ruby: rails gem bundler rubygem
c sharp|dotnet|asp net|nuget|blazor: csharp c net asp
erlang|phoenix framework|in elixir|elixir library: phoenix hex beam mix otp
react native|expo go|with expo: ios android mobile
react component|use react|reactjs|with react|react hook: jsx tsx next_js nextjs preact
vuejs|nuxt|with vue|vue component|use vue|vue 3:
svelte|sveltekit:
next js|nextjs: next react
server side rendering|ssr|static site generation|prerender: server_side server_rendered hydration static_site ssg static_generation
tailwind|bootstrap css|tailwindcss: bootstrap css utility_class
web component|custom element|shadow dom: shadow lit
webassembly|wasm: wasi emscripten
web worker|service worker|background thread: worker thread background
hot reload|live reload|hot module|hmr|watch mode: reload live watch watcher refresh nodemon dev_server automatically restart changes
tree shaking|bundle size|minify|code splitting|minification: tree_shakable treeshake bundle gzip kb lazy esm bundler small lightweight kilobyte mb size
source map|sourcemap: devtool
async await|asynchronous|asyncio|async support: async await promise coroutine concurrent non_blocking future tokio
thread safe|thread safety|multithreading|multi threaded|multithreaded|parallel processing|in parallel: thread concurrency mutex lock worker goroutine multiprocessing simultaneous jobs at_the_same_time multiple
dependency injection|inversion of control: inject container provider
orm|object relational: sqlalchemy prisma hibernate entity active_record eloquent model typeorm drizzle
unit test|write test|mocking|test runner|testing framework|integration test: test pytest jest vitest junit assert stub fixture
end to end test|e2e test|playwright test|with playwright|cypress test|selenium test|selenium webdriver: cypress selenium e2e end_to_end puppeteer webdriver test
code coverage|test coverage: coverage codecov istanbul lcov
debugger|breakpoint: debug gdb lldb devtools inspect
flame graph|flamegraph|memory leak|cpu profiling|memory profiling: profile flame leak pprof heap memory perf
linting|eslint|code formatter: linter prettier formatter format ruff black style_guide biome rubocop clippy
vscode|visual studio code: vs_code visual_studio code_editor editor ide vscodium extension
intellij|jetbrains|pycharm|webstorm: idea ide plugin goland
neovim|nvim: vim lua
language server|lsp: language_server_protocol editor
jupyter|notebook cell|colab|ipynb: notebook ipython
monorepo|turborepo|nx|npm workspace|pnpm workspace|yarn workspace|cargo workspace: workspace lerna pnpm multi_package
ci cd|continuous integration|github action|gitlab ci|jenkins|ci pipeline|continuous deployment: ci gitlab pipeline continuous workflow circleci travis action build_server automated
pre commit|git hook|commit hook: hook husky precommit lefthook
gitlab: git
github integration|connect github|github issue|sync with github: github git gitlab
bitbucket: atlassian git
gitea|forgejo|codeberg: git
git lfs|large file storage: lfs large_file
git integration|version control|with git: github gitlab vcs repository commit use_git
submodule|subtree:
command line|cli|from the shell|command line interface|terminal app: command terminal console bash tui powershell command_line_tool
dry run: dryrun preview simulate plan no_op check_mode check test list_only without_making
exit code|return code|exit status: exit status_code error_code nonzero error fail status zero return
headless|without a gui|without gui|without a display|no monitor|without monitor: ssh console cli command_line server_mode xvfb terminal browser cms api chrome
environment variable|env var|env file|dotenv: environment env variable config export
configuration file|toml file: config configuration yaml toml json ini conf yml config_file yaml_file
plugin|addon|plugin system|write a plugin: plug_in add_on extension extend module hook
plugin marketplace|extension store: marketplace store plugin extension registry catalog gallery
slack: apprise webhook shoutrrr zapier
discord: apprise webhook shoutrrr zapier
telegram: apprise webhook shoutrrr zapier
microsoft teams|ms teams: teams msteams apprise webhook shoutrrr zapier
matrix chat|matrix room|matrix bridge|matrix server|mattermost|rocket chat: matrix synapse element rocketchat apprise webhook shoutrrr zapier
whatsapp: messenger apprise
signal messenger|signal app: signal
xmpp|irc: jabber
chat integration|chat tool|chat app: chat slack discord telegram teams matrix mattermost messenger messaging rocket_chat whatsapp
smtp|mail server|send email|send mail|outgoing mail|sendgrid|mailgun: email e_mail mail ses sendmail postfix postmark
imap|incoming mail|receive email|email to task|inbound email|forward an email|pop3: inbound incoming email e_mail mail mailbox
gmail: google imap smtp
jira: atlassian issue_tracker
trello:
evernote: enex
onenote|one note:
todoist:
airtable:
salesforce|hubspot: crm
paypal|payment gateway|payment provider|accept payment|take payment|stripe account|stripe integration|with stripe: payment checkout braintree mollie square pay card credit bank_transfer cash sepa billing
figma|sketch file: sketch design
google analytics|matomo: analytics plausible umami tracking gtag ga4 tag_manager
fediverse|activitypub|federated|on mastodon|mastodon account: webfinger
strava|apple health|google fit|health connect|fitbit: healthkit garmin wearable
bank sync|bank connection|open banking|gocardless|import bank: bank plaid simplefin nordigen ofx qif saltedge
ofx|qif|camt|mt940: qfx bank_statement
multiple currency|multi currency|multiple currencies|foreign currency|exchange rate|currencies: exchange euro dollar eur usd
openai|chatgpt|gpt 4|anthropic|claude api|gemini api: gpt claude gemini llm ai language_model provider
ollama|local llm|local model|llama cpp|lm studio|run a model locally: local llama vllm gguf self_host localai llm
ai feature|artificial intelligence|machine learning|turn off ai|disable ai|without ai: artificial llm openai gpt model ml neural copilot assistant
mcp server|model context protocol|mcp: agent
translation|localisation|localization|i18n|internationalization|internationalisation|translate|other language|multilingual: l10n weblate crowdin transifex interpreter shift offset move transform
in german|in french|in chinese|in japanese|in italian|in portuguese|in russian: spanish language translation locale i18n deutsch weblate crowdin multilingual english bilingual
date format|timezone|time zone|daylight saving|utc: date locale daylight tz iso_8601 dst gmt strftime datetime timestamp
unicode|emoji|utf 8|utf8|character encoding: utf encoding charset ascii smiley characters bytes decode
screen reader support|wcag|accessibility|a11y|blind people|visually impaired: screen_reader aria contrast keyboard_navigation nvda voiceover blind wheelchair barrier disabled step_free impaired braille guide_dog audio tactile
colour blind|color blind|high contrast|colorblind|colourblind: contrast palette accessibility daltonism
white label|whitelabel|own logo|custom logo|custom branding|rebrand|our logo: branding custom_css customize favicon theme
favicon: icon
seo|search engine optimization|search engine optimisation|sitemap|meta tag|open graph: search_engine meta opengraph robots canonical google
robots txt|noindex|hide from google|hide from search engine: robots search_engine crawler index google seo
redirect: rewrite 301 302 forward https pipe stdout output
cdn|content delivery network: content_delivery jsdelivr unpkg cloudflare edge fastly cloudfront bunny
caching|cache|clear the cache|clear cache|invalidate cache: ttl invalidate stale redis varnish memoize
gzip|brotli|zstd|data compression|compress file|compressed file: compress zip lz4 deflate
memory usage|how much ram|ram usage|how much memory|ram requirement|hardware requirement|system requirement|minimum requirement|minimum hardware: mb gb requirement cpu hardware core resource minimum disk need
benchmark|performance test|throughput|latency: performance fast faster speed millisecond ms second qps slow quick
minimum version of|supported version|long term support|lts: version support eol end_of_life minimum maintained long_term
deprecated|breaking change|deprecation: breaking removed changelog legacy upgrade migration obsolete
changelog|release note|what s new|what is new: release history change version update latest
roadmap|upcoming feature|planned feature|future plan: plan upcoming future milestone coming
feature request|request a feature|suggest a feature|report a bug|bug report|issue tracker: issue github bug report discussion feedback forum suggest gitlab tracker
contributing|pull request|contributor: pr merge_request patch donate sponsor help volunteer translate
compile from source|compile it myself: build source cmake clone cargo makefile build_from_source
licence|license|mit license|gpl|apache license: open_source source mit agpl apache bsd proprietary foss mpl libre source_code
commercial use|commercially|commercial license|commercial licence|use it in a company: license business company enterprise mit gpl agpl apache proprietary use_at_work
enterprise edition|enterprise version|enterprise plan|enterprise license: enterprise business commercial edition premium license
nightly build|beta version|pre release|release candidate|beta channel|canary release|canary channel: nightly beta prerelease alpha canary preview rc unstable edge insider testflight
uninstall|uninstalling|remove the app completely|completely remove: remove delete purge deinstall
live demo|try it online|online demo|code playground: demo playground try sandbox trial codesandbox stackblitz test example
factory default|default password|default username|default user: default password admin username login credential root default_login
forgot admin|reset admin|lost admin|recovery code|backup code: password recovery admin reset recover locked lockout admin_password
root access|without root|need root|jailbreak|rooted phone: sudo privilege unprivileged rootless administrator magisk admin
ssh key|ssh access: ssh openssh sshd putty
serial port|serial console|uart: serial rs232 tty com_port baud rs485
modbus|opc ua|bacnet|knx: canbus opc rs485 obd fieldbus can_bus
lorawan|meshtastic|lora radio: lora
ethernet|power over ethernet|lan cable|poe switch|poe port: poe lan wired rj45 network
wi fi|wlan|5 ghz|wpa3|2 4 ghz: wifi wireless ssid wpa ghz hotspot access_point internet network router broadband online connectivity
sim card|lte|4g|cellular|mobile data|esim: sim 5g modem gsm data_plan metered
sd card|microsd|micro sd: sd sdcard memory_card emmc card
dual boot|secure boot|uefi|live usb|bootable: boot bios grub bootloader iso
multiple monitor|multi monitor|second monitor|dual monitor|second screen|external monitor|two monitors: monitor screen display xrandr multihead
wayland|x11: xorg xwayland compositor
hidpi|4k display|display scaling|fractional scaling: retina scaling dpi 4k high_dpi resolution
start on boot|autostart|start at boot|start with windows|start at login|launch at startup: tray menu_bar boot startup start_up systemd launch launchd minimize background login_item service daemon restart
systemd|run as a service|windows service|daemon|background service: service systemctl background launchd nssm supervisor init pm2
clipboard|copy paste|copy and paste|copy to clipboard: copy paste pasteboard xclip
screen capture|screen recording|screen recorder: screenshot capture recorder snip screencast
game controller|gamepad|joystick|xbox controller: controller xbox dualshock xinput joycon dualsense
vr headset|virtual reality|augmented reality|webxr: vr ar augmented headset oculus quest xr openxr
multiplayer|co op|play together|play with friends: coop lobby online player netcode peer
steam deck|steamos: steam proton linux
mods|modding|modpack: workshop
cloud save|save game|savegame: save save_file
parental control|child lock|kids mode|child account|age restriction|kid safe: parental child kid age rating restrict family year 18 minor adult
ad blocking|block ads|adblock|ad blocker|ublock|pihole|pi hole: ad blocker blocklist adguard advertising
dns over https|dot dns|custom dns|dns server: dns doh resolver nameserver dnssec
vlan|subnet|bridge mode|multiple networks: bridge network 802_1q interface routing cidr ip netmask
wake on lan: wake wol magic_packet
zfs|btrfs|raid array|raid 1|raid 5|software raid: raid mirror snapshot raidz mdadm filesystem
power failure|power outage|power cut|power loss|uninterruptible power: power outage nut battery blackout uninterruptible generator
energy monitoring|solar panel|smart meter|electricity price: energy solar power meter electricity kwh inverter photovoltaic tariff pv
thermostat: heating climate temperature hvac radiator valve trv heating_control
smart plug|smart switch|smart light|light bulb|philips hue: plug switch light bulb hue socket outlet relay dimmer lamp tasmota shelly
temperature sensor|door sensor: sensor detector probe motion temperature humidity measure presence thermometer motion_sensor
robot vacuum|vacuum cleaner: vacuum robot roborock valetudo
public key infrastructure|client certificate|mutual tls|mtls: certificate mutual pki client_cert x509 ca
custom certificate|own certificate|certificate authority|root ca|private ca: cert ca tls ssl pem keystore truststore
feature flag|feature toggle|a b test|ab test|ab testing|a b testing: flag toggle experiment variant rollout a_b split_test launchdarkly unleash feature cargo enabled compile_option
state management|redux|zustand|pinia: state store mobx vuex signal context
form validation|validate input|input validation|validate a form|zod: validation yup schema constraint required
file upload|attach a file|attach file|file attachment|email attachment: upload attachment dropzone multipart file_input send upload_a_file
date picker|datepicker|date range: date picker calendar range
data table|data grid|datagrid|sortable table|virtual scroll: table grid sort virtual windowing row
transition effect|css animation|animation library|animate an element: animation transition motion keyframe easing
3d model|3d view|stl|gltf|three js|webgl: 3d glb three threejs obj step mesh
gcode|g code|slicer|3d printer|octoprint|klipper: printer marlin 3d_print
web scraping|crawler|crawl a site: scrape scraper crawl spider beautifulsoup puppeteer
retries|exponential backoff|automatic retry|retry policy|retry a failed|retry failed: backoff attempt reattempt resend redeliver
request timeout|connection timeout|set a timeout: timeout time_out deadline seconds
middleware|interceptor: hook handler pipeline filter plugin
background job|job queue|task queue|worker queue|sidekiq|celery worker: job queue worker celery background bullmq cron async
event sourcing|cqrs|domain event: event aggregate
low code|no code|nocode: programming visual drag gui
visual programming|flow editor|workflow editor|node editor: visual node flow workflow canvas graphical editor drag
embedded device|embedded system|rtos|bare metal firmware: embedded microcontroller firmware no_std bare_metal freertos zephyr mcu arm
cross compile|cross compiling|cross compilation: cross target toolchain buildx goos
c bindings|ffi|foreign function|call from c: binding cgo extern interop cffi ctypes abi header
type hint|type checking|mypy|static typing|type safe|type safety: type pyright typescript static annotation generic inference tsc
auto generated documentation|api docs generator|jsdoc|docstring|generate documentation|sphinx documentation: documentation docs sphinx typedoc doxygen javadoc rustdoc docgen
merge two account|merge account|transfer ownership|change the owner|change ownership: merge transfer ownership owner reassign chown permission admin
change my username|change username|rename my account|change my email|change email address: username email e_mail rename account profile display_name
invite user|invite people|invite member|invitation|add a member|add a user|add user|add member: member user_account create_user register registration onboarding team collaborator guest join
disable registration|disable sign up|disable signup|block registration: registration register sign_up signup invite open_registration
impersonate|login as another user|log in as another|sudo mode: on_behalf masquerade act_as login_as
custom dashboard widget|home page layout|rearrange the dashboard: dashboard widget layout tile card panel
email template|customise the email|customize the email|mail template: email e_mail mail template
mailing list|email campaign: newsletter campaign subscriber listmonk mailchimp news email list google_groups forum discourse
digital signature|e signature|esignature|sign a document|sign document|docusign: signature sign esign
invoice generation|create an invoice|create invoice|send invoice|e invoicing|zugferd|xrechnung|factur x: invoice billing facturx peppol factur
comment moderation|content moderation|forum moderator|moderate comment|moderate post: moderation ban spam report abuse approve flag
printable|print out|print a page|print a document|print view|printer friendly: printer printout pdf paper cups stdout echo output console
safari browser|ios safari|work in safari|safari support: safari webkit ios macos apple browser
flutter app|flutter sdk|with flutter|in flutter|dart sdk|dart package: dart pub_dev ios android mobile
with angular|angular component|angularjs|use angular:
from notion|notion import|notion integration|with notion:
from asana|asana import|asana integration|with asana:
from obsidian|obsidian import|obsidian integration|with obsidian: vault
from confluence|confluence import|confluence integration|with confluence: atlassian
system tray|menu bar icon|minimize to tray|minimise to tray: tray menu_bar taskbar status_bar minimize background notification_area systray
`
