import type { SynonymGroups } from '../synonyms.ts'

/**
 * The words with which visitors ask for what front matter says, in languages other than English: no page
 * that has a price says "kostet". English has its own lists.
 */
export const SHOP_WORDS: Readonly<Record<string, SynonymGroups>> = {
  de: [
    ['Preis', 'kostet', 'kosten', 'teuer', 'günstig', 'billig'],
    ['Bestand', 'lieferbar', 'verfügbar', 'vorrätig', 'Lager'],
  ],
  fr: [
    ['prix', 'coûte', 'coûtent', 'coût', 'cher', 'chère', 'tarif'],
    ['disponibilité', 'disponible', 'stock'],
  ],
  es: [
    ['precio', 'cuesta', 'cuestan', 'vale', 'caro', 'cara', 'coste'],
    ['disponibilidad', 'disponible', 'stock'],
  ],
  it: [
    ['prezzo', 'costa', 'costano', 'costo', 'caro', 'cara'],
    ['disponibilità', 'disponibile', 'stock'],
  ],
  pt: [
    ['preço', 'custa', 'custam', 'custo', 'caro', 'cara', 'valor'],
    ['disponibilidade', 'disponível', 'estoque'],
  ],
  nl: [
    ['prijs', 'kost', 'kosten', 'duur', 'goedkoop'],
    ['voorraad', 'leverbaar', 'beschikbaar', 'verkrijgbaar'],
  ],
}
