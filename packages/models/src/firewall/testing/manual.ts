/**
 * The pages of a product, with which the tests compare statements about it: prose, code, tables and
 * steps.
 */
export const MANUAL: Readonly<Record<string, string>> = {
  'server.md': `---
title: The server
---
## Configuration

The server reads its settings from \`pump.config.yml\` when it starts. Restart it after a change.

\`\`\`yaml
server:
  port: 8080
  host: 127.0.0.1
storage:
  path: ./data
  retries: 3
\`\`\`

The server must never run as root. It does not need a database. Set \`logLevel\` to "debug" to see every request.

A token is never shown in the console and cannot be read through the API. Copy the old keys (do not generate new ones). Remove duplicate workers from the list of the \`no-twin-workers\` rule.

The script can be configured in code as well:

\`\`\`js
import { createPump } from 'pump'

const pump = createPump({ server: { port: 8080, timeout: 30 }, verbose: false })
await pump.start()
\`\`\`

## Command line

Start the server with \`pump serve --port 8080\`. The option \`--watch\` restarts it when a file changes, and \`--no-color\` turns colors off.

| Option | Meaning | Default |
|---|---|---|
| \`--port\` | where it listens | 8080 |
| \`--max-workers\` | how many workers run at once | 4 |
| \`--log-file\` | where the log is written | none |
`,
  'plans.md': `---
title: Plans and prices
---
## Prices

Every plan can be cancelled at any time. The Basic plan costs 9 euros a month, and the Team plan costs 29 euros a month. We refund a payment within 14 days.

| Users | Plan | Storage |
|---|---|---|
| 1–5 | Basic | 10 GB |
| 6–50 | Team | 200 GB |

Prices do not include tax. Support is included in the Team plan only.
`,
  'care.md': `---
title: Care for the pump
---
## Cleaning

Clean the filter twice a week. Never use hot water, because the seal melts at 60 degrees.

1. Unplug the pump and wait 10 minutes.
2. Open the lid and take out the filter.
3. Rinse the filter with cold water.

In version 3 the call to \`pump.flush()\` happens by itself, and the old \`flushTimer\` option is ignored.

## Warranty

The warranty lasts 24 months from the date of purchase. It does not cover the filter. Keep the receipt.
`,
  'history.md': `---
title: Versions
---
## Pump 5 needs firmware 12

We drop support for firmware 10 in pump 5.0. These versions work:

- Firmware 12 (12.4 and above)
- Firmware 14 (14.1 and above)

Upgrade to at least firmware 12 when you install pump 5. If you cannot upgrade, stay on pump 4.2.

## Sensors

Since 5.1 the sensor reports every 30 seconds. In 4.x it reported every 5 minutes. Sensors with the old plug may not be opened; sensors with the new plug may be opened. For example, \`acme/plug\` is not a valid name but \`@acme/plug\` is valid.

If the reading does not work, make sure you do not have any magnet in \`sensor-box.d\`. A broken sensor within the warranty will be replaced. After the warranty you will not have the option to replace it; instead, you will need to use the repair service.

**Magnets will break the reading**

Keep magnets away. Names prefixed with \`PUMP_\` are public: \`PUMP_SPEED\` is an example. Readings are never stored in the cloud regardless of configuration.

| Action | Meaning | Power? |
|---|---|---|
| **Reset** | Resets the sensor of the current box | No |
| **Reboot** | Starts the box again | Yes |

- **Daily** - Read every 24 hours, kept for 6 days
- **Weekly** - Read every 7 days, kept for 1 month

Boxes in the same house can reach each other at \`<box>.pump.internal\` without public addresses.

The certificates are for \`pump.example\` and \`*.box.pump.example\`. One is valid for one level only. No \`startHour\`: each box has one. A box has a memory. By default it is set to 16 MB. To raise the size of a box to 32 MB, ask us.

## Ports

- **Default:** \`4173\`

Boxes of pump \`M\` have the numbers \`M*100\` to \`M*100+99\`: with pump 11 they have 1100–1199.

\`\`\`js
export default { server: { port: 3030 }, preview: { port: 8080 } }
\`\`\`

## Interfaces

\`read\` returns \`Promise<string>\`, and \`list\` returns \`Promise<Array<Box>>\`.

\`\`\`ts
interface Box {
  // not for other plugs
  read?(pin: Pin): Promise<string> | void
}
\`\`\`

\`\`\`sh
make dry
\`\`\`

The actions are \`box:Read\`, \`box:List\` and \`box:Drop\`. Rule IDs do not contain a slash. Apply \`acme@2.1.0\` to 2.1.0 only, and \`patches/acme-2.patch\` to all that match \`^2.0.0\`.
`,
  'schedules.md': `---
title: Schedules
---
## Rests

Each kind of run can have one of these rests:

- \`always\` requires a rest after a run.
- \`never\` disallows any rest after a run.

The kinds of runs are:

- \`day\` is for runs by day
- \`night\` is for runs by night
- \`boost\` is for runs at full power

A schedule is neither stored nor sent.

## Commands

If there is no schedule yet, run \`pump init\` or \`pump copy\` to create it beforehand. Load one with \`pump load summer\`. All of them are in \`schedules/summer.yml\`.

## Plugs

With \`shareBox\` two pumps share a box if their plugs have no conflicts. A conflict looks like this:

\`\`\`
box
  pump1
    plug (v17)
  pump2
    seal
    plug (v16)
\`\`\`

Here the box cannot be shared, because the plugs of the two pumps have different versions.
`,
  'news-december-2019.md': `---
title: Winter news
---
## Plans

Reduce the free plan to 50 hours a month.
`,
}

