import type { SearchTexts } from '../searchTexts.ts'

/** The search of the site in Spanish. */
export const search: SearchTexts = {
  title: 'Búsqueda',
  field: 'Buscar',
  placeholder: 'Buscar en las páginas',
  submit: 'Buscar',
  close: 'Cerrar',
  results: 'Resultados',
  count: 'Resultados: {count}',
  corrected: 'Resultados para «{words}».',
  none: 'No hay resultados para «{query}».',
  noneLine: 'Pruebe con menos palabras o con otras.',
  failed: 'La búsqueda no está disponible. Compruebe su conexión e inténtelo de nuevo.',
  begin: 'Escriba lo que busca. Basta con una palabra.',
  needsScript:
    'En este sitio, la búsqueda necesita JavaScript. Los enlaces de arriba llevan a todas las páginas.',
  others: 'Páginas',
  ask: 'Preguntar al asistente: «{query}»',
  questions: 'Preguntar al asistente',
  keys: '↑ ↓ para elegir, Intro para abrir, Esc para cerrar',
}
