import type { DefaultTexts } from '../defaultTexts.ts'

/** In German. */
export const defaults: DefaultTexts = {
  navigation: {
    '/': 'Startseite',
    '/products': 'Produkte',
    '/tutorials': 'Anleitungen',
    '/articles': 'Artikel/Blog',
    '/about-us': 'Über uns',
  },
  quickReplies: [
    'Erklären Sie mir, was Sie anbieten.',
    'Welche Produkte gibt es?',
    'Für wen sind diese Produkte?',
  ],
  notice: 'Antworten entstehen automatisch und können falsch sein.',
}
