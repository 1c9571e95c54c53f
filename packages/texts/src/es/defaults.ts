import type { DefaultTexts } from '../defaultTexts.ts'

/** In Spanish. */
export const defaults: DefaultTexts = {
  navigation: {
    '/': 'Inicio',
    '/products': 'Productos',
    '/tutorials': 'Guías',
    '/articles': 'Artículos/Blog',
    '/about-us': 'Quiénes somos',
  },
  quickReplies: [
    'Explíqueme qué hacen.',
    '¿Qué productos hay?',
    '¿Para quién son estos productos?',
  ],
  contact: 'Escríbanos',
  notice:
    'Las respuestas son automáticas y pueden ser erróneas. Las conversaciones se guardan durante {days} días.',
  privacy: {
    asking: `Cuando usted pregunta al asistente, el servidor de este sitio guarda su pregunta, la respuesta, la dirección de la página desde la que preguntó y su opinión, si da alguna. Lo elimina todo {days} días después de la última pregunta de la conversación.

Si un modelo de lenguaje escribe las respuestas, el servidor envía a ese modelo su pregunta y la conversación hasta ese momento.`,
    pages: `Si usted indica si una página le ha sido útil o no, el servidor suma su voto al total de esa página y no guarda nada que le identifique. Puede retirar su voto en la misma página.

El servidor cuenta cuántas veces se ve cada página y no guarda nada sobre quien la visita.`,
    keeping: `Su navegador conserva la conversación para que siga ahí en la página siguiente. El asistente no usa cookies ni pide una cuenta. Puede guardar o eliminar la conversación en la ventana, en «Ajustes y atajos». Para limitar cuántas veces puede preguntar una misma persona, el servidor cuenta durante un breve tiempo las preguntas por dirección IP. No guarda las direcciones.`,
  },
  counting: `Este sitio cuenta las visitas con {tool}. Su navegador carga el script de {tool} desde {host} y le envía la dirección de cada página que usted ve, la página desde la que llegó y datos de su navegador, como su nombre y el ancho de su ventana. Como en toda petición, {host} ve su dirección IP.
`,
}
