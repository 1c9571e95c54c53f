import { isObject } from '@docent/protocol'
import { chooseLanguage, fillTexts } from '@docent/texts'
import type { WidgetTexts } from '@docent/texts'
import type { WidgetOptions } from './options.ts'

/** What the server says about its assistant at this moment. What it leaves out is as it was built. */
export interface PanelSettings {
  readonly brand: string | undefined
  /** The language of its texts. */
  readonly language: string | undefined
  /** By name. Not each need be a text, or one that is known here. */
  readonly texts: Readonly<Record<string, unknown>>
  readonly quickReplies: readonly string[] | undefined
  /** The limits that the panel has to know, as the server has them. */
  readonly limits: Pick<WidgetOptions, 'messageLength' | 'noteLength'>
  /** The owner has turned answering off. */
  readonly isOff: boolean
}

/** What a page was built with. */
export interface Built {
  readonly options: WidgetOptions
  /** The dictionary that the texts are from. */
  readonly panel: WidgetTexts
  readonly texts: WidgetTexts
}

/** What is shown. */
export interface ShownSettings extends Built {
  readonly isOff: boolean
}

/**
 * Reads the answer of `GET /api/assistant`. A part of it that is not as it should be counts as left
 * out.
 *
 * @throws {TypeError} if it is no object.
 */
export function readPanelSettings(value: unknown): PanelSettings {
  if (!isObject(value)) throw new TypeError('Cannot read the settings: they are no object.')
  const { brand, language, title, texts, quickReplies, enabled, notice, limits } = value
  return {
    brand: isText(brand) && brand !== '' ? brand : undefined,
    language: isText(language) ? language : undefined,
    texts: { ...(isObject(texts) && texts), title, notice },
    quickReplies: Array.isArray(quickReplies) ? quickReplies.filter(isText) : undefined,
    limits: isObject(limits) ? readLimits(limits) : {},
    isOff: enabled === false,
  }
}

/**
 * What a page was built with, and over it what the server says. Where all texts are the same they
 * stay the same object: nothing that reads them is rendered again. A server that speaks another
 * language than the panel only says its brand and its notice.
 */
export function applySettings(built: Built, settings: PanelSettings): ShownSettings {
  const { options, panel } = built
  const { brand = options.brand, language = panel.language, texts, quickReplies, limits } = settings
  const base = brand === options.brand ? built.texts : fillTexts(panel, brand, options.texts)
  const isSame = chooseLanguage(language) === panel.language
  const own = isSame ? texts : { notice: texts['notice'] }
  return {
    panel,
    options: { ...options, ...limits, ...(isSame && quickReplies && { quickReplies }) },
    texts: replaceTexts(base, options.keepsLabel ? { ...own, launcher: undefined } : own),
    isOff: settings.isOff,
  }
}

function replaceTexts(base: WidgetTexts, own: Readonly<Record<string, unknown>>): WidgetTexts {
  // The texts that count are the page's, and so is the language that they count in.
  const { language: _, ...open } = base
  const known = new Map<string, unknown>(Object.entries(open))
  const changed = Object.entries(own).filter(
    ([name, text]) => isText(text) && isText(known.get(name)) && text !== known.get(name),
  )
  return changed.length > 0 ? { ...base, ...Object.fromEntries(changed) } : base
}

const LIMITS = ['messageLength', 'noteLength'] as const

function readLimits(value: Readonly<Record<string, unknown>>): PanelSettings['limits'] {
  const known = LIMITS.filter((name) => Number.isInteger(value[name]) && Number(value[name]) > 0)
  return Object.fromEntries(known.map((name) => [name, value[name]]))
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}
