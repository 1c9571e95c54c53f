/** The texts of the embed before the texts of the chat have loaded. */
export interface Words {
  readonly language: string
  readonly direction: 'ltr' | 'rtl'
  readonly launcher: string
  readonly failed: string
}

const ENGLISH: Words = {
  language: 'en',
  direction: 'ltr',
  launcher: 'Talk to the assistant',
  failed: 'The assistant could not be loaded. Please try again.',
}

/** The pill has the same name in the dictionary of each language: a test holds them together. */
const WORDS: readonly Words[] = [
  ENGLISH,
  {
    language: 'de',
    direction: 'ltr',
    launcher: 'Assistenten fragen',
    failed: 'Der Assistent konnte nicht geladen werden. Bitte versuchen Sie es noch einmal.',
  },
  {
    language: 'ar',
    direction: 'rtl',
    launcher: 'تحدث إلى المساعد',
    failed: 'تعذر تحميل المساعد. يُرجى المحاولة مرة أخرى.',
  },
  {
    language: 'fr',
    direction: 'ltr',
    launcher: 'Parler à l’assistant',
    failed: 'L’assistant n’a pas pu être chargé. Veuillez réessayer.',
  },
  {
    language: 'es',
    direction: 'ltr',
    launcher: 'Hablar con el asistente',
    failed: 'No se ha podido cargar el asistente. Inténtelo de nuevo.',
  },
  {
    language: 'it',
    direction: 'ltr',
    launcher: 'Parla con l’assistente',
    failed: 'Non è stato possibile caricare l’assistente. Riprova.',
  },
  {
    language: 'pt',
    direction: 'ltr',
    launcher: 'Falar com o assistente',
    failed: 'Não foi possível carregar o assistente. Tente novamente.',
  },
  {
    language: 'nl',
    direction: 'ltr',
    launcher: 'Praat met de assistent',
    failed: 'De assistent kon niet worden geladen. Probeer het opnieuw.',
  },
]

/** The texts in the language of a BCP 47 tag, or in English if Docent does not ship it. */
export function wordsIn(tag: string | undefined): Words {
  const name = tag?.split('-', 1)[0]?.toLowerCase()
  return WORDS.find(({ language }) => language === name) ?? ENGLISH
}
