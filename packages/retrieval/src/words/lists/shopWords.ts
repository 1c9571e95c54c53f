import type { SynonymGroups } from '../synonyms.ts'

/**
 * The words that visitors of a shop use for its facts, in languages other than English: a page with a price
 * may not say "kostet", and one with opening hours not "apertura". English has its own lists.
 */
export const SHOP_WORDS: Readonly<Record<string, SynonymGroups>> = {
  de: [
    ['Preis', 'kostet', 'kosten', 'teuer', 'günstig', 'billig'],
    ['Verfügbarkeit', 'Bestand', 'lieferbar', 'verfügbar', 'vorrätig', 'Lager'],
    ['Öffnungszeiten', 'geöffnet', 'öffnet', 'öffnen', 'offen', 'geschlossen', 'schließt'],
    ['Rückgabe', 'zurückgeben', 'zurückschicken', 'Rücksendung', 'Umtausch', 'umtauschen'],
    ['kostenlos', 'kostenfrei', 'gratis', 'umsonst'],
    ['Gewicht', 'wiegt', 'wiegen', 'schwer'],
  ],
  fr: [
    ['prix', 'coûte', 'coûtent', 'coût', 'cher', 'chère', 'tarif'],
    ['disponibilité', 'disponible', 'stock'],
    ['horaires', 'ouvert', 'ouverte', 'ouvre', 'ouvrez', 'ouverture', 'fermé', 'fermez'],
    ['retour', 'retourner', 'renvoyer', 'rendre', 'échange', 'échanger'],
    ['gratuit', 'gratuite', 'offert', 'offerte'],
    ['poids', 'pèse', 'lourd', 'lourde'],
  ],
  es: [
    ['precio', 'cuesta', 'cuestan', 'vale', 'caro', 'cara', 'coste'],
    ['disponibilidad', 'disponible', 'stock'],
    ['horario', 'abre', 'abren', 'abrís', 'abierto', 'abierta', 'apertura', 'cierran'],
    ['devolución', 'devoluciones', 'devolver', 'cambiar'],
    ['gratis', 'gratuito', 'gratuita'],
    ['peso', 'pesa', 'pesado', 'pesada'],
  ],
  it: [
    ['prezzo', 'costa', 'costano', 'costo', 'caro', 'cara'],
    ['disponibilità', 'disponibile', 'stock'],
    ['orari', 'orario', 'aperto', 'aperta', 'aprite', 'apre', 'apertura', 'chiuso', 'chiudete'],
    ['reso', 'resi', 'rendere', 'restituire', 'restituzione'],
    ['gratis', 'gratuito', 'gratuita'],
    ['peso', 'pesa', 'pesante'],
  ],
  pt: [
    ['preço', 'custa', 'custam', 'custo', 'caro', 'cara', 'valor'],
    ['disponibilidade', 'disponível', 'estoque'],
    ['horário', 'abre', 'abrem', 'aberto', 'aberta', 'abertura', 'funcionamento', 'fecham'],
    ['devolução', 'devoluções', 'devolver', 'trocar'],
    ['grátis', 'gratuito', 'gratuita'],
    ['peso', 'pesa', 'pesado', 'pesada'],
  ],
  nl: [
    ['prijs', 'kost', 'kosten', 'duur', 'goedkoop'],
    ['beschikbaarheid', 'voorraad', 'leverbaar', 'beschikbaar', 'verkrijgbaar'],
    ['openingstijden', 'openingsuren', 'open', 'opent', 'geopend', 'gesloten', 'sluiten'],
    ['retour', 'retourneren', 'terugsturen', 'ruilen'],
    ['gratis', 'kosteloos'],
    ['gewicht', 'weegt', 'zwaar'],
  ],
  ar: [
    ['السعر', 'سعر', 'بسعر', 'ثمن', 'الثمن', 'بكم', 'تكلفة', 'تكلف', 'يكلف'],
    ['التوفر', 'متوفر', 'متوفرة', 'متاح', 'متاحة', 'المخزون'],
  ],
}
