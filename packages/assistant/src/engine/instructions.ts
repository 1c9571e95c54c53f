// Words that are addressed to the assistant as a machine, and not to the site: to be or do something
// else than answer. They count where such words begin a sentence or belong together, because "how do
// I ignore all rules in a file" is a real question.

import { foldText } from './normalise.ts'
import { foldArabic } from './patterns/ar.ts'

const START = String.raw`(?:^|[.!?\n] ?|\bplease )`

const INSTRUCTIONS = [
  String.raw`\b(?:ignore|disregard|forget|override|bypass)\b[^.?!]{0,40}\b(?:previous|prior|above|earlier|preceding|your|system)\b[^.?!]{0,20}\b(?:instructions?|prompts?|rules|guidelines|training|everything|context)\b`,
  String.raw`\b(?:ignore|disregard|forget) (?:all )?(?:instructions|everything (?:above|before|you))\b`,
  String.raw`\b(?:system|hidden|initial|secret) (?:prompt|instructions?)\b`,
  String.raw`\b(?:your|the) (?:prompt|instructions) (?:verbatim|word for word)\b`,
  String.raw`${START}(?:you are now|from now on,? you|act as (?:an?|if|my|the)|pretend (?:that|to|you|you're|the|we|i)|role-?play|imagine you(?:'re| are))\b`,
  String.raw`${START}(?:repeat|say|write|print|output) (?:the )?(?:word|phrase|letter|text|sentence|following)\b`,
  String.raw`\b(?:reveal|leak|dump|expose|print|show me|tell me|give me)\b[^.?!]{0,30}\b(?:your|the admin|every|all|environment)\b[^.?!]{0,30}\b(?:api keys?|secrets?|passwords?|credentials|tokens?)\b`,
  String.raw`\b(?:tell|give) me (?:the|an?) (?:admin|root|database|master) (?:password|key|token)\b`,
  String.raw`${START}(?:complete|finish|continue) (?:this|the|my|the following) (?:sentence|text|phrase|story|poem|line)\b`,
  String.raw`\b(?:system|admin|security) override\b`,
  String.raw`\byou (?:must|shall) (?:now |always |only )*(?:say|state|claim|confirm|answer|reply|respond|write|pretend)\b`,
  String.raw`<\/?(?:system|instructions?|prompt|assistant|user)>|\[\/?(?:system|inst)\]|<\|[a-z_]+\|>`,
  String.raw`^['"]?\s*;?\s*(?:(?:drop|truncate|alter) (?:table|database)|delete from|insert into|union select|or 1 ?= ?1)\b`,
  String.raw`\b(?:jailbreak|developer mode|dan mode|do anything now)\b|\byou have no (?:restrictions|rules|limits)\b`,

  // In German and in Arabic, those that name themselves.
  String.raw`\b(?:ignorier|vergiss|missachte)\w*\b[^.?!]{0,40}\b(?:bisherigen|vorherigen|vorigen|obigen|deine|ihre)\b[^.?!]{0,20}\b(?:anweisung|instruktion|regeln|vorgaben)`,
  String.raw`${START}(?:du bist (?:jetzt|ab jetzt|nun|ab sofort)|tu so,? als|stell dir vor,? du|ab (?:jetzt|sofort) (?:bist|antwortest) du)\b`,
  String.raw`\b(?:system-?prompt|systemanweisung)`,
  String.raw`(?:تجاهل|انس|اهمل)[^.?!؟]{0,40}(?:التعليمات|الاوامر|القواعد|تعليماتك)(?: السابقه| اعلاه|$)`,
  String.raw`${START}(?:انت الان|تظاهر (?:بانك|انك)|تصرف ك|من الان فصاعدا انت)`,
].map((pattern) => new RegExp(foldArabic(pattern)))

/** Whether a text tells the assistant what to be or to do, instead of asking the site. */
export function isInstruction(text: string): boolean {
  const said = foldArabic(foldText(text)).trim()
  return INSTRUCTIONS.some((pattern) => pattern.test(said))
}
