import { expect, it } from 'vitest'
import { inWordsOf } from '../wordScope.node.ts'
import { openSite } from '../../testing/site.node.ts'

const LAMP = '---\ntitle: X1\nprice: 49 EUR\navailability: in stock\nfor: [A]\n---\n'

it.each([
  ['de', 'Was kostet X1?', 'Preis und Verfügbarkeit', 'Preis: 49'],
  ['de', 'Ist X1 lieferbar?', 'Preis und Verfügbarkeit', 'Verfügbarkeit: Auf Lager'],
  ['fr', 'Combien coûte X1 ?', 'Prix et disponibilité', 'Prix : 49'],
  ['es', '¿Cuánto cuesta X1?', 'Precio y disponibilidad', 'Precio: 49'],
  ['it', 'Quanto costa X1?', 'Prezzo e disponibilità', 'Prezzo: 49'],
  ['pt', 'Quanto custa X1?', 'Preço e disponibilidade', 'Preço: €'],
  ['nl', 'Hoeveel kost X1?', 'Prijs en beschikbaarheid', 'Prijs: €'],
  ['ar', 'كم سعر X1؟', 'السعر والتوفر', 'السعر'],
])('finds a price in %s for %j', async (language, question, heading, text) => {
  const site = await inWordsOf(language, () => openSite({ 'products/x1.md': LAMP }))
  try {
    const [first] = inWordsOf(language, () => site.knowledge.search(question))
    expect(first?.passage.heading).toBe(heading)
    expect(first?.passage.text).toContain(text)
  } finally {
    site.close()
  }
})

it.each([
  ['de', 'Öffnungszeiten', 'Der Laden ist bis 17 Uhr geöffnet.', 'Wann öffnet der Laden?'],
  ['fr', 'Horaires', 'Le magasin est ouvert de 9 h à 17 h.', 'À quelle heure ouvrez-vous ?'],
  ['es', 'Horario', 'El local abre de 9 a 17 horas.', '¿Cuál es el horario de apertura?'],
  ['it', 'Orari', 'Il negozio è aperto dalle 9 alle 17.', 'A che ora aprite?'],
  ['pt', 'Horário', 'A loja abre das 9 às 17 horas.', 'Qual é o horário de funcionamento?'],
  ['nl', 'Openingstijden', 'De winkel is van 9 tot 17 uur open.', 'Hoe laat gaan jullie open?'],
])('finds opening hours in %s', async (language, heading, sentence, question) => {
  const files = {
    'contact.md': `---\ntitle: Contact\n---\n\n## ${heading}\n\n${sentence}\n`,
    'products/x1.md': `${LAMP}\n## Details\n\nX1. Laat X1 drogen..\n`,
  }
  const site = await inWordsOf(language, () => openSite(files))
  try {
    const [first] = inWordsOf(language, () => site.knowledge.search(question))
    expect(first?.passage.heading).toBe(heading)
  } finally {
    site.close()
  }
})
