import type { SearchTexts } from '../searchTexts.ts'

/** The search of the site in French. */
export const search: SearchTexts = {
  title: 'Recherche',
  field: 'Rechercher',
  placeholder: 'Rechercher dans les pages',
  submit: 'Rechercher',
  close: 'Fermer',
  results: 'Résultats',
  count: 'Résultats : {count}',
  corrected: 'Résultats pour « {words} ».',
  none: 'Aucun résultat pour « {query} ».',
  noneLine: 'Essayez avec moins de mots ou avec d’autres mots.',
  failed: 'La recherche est indisponible. Vérifiez votre connexion et réessayez.',
  begin: 'Écrivez ce que vous cherchez. Un mot suffit.',
  needsScript:
    'Sur ce site, la recherche a besoin de JavaScript. Les liens ci-dessus mènent à toutes les pages.',
  others: 'Pages',
  ask: 'Demander à l’assistant : « {query} »',
  questions: 'Demander à l’assistant',
  keys: '↑ ↓ pour choisir, Entrée pour ouvrir, Échap pour fermer',
}
