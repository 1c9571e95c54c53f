import { foldAccents } from '../readRuns.ts'
import { STOP_WORDS } from '../lists/stopWords.ts'
import { ENGLISH_RULES } from './english.ts'
import { toWordSet } from './wordRules.ts'
import type { WordRules } from './wordRules.ts'

/**
 * Also with the letters that are written together with the next word, as in "and how" and "with what", and
 * the question words of everyday speech.
 */
const ARABIC_STOP_WORDS = `
  ما ماذا من هل كيف متى أين كم لماذا أي أية أيهما أيان أنى بماذا بكم لمن بمن ممن مم مما عما عمن عم لم لما فيم فيما
  وما وماذا ومن وهل وكيف ومتى وأين وكم ولماذا وأي فما فماذا فمن فهل فكيف فمتى فأين فكم فلماذا إلام علام حتام
  ليش ليه شو شنو إيش وين فين مين إزاي كيفاش إمتى قديش
  في على إلى عن مع بين عند لدى حول حتى بدون دون
  فيه فيها عليه عليها إليه إليها منه منها عنه عنها معه معها به بها له لها لك لكم لنا لهم لي بي بنا
  هو هي هم هن أنا أنت أنتم نحن إياه هذا هذه ذلك تلك هؤلاء أولئك هنا هناك التي الذي الذين اللذان اللتان اللاتي
  و أو أم ثم ف ب ل ك بل لكن لكنه لكنها إذا إن أن أنه أنها إنه إنها لأن لأنه لأنها كما كي لكي حيث بينما عندما مهما إذ
  لا ليس ليست لن قد لقد سوف كان كانت كانوا يكون تكون أكون كن هل
  كل بعض أيضا جدا فقط هكذا كذلك يا أما إما إلا
  يمكن يمكنك يمكنني يمكننا يمكنكم`

/** The rules of English, which the words in Latin letters need, and the function words of Arabic. */
export const ARABIC_RULES: WordRules = {
  ...ENGLISH_RULES,
  stopWords: new Set([...STOP_WORDS, ...toWordSet(foldAccents(ARABIC_STOP_WORDS))]),
}
