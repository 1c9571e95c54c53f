import type { DefaultTexts } from '../defaultTexts.ts'

/** In Arabic. */
export const defaults: DefaultTexts = {
  navigation: {
    '/': 'الرئيسية',
    '/products': 'المنتجات',
    '/tutorials': 'الدروس',
    '/articles': 'المقالات',
    '/about-us': 'من نحن',
  },
  quickReplies: ['اشرح لي ماذا تقدمون.', 'ما المنتجات المتاحة؟', 'لمن هذه المنتجات؟'],
  notice: 'تُنشأ الإجابات آليًا وقد تكون خاطئة.',
}
