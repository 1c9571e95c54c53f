/** The languages in which a visitor is told that the site is in another one. */
export type OtherLanguage = 'de' | 'fr' | 'es' | 'it' | 'pt' | 'nl' | 'ar'

/** The engine's reply to a question in another language than the site's, in that language. */
export interface OtherLanguageTexts {
  /** `{language}` is the site's language, as this one calls it. */
  readonly unwritten: string
  /** Above pages that have names, numbers or code of the question. */
  readonly nearest: string
}

/** Wider than the languages of the interface: a visitor is told in their own why there is no answer. */
export const OTHER_LANGUAGES: Readonly<Record<OtherLanguage, OtherLanguageTexts>> = {
  de: {
    unwritten:
      'Fragen auf Deutsch kann ich hier nicht beantworten, weil diese Website auf {language} ist.',
    nearest: 'Diese Seiten kommen Ihrer Frage am nächsten:',
  },
  fr: {
    unwritten:
      'Je ne peux pas répondre ici aux questions en français, car ce site est en {language}.',
    nearest: 'Ces pages s’en approchent le plus :',
  },
  es: {
    unwritten:
      'No puedo responder aquí a preguntas en español, porque este sitio está en {language}.',
    nearest: 'Estas páginas son las más cercanas:',
  },
  it: {
    unwritten:
      'Qui non posso rispondere a domande in italiano, perché questo sito è in {language}.',
    nearest: 'Queste pagine sono le più vicine:',
  },
  pt: {
    unwritten:
      'Não posso responder aqui a perguntas em português, porque este site está em {language}.',
    nearest: 'Estas páginas são as mais próximas:',
  },
  nl: {
    unwritten:
      'Vragen in het Nederlands kan ik hier niet beantwoorden, omdat deze website in het {language} is.',
    nearest: 'Deze pagina’s komen het dichtst in de buurt:',
  },
  ar: {
    unwritten: 'لا أستطيع الإجابة هنا عن الأسئلة بالعربية، لأن لغة هذا الموقع هي {language}.',
    nearest: 'هذه هي الصفحات الأقرب إلى سؤالك:',
  },
}
