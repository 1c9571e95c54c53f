/** The pages of a product with numbers in steps, tables, versions, names and addresses. */
export const NUMBER_PAGES: Readonly<Record<string, string>> = {
  'setup.md': `---
title: Set up the gauge
---
1. Copy the IPv4 address of the gauge.
2. Create an S3 bucket, and choose a size of 2 GB.
3. Open \`http://<your-address>:3000/v1/start\` in a browser.
4. Enter the number of the first channel (for example: 1).
5. Set \`workers\` to 8. Each worker needs 512 MB of memory.
6. If the light is red, repeat steps 1-3.
7. Press save. The gauge restarts within ten seconds.
`,
  'plans.md': `---
title: Plans
---
Every plan has 2 users or more. A plan ends 30 days after you cancel it.

| Plan | Memory | Readings per minute | History |
|---|---|---|---|
| Free | 0.5 GB | 20 | 7 days |
| Hobby | 8 GB | 600 | 30 days |
| Team | 32 GB | 5,000 | 90 days |

The answer to a reading comes within 1,500 ms.

| Setting | Meaning | Default |
|---|---|---|
| \`burstLimit\` | readings of one visitor at once | 8 |
| \`hourLimit\` | readings of one visitor in an hour | 240 |
| \`keepDays\` | days until a reading is deleted | 365 |
| Port | where the gauge listens | 7070 |

| Kind of user | Limit | Value |
|---|---|---|
| Guest | \`guestBurst\` | 11 |
| | \`guestHour\` | 440 |
| Member | \`memberBurst\` | 22 |
`,
  'offers.md': `---
title: Offers
---
| Plan | Price | Users | Storage |
|---|---|---|---|
| Free | 0 € | 3 | 1 GB |
| Pro | 29 € | 25 | 100 GB |
| Max | 99 € | 80–200 | 500 GB |

| Setting | Limits | Default |
|---|---|---|
| \`addressLimit\` | questions of one address in a minute | 90 |
`,
  'versions.md': `---
title: Versions
---
If you host the gauge yourself, 4.5.0 is the last version that reads old files. The move takes about 2 minutes.

- 2.8.0 - added
- 4.3.1 - \`dry\` was added

The command takes \`--threads N\`, the number of threads. It defaults to 3.

Releases came on 31.12.2024 and on 2 March 2025. The tolerance is .5 mm. The sum is \`1 + 1 + 2 + 2 + 4 = 10\`.

A probe of kind P5 or P8 works with the gauge 10.8, and needs the driver 12.1.4. We rate each fault of a probe with CVSS 3.1.

| Severity (CVSS 3.1) | Time |
|---|---|
| High (7.0–8.9) | 30 days |
| Medium (4.0–6.9) | 90 days |

Use \`postgres://gauge:PASSWORD@db.internal:5432/gauge\` as the address of the database, or \`http://127.0.0.1:8088\` on your own machine.
`,
  'formats.md': `---
title: Formats
---
The limit is 5,000 readings an hour for each user of the gauge. Each worker of the gauge needs 1.5 GB of memory.

The ratio is 16:9 at 1920×1080, with 2x zoom, 3D and 5.1 sound. Rows are read with \`slice(0,7)\`. The paper of the gauge has the weights 400 700 and 900, and its ports 80 and 443 are open.
`,
  'formate.md': `---
title: Formate
---
Jeder Dienst braucht 1,5 GB Speicher. Jeder Nutzer hat 2.500 Lesungen in der Stunde, und zusammen kosten sie 1.234,56 €.

يحتفظ المقياس بالبيانات لمدة ٣٠ يومًا. يحتفظ المقياس بالصور لمدة 40 ساعة.
`,
}

