import type { SearchTexts } from '../searchTexts.ts'

/** The search of the site in Arabic. */
export const search: SearchTexts = {
  title: 'البحث',
  field: 'ابحث عن',
  placeholder: 'ابحث في الصفحات',
  submit: 'ابحث',
  close: 'إغلاق',
  results: 'النتائج',
  count: 'عدد النتائج: {count}',
  corrected: 'تُعرض نتائج «{words}».',
  none: 'لا نتائج عن «{query}».',
  noneLine: 'جرّب كلمات أقل أو كلمات أخرى.',
  failed: 'تعذر الوصول إلى البحث الآن. يُرجى التحقق من الاتصال ثم المحاولة مرة أخرى.',
  begin: 'اكتب ما تبحث عنه: كلمة واحدة تكفي.',
  needsScript: 'يحتاج البحث في هذا الموقع إلى JavaScript. تقود الروابط أعلاه إلى كل الصفحات.',
  others: 'صفحات',
  ask: 'اسأل المساعد: «{query}»',
  questions: 'اسأل المساعد',
  keys: '↑ ↓ للاختيار، Enter للفتح، Esc للإغلاق',
}
