import { expect, it } from 'vitest'
import { inWordsOf } from '../wordScope.node.ts'
import { openSite } from '../../testing/site.node.ts'

const LAMP = '---\ntitle: X1\nprice: 49 EUR\navailability: in stock\nfor: [A]\n---\n'

it.each([
  ['de', 'Was kostet X1?', 'Preis und Bestand', 'Preis: 49'],
  ['de', 'Ist X1 lieferbar?', 'Preis und Bestand', 'Bestand: Auf Lager'],
  ['fr', 'Combien coûte X1 ?', 'Prix et disponibilité', 'Prix: 49'],
  ['es', '¿Cuánto cuesta X1?', 'Precio y disponibilidad', 'Precio: 49'],
  ['it', 'Quanto costa X1?', 'Prezzo e disponibilità', 'Prezzo: 49'],
  ['pt', 'Quanto custa X1?', 'Preço e disponibilidade', 'Preço: €'],
  ['nl', 'Hoeveel kost X1?', 'Prijs en voorraad', 'Prijs: €'],
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