/** Supported claims, each with its page, with their numbers in other forms. */
export const RIGHT_NUMBERS: readonly (readonly [page: string, said: string])[] = [
  // Steps.
  ['setup', 'If the light is red, repeat steps 1-3 [N].'],
  ['setup', 'In step 2 you create an S3 bucket [N].'],
  ['setup', 'In step two, choose a size of 2 GB for the bucket [N].'],
  ['setup', 'Steps 1 and 2 are about the IPv4 address and the S3 bucket [N].'],
  ['setup', 'Press save, which is step 7 [N].'],
  ['setup', 'In the 2nd step you create an S3 bucket [N].'],
  [
    'setup',
    'Do this [N]:\n\n1. Copy the IPv4 address of the gauge\n2. Create an S3 bucket\n3. Set `workers` to 8\n',
  ],
  [
    'setup',
    'In seven steps you copy the address of the gauge, create an S3 bucket and press save [N].',
  ],
  ['setup', 'The gauge restarts within 10 seconds after you press save [N].'],
  ['setup', 'Each of the 8 workers needs 512 MB of memory [N].'],
  ['setup', 'Copy the IPv4 address, then create a bucket on S3 of 2 GB [N].'],
  ['setup', 'Open `http://YOUR_ADDRESS:3000/v1/start` in a browser [N].'],
  // Tables.
  ['plans', 'The Free plan has 0.5 GB of memory and a history of 7 days [N].'],
  ['plans', 'Hobby allows 600 readings per minute, Team 5000 [N].'],
  ['plans', 'Free has 0.5 GB of memory, while the other plans have 8 GB and 32 GB [N].'],
  ['plans', 'With Team you keep the history for 90 days, instead of 30 days [N].'],
  ['plans', 'Free, Hobby and Team have a history of 7, 30 and 90 days [N].'],
  ['plans', 'A plan has at least 2 users, also the Free plan [N].'],
  ['plans', 'The Free plan ends 30 days after you cancel it [N].'],
  ['plans', 'By default `burstLimit` is 8 and `hourLimit` is 240 [N].'],
  ['plans', 'A visitor gets up to 240 readings in an hour by default [N].'],
  ['plans', 'A reading is deleted after 365 days by default [N].'],
  ['plans', 'A guest has a limit of 440, and a member one of 22 [N].'],
  [
    'plans',
    'The plans are [N]:\n\n| Plan | Memory |\n|---|---|\n| Free | 0.5 GB |\n| Hobby | 8 GB |\n',
  ],
  ['plans', 'An answer to a reading takes at most 1500 ms [N].'],
  ['offers', 'The price of Pro is 29 € [N].'],
  ['offers', 'Pro has 25 users, and the storage is 100 GB [N].'],
  ['offers', 'Pro users pay a price of 29 € [N].'],
  ['offers', 'It is 29 € for Pro users [N].'],
  ['offers', 'The Pro plan costs 29 € per user [N].'],
  ['offers', '`addressLimit` limits the questions of one address in a minute to 90 [N].'],
  ['offers', 'Pro has 100 GB for its users [N].'],
  ['offers', 'Max has 99 users [N].'],
  // Versions, dates and names.
  ['versions', 'The last version that reads old files is 4.5 [N].'],
  ['versions', 'Version 4.5.0 reads old files, if you host the gauge yourself [N].'],
  ['versions', 'The move takes two minutes [N].'],
  ['versions', 'The last release of 2024 came on 31.12.2024 [N].'],
  ['versions', 'The tolerance is 0.5 mm [N].'],
  ['versions', 'By default the command has 3 threads [N].'],
  ['versions', 'The kinds P5 and P8 of a probe work with the gauge 10.8 [N].'],
  ['versions', 'A probe of the kind P-8 works with the gauge 10.8 [N].'],
  ['versions', 'With a severity of 5.0, the time is 90 days [N].'],
  ['versions', 'The sum is `1 + 1 + 2 + 2 + 4 = 10` [N].'],
  ['versions', 'The address of the database has the port 5432 [N].'],
  [
    'versions',
    'Use `postgres://gauge:PASSWORD@db.internal:5432/gauge` as the address of the database [N].',
  ],
  // Other ways to write a number.
  ['formats', 'Das Limit liegt immer bei 5.000 Lesungen in einer Stunde für jeden Nutzer [N].'],
  ['formats', 'Chaque utilisateur du service peut faire 5 000 lectures par heure au maximum [N].'],
  ['formats', 'Jeder Dienst braucht dafür mindestens 1,5 GB Speicher [N].'],
  ['formats', 'The ratio is 16:9 at 1920x1080 [N].'],
  ['formats', 'Rows are read from 0 to 7 [N].'],
  ['formats', 'The paper has the weights 400, 700 and 900 [N].'],
  ['formate', 'Jeder Dienst braucht 1,5 GB Speicher [N].'],
  ['formate', 'Jeder Nutzer hat 2500 Lesungen in der Stunde [N].'],
  ['formate', 'Each service needs 1.5 GB of memory [N].'],
  ['formate', 'Zusammen kosten sie 1234,56 € [N].'],
  ['formate', 'يحتفظ المقياس بالبيانات لمدة ٣٠ يومًا [N].'],
  ['formate', 'يحتفظ المقياس بالبيانات لمدة 30 يومًا [N].'],
  ['formate', 'يحتفظ المقياس بالصور لمدة ٤٠ ساعة [N].'],
]

