import type { DefaultTexts } from '../defaultTexts.ts'

/** In Portuguese. */
export const defaults: DefaultTexts = {
  navigation: {
    '/': 'Início',
    '/products': 'Produtos',
    '/tutorials': 'Guias',
    '/articles': 'Artigos/Blog',
    '/about-us': 'Sobre nós',
  },
  quickReplies: [
    'Explique o que vocês fazem.',
    'Quais produtos estão disponíveis?',
    'Para quem são estes produtos?',
  ],
  contact: 'Escreva para nós',
  notice:
    'As respostas são automáticas e podem estar erradas. As conversas são guardadas por {days} dias.',
  privacy: {
    asking: `Quando você pergunta ao assistente, o servidor deste site guarda a sua pergunta, a resposta, o endereço da página de onde perguntou e a sua opinião, se der alguma. Ele exclui tudo isso {days} dias depois da última pergunta da conversa.

Se um modelo de linguagem escreve as respostas, o servidor envia a esse modelo a sua pergunta e a conversa até esse momento.`,
    pages: `Se você indicar se uma página foi útil ou não, o servidor soma o seu voto ao total dessa página e não guarda nada que identifique você. Pode retirar o voto na mesma página.

O servidor conta quantas vezes cada página é vista e não guarda nada sobre quem a visita.`,
    keeping: `O seu navegador guarda a conversa para que ela continue na página seguinte. O assistente não usa cookies e não pede uma conta. Você pode salvar ou excluir a conversa na janela, em “Configurações e atalhos”. Para limitar quantas vezes a mesma pessoa pode perguntar, o servidor conta por pouco tempo as perguntas por endereço IP. Ele não guarda os endereços.`,
  },
  counting: `Este site conta visitas com {tool}. O seu navegador carrega o script de {tool} a partir de {host} e envia o endereço de cada página que você vê, a página de onde veio e dados sobre o navegador, como o nome e a largura da janela. Como em qualquer requisição, {host} vê o seu endereço IP.
`,
}
