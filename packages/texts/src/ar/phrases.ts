import type { Phrases } from '../phraseTexts.ts'

// A folder goes by the title of its page: its own name is an English one.
const listed = {
  zero: 'لا توجد صفحات في «{title}»:',
  one: 'توجد صفحة واحدة في «{title}»:',
  two: 'توجد صفحتان في «{title}»:',
  few: 'توجد {count} صفحات في «{title}»:',
  many: 'توجد {count} صفحة في «{title}»:',
  other: 'توجد {count} صفحة في «{title}»:',
}

/** The engine's phrases in Arabic. */
export const phrases: Phrases = {
  language: 'ar',

  greeting:
    'مرحبًا. أنا المساعد الافتراضي لدى {brand}. اسألني عن أي شيء في هذا الموقع: أجيب من صفحاته وأذكر مصدر كل إجابة.',
  thanks: 'على الرحب والسعة. اسألني عن أي شيء آخر في هذا الموقع.',
  farewell: 'إلى اللقاء، وشكرًا لزيارتك.',
  identity:
    'أنا المساعد الافتراضي لدى {brand}: برنامج ولست إنسانًا. أبحث في صفحات هذا الموقع وأجيب بجمل منها، ولكل جملة مصدرها.',
  help: 'اسألني عن {brand} بكلماتك: ماذا يقدم، أو كيف تفعل شيئًا ما، أو أي منتج يناسبك. أجيب من صفحات هذا الموقع وأذكر مصدر كل إجابة.',
  declined: 'لا أستطيع المساعدة في ذلك. أجيب فقط عن الأسئلة المتعلقة بهذا الموقع، ومن صفحاته.',
  empty: 'اطرح سؤالًا عن هذا الموقع، وسأبحث في صفحاته.',

  notFound: 'لم أجد إجابة عن ذلك في هذا الموقع.',
  noMore: 'لم أجد المزيد عن ذلك في هذا الموقع.',
  missingPart: 'لم أجد إجابة عن هذا الجزء: «{part}»',
  unmentioned: 'لا يرد ذكر {words} في أي من صفحاته.',
  quoted: '«{word}»',
  nearest: 'هذه الصفحات هي الأقرب إلى سؤالك:',
  covers: 'من صفحات هذا الموقع:',
  contact: 'لكل ما عدا ذلك: {link}.',
  closest: 'أقرب المقاطع:',
  several: 'قد تجيب عدة أقسام عن هذا السؤال:',
  seeAlso: 'انظر أيضًا:',
  alsoClose: 'مقاطع أخرى قريبة:',
  limitReached: 'لقد بلغت الحد اليومي لإجابات النموذج اللغوي. هذه الإجابة من صفحات هذا الموقع.',
  onlyIn: 'لا تجيب عن هذا إلا الصفحات باللغة {language}:',
  fromVersion: 'هذه الإجابة تخص الإصدار {version}.',
  fromVersionNewest: 'هذه الإجابة تخص الإصدار {version}، وهو الأحدث.',
  fromNewest: 'هذه الإجابة تخص أحدث إصدار.',
  notInVersion: 'لا تجيب صفحات الإصدار {version} عن هذا.',
  removedAddress: '(أزيل العنوان)',

  listed,
  listedPlural: listed,
  more: {
    zero: 'ولا غيرها.',
    one: 'وصفحة أخرى.',
    two: 'وصفحتان أخريان.',
    few: 'و{count} صفحات أخرى.',
    many: 'و{count} صفحة أخرى.',
    other: 'و{count} صفحة أخرى.',
  },
  sections: 'في هذا الموقع:',
  newest: 'أحدث الصفحات:',
  isFor: 'يناسب:',
  isNotFor: 'لا يناسب:',
  pageIsFor: '{link} يناسب:',
  pageIsNotFor: '{link} لا يناسب:',
  separator: '؛ ',
}