/** The same with a number that belongs to something else, or to nothing. */
export const WRONG_NUMBERS: readonly (readonly [page: string, said: string])[] = [
  // A number that only counts a step.
  ['setup', 'Create an S3 bucket, and choose a size of 5 GB [N].'],
  ['setup', 'Enter the number of the first channel (for example: 4) [N].'],
  ['setup', 'The gauge restarts within seven seconds after you press save [N].'],
  ['setup', 'In step 9 you create an S3 bucket [N].'],
  ['setup', 'If the light is red, repeat steps 6-3 [N].'],
  [
    'setup',
    'In six steps you copy the address of the gauge, create an S3 bucket and press save [N].',
  ],
  ['setup', 'In seven steps, enter the number of the first channel (for example: 7) [N].'],
  // A name that the passage has with another number.
  ['setup', 'Copy the IPv7 address of the gauge [N].'],
  ['setup', 'Create an S6 bucket, and choose a size of 2 GB [N].'],
  ['versions', 'A probe of kind P10 works with the gauge [N].'],
  // A number in the address of code.
  ['setup', 'Open `http://<your-address>:3003/v1/start` in a browser [N].'],
  ['setup', 'Open `http://YOUR_ADDRESS:3000/v9/start` in a browser [N].'],
  [
    'versions',
    'Use `postgres://gauge:PASSWORD@db.internal:5435/gauge` as the address of the database [N].',
  ],
  // A part of a version or of a fraction.
  ['versions', 'The move takes about 5 minutes [N].'],
  ['versions', 'The move takes about 31 minutes [N].'],
  ['versions', 'It defaults to 8 threads [N].'],
  ['versions', 'The tolerance is 5 mm [N].'],
  // A number from the range of a table in a sentence about something else.
  ['versions', 'We rate each fault of a probe with CVSS 6.1 [N].'],
  // The words of a sentence with one number twice.
  ['versions', 'A probe of kind P8 or P8 works with the gauge 10.8 [N].'],
  ['setup', 'Each worker needs 8 MB of memory [N].'],
  // A number of another row.
  ['plans', 'The Free plan has 8 GB of memory [N].'],
  ['plans', 'Hobby allows 5000 readings per minute [N].'],
  ['plans', 'With Free you keep the history for 90 days [N].'],
  ['plans', 'By default `burstLimit` is 240 [N].'],
  ['plans', 'By default `keepDays` is 8 [N].'],
  ['plans', 'The default of `hourLimit` is 7070 [N].'],
  ['plans', 'A guest has a limit of 22 [N].'],
  ['plans', 'A member has a limit of 440 [N].'],
  [
    'plans',
    'The plans are [N]:\n\n| Plan | Memory |\n|---|---|\n| Free | 8 GB |\n| Hobby | 32 GB |\n',
  ],
  ['plans', 'A plan ends 7 days after you cancel it [N].'],
  ['plans', 'An answer to a reading takes at most 600 ms [N].'],
  // A number of another column.
  ['offers', 'The price of Pro is 25 € [N].'],
  ['offers', 'The storage of the Pro plan is 25 GB [N].'],
  ['offers', 'Pro has 100 users [N].'],
  ['offers', 'The users of Pro are 29 [N].'],
  // Other ways to write a number.
  ['formats', 'Das Limit liegt immer bei 6.000 Lesungen in einer Stunde für jeden Nutzer [N].'],
  ['formats', 'Jeder Dienst braucht dafür mindestens 2,5 GB Speicher [N].'],
  ['formats', 'Jeder Dienst braucht dafür mindestens 5 GB Speicher [N].'],
  ['formate', 'Jeder Dienst braucht 3,5 GB Speicher [N].'],
  ['formate', 'Jeder Nutzer hat 500 Lesungen in der Stunde [N].'],
  ['formate', 'يحتفظ المقياس بالبيانات لمدة ٥٠ يومًا [N].'],
  ['formate', 'يحتفظ المقياس بالبيانات لمدة ٤٠ يومًا [N].'],
]
