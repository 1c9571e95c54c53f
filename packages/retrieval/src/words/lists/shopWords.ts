import type { SynonymGroups } from '../synonyms.ts'

/**
 * The words that visitors use for the facts in front matter, in languages other than English: a page with
 * a price may not say "kostet". English has its own lists.
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
