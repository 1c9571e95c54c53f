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
  contact: 'Schreiben Sie uns',
  notice:
    'Antworten werden automatisch erstellt und können falsch sein. Unterhaltungen werden {days} Tage aufbewahrt.',
  privacy: {
    asking: `Wenn Sie dem Assistenten eine Frage stellen, speichert der Server dieser Website Ihre Frage, die Antwort, die Adresse der Seite, von der aus Sie gefragt haben, und Ihre Bewertung der Antwort, falls Sie eine abgeben. All das wird {days} Tage nach der letzten Frage der Unterhaltung gelöscht.

Wenn ein Sprachmodell die Antworten schreibt, sendet der Server Ihre Frage und die bisherige Unterhaltung an dieses Modell.`,
    pages: `Wenn Sie eine Seite als hilfreich oder nicht hilfreich bewerten, zählt der Server Ihre Stimme für diese Seite und speichert nichts, womit man Sie erkennen könnte. Auf derselben Seite können Sie Ihre Stimme zurücknehmen.

Der Server zählt, wie oft jede Seite aufgerufen wird, und speichert dabei nichts über die Besucher.`,
    keeping: `Ihr Browser bewahrt die Unterhaltung auf, damit sie auf der nächsten Seite noch da ist. Der Assistent setzt keine Cookies und braucht kein Konto. Sie können die Unterhaltung im Chatfenster unter „Einstellungen und Tastenkürzel“ speichern oder löschen. Um zu begrenzen, wie oft jemand fragen kann, zählt der Server für kurze Zeit die Fragen je IP-Adresse. Er speichert die Adressen nicht.`,
  },
  counting: `Diese Website zählt Besuche mit {tool}. Ihr Browser lädt das Skript von {tool} von {host} und sendet dorthin die Adresse jeder Seite, die Sie ansehen, die Seite, von der Sie kommen, und Angaben über Ihren Browser, etwa seinen Namen und die Breite seines Fensters. Wie bei jedem Aufruf sieht {host} Ihre IP-Adresse.
`,
}