/** The claims that the passages support, each with its page, in the words that models use. */
export const RIGHT: readonly (readonly [page: string, said: string])[] = [
  ['server', 'The server reads its settings from `pump.config.yml` when it starts [N].'],
  ['server', 'Restart the server after every change to its settings [N].'],
  ['server', 'Its settings are read when the server starts, so restart it after a change [N].'],
  ['server', 'Set `server.port` to 8080 [N].'],
  ['server', 'The setting `storage.retries` is 3 [N].'],
  ['server', 'In code, `server.timeout` is 30 [N].'],
  ['server', 'It listens on `server.host`, which is 127.0.0.1 [N].'],
  ['server', 'Never run the server as root [N].'],
  ['server', 'The server must not run as root [N].'],
  ['server', 'No database is needed by the server [N].'],
  ['server', 'Set `logLevel` to "debug" and you see every request [N].'],
  // A negation that counts for both halves, one in parentheses, and one that is part of a name.
  ['server', 'A token is never shown in the console or read through the API [N].'],
  ['server', 'Copy the old keys to the new server [N].'],
  ['server', 'Remove the duplicate workers [N].'],
  // The point of a name ends no clause, and a setting alone claims nothing.
  [
    'server',
    'In `pump.config.yml` set the path of the storage [N]:\n\n```yaml\nstorage:\n  path: ./data\n```\n',
  ],
  ['server', 'Write this into the configuration [N]:\n\n```yaml\nserver:\n  port: 8080\n```\n'],
  [
    'server',
    'You can also do it in a script:\n\n```js\nconst pump = createPump({ server: { port: 8080, timeout: 30 }, verbose: false })\nawait pump.start()\n```\n\n[N]\n',
  ],
  [
    'server',
    'Put this into your file:\n\n```yaml\nstorage:\n  path: ./data\n  retries: 3\n```\n\n[N]\n',
  ],
  ['server#command-line', 'Start the server with `pump serve --port 8080` [N].'],
  ['server#command-line', 'With `--watch` it restarts when a file changes [N].'],
  ['server#command-line', '`--no-color` turns colors off [N].'],
  // An option counts as a word.
  ['server#command-line', 'Append `--watch` [N].'],
  ['server#command-line', 'By default 4 workers run at once; `--max-workers` sets how many [N].'],
  ['server#command-line', '`--port` says where it listens, by default on 8080 [N].'],
  [
    'server#command-line',
    'The options are [N]:\n\n- `--port`: where it listens\n- `--log-file`: where the log is written\n',
  ],
  ['plans', 'You can cancel every plan at any time [N].'],
  ['plans', 'The Basic plan costs 9 euros a month [N].'],
  ['plans', 'Basic costs 9 euros a month and Team 29 euros a month [N].'],
  ['plans', 'The Team plan costs 29 euros a month [N].'],
  ['plans', 'A payment is refunded within 14 days [N].'],
  ['plans', 'For 30 users take the Team plan, with 200 GB of storage [N].'],
  ['plans', 'With 3 users the Basic plan fits [N].'],
  ['plans', 'Tax is not included in prices [N].'],
  ['plans', 'The prices [N]: 9 euros a month for Basic, 29 euros a month for Team.'],
  ['care', 'Clean the filter two times a week [N].'],
  ['care', 'Do not use hot water, because the seal melts at 60 degrees [N].'],
  ['care', 'First unplug the pump and wait ten minutes [N].'],
  ['care', 'Take out the filter and rinse it with cold water [N].'],
  ['care', 'In version 3 `pump.flush()` happens by itself. So remove that call [N].'],
  ['care', 'The option `flushTimer` is ignored in version 3 [N].'],
  ['care#warranty', 'The warranty lasts 24 months from the date of purchase [N].'],
  ['care#warranty', 'The filter is not covered by the warranty, so keep the receipt [N].'],
  // A condition and two versions.
  ['history#pump-5-needs-firmware-12', 'Pump 5 does not work with firmware 10 [N].'],
  [
    'history#pump-5-needs-firmware-12',
    'Pump 5 does not support firmware 10; it works with 12.4 or 14.1 and above [N].',
  ],
  [
    'history#sensors',
    'From 5.1 on it reports every 30 seconds; in 4.x it was every 5 minutes [N].',
  ],
  ['history#sensors', 'Daily readings are kept for 6 days; one is made every 24 hours [N].'],
  // The same denial in other words, or one that is about something else in the same clause.
  [
    'history#sensors',
    'Sensors with the old plug may not be opened, so `acme/plug` is not valid but `@acme/plug` is [N].',
  ],
  [
    'history#sensors',
    'If the reading does not work, make sure that there are no magnets in `sensor-box.d` [N].',
  ],
  [
    'history#sensors',
    'After the warranty you cannot replace it, and need to use the repair service [N].',
  ],
  [
    'history#sensors',
    'Readings are never stored in the cloud, regardless of configuration, so a setting does not change that [N].',
  ],
  ['history#sensors', '**Reset**: it resets the sensor of the current box without power [N].'],
  ['history#sensors', 'Boxes in the same house reach each other at `<box>.pump.internal` [N].'],
  ['history#sensors', 'Its name has to begin with `PUMP_`, then it is public [N].'],
  [
    'history#sensors',
    'A certificate is valid for one level, so `pump.example` does not cover `*.box.pump.example` [N].',
  ],
  ['history#sensors', 'Leave out `startHour`, because each box has one [N].'],
  // A default is not contradicted by a number in an example.
  ['history#sensors', 'The size of a box is 16 MB by default [N].'],
  ['history#ports', 'The preview has port `4173` by default [N].'],
  ['history#ports', 'The setting `versions.ports` is `4173` by default [N].'],
  ['history#ports', 'In general the numbers are `M*100` to `M*100+99` for pump `M` [N].'],
  // Code with angle brackets, code of one word, and code with a denial in its comment.
  ['history#interfaces', '`read` returns `Promise<string>` [N].'],
  ['history#interfaces', '`list` returns a `Promise<Array<Box>>` [N].'],
  [
    'history#interfaces',
    'Write it so [N]:\n\n```ts\ninterface Box {\n  // not for other plugs\n  read?(pin: Pin): Promise<string> | void\n}\n```\n',
  ],
  ['history#interfaces', 'Run this [N]:\n\n```sh\n$ make dry\n```\n'],
  ['history#interfaces', 'Run this:\n\n```sh\nmake dry\n```\n\n[N]\n'],
  // A number that counts the entries below it, a plural of capitals, and the name of a package.
  [
    'history#interfaces',
    'The actions are these three [N]:\n\n- `box:Read`\n- `box:List`\n- `box:Drop`\n',
  ],
  ['history#interfaces', 'No rule ID contains a slash [N].'],
  ['history#interfaces', 'With `acme@2.1.0` the patch applies to 2.1.0 [N].'],
  // The rest of a list, and a value that is a negation.
  [
    'schedules#rests',
    'Set `boost` to `always` and the other two kinds to `never`, which disallows a rest [N].',
  ],
  ['schedules#rests', 'A schedule is not stored or sent [N].'],
  // A command that a sentence has, and placeholders in code.
  [
    'schedules#commands',
    'On a new device, run this first to create it [N]:\n\n```sh\npump init\n```\n',
  ],
  ['schedules#commands', 'Load one with `pump load <season>` [N].'],
  ['schedules#commands', 'All of them are in `schedules/<season>.yml` [N].'],
  // A count in words does not contradict a version.
  [
    'schedules#plugs',
    'They share a box if no plugs conflict, for example `plug` v17 in one pump and v16 in the other [N].',
  ],
  // The year is only in the address of the page.
  ['news-december-2019#plans', 'In December 2019 the free plan was reduced to 50 hours [N].'],
]

