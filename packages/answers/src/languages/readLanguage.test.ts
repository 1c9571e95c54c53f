import { describe, expect, it } from 'vitest'
import { readLanguage } from './readLanguage.ts'

const QUESTIONS = {
  de: `
    Wie installiere ich das?
    Was kostet der Pro-Tarif?
    Kann ich mit PayPal bezahlen
    wo finde ich die logs
    Passwort vergessen, was tun?
    wie lösche ich mein Konto
    Unterstützt Vite TypeScript?
    Warum startet der Server nicht
    Gibt es einen Rabatt für Studenten
    wie lange dauert ein build
    Ist Docker nötig?`,
  fr: `
    Comment installer le plugin ?
    Combien coûte la version pro
    où sont les journaux
    puis-je payer avec PayPal
    Est-ce que ça marche hors ligne ?
    J’ai oublié mon mot de passe
    pourquoi le serveur ne démarre pas
    Qui a créé ce site ?
    supprimer mon compte
    Y a-t-il une remise pour les étudiants
    quel port est utilisé par défaut`,
  es: `
    ¿Cómo instalo el plugin?
    cuanto cuesta la version pro
    donde estan los registros
    puedo pagar con paypal
    ¿Funciona sin internet?
    olvidé mi contraseña
    por qué no arranca el servidor
    como borro mi cuenta
    que puerto usa
    quien hizo esta pagina`,
  it: `
    Come installo il plugin?
    quanto costa la versione pro
    dove sono i log
    posso pagare con paypal
    Funziona senza internet?
    ho dimenticato la password
    perché il server non parte
    c'è uno sconto per studenti
    qual è la porta predefinita
    chi ha fatto questo sito`,
  pt: `
    quanto custa a versão pro
    onde estão os logs
    posso pagar com paypal
    Funciona sem internet?
    esqueci minha senha
    por que o servidor não inicia
    como apago a minha conta
    há desconto para estudantes
    qual é a porta padrão
    quem fez este site`,
  nl: `
    Hoe installeer ik de plugin?
    wat kost de pro versie
    waar zijn de logs
    kan ik met paypal betalen
    Werkt het zonder internet?
    wachtwoord vergeten wat nu
    waarom start de server niet
    hoe verwijder ik mijn account
    is er korting voor studenten
    welke poort is de standaard`,
  ar: `
    كيف أثبت الإضافة؟
    كم سعر النسخة الاحترافية؟
    أين السجلات
    هل يعمل Docker بدون إنترنت`,
} as const

// These contain names, quotes and words that other languages share.
const ENGLISH = `
  Where is the Café de la Paix?
  how do I say Guten Tag
  what does "wie geht es dir" mean
  does the plan include the São Paulo region
  die cut stickers
  ship to Den Haag
  La Marzocco grinder manual
  use de_DE locale
  how to configure i18n for fr and de
  install vite
  docker compose
  is there a man page
  war and peace ebook
  change the language to Deutsch
  Vin de table price
  set up an account in Los Angeles
  a la carte pricing
  can me and my team use it
  on a par with
  se linux
  as many as
  me too
  no, on a mac
  so was it hot
  list of us plans
  pour over coffee kit
  what is the password for Juan de la Cruz
  os windows
  come in
  come with a cable?
  do dos and windows work
  as a service
  has die temperature
  main menu
  port 3000
  per se
  e ink display
  count per facet value
  reverse a linked list in c`

function readLines(text: string): string[] {
  return text
    .trim()
    .split('\n')
    .map((line) => line.trim())
}

describe('readLanguage', () => {
  describe.each(Object.entries(QUESTIONS))('knows %s', (language, questions) => {
    it.each(readLines(questions))('by the small words of %j', (question) => {
      expect(readLanguage(question)).toBe(language)
    })
  })

  it.each(readLines(ENGLISH))('reads %j as English', (question) => {
    expect([undefined, 'en']).toContain(readLanguage(question))
  })

  it('is not misled by one name if the site has the other words', () => {
    const site = new Set(['sensor', 'range', 'box', 'missing'])
    const isKnown = (word: string) => site.has(word)
    expect(readLanguage('El Niño sensor range', isKnown)).toBeUndefined()
    expect(readLanguage('comment box missing', isKnown)).toBeUndefined()
    expect(readLanguage('comment supprimer mon compte', isKnown)).toBe('fr')
  })
})
