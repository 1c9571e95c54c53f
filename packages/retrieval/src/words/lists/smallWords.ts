import { foldAccents } from '../analyze.ts'
import { STOP_WORDS } from './stopWords.ts'

/** Small words of German and Arabic, folded like terms. */
const SMALL_WORDS: ReadonlySet<string> = new Set(
  foldAccents(`aber alle als also am an auch auf aus bei beim bekomme bekommen bin bis bist brauche da damit dann das
  dass dem den denn der des dich die dies diese diesem diesen dieser dieses dir doch du durch ein eine
  einem einen einer eines er es etwas euch fur gegen gibt geht habe haben hast hat hatte ich ihm ihn ihnen
  ihr ihre ihrem ihren ihrer im in ins ist ja jede jeden jeder jetzt kann kannst kein keine keinen konnen
  konnte mach mache machen macht man mehr mein meine meinem meinen meiner mich mir mit mochte muss mussen
  nach nicht noch nur ob oder ohne schon sehr sein seine sich sie sind so soll sollte uber um und uns unser
  unsere unter viel viele vom von vor wann war waren warum was welche welchem welchen welcher welches wem
  wen wenn wer werde werden wie wieder wieso wieviel will wir wird wo woher wohin wurde zu zum zur zwischen
  weshalb weswegen wessen wobei wodurch wofur womit wonach woran worauf woraus worin woruber worum wovon
  wozu wieviele inwiefern inwieweit
  في من على الى عن مع هل ما ماذا كيف متى اين أين كم لماذا هذا هذه ذلك التي الذي هو هي انا أنا نحن انت أنت
  أن ان إن لا لم لن قد كان يكون يمكن يمكنني هناك عند عندي لدى لديكم او أو ثم كل أي اي بين بعد قبل
  وهل وما وماذا وكيف ومتى وأين وكم ولماذا ومن بماذا بكم لمن ليش ليه شو إيش وين فين مين إزاي إمتى
  أريد أستطيع يمكننا`).split(/\s+/),
)

/**
 * A text with fewer of them may be in English, where "hat", "war" and "die" are content words. One Arabic
 * word is enough.
 */
const LEAST = 2
const ARABIC = /^\p{Script=Arabic}/u

/**
 * The small words of a question in German or Arabic. Where pages have them they are terms like any
 * other; if no page has one, that says nothing.
 */
export function readSmallWords(text: string): ReadonlySet<string> {
  const words = foldAccents(text.toLowerCase()).match(/[\p{L}\p{M}]+/gu) ?? []
  const small = words.filter((word) => SMALL_WORDS.has(word))
  const arabic = small.filter((word) => ARABIC.test(word))
  const english = words.filter((word) => STOP_WORDS.has(word) && !SMALL_WORDS.has(word))
  const isOther = small.length >= LEAST && small.length > english.length
  return new Set(isOther ? small : arabic)
}
