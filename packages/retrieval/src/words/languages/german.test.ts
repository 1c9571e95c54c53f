import { describe, expect, it } from 'vitest'
import { MOST_GROWTH, measureGrowth } from '../../../../content/src/testing/growth.ts'
import { foldAccents } from '../readRuns.ts'
import { GERMAN_RULES } from './german.ts'
import { dropInside, findIrregular } from './germanVerbs.ts'

function toTerm(word: string): string {
  return GERMAN_RULES.toTerm(foldAccents(word.toLowerCase()))
}

function listTerms(words: string): Set<string> {
  return new Set(words.split(' ').map(toTerm))
}

describe('GERMAN_RULES', () => {
  it.each([
    'dauert Dauer dauern dauerte',
    'lieferst liefern Lieferung geliefert lieferte',
    'Installation Installationen installieren installiert installier installierte',
    'Konfiguration konfigurieren konfiguriert',
    'Registrierung registrieren',
    'Reparatur reparieren',
    'gelöscht gelöschtes löschen löscht lösche',
    'gespeichert Speicher speichern Speicherung',
    'gekauft Kauf kaufen',
    'abgeholt abholen abzuholen Abholung',
    'hergestellt herstellen Herstellung',
    'wiederhergestellt wiederherzustellen Wiederherstellung',
    'eingeschaltet einschalten einschalte',
    'einlösen eingelöst Einlösung',
    'geöffnet öffnet öffnen Öffnung',
    'geht gehen gegangen',
    'verbraucht Verbrauch verbrauchen',
    'hoch hohe hohem Höhe höher höchste',
    'groß Größe größer größeren größte',
    'Firma Firmen',
    'Konto Konten Kontos',
    'erkannt erkennen Erkennung',
    'nimmt nehmen genommen',
    'mitnimmst mitnehmen mitgenommen',
    'fährt fahren gefahren',
    'läuft laufen',
    'gilt gelten',
    'hält halten',
    'lässt lassen',
    'passt passen',
    'vergisst vergessen',
    'liegt liegen',
    'gibt geben',
    'eingelesen einlesen',
    'verloren verlieren verliert',
    'Sicherung Sicherungen sichern sichert gesichert',
    'sicher sichere Sicherheit',
    'Sammlung sammeln gesammelt',
    'System Systeme',
    'Version Versionen',
    'Preis Preise Preises',
    'Ergebnis Ergebnisse',
  ])('gives one term to %s', (words) => {
    expect([...listTerms(words)]).toHaveLength(1)
  })

  it.each([
    'gehen Gerät Gewicht geben',
    'Sicherung Sicherheit',
    'Internet intern',
    'Zeitung Zeit',
    'Leder LED',
    'Geldautomat Automat',
    'Gebiet bieten',
    'Dokumentation Dokument',
    'funktioniert Funktion',
    'Angebot angeben',
  ])('keeps apart %s', (words) => {
    expect([...listTerms(words)]).toHaveLength(words.split(' ').length)
  })

  it('keeps more than four letters of "Sicherung" and "Sicherheit"', () => {
    expect(toTerm('Sicherung').length).toBeGreaterThan(4)
    expect(toTerm('Sicherheit').length).toBeGreaterThan(4)
  })

  it.each([
    ['Datensicherung', 'Sicherung'],
    ['Tischhöhe', 'Höhe'],
    ['Benutzerkonten', 'Konto'],
  ])('ends the term of %s with that of %s', (compound, end) => {
    expect(toTerm(compound).endsWith(toTerm(end))).toBe(true)
  })

  it('ignores the small words of spoken German', () => {
    for (const word of "habt hab gibts gehts geht's isses nem ner nen alleine".split(' '))
      expect([word, GERMAN_RULES.stopWords.has(word)]).toEqual([word, true])
  })
})

describe.each([
  ['findIrregular', findIrregular],
  ['dropInside', dropInside],
])('%s', (_, read) => {
  it.each(['ge', 'abge', 'zu', 'wieder', 'geht', 'gent'])(
    'reads many times "%s" in linear time',
    (piece) => {
      expect(measureGrowth(read, (times) => piece.repeat(times))).toBeLessThan(MOST_GROWTH)
    },
  )
})
