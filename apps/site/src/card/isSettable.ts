// The font has only these letters; other letters would become boxes.
const SETTABLE =
  /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]*$/u
const PICTOGRAM = /\p{Extended_Pictographic}/u

/** Whether the face of cards has all letters of a text. */
export function isSettable(text: string): boolean {
  return SETTABLE.test(text) && !PICTOGRAM.test(text)
}
