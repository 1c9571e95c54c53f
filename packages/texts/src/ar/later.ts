import type { LaterTexts } from '../laterTexts.ts'

/** What the panel loads on demand, in Arabic. */
export const later: LaterTexts = {
  edit: 'تعديل',
  editing: 'يحل محل سؤالك الأخير',
  editCancelled: 'بقي السؤال كما هو',
  replaced: 'تم استبداله',
  version: 'النسخة {number} من {count}',
  previousVersion: 'النسخة السابقة',
  nextVersion: 'النسخة التالية',
  newLine: 'سطر جديد',
  editLast: 'تعديل سؤالك الأخير',
  previousMessage: 'الرسالة السابقة',
  nextMessage: 'الرسالة التالية',
  toPage: 'إلى الصفحة والعودة',
  readAloud: 'يقرأ قارئ الشاشة الإجابات',
  readAtEnd: 'عند اكتمالها',
  readSentences: 'جملة بجملة',
  readOff: 'لا يقرؤها',
  showWhole: 'عرض الإجابات عند اكتمالها',
}
