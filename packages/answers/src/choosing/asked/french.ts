import type { AskedPatterns } from './askedForm.ts'

const TIME =
  '(?:ms|s|min|h|j|secondes?|minutes?|heures?|jours?(?: ouvrés| ouvrables)?|semaines?|mois|ans?|années?)'
const FEW = '(?:une?|deux|trois|quatre|cinq|six|sept|huit|dix|douze|quinze|vingt|trente)'

export const FRENCH_ASKED: AskedPatterns = {
  forms: {
    number:
      /(?<!\p{L})(?:combien|quand|prix|tarifs?|coûte?|coute|coût|frais|ports?|secondes|minutes|jours|heures|pour ?cent|versions?|délais?|(?:quel(?:le)?s?) (?:est )?(?:la |le |les )?(?:taille|nombre|durée|port|version|montant|poids|hauteur|largeur))(?!\p{L})/iu,
    limit:
      /(?<!\p{L})(?:max(?:imum|imale?)?|min(?:imum|imale?)?|au (?:plus|moins)|(?:la|le) plus (?:grande?|petite?)|par défaut|limites?|limitée?s?|quota|simultané\p{L}*|autorisée?s?|jusqu'à|trop (?:grande?|gros|grosse|long|longue|lourde?))(?!\p{L})/iu,
    yesNo:
      /(?:^|[,;:.] (?:et |mais |ou |donc )?|\bsi )(?:est[- ]ce qu|peut[- ]on|puis[- ]je|peux[- ]tu|pouvez|y a[- ]t|est[- ]il|est[- ]elle|a[- ]t|dois[- ]je|faut[- ]il|avez|faites|livrez|acceptez|(?:on|je|vous|il|elle|ça|c'|ce|cela) (?:peut|peux|pouvez|est|marche|fonctionne|faut|dois|avez|faites))(?!\p{L})|^(?:est|peut|a|possible de)(?!\p{L})/iu,
    how: /(?<!\p{L})(?:comment|de quelle (?:façon|manière)|moyen de)(?!\p{L})|^(?!\S+(?:ier|cher) )\p{L}{3,}(?:er|ir|re)(?: (?:un|une|le|la|les|l'|des|mon|ma|mes|avec|son|ses|du|de|sur|vers|en|\p{L}))/iu,
    definition:
      /^(?:qu'est[- ]ce que?|c'est quoi|quoi)(?!\p{L})|^(?:explique|définis|définition)\p{L}*|(?<!\p{L})(?:que (?:veut dire|signifie)|signification de)(?!\p{L})/iu,
    error:
      /(?<!\p{L})(?:erreurs?|échec|échoue\p{L}*|plante\p{L}*|panne|cassée?s?|bloquée?s?|problèmes?|refusée?s?|avertissement|introuvable|invalide|ne \p{L}+ (?:pas|plus)|(?:marche|fonctionne|démarre|charge|affiche|répond|reçois?|arrive|veut) (?:pas|plus)|[45]\d\d|error)(?!\p{L})/iu,
    where:
      /(?<!\p{L})(?:où|d'où|dans quel(?:le)? (?:fichier|dossier|menu|page|onglet|répertoire))(?!\p{L})|^ou (?:est|se|sont|trouver?|puis)(?!\p{L})/iu,
    why: /(?<!\p{L})(?:pourquoi|raison|à cause de quoi|d'où vient)(?!\p{L})/iu,
    name: /(?<!\p{L})quel(?:le)?s?(?!\p{L})[^,;.?]{0,24}(?:option|réglage|paramètre|commande|variable|fichier|format|rôle|champ|clé|valeur|adresse|url|port|version|extension|outil)|^(?:quel(?:le)?s?|qui|lequel|laquelle)(?!\p{L})/iu,
    comparison:
      /(?<!\p{L})(?:différences?|comparaison|comparer|vs\.?|versus|mieux que|plutôt que|au lieu de|ou plutôt)(?!\p{L})/iu,
  },
  kinds: [
    {
      asked:
        /(?<!\p{L})(?:combien de (?:temps|secondes|minutes|heures|jours|semaines|mois)|en combien|délais?|durée|à quelle fréquence|tous les combien|expire\p{L}*)(?!\p{L})/iu,
      given: new RegExp(
        `\\d[.,]*\\s*${TIME}(?!\\p{L})|(?<!\\p{L})${FEW} ${TIME}(?!\\p{L})|(?<!\\p{L})(?:immédiatement|aussitôt|illimitée?|définitivement|chaque (?:jour|nuit|semaine|mois|heure)|tous les (?:jours|mois)|toutes les)(?!\\p{L})`,
        'iu',
      ),
    },
    {
      asked: /(?<!\p{L})(?:poids|pèse|pese|lourde?s?|combien de (?:kilos?|kg|grammes))(?!\p{L})/iu,
      given: /\d[.,]*\s?(?:kg|g|kilos?|grammes?)(?!\p{L})/iu,
    },
    {
      asked:
        /(?<!\p{L})(?:tailles?|dimensions?|grande?|hauteur|largeur|longueur|profondeur|volume|contenance|(?:de )?(?:mémoire|ram|espace|place))(?!\p{L})/iu,
      given:
        /\d[.,]*\s*(?:[kmgt]i?[bo]|octets?|pixels?|px|mm|cm|m|litres?|l|pouces?)(?!\p{L})|\d\s?[x×]\s?\d|(?<!\p{L})illimitée?(?!\p{L})/iu,
    },
    {
      asked:
        /(?<!\p{L})(?:prix|tarifs?|coûte\p{L}*|coute\p{L}*|coûts?|frais|cher|chère|payante?)(?!\p{L})|^(?:c'est )?combien(?! de)/iu,
      given:
        /[€$£]\s?\d|\d\s?(?:[€$£]|(?:eur|euros?|centimes?|chf|francs?)(?!\p{L}))|(?<!\p{L})(?:gratuite?s?|gratuitement|offerte?s?)(?!\p{L})/iu,
    },
    { asked: /(?<!\p{L})port(?!\p{L})/iu, given: /\b\d{2,5}\b/ },
    {
      asked: /(?<!\p{L})(?:combien|nombre|maximum|minimum|au (?:plus|moins))(?!\p{L})/iu,
      given:
        /\d|(?<!\p{L})(?:une?|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|douze|cent|mille|illimitée?s?|autant)(?!\p{L})/iu,
    },
    {
      asked:
        /^(?:(?:à partir de|jusqu'à|depuis) )?quand(?!\p{L})|(?<!\p{L})(?:horaires?|à quelle heure)(?!\p{L})/iu,
      given:
        /(?<!\p{L})(?:quand|lorsque|après|avant|dès|jusqu'à|pendant|à partir|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)(?!\p{L})|\d\s?h(?:eures?)?(?!\p{L})/iu,
    },
  ],
}
