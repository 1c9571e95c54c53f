import type { DefaultTexts } from '../defaultTexts.ts'

/** In Italian. */
export const defaults: DefaultTexts = {
  navigation: {
    '/': 'Home',
    '/products': 'Prodotti',
    '/tutorials': 'Guide',
    '/articles': 'Articoli/Blog',
    '/about-us': 'Chi siamo',
  },
  quickReplies: [
    'Spiegami che cosa fate.',
    'Quali prodotti ci sono?',
    'Per chi sono questi prodotti?',
  ],
  contact: 'Scrivici',
  notice:
    'Le risposte sono automatiche e possono essere sbagliate. Le conversazioni vengono conservate per {days} giorni.',
  privacy: {
    asking: `Quando fai una domanda all’assistente, il server di questo sito salva la domanda, la risposta, l’indirizzo della pagina da cui l’hai fatta e il tuo parere, se ne dai uno. Elimina tutto {days} giorni dopo l’ultima domanda della conversazione.

Se le risposte sono scritte da un modello linguistico, il server invia a quel modello la tua domanda e la conversazione fino a quel momento.`,
    pages: `Se indichi che una pagina ti è stata utile o no, il server aggiunge il tuo voto al totale di quella pagina e non salva nulla che ti identifichi. Puoi ritirare il voto sulla stessa pagina.

Il server conta quante volte viene vista ogni pagina e non salva nulla su chi la visita.`,
    keeping: `Il browser conserva la conversazione, così la ritrovi nella pagina successiva. L’assistente non usa cookie e non richiede un account. Puoi salvare o eliminare la conversazione nella finestra, in «Impostazioni e scorciatoie». Per limitare quante domande può fare una stessa persona, il server conta per breve tempo le domande per indirizzo IP. Non salva gli indirizzi.`,
  },
  counting: `Questo sito conta le visite con {tool}. Il browser carica lo script di {tool} da {host} e gli invia l’indirizzo di ogni pagina che vedi, la pagina da cui arrivi e dati sul browser, come il nome e la larghezza della finestra. Come per ogni richiesta, {host} vede il tuo indirizzo IP.
`,
}
