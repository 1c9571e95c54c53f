// The files of a second brand, each as a tutorial or a reference page of the site says to write it. The
// font and the film are added separately.

/** Text files by their path in the folder of the site. */
export const BRAND_FILES: Readonly<Record<string, string>> = {
  'docent.config.ts': `import type { DocentConfig } from 'docent'

const config: DocentConfig = {
  brand: 'Halden',
  url: 'https://halden.example',
  tagline: 'Lamps for long winters',
  description: 'Halden makes lamps for long winters, and answers questions about them here.',
  logo: '/images/logo.svg',
  fonts: [{ for: 'headings', family: 'Halden Serif', file: '/fonts/halden.woff2', weight: '400 800' }],
  theme: {
    accent: 'light-dark(#1f5f8b, #8cc8f0)',
    'on-accent': 'light-dark(#ffffff, #141311)',
    neutral: '#5c6b7a',
  },
  corners: 'round',
  languages: {
    en: {},
    de: {
      tagline: 'Lampen für lange Winter',
      description: 'Halden baut Lampen für lange Winter und beantwortet hier Fragen zu ihnen.',
    },
  },
  navigation: [
    { label: 'Home', to: '/' },
    { label: 'Lamps', to: '/products' },
    { label: 'Guides', to: '/tutorials' },
    { label: 'About us', to: '/about-us' },
  ],
  contact: { label: 'Write to Halden', href: 'mailto:hello@halden.example' },
  imprint: 'Halden AS, 4 Harbour Street, Halden.',
  redirects: { '/shop': '/products' },
}

export default config
`,
  'content/index.md': `---
title: Halden
headline: Lamps for long winters
summary: Halden makes lamps that light a room softly, and that their owners can open and repair.
links:
  - { label: See the lamps, to: /products }
---

## What we make

We make two lamps: one for a [reading corner](/products/corner) and one for a [garden](/products/garden).
`,
  'content/products/index.md': `---
title: Lamps
summary: The lamps that Halden makes, the cheapest first, with a price and what each of them is for.
sort: price
---
`,
  'content/products/corner.md': `---
title: Corner lamp
summary: A tall lamp for a reading corner, with a warm light that a turn of its knob dims.
image: ../images/corner.svg
alt: The blue corner lamp lights an empty chair.
category: Indoors
tags: [Dimmable]
price: 149 EUR
availability: in stock
buy: https://shop.halden.example/corner
for: [people who read at night]
---

## Light

The corner lamp gives 600 lumens. Turn the knob to the left to dim it.
`,
  'content/products/garden.md': `---
title: Garden lamp
summary: A small lamp for a path or a terrace, which sun and frost do not harm and rain cannot enter.
image: ../images/garden.svg
alt: The garden lamp stands in snow beside a path.
category: Outdoors
price: 89 EUR
availability: preorder
redirects: /products/path-lamp
for: [owners of a garden]
---

## Weather

The garden lamp bears frost down to 30 degrees below zero.
`,
  'content/tutorials/change-the-bulb.md': `---
title: Change the bulb
summary: Open the corner lamp, take out the old bulb and put in a new one. It takes five minutes.
minutes: 5
level: First steps
---

## 1. Let it cool

Switch the lamp off and wait for ten minutes.

![How the corner lamp opens](/images/open.webm "Turn the ring, and the shade comes off.")

## 2. Turn the bulb

Turn the bulb to the left, and put in a new one with an E27 base.
`,
  'content/articles/winter.md': `---
title: A lamp for next winter
summary: Next winter the corner lamp changes. Read why it gets a heavier foot than before.
date: 2999-01-01
---

The new corner lamp has a foot of granite.
`,
  'content/articles/index.md': `---
title: From the workshop
summary: News from the workshop in Halden, with new lamps, old tools, and lessons from repairs.
---
`,
  'content/about-us.md': `---
title: About us
summary: Two people in a workshop by the harbour of Halden, who make lamps that last for decades.
---

We make every lamp ourselves. Read [what happens in the workshop](/articles).
`,
  'content/de/index.md': `---
title: Halden
headline: Lampen für lange Winter
summary: Halden baut Lampen, die einen Raum sanft beleuchten und die ihre Besitzer selbst reparieren.
---

Wir bauen Lampen, auch eine für den [Garten](/products/garden).
`,
  'content/de/products/garden.md': `---
title: Gartenlampe
summary: Eine kleine Lampe für Wege und Terrassen, der weder Sonne noch Frost noch Regen etwas anhaben.
image: ../../images/garden.svg
alt: Die Gartenlampe steht im Schnee neben einem Weg.
category: Draußen
price: 89 EUR
availability: preorder
---

## Wetter

Die Gartenlampe erträgt Frost bis 30 Grad unter null.
`,
  'content/images/logo.svg': drawLogo('#1f5f8b', '#ffffff'),
  'content/images/logo.dark.svg': drawLogo('#8cc8f0', '#141311'),
  'content/images/corner.svg': drawScene('#dfe8ef', '#1f5f8b', 'M330 420V180l90-60 40 60'),
  'content/images/garden.svg': drawScene('#eef2f5', '#2c5b4a', 'M400 420V260h60v-40h-120v40h60'),
  'content/images/open.vtt': `WEBVTT

00:00.000 --> 00:05.000
Turn the ring to the left.
`,
}

function drawLogo(ground: string, sign: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><circle cx="20" cy="20" r="19" fill="${ground}"/><path d="M13 10v20M27 10v20M13 20h14" stroke="${sign}" stroke-width="4" stroke-linecap="round"/></svg>\n`
}

function drawScene(ground: string, lamp: string, path: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 500" width="800" height="500"><rect width="800" height="500" fill="${ground}"/><circle cx="430" cy="200" r="140" fill="#ffe9b8"/><path d="${path}" fill="none" stroke="${lamp}" stroke-width="16" stroke-linejoin="round"/><rect y="420" width="800" height="80" fill="${lamp}" opacity=".3"/></svg>\n`
}
