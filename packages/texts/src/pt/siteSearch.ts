import type { SearchTexts } from '../searchTexts.ts'

/** The search of the site in Portuguese. */
export const search: SearchTexts = {
  title: 'Pesquisa',
  field: 'Pesquisar',
  placeholder: 'Pesquisar nas páginas',
  submit: 'Pesquisar',
  close: 'Fechar',
  results: 'Resultados',
  count: 'Resultados: {count}',
  corrected: 'Resultados para “{words}”.',
  none: 'Nenhum resultado para “{query}”.',
  noneLine: 'Tente com menos palavras ou com outras.',
  failed: 'A pesquisa não está disponível. Verifique a sua conexão e tente novamente.',
  begin: 'Digite o que você procura. Uma palavra basta.',
  needsScript:
    'Neste site, a pesquisa precisa de JavaScript. Os links acima levam a todas as páginas.',
  others: 'Páginas',
  ask: 'Perguntar ao assistente: “{query}”',
  questions: 'Perguntar ao assistente',
  keys: '↑ ↓ para escolher, Enter para abrir, Esc para fechar',
}
