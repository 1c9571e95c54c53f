import { isObject } from '../json.ts'

/** Whether a panel stays where a visitor scrolled to, or scrolls with every update. */
export type ScrollMode = 'follow' | 'always'

/** How long a browser keeps a conversation: as long as its page, its tab, or from visit to visit. */
export type PersistMode = 'none' | 'session' | 'local'

/** How a screen reader announces an answer: all of it at the end, sentence by sentence, or not at all. */
export type AnnounceMode = 'end' | 'sentences' | 'off'

/** A link to the people who help when the site has no answer. */
export interface ContactSetting {
  readonly label: string
  readonly href: string
}

/** The owner's settings for the chat's behaviour. */
export interface AssistantBehaviour {
  readonly scroll: ScrollMode
  readonly persist: PersistMode
  /** Whether a panel that was open opens again on the next page. */
  readonly restoreOpen: boolean
  readonly announce: AnnounceMode
  /** Whether visitors are asked what they think of an answer. */
  readonly feedback: boolean
  /** Whether the panel shows what a model thought before it wrote. */
  readonly showReasoning: boolean
  /** Whether an answer continues after a broken connection or a reload. */
  readonly resume: boolean
}

/** How the chat behaves if the owner has not decided. */
export const DEFAULT_BEHAVIOUR: AssistantBehaviour = {
  scroll: 'follow',
  persist: 'session',
  restoreOpen: false,
  announce: 'end',
  feedback: true,
  showReasoning: false,
  resume: false,
}

/** Reads how the chat behaves from the answer of `GET /api/assistant`, with defaults for the rest. */
export function readBehaviour(value: unknown): AssistantBehaviour {
  const { scroll, persist, restoreOpen, announce, feedback, showReasoning, resume } = Object(
    value,
  ) as Record<keyof AssistantBehaviour, unknown>
  return {
    scroll: scroll === 'always' ? scroll : DEFAULT_BEHAVIOUR.scroll,
    persist: persist === 'none' || persist === 'local' ? persist : DEFAULT_BEHAVIOUR.persist,
    restoreOpen: restoreOpen === true,
    announce:
      announce === 'sentences' || announce === 'off' ? announce : DEFAULT_BEHAVIOUR.announce,
    feedback: feedback !== false,
    showReasoning: showReasoning === true,
    resume: resume === true,
  }
}

/** The lengths that a client's fields allow, in UTF-16 units. */
export interface FieldLimits {
  readonly messageLength: number
  readonly noteLength: number
}

/**
 * The response of `GET /api/assistant`: the settings that a client needs before its first question.
 * Nothing in it is secret.
 */
export interface AssistantSettings extends Partial<AssistantBehaviour> {
  readonly brand: string
  /** The language of its texts, as a BCP 47 tag. */
  readonly language: string
  readonly title: string
  readonly texts: Readonly<Record<string, string>>
  readonly quickReplies: readonly string[]
  /** False while the owner has turned answering off. */
  readonly enabled: boolean
  /** That answers are automatic, and how long conversations are kept. */
  readonly notice: string
  readonly limits: FieldLimits
  /** Values of the design's custom properties, by name: the embed applies them. */
  readonly theme?: Readonly<Record<string, string>>
  /** The icon of the owner's site: the embed shows it instead of our door. */
  readonly sign?: SignSetting | undefined
  readonly contact?: ContactSetting | undefined
}

/** Paths of the icon on the site of the assistant, one for each theme. */
export interface SignSetting {
  readonly day: string
  readonly night: string
}

/** The settings as a client read them: a missing or invalid value is undefined. */
export interface ReadSettings {
  readonly brand: string | undefined
  readonly language: string | undefined
  /** By name, with the title and the notice. Each may be no text, or one that the client does not have. */
  readonly texts: Readonly<Record<string, unknown>>
  readonly quickReplies: readonly string[] | undefined
  readonly limits: Partial<FieldLimits>
  /** The owner has turned answering off. */
  readonly isOff: boolean
}

/**
 * Reads the answer of `GET /api/assistant`. It ignores invalid values.
 *
 * @throws {TypeError} if the answer is not an object.
 */
export function readAssistantSettings(value: unknown): ReadSettings {
  if (!isObject(value)) throw new TypeError('Cannot read the settings: they are not an object.')
  const { brand, language, title, texts, quickReplies, enabled, notice, limits } = value
  return {
    brand: isText(brand) && brand !== '' ? brand : undefined,
    language: isText(language) ? language : undefined,
    texts: { ...(isObject(texts) && texts), title, notice },
    quickReplies: Array.isArray(quickReplies) ? quickReplies.filter(isText) : undefined,
    limits: isObject(limits) ? readFieldLimits(limits) : {},
    isOff: enabled === false,
  }
}

const FIELD_LIMITS = ['messageLength', 'noteLength'] as const

function readFieldLimits(value: Readonly<Record<string, unknown>>): Partial<FieldLimits> {
  const known = FIELD_LIMITS.filter(
    (name) => Number.isInteger(value[name]) && Number(value[name]) > 0,
  )
  return Object.fromEntries(known.map((name) => [name, value[name]]))
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}
