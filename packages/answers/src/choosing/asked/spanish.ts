import type { AskedPatterns } from './askedForm.ts'

const TIME =
  '(?:ms|s|min|h|segundos?|minutos?|horas?|días?(?: hábiles| laborables)?|semanas?|mes(?:es)?|años?)'
const FEW = '(?:una?|dos|tres|cuatro|cinco|seis|siete|ocho|diez|doce|quince|veinte|treinta)'

export const SPANISH_ASKED: AskedPatterns = {
  forms: {
    number:
      /(?<!\p{L})(?:cu[aá]nt[oa]s?|cu[aá]ndo|precios?|cuesta|costes?|costos?|tarifas?|puertos?|segundos|minutos|días|horas|por ciento|versi[oó]n(?:es)?|plazos?|(?:qu[eé]|cu[aá]l es (?:el|la)) (?:tamaño|número|duración|puerto|versión|importe|peso|altura|anchura))(?!\p{L})/iu,
    limit:
      /(?<!\p{L})(?:m[aá]xim[oa]s?|m[ií]nim[oa]s?|como (?:máximo|mínimo)|al menos|por defecto|predeterminad[oa]s?|l[ií]mites?|limitad[oa]s?|cuota|a la vez|permitid[oa]s?|hasta|demasiad[oa]s?)(?!\p{L})/iu,
    yesNo:
      /(?:^[¿\s]*|[,;:.] [¿]?(?:y |pero |o |entonces )?|\bsi )(?:se puede|puedo|puede|puedes|podr[ií]a|pod[eé]is|hay|tienen?|ten[eé]is|es|est[aá]|son|hac[eé]is|hacen|funciona|acepta\p{L}*|env[ií]a\p{L}*|permite|admite|necesito|tengo que|hace falta|debo|sirve|vale para)(?!\p{L})/iu,
    how: /(?<!\p{L})(?:c[oó]mo|de qu[eé] (?:manera|forma)|manera de|forma de)(?!\p{L})|^\p{L}{3,}(?:ar|er|ir)(?:l[oa]s?)? (?:un|una|el|la|los|las|mi|mis|con|en|a|de|\p{L})/iu,
    definition:
      /^[¿\s]*(?:qu[eé] (?:es|son|significa)(?: una?| el| la)? (?:\S+ ?){1,4}\??$|explica\p{L}*|define\p{L}*)|(?<!\p{L})(?:qu[eé] (?:significa|quiere decir)|significado de)(?!\p{L})/iu,
    error:
      /(?<!\p{L})(?:error(?:es)?|fall[aoó]s?|fallan?|rot[oa]s?|estropead[oa]s?|averías?|problemas?|bloquead[oa]s?|rechazad[oa]s?|denegad[oa]s?|aviso|no (?:me |se |le )?(?:funciona|arranca|carga|llegan?|aparecen?|puedo|deja|responde|sale|enciende|calienta|\p{L}+a)|ya no|[45]\d\d)(?!\p{L})/iu,
    where:
      /(?<!\p{L})(?:d[oó]nde|ad[oó]nde|en qu[eé] (?:archivo|fichero|carpeta|menú|página|sección|directorio))(?!\p{L})/iu,
    why: /(?<!\p{L})(?:por qu[eé]|raz[oó]n|motivo|a qu[eé] se debe)(?!\p{L})/iu,
    name: /(?<!\p{L})(?:qu[eé]|cu[aá]l(?:es)?)(?!\p{L})[^,;.?]{0,24}(?:opción|ajuste|parámetro|comando|variable|archivo|fichero|formato|rol|campo|clave|valor|dirección|url|puerto|versión|herramienta)|^[¿\s]*(?:cu[aá]l(?:es)?|qui[eé]n(?:es)?|qu[eé] \p{L}+)(?!\p{L})/iu,
    comparison:
      /(?<!\p{L})(?:diferencias?|comparaci[oó]n|comparar|vs\.?|versus|mejor que|en lugar de|en vez de|o mejor)(?!\p{L})/iu,
  },
  kinds: [
    {
      asked:
        /(?<!\p{L})(?:cu[aá]nto (?:tiempo|tardan?|dura)|cu[aá]nt[oa]s (?:segundos|minutos|horas|días|semanas|meses|años)|cada cu[aá]nto|plazos?|duraci[oó]n|tardan?|caduca\p{L}*)(?!\p{L})/iu,
      given: new RegExp(
        `\\d[.,]*\\s*${TIME}(?!\\p{L})|(?<!\\p{L})${FEW} ${TIME}(?!\\p{L})|(?<!\\p{L})(?:inmediatamente|enseguida|ilimitad[oa]|cada (?:día|noche|semana|mes|hora)|diariamente|todos los días)(?!\\p{L})`,
        'iu',
      ),
    },
    {
      asked: /(?<!\p{L})(?:peso|pesan?|pesad[oa]s?|cu[aá]ntos (?:kilos|kg|gramos))(?!\p{L})/iu,
      given: /\d[.,]*\s?(?:kg|g|kilos?|gramos?)(?!\p{L})/iu,
    },
    {
      asked:
        /(?<!\p{L})(?:tamaños?|medidas?|dimensiones|mide|altura|anchura|ancho|largo|fondo|capacidad|memoria|ram|espacio|disco)(?!\p{L})/iu,
      given:
        /\d[.,]*\s*(?:[kmgt]i?b|bytes?|p[ií]xeles|px|mm|cm|m|litros?|l|pulgadas?)(?!\p{L})|\d\s?[x×]\s?\d|(?<!\p{L})ilimitad[oa](?!\p{L})/iu,
    },
    {
      asked:
        /(?<!\p{L})(?:precios?|cuestan?|costes?|costos?|tarifas?|valen?|car[oa]s?|pagar|gastos de env[ií]o)(?!\p{L})/iu,
      given:
        /[€$£]\s?\d|\d\s?(?:[€$£]|(?:eur|euros?|céntimos?|pesos?|dólares)(?!\p{L}))|(?<!\p{L})(?:gratis|gratuit[oa]s?|gratuitamente)(?!\p{L})/iu,
    },
    { asked: /(?<!\p{L})puerto(?!\p{L})/iu, given: /\b\d{2,5}\b/ },
    {
      asked: /(?<!\p{L})(?:cu[aá]nt[oa]s?|n[uú]mero|m[aá]ximo|m[ií]nimo)(?!\p{L})/iu,
      given:
        /\d|(?<!\p{L})(?:una?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|cien|mil|ilimitad[oa]s?)(?!\p{L})/iu,
    },
    {
      asked:
        /^[¿\s]*(?:(?:desde|hasta|a partir de) )?cu[aá]ndo(?!\p{L})|(?<!\p{L})(?:horarios?|a qu[eé] hora)(?!\p{L})/iu,
      given:
        /(?<!\p{L})(?:cuando|después|antes|desde|hasta|durante|lunes|martes|miércoles|jueves|viernes|sábados?|domingos?)(?!\p{L})|\d\s?(?:h|horas)(?!\p{L})|\d:\d\d/iu,
    },
  ],
}
