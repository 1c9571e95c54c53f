import type { ServerTexts } from '../serverTexts.ts'

/** The server's texts in Arabic. */
export const server: ServerTexts = {
  language: 'ar',

  failed: 'لا يستطيع المساعد الإجابة الآن. يُرجى المحاولة مرة أخرى.',
  leaves: 'تجري إعادة تشغيل المساعد. يُرجى المحاولة مرة أخرى.',
  erased: 'حُذفت هذه المحادثة.',
  busy: 'المساعد مشغول. يُرجى المحاولة مرة أخرى بعد قليل.',
  switchedOff: 'المساعد متوقف في الوقت الحالي.',
  tooManyAtOnce: 'أسئلة كثيرة في آن واحد. يُرجى المحاولة مرة أخرى بعد {time}.',
  tooOften: 'أسئلة كثيرة في وقت قصير. يُرجى المحاولة مرة أخرى بعد {time}.',
  seconds: {
    zero: '{count} ثانية',
    one: 'ثانية واحدة',
    two: 'ثانيتين',
    few: '{count} ثوانٍ',
    many: '{count} ثانية',
    other: '{count} ثانية',
  },
  minutes: {
    zero: '{count} دقيقة',
    one: 'دقيقة واحدة',
    two: 'دقيقتين',
    few: '{count} دقائق',
    many: '{count} دقيقة',
    other: '{count} دقيقة',
  },
  hours: {
    zero: '{count} ساعة',
    one: 'ساعة واحدة',
    two: 'ساعتين',
    few: '{count} ساعات',
    many: '{count} ساعة',
    other: '{count} ساعة',
  },
  messageTooLong: 'عدد أحرف الرسالة {length}، والحد الأقصى {most}.',
  searchTooLong: 'عدد أحرف البحث {length}، والحد الأقصى {most}.',
  quickAnswer: 'إجابة سريعة',
}
