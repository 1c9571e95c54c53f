import type { AskedPatterns } from './askedForm.ts'

const TIME =
  '(?:ms|s|min|std|h|sek(?:unden?)?\\.?|minuten?|stunden?|(?:werk|arbeits)?tage?n?|wochen?|monate?n?|jahre?n?)'
const FEW =
  '(?:ein(?:e[nrm]?)?|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf|vierzehn|zwanzig|dreißig)'

export const GERMAN_ASKED: AskedPatterns = {
  forms: {
    number:
      /\bwie ?(?:viele?|lange?|oft|groß|hoch|weit|schnell|alt|schwer|teuer|breit|tief)\b|\b(?:welche[rsnm]?|was für ein\p{L}*) (?:port|größe|version|anzahl|zeit|betrag|nummer|prozentsatz)|\b(?:wann|preise?|kosten|kostet|gebühr\p{L}*|ports?|sekunden|minuten|tage|stunden|prozent|version\p{L}*|anzahl|dauert?)\b/iu,
    limit:
      /(?<!\p{L})(?:max(?:imal\p{L}*|imum)?|min(?:imal\p{L}*|destens|imum)?|höchstens|größte[nr]?|kleinste[nr]?|höchste[nr]?|niedrigste[nr]?|standard(?:mäßig|wert)?|voreinstellung\p{L}*|voreingestellt|limits?|\p{L}*grenzen?|begrenz\p{L}*|gleichzeitig|erlaubt|zu (?:groß|lang|viele?|schwer|alt))(?!\p{L})/iu,
    yesNo:
      /(?:^|[,;:.] (?:und |aber |oder |also )?|\bob )(?!(?:wie|wo|was|wer|wann|woher|wohin|welche?)\b)(?:ist|sind|hat|habt|haben|gibt(?:'s| es)|kann|könn\p{L}+|darf|dürf\p{L}+|muss|müssen|soll\p{L}*|wird|werden|geht|\p{L}{2,}(?:e|st|t|en|n)) (?:ich|du|er|es|sie|man|wir|ihr|das|der|die|dies\p{L}*|mein\p{L}*|eine?\p{L}*|da|auch)(?!\p{L})|^(?:gibt'?s|ist|sind|hat|habt|haben|kann|darf|muss)(?!\p{L})/iu,
    how: /\bwie (?:kann|könn\p{L}+|muss|soll\p{L}*|lässt|lassen|geht|funktioniert|\p{L}+) (?:ich|man|wir|du|das|es|sich)(?!\p{L})|^(?:\S+ ){1,5}\p{Ll}{3,}(?:eln|ern|en)$/iu,
    definition:
      /^(?:was (?:ist|sind|bedeutet|heißt)(?: eine?| der| die| das)? (?:\S+ ?){1,3}\??$|(?:erklär|definier)\p{L}*)|\bwas bedeutet\b|\bbedeutung von\b|\bwas ist mit .{1,40} gemeint/iu,
    error:
      /(?<!\p{L})(?:fehler\p{L}*|fehlgeschlagen|schlägt fehl|abgestürzt|absturz|stürzt ab|kaputt|defekt|störung\p{L}*|problem\p{L}*|warnung\p{L}*|verweigert|abgelehnt|ungültig|hängt|nicht mehr|(?:geht|gehen|läuft|startet|lädt|klappt|funktioniert|kommt|kommen|zeigt|findet|reagiert|\p{L}+t) (?:\S+ )?nicht|werden nicht|fehlt|blinkt|error|[45]\d\d)(?!\p{L})/iu,
    where:
      /(?<!\p{L})(?:wo(?:hin)?|(?:in|unter|auf) welche[rmn]? (?:datei|ordner|menü|verzeichnis|seite|einstellung))(?!\p{L})/iu,
    why: /(?<!\p{L})(?:warum|wieso|weshalb|woran liegt|aus welchem grund|grund)(?!\p{L})/iu,
    name: /\b(?:welche[rsnm]?|wie heißt)\b[^,;.?]{0,24}(?:einstellung|option|befehl|schlüssel|feld|variable|parameter|datei|format|rolle|recht|wert|adresse|url|port|version|erweiterung|werkzeug|funktion)|^(?:welche[rsnm]?|wer|wessen)\b/iu,
    comparison:
      /(?<!\p{L})(?:unterschied\p{L}*|vergleich\p{L}*|vs\.?|versus|besser als|oder (?:lieber|besser|doch)|anstatt|anstelle|statt)(?!\p{L})/iu,
  },
  kinds: [
    {
      asked:
        /\bwie (?:lange?|oft|schnell|bald|häufig)\b|\bwie viele? (?:sekunden|minuten|stunden|tage|wochen|monate|jahre)\b|(?<!\p{L})(?:dauert?|\p{L}*(?:dauer|zeit|zeiten|frist))(?!\p{L})|\btimeouts?\b/iu,
      given: new RegExp(
        `\\d[.,]*\\s*${TIME}(?!\\p{L})|\\b${FEW} ${TIME}(?!\\p{L})|(?<!\\p{L})(?:sofort|umgehend|unbegrenzt|dauerhaft|stündlich|täglich|wöchentlich|monatlich|jährlich|jede[nrs]? (?:tag|woche|monat|jahr|nacht|stunde))(?!\\p{L})`,
        'iu',
      ),
    },
    {
      asked:
        /\bwie schwer\b|(?<!\p{L})(?:wieg(?:t|en)|gewicht)(?!\p{L})|\bwie ?viele? (?:kilo\p{L}*|kg|gramm)\b/iu,
      given: /\d[.,]*\s?(?:kg|g|kilo\p{L}*|gramm|tonnen?)(?!\p{L})/iu,
    },
    {
      asked:
        /\bwie (?:groß|breit|hoch|tief|lang)\b|(?<!\p{L})(?:größe|maße?|abmessung\p{L}*|\p{L}*(?:höhe|breite|tiefe|länge))(?!\p{L})|\bwie ?viel (?:ram|speicher\p{L}*|arbeitsspeicher|platz|bandbreite)\b/iu,
      given:
        /\d[.,]*\s*(?:[kmgt]i?b|bytes?|megabytes?|gigabytes?|px|pixel|mm|cm|m|zentimeter|millimeter|meter|liter|zoll)(?!\p{L})|\d\s?[x×]\s?\d|\bunbegrenzt\b/iu,
    },
    {
      asked:
        /(?<!\p{L})(?:\p{L}*preise?|kosten|kostet|\p{L}*gebühr(?:en)?|teuer|\p{L}*kosten)(?!\p{L})/iu,
      given:
        /[€$£]\s?\d|\d\s?(?:[€$£]|(?:eur|euro|cent|chf|franken)(?!\p{L}))|kosten(?:los|frei)|gratis|umsonst/iu,
    },
    { asked: /\bport(?:nummer)?\b/iu, given: /\b\d{2,5}\b/ },
    {
      asked: /\b(?:ab )?welche[rsnm]? .{0,30}version|\bmindestversion\b/iu,
      given: /\bv?\d+\.\d|\bversion \d/iu,
    },
    {
      asked: /\bwie ?viele?\b|\bwie (?:hoch|alt)\b|\b(?:anzahl|höchstens|mindestens|maximal)\b/iu,
      given:
        /\d|\b(?:eine?|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf|hundert|tausend|unbegrenzt|beliebig)\b/iu,
    },
    {
      asked: /^(?:(?:ab|bis|seit|von) )?wann\b|(?<!\p{L})\p{L}*öffnungszeiten(?!\p{L})/iu,
      given:
        /\b(?:wenn|nach|vor|sobald|bis|ab|während|um|von) |\d\s?uhr|\b(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)/iu,
    },
  ],
}
