import type { Language } from './language.ts'

/** The languages in which a visitor is told that the site is in another one. */
export type OtherLanguage = Exclude<Language, 'en'>

/**
 * The engine's reply to a question in another language than the site's, in that language. `{language}`
 * is the site's language, as this one calls it.
 */
export const UNWRITTEN: Readonly<Record<OtherLanguage, string>> = {
  de: 'Fragen auf Deutsch kann ich hier nicht beantworten, weil diese Website auf {language} ist.',
  fr: 'Je ne peux pas répondre ici aux questions en français, car ce site est en {language}.',
  es: 'No puedo responder aquí a preguntas en español, porque este sitio está en {language}.',
  it: 'Qui non posso rispondere a domande in italiano, perché questo sito è in {language}.',
  pt: 'Não posso responder aqui a perguntas em português, porque este site está em {language}.',
  nl: 'Vragen in het Nederlands kan ik hier niet beantwoorden, omdat deze website in het {language} is.',
  ar: 'لا أستطيع الإجابة هنا عن الأسئلة بالعربية، لأن لغة هذا الموقع هي {language}.',
}
