import { readWordsIn } from '@docent/retrieval'
import { afterEach, describe, expect, it } from 'vitest'
import { MOST_GROWTH, measureGrowth } from '../../../../content/src/testing/growth.ts'
import { readAskedKind } from '../askedKind.ts'
import { readForms } from '../readForms.ts'

afterEach(() => readWordsIn('en'))

function listForms(text: string): string {
  return Object.entries(readForms(text))
    .flatMap(([name, value]) => (value === 1 ? [name] : []))
    .join(' ')
}

describe('readForms', () => {
  it.each([
    ['de', 'Wie lange dauert die Lieferung?', 'number'],
    ['de', 'Kann ich den Tisch zurückschicken?', 'yesNo'],
    ['de', 'wie installiere ich das mit Docker', 'how'],
    ['de', '2fa einschalten', 'how'],
    ['de', 'Was ist ein Mandant?', 'definition'],
    ['de', 'mein Drucker geht nicht mehr', 'error'],
    ['de', 'Wo liegen die Dateien?', 'where'],
    ['de', 'warum ist das so langsam', 'why'],
    ['de', 'Unterschied zwischen Reiher und Kranich', 'comparison'],
    ['de', 'Welche Einstellung ist das?', 'name'],
    ['fr', 'Combien de temps dure la livraison ?', 'number'],
    ['fr', 'Est-ce que je peux renvoyer le sac ?', 'yesNo'],
    ['fr', 'comment installer avec docker', 'how'],
    ['fr', 'changer le mot de passe', 'how'],
    ['fr', "C'est quoi un album ?", 'definition'],
    ['fr', 'la page ne charge pas', 'error'],
    ['fr', 'Où sont les photos ?', 'where'],
    ['fr', 'pourquoi est-ce lent', 'why'],
    ['fr', 'différence entre album et dossier', 'comparison'],
    ['es', '¿Cuánto tarda el envío?', 'number'],
    ['es', '¿Se puede devolver?', 'yesNo'],
    ['es', 'cómo instalar con docker', 'how'],
    ['es', 'cambiar la contraseña', 'how'],
    ['es', '¿Qué es una serie?', 'definition'],
    ['es', 'la cafetera no calienta', 'error'],
    ['es', '¿Dónde se guardan las facturas?', 'where'],
    ['es', 'por qué es lento', 'why'],
    ['es', 'diferencia entre serie y factura', 'comparison'],
  ])('in %s reads %j as %s', (language, text, form) => {
    readWordsIn(language)
    expect(listForms(text).split(' ')).toContain(form)
  })

  it.each([
    ['de', 'Lieferzeit', 'yesNo how where why'],
    ['fr', 'garantie', 'yesNo how where why'],
    ['es', 'garantía', 'yesNo how where why'],
  ])('in %s reads no question in %j', (language, text, none) => {
    readWordsIn(language)
    for (const form of none.split(' ')) expect(listForms(text).split(' ')).not.toContain(form)
  })
})

describe('readAskedKind', () => {
  const gives = (language: string, question: string, text: string): boolean | undefined => {
    readWordsIn(language)
    return readAskedKind(question)?.({ text })
  }

  it.each([
    [
      'de',
      'wie lange dauert das',
      'Die Lieferung braucht 8 bis 12 Werktage.',
      'Die Lieferung ist kostenlos.',
    ],
    ['de', 'wie schwer ist er', 'Gewicht: 31 kg', 'Er ist blau.'],
    ['de', 'was kostet der Versand', 'Der Versand kostet 16 Euro.', 'Wir liefern überall.'],
    [
      'fr',
      'combien de temps ça prend',
      'La livraison prend trois jours.',
      'La livraison est gratuite.',
    ],
    ['fr', 'quel est le prix', 'Le sac coûte 89 €.', 'Le sac est bleu.'],
    ['es', 'cuánto tarda', 'El envío tarda 2 días.', 'El envío es gratis.'],
    ['es', 'cuánto pesa', 'Peso: 4 kg', 'Es azul.'],
  ])('in %s knows what answers %j', (language, question, right, wrong) => {
    expect(gives(language, question, right)).toBe(true)
    expect(gives(language, question, wrong)).toBe(false)
  })
})

it.each(['de', 'es', 'fr'])(
  'the patterns of %s take no longer for each word of a long text',
  (language) => {
    readWordsIn(language)
    for (const part of ['a ', 'a', 'aä', 'wie ', 'installer ', 'qué ', '1', 'welche ', 'nicht']) {
      const repeat = (times: number): string => part.repeat(times)
      expect(measureGrowth(readForms, repeat)).toBeLessThan(MOST_GROWTH)
      expect(measureGrowth(readAskedKind, repeat)).toBeLessThan(MOST_GROWTH)
    }
  },
)
