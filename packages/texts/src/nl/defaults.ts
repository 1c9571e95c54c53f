import type { DefaultTexts } from '../defaultTexts.ts'

/** In Dutch. */
export const defaults: DefaultTexts = {
  navigation: {
    '/': 'Home',
    '/products': 'Producten',
    '/tutorials': 'Handleidingen',
    '/articles': 'Artikelen/Blog',
    '/about-us': 'Over ons',
  },
  quickReplies: [
    'Leg uit wat u doet.',
    'Welke producten zijn er?',
    'Voor wie zijn deze producten?',
  ],
  contact: 'Schrijf ons',
  notice:
    'Antwoorden worden automatisch gemaakt en kunnen onjuist zijn. Gesprekken worden {days} dagen bewaard.',
  privacy: {
    asking: `Als u de assistent iets vraagt, bewaart de server van deze website uw vraag, het antwoord, het adres van de pagina waarop u het vroeg en uw feedback, als u die geeft. De server verwijdert dit alles {days} dagen na de laatste vraag van het gesprek.

Als een taalmodel de antwoorden schrijft, stuurt de server uw vraag en het gesprek tot dan toe naar dat model.`,
    pages: `Als u aangeeft of een pagina nuttig was, telt de server uw stem mee voor die pagina en bewaart hij niets waaraan u te herkennen bent. U kunt uw stem op dezelfde pagina intrekken.

De server telt hoe vaak elke pagina wordt bekeken en bewaart niets over de bezoeker.`,
    keeping: `Uw browser bewaart het gesprek, zodat het er op de volgende pagina nog is. De assistent plaatst geen cookies en vraagt niet om een account. U kunt het gesprek in het venster opslaan of verwijderen, onder “Instellingen en sneltoetsen”. Om te beperken hoe vaak iemand kan vragen, telt de server korte tijd de vragen per IP-adres. De adressen worden niet bewaard.`,
  },
  counting: `Deze website telt bezoeken met {tool}. Uw browser laadt het script van {tool} van {host} en stuurt het adres van elke pagina die u bekijkt, de pagina waar u vandaan komt en gegevens over uw browser, zoals de naam en de breedte van het venster. Zoals bij elk verzoek ziet {host} uw IP-adres.
`,
}