/** The claims that they do not support: numbers changed, options invented, negations reversed. */
export const WRONG: readonly (readonly [page: string, said: string])[] = [
  // Numbers in words above ten, or at the beginning of a sentence, were not compared.
  ['care#warranty', 'Six months from the date of purchase is how long the warranty lasts [N].'],
  ['history#pump-5-needs-firmware-12', 'We drop support for firmware twelve [N].'],
  // Numbers that are in no passage.
  ['server', 'Set `server.port` to 9090 [N].'],
  ['server', 'The setting `storage.retries` is 5 [N].'],
  ['server#command-line', 'By default 16 workers run at once [N].'],
  ['server#command-line', 'Start the server with `pump serve --port 3000` [N].'],
  ['plans', 'The Basic plan costs 12 euros a month [N].'],
  ['plans', 'A payment is refunded within 30 days [N].'],
  ['plans', 'For 80 users take the Team plan [N].'],
  ['care', 'Clean the filter three times a week [N].'],
  ['care', 'The seal melts at 80 degrees [N].'],
  ['care', 'Unplug the pump and wait 20 minutes [N].'],
  ['care', 'In version 4 the call to `pump.flush()` happens by itself [N].'],
  ['care#warranty', 'The warranty lasts 36 months from the date of purchase [N].'],
  ['care#warranty', 'The warranty lasts twelve months from the date of purchase [N].'],
  // Numbers from another place.
  ['server', 'The setting `storage.retries` is 30 [N].'],
  ['server', 'In code, `server.timeout` is 3 [N].'],
  ['server#command-line', 'By default 8080 workers run at once [N].'],
  ['plans', 'The Basic plan costs 29 euros a month [N].'],
  ['plans', 'The Team plan costs 9 euros a month [N].'],
  ['plans', 'The Basic plan costs 14 euros a month [N].'],
  ['plans', 'The Team plan has 10 GB of storage [N].'],
  ['plans', 'A payment is refunded within 29 days [N].'],
  ['care', 'The seal melts at 10 degrees [N].'],
  ['care', 'Unplug the pump and wait 60 minutes [N].'],
  // Options, settings and code that nobody wrote.
  ['server', 'The server reads its settings from `pump.config.json` when it starts [N].'],
  ['server', 'Set `server.proxy` to 8080 [N].'],
  ['server', 'Set `storage.port` to 8080 [N].'],
  ['server', 'Set `server.retries` to 3 [N].'],
  ['server', 'Set `logLevel` to "trace" to see every request [N].'],
  ['server', 'Set `debugLevel` to see every request [N].'],
  ['server', 'Write this into the configuration [N]:\n\n```yaml\nserver:\n  port: 4444\n```\n'],
  [
    'server',
    'Write this into the configuration [N]:\n\n```yaml\nserver:\n  tls_cert: ./cert.pem\n```\n',
  ],
  [
    'server',
    'You can also do it in a script:\n\n```js\nawait pump.start({ max_speed: 11 })\n```\n\n[N]\n',
  ],
  [
    'server',
    'Put this into your file:\n\n```yaml\nstorage:\n  path: ./data\n  retries: 7\n```\n\n[N]\n',
  ],
  ['server#command-line', 'The option `--reload` restarts it when a file changes [N].'],
  ['server#command-line', 'The option --max-work says how many workers run at once [N].'],
  ['server#command-line', 'With `--wat` it restarts when a file changes [N].'],
  ['server#command-line', '`--color` turns colors off [N].'],
  [
    'server#command-line',
    'The options are [N]:\n\n- `--port`: where it listens\n- `--turbo`: how many workers run at once\n',
  ],
  ['server#command-line', 'The log is written with `--log-dir` [N].'],
  ['care', 'The option `rinseTimer` is ignored in version 3 [N].'],
  ['care', 'In version 3 the call to `pump.drain()` happens by itself [N].'],
  // Negations turned round.
  ['server', 'The server must run as root [N].'],
  ['server', 'The server needs a database [N].'],
  ['server', 'It does need a database [N].'],
  ['server', 'A token is shown in the console [N].'],
  ['server', 'Do not remove duplicate workers from the list [N].'],
  ['plans', 'Prices include tax [N].'],
  ['plans', 'No plan can be cancelled at any time [N].'],
  ['plans', 'We never refund a payment within 14 days [N].'],
  ['care', 'Use hot water [N].'],
  ['care', 'Do not clean the filter twice a week [N].'],
  ['care', 'Do not unplug the pump [N].'],
  ['care', 'The old `flushTimer` option is not ignored [N].'],
  ['care#warranty', 'The warranty covers the filter [N].'],
  ['care#warranty', 'It covers the filter [N].'],
  ['care#warranty', 'Do not keep the receipt [N].'],
  // Conclusions and pages that are unrelated to the text.
  ['care', 'In version 3 `pump.flush()` happens by itself. So buy a garden hose [N].'],
  ['care', 'Clean the filter twice a week. So download the newer firmware [N].'],
  ['plans', 'Clean the filter twice a week [N].'],
  ['care', 'The Basic plan costs 9 euros a month [N].'],
  ['care#warranty', 'Start the server with `pump serve` [N].'],
  // The same forms with another number, turned round, or with other code.
  [
    'history#pump-5-needs-firmware-12',
    'Upgrade to at least firmware 14 when you install pump 5 [N].',
  ],
  ['history#pump-5-needs-firmware-12', 'If you cannot upgrade, stay on pump 5.0 [N].'],
  ['history#sensors', 'Since 4.2 the sensor reports every 30 seconds [N].'],
  ['history#sensors', 'Since 5.1 the sensor reports every 24 seconds [N].'],
  ['history#sensors', 'Daily readings are kept for 24 days; one is made every 6 hours [N].'],
  ['history#sensors', 'Readings are stored in the cloud [N].'],
  ['history#sensors', 'The size of a box is 32 MB by default [N].'],
  ['history#ports', 'The preview has port `4137` by default [N].'],
  ['history#ports', 'The setting `versions.ranges` is `4173` by default [N].'],
  ['history#ports', 'The setting `range.ports` is `4173` by default [N].'],
  ['history#sensors', 'Sensors with the old plug may be opened; so open them [N].'],
  ['history#sensors', 'Its name has to begin with `PUMPS_`, then it is public [N].'],
  ['history#interfaces', '`read` returns `Promise<number>` [N].'],
  ['history#interfaces', 'Run this [N]:\n\n```sh\nmake wet\n```\n'],
  ['history#interfaces', 'Run this with `--force` 3 times [N]:\n\n```sh\nmake dry\n```\n'],
  [
    'history#interfaces',
    'The actions are these four [N]:\n\n- `box:Read`\n- `box:List`\n- `box:Drop`\n',
  ],
  ['history#interfaces', 'Rule IDs contain a slash [N].'],
  ['history#interfaces', 'Apply `acme@2.2.0` to 2.1.0 only [N].'],
  ['schedules#rests', 'By default it disallows any rest after a run [N].'],
  [
    'schedules#rests',
    'Set `boost` to `always` and the other three kinds to `never`, which disallows a rest [N].',
  ],
  ['schedules#rests', 'Set `boost` to `always` and two kinds to `never` [N].'],
  ['schedules#rests', 'The other two kinds of runs can have a rest after a run [N].'],
  ['schedules#rests', 'A schedule is stored and sent [N].'],
  [
    'schedules#commands',
    'On a new device, run this first to create it [N]:\n\n```sh\npump reset\n```\n',
  ],
  ['schedules#commands', 'Turn the lights off in the garden [N]:\n\n```sh\npump init\n```\n'],
  ['schedules#commands', 'Load one with `pump init <season>` [N].'],
  ['schedules#commands', 'All of them are in `schedules/<season>.json` [N].'],
  ['schedules#commands', 'All of them are in `plans/<season>.yml` [N].'],
  [
    'schedules#plugs',
    'They share a box if no plugs conflict, for example `plug` v17 in one pump and v15 in the other [N].',
  ],
  ['news-december-2019#plans', 'In December 2018 the free plan was reduced to 50 hours [N].'],
  // A path with an empty part once made the search for it endless.
  ['history#interfaces', 'Compare the branches with `history..interfaces` [N].'],
]

/** Links that lead elsewhere than any page: their label stays. */
export const LINKED_ELSEWHERE: readonly string[] = [
  'Clean the filter, as [the guide](https://evil.test/clean) says.',
  'Clean the filter, as [the guide](/cleaning-guide) says.',
  'Clean the filter, as [the guide](//evil.test) says.',
  'Clean the filter, as [the guide](javascript:alert(1)) says.',
  'Clean the filter, as [the guide](https://pump.example.evil.test/care) says.',
  'Clean the filter, as [the guide](mailto:thief@evil.test) says.',
]
