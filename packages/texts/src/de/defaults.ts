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
  notice:
    'Antworten entstehen automatisch und können falsch sein. Gespräche werden {days} Tage aufbewahrt.',
  privacy: `Wenn Sie den Assistenten fragen, speichert der Server dieser Website Ihre Frage, die Antwort, die Adresse der Seite, von der aus Sie gefragt haben, und Ihre Bewertung der Antwort, falls Sie eine abgeben. All das wird {days} Tage nach der letzten Frage des Gesprächs gelöscht.

Wo ein Sprachmodell die Antworten schreibt, werden Ihre Frage und das zuvor Gesagte an dieses Modell gesendet.

Wenn Sie sagen, ob eine Seite hilfreich war, wird das für die Seite gezählt, ohne etwas, das verrät, wer Sie sind. Die Zahl bleibt erhalten, und wo Sie es gesagt haben, können Sie es zurücknehmen.

Ihr Browser bewahrt das Gespräch auf, damit es auf der nächsten Seite noch da ist. Es wird kein Cookie gesetzt und kein Konto angelegt. Netzwerkadressen werden eine Weile gezählt, damit niemand zu oft fragt, und nicht gespeichert.
`,
}
