import type { WidgetTexts } from '../widgetTexts.ts'

/** The panel in Arabic. */
export const panel: WidgetTexts = {
  language: 'ar',
  direction: 'rtl',

  launcher: 'تحدث إلى المساعد',
  tooltip: 'اطرح سؤالًا عن {brand}',
  unread: 'إجابة جديدة',

  title: 'مساعد {brand}',
  subtitle: 'كيف يمكنني مساعدتك اليوم؟',
  thinking: 'جارٍ التفكير...',
  close: 'إغلاق',
  newConversation: 'محادثة جديدة',
  help: 'المفاتيح والقراءة الصوتية',
  earlier: 'المحادثات السابقة',

  error: 'حدث خطأ ما. يُرجى المحاولة مرة أخرى.',
  unreachable: 'تعذر الوصول إلى المساعد. يُرجى التحقق من الاتصال بالشبكة.',
  retry: 'إعادة المحاولة',

  conversation: 'المحادثة',
  welcome: 'مرحبًا بك في {brand}',
  greeting: 'مرحبًا، أنا المساعد الافتراضي. كيف يمكنني مساعدتك اليوم؟',
  notice: '',
  youSaid: 'رسالتك',
  assistantSaid: 'إجابة {brand}',
  typing: 'مساعد {brand} يفكر...',
  searching: 'البحث في الصفحات',
  reading: {
    zero: 'لا صفحات للقراءة',
    one: 'قراءة صفحة واحدة',
    two: 'قراءة صفحتين',
    few: 'قراءة {count} صفحات',
    many: 'قراءة {count} صفحة',
    other: 'قراءة {count} صفحة',
  },
  writing: 'كتابة الإجابة',
  stillWorking: 'ما زال العمل جاريًا',
  stopped: 'أُوقفت',
  interrupted: 'انقطعت',
  newMessages: 'رسائل جديدة',

  copy: 'نسخ',
  copied: 'تم النسخ',
  regenerate: 'إجابة من جديد',
  fromPages: 'من صفحاتنا',
  sources: { other: 'المصادر ({count})' },
  source: 'المصدر {number}',
  table: 'جدول',
  code: 'شيفرة',

  suggestions: 'أسئلة مقترحة',
  followUps: 'أسئلة ذات صلة',
  message: 'رسالتك',
  placeholder: 'اكتب رسالتك...',
  hint: 'اضغط Enter للإرسال، وShift+Enter لسطر جديد',
  tooLong: {
    zero: 'الرسالة أطول من أن تُرسل',
    one: 'الرسالة أطول من أن تُرسل: احذف حرفًا واحدًا',
    two: 'الرسالة أطول من أن تُرسل: احذف حرفين',
    few: 'الرسالة أطول من أن تُرسل: احذف {count} أحرف',
    many: 'الرسالة أطول من أن تُرسل: احذف {count} حرفًا',
    other: 'الرسالة أطول من أن تُرسل: احذف {count} حرف',
  },
  send: 'إرسال',
  stop: 'إيقاف',

  isThinking: 'المساعد يفكر',
  isReplying: 'المساعد يجيب',
  isStopped: 'أُوقفت الإجابة',
}
