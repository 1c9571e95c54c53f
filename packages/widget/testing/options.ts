import type { WidgetOptions } from '../src/ui/settings/options.ts'

export const OPTIONS: WidgetOptions = {
  brand: 'Acme',
  endpoint: '/api/gen-ai',
  quickReplies: [
    'Explain what you do.',
    'What products are available?',
    'Who should get these products?',
  ],
  position: 'left',
}
