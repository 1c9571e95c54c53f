const MAP = (words: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="280" viewBox="0 0 640 280"><rect width="640" height="280" fill="#f3f1eb"/><path d="M60 220V80h200v140M330 220V60h240v160" fill="none" stroke="#1b1916" stroke-width="3"/><text x="84" y="160" font-size="24">${words}</text></svg>`

const TUTORIAL = `---
title: Set up the harbour gate
summary: From an empty quay to a gate that opens by itself, in four steps.
group: First steps
minutes: 12
level: Beginner
updated: 2026-11-20
---

You need a quay with power, and an hour. What is said here holds for gates of the second
[generation](https://example.org/gates "The makers' own page").[^power] Press <kbd>Ctrl</kbd>+<kbd>K</kbd> to
search at any time.

## 1. Install the keeper

The keeper is a program of one file.

<!-- tabs: system -->

- Linux

  \`\`\`sh
  curl -O https://harbour.example/keeper
  chmod +x keeper
  \`\`\`

- macOS

  \`\`\`sh
  brew install keeper
  \`\`\`

- Windows

  Take the installer from the quay master, and run it once. Its window closes by itself.

> [!NOTE]
> The keeper writes nothing outside of its folder.

## 2. Tell it of your gate

\`\`\`ts title="keeper.config.ts" {2,5-6} ins={7} del={8}
export default {
  gate: 'north', // as it is written on the wall
  // Metres above the lowest tide.
  height: 4.2,
  opensAt: '06:00',
  closesAt: '22:00',
  warns: [\`harbour-\${1 + 1}@harbour.example\`],
  warn: false,
}
\`\`\`

> [!TIP]
> A height that is too large is better than one that is too small.

1. Walk to the gate.
2. Read the number on the wall.
3. Write it down:

   \`\`\`json
   { "gate": "north", "height": 4.2, "wired": true }
   \`\`\`

- [x] The gate is known
- [ ] The gate is wired

## 3. Try it

Ask the assistant what it does now.

\`\`\`docent-demo
When does the north gate open?
---
It opens at **06:00** and closes at 22:00:

- on weekdays by itself
- on Sundays by hand

See [Set up the harbour gate](/tutorials/gate).
\`\`\`

> [!WARNING]
> Nobody may stand on the gate while it moves.

> [!CAUTION]
> Below 2 metres the gate does not close.

<!-- tabs: system -->

- Linux

  \`\`\`diff
  - ./keeper
  + ./keeper --try
  \`\`\`

- macOS

  \`\`\`sh
  keeper --try
  \`\`\`

- Windows

  Press **Try** in the window.

## 4. Leave it alone

<!-- terms -->

- **Gate**: what lets ships in, and keeps the sea out.
- **Keeper**: the program that opens and closes it.

  It runs on any machine that is always on.

- **Tide table**: when the water is how high, in a file of the harbour office.

<!-- table: sticky -->

| Gate | Height | Opens at | Closes at | Keeper | Last seen | Warns | Remarks |
| --- | --: | --- | --- | --- | --- | --- | --- |
| North | 4.2 m | 06:00 | 22:00 | \`keeper-1\` | this morning | harbour office | painted in spring |
| South | 3.8 m | 05:00 | 23:00 | \`keeper-2\` | yesterday | nobody | its lamp is broken |

[^power]: Any power will do, even that of a small boat. See [the makers](https://example.org/power).
`

const ARTICLE = `---
title: How the gate learned the tides
summary: What we measured in a year at the north gate, and what we changed.
date: 2026-11-12
updated: 2026-11-20
author: The harbour office
tags: [Measures]
---

A gate that opens by the clock is wrong twice a day.[^clock] This is the story of one that reads the water.

![A plan of the harbour](map.svg "The harbour. The north gate stands on the left.")

## What was measured

Water rises slowly, then fast:[^fast]

| Hour | Rise |
| --- | --: |
| 1 | 0.1 m |
| 2 | 0.3 m |
| 3 | 0.5 m |

> The sea keeps no hours, and so the keeper should keep none.

Read more in the [tutorial](../tutorials/gate.md#2-tell-it-of-your-gate), or at
<https://example.org/tides>.

\`\`\`docent-demo state=failed
How high is the water?
\`\`\`

\`\`\`docent-demo
How high is the water?
\`\`\`

\`\`\`docent-demo
\`\`\`

[^clock]: By the clock on the tower, which is late as well.

[^fast]: As everybody knows who has left a boat too long.
`

/** A small site with every form that Markdown has, on a tutorial and an article. */
export const FORMS: Readonly<Record<string, string>> = {
  'docent.config.ts':
    'export default { brand: "Harbour", url: "https://harbour.example", keys: true }\n',
  'content/index.md': '---\ntitle: Gates for harbours\n---\n\nWe make gates.\n',
  'content/products/gate.md':
    '---\ntitle: The gate\nsummary: It opens by itself.\nfor: harbours\n---\n\n## It opens\n\nSee [the tutorial](/tutorials/gate).\n',
  'content/tutorials/gate.md': TUTORIAL,
  'content/tutorials/paint.md':
    '---\ntitle: Paint the gate\nsummary: In two colours.\ngroup: First steps\n---\n\n## 1. Choose\n\nRed.\n\n## 2. Paint\n\nTwice.\n',
  'content/articles/tides.md': ARTICLE,
  'content/articles/map.svg': MAP('North gate'),
  'content/articles/map@2x.svg': MAP('North gate'),
}
