// Instructions to the assistant as a machine: to be something else, or to do something other than
// answer. They count only if they begin a sentence or form a fixed phrase, because "how do I ignore
// all rules in a file" is a real question.

import { foldArabic } from '@docent/retrieval'
import { foldText } from '../compose/normalise.ts'

const START = String.raw`(?:^|[.!?\n] ?|\bplease |\bbitte )`
/** An order, not a question about something that ignores rules. */
const ORDER = String.raw`(?:${START}|\byou (?:to|must|should|can|will|may|have to|need to) (?:now )?)`
/** "Can a visitor make the bot reveal its hidden prompt?" is the question of an owner. */
const OF_ITSELF = String.raw`(?<!^(?:so )?(?:can|could|may|might|will|would|do|does) (?:someone|anyone|somebody|anybody|people|hackers?|(?:(?:a|an|the|my|our) )?(?:visitor|user|attacker|stranger|customer|person|hacker)s?) .{0,200})`
const ARABIC_END = String.raw`(?![\u0620-\u064a])`

const INSTRUCTIONS = [
  String.raw`${ORDER}(?:ignore|disregard|forget|override|bypass)\b[^.?!]{0,40}\b(?:previous|prior|above|earlier|preceding|your|system)\b[^.?!]{0,20}\b(?:instructions?|prompts?|rules|guidelines|training|everything|context)\b`,
  String.raw`\b(?:ignore|disregard|forget) (?:(?:all|any|of|the|your) )*(?:previous|prior|above|preceding|your)(?: [a-z]+)? (?:instructions|training)\b`,
  String.raw`${ORDER}(?:ignore|disregard|forget) (?:all )?(?:instructions|everything (?:above|before|you))\b`,
  String.raw`\b(?:your|${OF_ITSELF}its) (?:(?:full|exact|entire|original|own|secret|hidden|initial) )*(?:(?:system|hidden|initial|secret) )(?:prompt|instructions?)\b`,
  String.raw`${ORDER}(?:reveal|print|repeat|output|leak|dump|show(?: me)?|tell(?: me)?|give(?: me)?) (?:out )?(?:(?:the|all|full|exact|entire) )*(?:system|hidden|initial|secret) (?:prompt|instructions?)\b`,
  String.raw`\b(?:your|the) (?:prompt|instructions) (?:verbatim|word for word)\b`,
  String.raw`${START}(?:you are now|from now on,? you|act as (?:an?|if|my|the)|pretend (?:that|to|you|you're|the|we|i)|role-?play|imagine you(?:'re| are))\b`,
  String.raw`${ORDER}(?:repeat|say|write|print|output) (?:the (?:word|phrase)(?! (?:file|doc|document|template|count))|(?:the )?following (?:word|phrase|text|sentence|letter)|(?:the )?following ?[:"']|(?:the )?(?:word|phrase|letter|text|sentence)s? ["'“”:])`,
  String.raw`${ORDER}(?:reveal|leak|dump|expose|print|output|list|show me|tell me|give me) (?:out )?(?:(?:all|every|each|of|the) )*(?:your (?:(?:secret|private|stored|api|access|admin|environment|env|server) )*(?:variables|keys?|tokens?|secrets?|passwords?|credentials)|(?:every|all|admin) (?:(?:the|secret|private|stored|api|access|admin) )*(?:api keys?|secrets?|passwords?|credentials))\b(?=$|[.!,;]| (?:in|of|from|that|you|and|please|now)\b)`,
  String.raw`\b(?:tell|give) me (?:the|an?) (?:admin|root|database|master) (?:password|key|token)\b`,
  String.raw`${START}(?:complete|finish|continue) (?:this|the|my|the following) (?:sentence|text|phrase|story|poem|line)\b(?! (?:field|box|area|input|of))`,
  String.raw`${START}(?:system|admin|security) override ?(?:[:!,.-]|activated|engaged|accepted)`,
  String.raw`\byou (?:must|shall) (?:now |always |only )+(?:say|state|claim|confirm|answer|reply|respond|write|pretend)\b`,
  String.raw`\byou (?:must|shall) (?:say (?:that|yes|no|["'“])|pretend)\b`,
  String.raw`<\/(?:system|instructions?|prompt|assistant|user)>|<(?:system|instructions?)>|\[\/?(?:system|inst)\]|<\|[a-z_]+\|>`,
  String.raw`(?:${START}|> ?)(?:echo|repeat|print|output) (?:this|everything|all)\b[^.?!]{0,30}\b(?:back|above|verbatim|word for word)\b(?! to back)`,
  String.raw`^\[(?:admin|administrator|developer|root|assistant|moderator)\][^?]*$`,
  String.raw`^(?:['"]\s*(?:;\s*)?|;\s*)(?:(?:drop|truncate|alter) (?:table|database)|delete from|insert into|union select|or 1 ?= ?1)\b`,
  String.raw`\b(?:dan mode|do anything now)\b|${START}(?:enter|go into|you are(?: now)? in) (?:developer|god|debug) mode(?=$|[.!,:]| (?:and|now)\b)`,
  String.raw`${START}jailbreak(?=$|[.!,:]| (?:yourself|mode|now))|\b(?:jailbreak yourself|you have no (?:restrictions|rules|limits)(?=$|[.!,]| (?:and|now|anymore)\b))`,

  // In German and Arabic, only unmistakable phrases.
  String.raw`${START}(?:ignorier(?:e|en sie)?|vergiss|vergessen sie|missachte(?:n sie)?)\b[^.?!]{0,40}\b(?:bisherigen|vorherigen|vorigen|obigen|deine|ihre)\b[^.?!]{0,20}\b(?:anweisung|instruktion|regeln|vorgaben)`,
  String.raw`${START}(?:du bist (?:jetzt|ab jetzt|nun|ab sofort)|tu so,? als|stell dir vor,? du|ab (?:jetzt|sofort) (?:bist|antwortest) du)\b`,
  String.raw`\b(?:dein|deine|deinen|ihr|ihre|ihren|euer|euren) system-?(?:prompt|anweisung)|${START}(?:zeig|gib|nenn|verrat)\w*\b[^.?!]{0,20}\bsystem-?(?:prompt|anweisung)`,
  String.raw`${START}(?:تجاهل|انس|اهمل) [^.?!؟]{0,40}(?:التعليمات|الاوامر|القواعد|تعليماتك)(?: السابقه| اعلاه|$)`,
  String.raw`${START}(?:انت الان|تظاهر (?:بانك|انك)|من الان فصاعدا انت)${ARABIC_END}|${START}تصرف (?:ك|كما لو)`,
].map((pattern) => new RegExp(foldArabic(pattern)))

/** Whether a text tells the assistant what to be or do instead of asking about the site. */
export function isInstruction(text: string): boolean {
  const said = foldArabic(foldText(text)).trim()
  return INSTRUCTIONS.some((pattern) => pattern.test(said))
}
