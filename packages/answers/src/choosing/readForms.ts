import type { AskedForms } from './asked/askedForm.ts'
import { findAskedPatterns } from './asked/askedPatterns.ts'

const FORMS: Readonly<Record<keyof AskedForms, RegExp>> = {
  number:
    /\b(?:how (?:long|many|much|often|big|large|far|fast|quick|quickly|soon|old|high|small)|(?:what|which) (?:percentage|percent|ports?|size|number|versions?|share|time|amount|rate|status|code)|when|price|cost|fee|ports?|seconds?|minutes|days|hours|percent|threshold|versions?)\b/i,
  limit:
    /\b(?:max(?:imum)?|min(?:imum)?|biggest|largest|smallest|most|least|default|defaults|limits?|caps?|quota|retention|at once|allowed|up to|too (?:big|large|long|many|much))\b/i,
  yesNo:
    /(?:^|[,;:.] (?:so |and |but )?|\b(?:if|whether) )(?:do|does|did|is|are|can|could|will|would|should|may|has|have|am|was|were|must)\b/i,
  how: /\bhow (?:do|can|to|should|would|could|might|am|are|does one)\b|\bhow i\b|\bway (?:to|of)\b|^(?:set|make|get|turn|add|change|open|use|run|configure|create|delete|remove|stop|start|install|move|give|let|keep|put|connect|send|allow|enable|disable|switch|deploy|update|upgrade|show|find|export|import|write|build|test|check|see|force|skip|have|limit|restrict|share|rename|migrate|generate|roll|restore|lint|log|mount|point|pin|override|exclude|ignore|include|invite|debug|measure|clear|clean|reset|restart|print|output|load|host|read|tell)\b/i,
  definition:
    /^(?:what(?:'s| is| are|s)(?: an?| the)? (?:\S+ ?){1,4}\??$|(?:explain|define)\b)|\bwhat does \S+ (?:mean|do|stand for)\b|\b(?:meaning of|is meant by)\b/i,
  error:
    /\b(?:errors?|fail(?:s|ed|ing|ure)?|crash\w*|(?:not|stopped|stops|no longer) (?:work|load|start|show|run|respond|pick)\w*|(?:doesn|don|can|won|isn|aren|didn|wasn)['’]?t|cannot|broken|breaks|stuck|hangs?|warning|refused?|denied|missing|complain\w*|wrong|disappear\w*|timed out|exceptions?|enoent|eacces|eaddrinuse|enospc|[45]\d\d)\b/i,
  where: /\b(?:where|which (?:page|tab|menu|folder|directory|file|screen|section)|in what file)\b/i,
  why: /\b(?:why|reason|how come|what causes)\b/i,
  name: /\b(?:which|what|whats|what's|name of)\b[^,;.?]{0,24}\b(?:flag|option|setting|command|key|field|property|prop|env|variable|parameter|param|argument|rule|header|signal|url|address|script|hook|plugin|package|method|function|file|format|token|permission|role|value|attribute|type|selector|directive|config|configuration|api|endpoint|event|header|tag|line|syntax|shortcut|tool|library|image|plan|region)s?\b|^(?:which|who|whose)\b/i,
  comparison:
    /\b(?:differences?|differ|vs\.?|versus|compare[ds]?|comparison|better than|rather than|instead of|or should)\b/i,
}

const NAMES = Object.keys(FORMS) as (keyof AskedForms)[]

/** Reads the forms of a question. A text may have several forms, or none. */
export function readForms(text: string): AskedForms {
  const question = text.trim().replaceAll(/\s+/g, ' ')
  const patterns = findAskedPatterns()?.forms ?? FORMS
  const forms = NAMES.map((name) => [name, patterns[name].test(question) ? 1 : 0] as const)
  return Object.fromEntries(forms) as Record<keyof AskedForms, number>
}
