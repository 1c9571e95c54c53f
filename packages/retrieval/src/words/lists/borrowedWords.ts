// Words of other languages that people leave in an English question: those of their law and their own
// programs, and spellings that differ a little. A whole question in another language is read elsewhere. Words
// that are English too, or the name of a product, are not here.
const GROUPS = `
  foto: photo picture image; fotos: photos pictures images; adress: address; adresse: address;
  dsgvo: gdpr privacy; rgpd: gdpr privacy; lgpd: gdpr privacy; avv: dpa processing;
  impressum: imprint legal; datenschutz: privacy; agb: terms legal; cgv: terms legal;
  mwst: vat tax; iva: vat tax; tva: vat tax; konto: account; cuenta: account; compte: account;
  passwort: password; kennwort: password; senha: password; datei: file; fichier: file;
  archivo: file; ordner: folder directory; carpeta: folder directory; formular: form;
  formulaire: form; formulario: form; katalog: catalogue catalog; produkt: product;
  produit: product; produkte: products; artikel: article item; kategorie: category;
  kategori: category; kunde: customer; kunden: customers; rechnung: invoice; factura: invoice;
  fattura: invoice; facture: invoice; preis: price; preise: prices; prix: price; precio: price;
  prezzo: price; pago: payment; zahlung: payment; versand: shipping delivery;
  envio: shipping delivery; livraison: shipping delivery; spedizione: shipping delivery;
  garantie: guarantee warranty; garantia: guarantee warranty; hilfe: help support;
  ayuda: help support; sprache: language; idioma: language; langue: language; lingua: language;
  farbe: colour color; couleur: colour color; bild: picture image; bilder: pictures images;
  immagine: image picture; suche: search; busqueda: search; einstellung: setting;
  einstellungen: settings; ajustes: settings; nachricht: message; mensaje: message; benutzer: user;
  utilisateur: user; usuario: user; utente: user; kostenlos: free; gratuito: free;
  abo: subscription plan; abonnement: subscription plan; abonnieren: subscribe; telefon: phone;
  telefono: phone; telefone: phone; movil: mobile; drucker: printer; imprimante: printer;
  bildschirm: screen display; pantalla: screen display; ecran: screen display; seite: page;
  pagina: page; webseite: website page; webpagina: website page; titel: title; titre: title;
  titulo: title; tabelle: table; tabla: table; tabella: table; beispiel: example; exemple: example;
  ejemplo: example; esempio: example; fehler: error; erreur: error; fehlermeldung: error message;
  aktualisieren: update refresh; actualizar: update refresh
`

const english = new Map(
  GROUPS.trim()
    .split(/;\s+/)
    .map((group): [string, readonly string[]] => {
      const [word = '', ...others] = group.split(/:?\s+/)
      return [word, others]
    }),
)

export const BORROWED_WORDS: readonly string[] = [...english.keys()]

/** The English words for a word of another language in lower case, the likeliest first. */
export function findBorrowed(word: string): readonly string[] {
  return english.get(word) ?? []
}
