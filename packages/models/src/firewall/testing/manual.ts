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
]

/** The claims that they do not support: numbers changed, options invented, negations reversed. */
export const WRONG: readonly (readonly [page: string, said: string])[] = [
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
