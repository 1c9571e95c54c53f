import type { EmbedOptions } from './types.ts'

/**
 * The options of a script tag. An invalid attribute counts as missing: a chat at its default place is
 * better than none.
 *
 * Read with getAttribute: additions of another script to Object.prototype would show through the
 * dataset.
 */
export function readTag(tag: Element, script: string): EmbedOptions {
  const read = (name: string): string | undefined => tag.getAttribute(`data-${name}`)?.trim()
  const layer = readNumber(read('layer'))
  return {
    endpoint: new URL(read('endpoint') || 'api/gen-ai', script).href,
    language: read('lang') || tag.ownerDocument.documentElement.lang || undefined,
    theme: oneOf(['light', 'dark'], read('theme')) ?? 'system',
    position: oneOf(['right'], read('position')) ?? 'left',
    layer: layer === undefined ? 'top' : Math.round(layer),
    offsetX: readNumber(read('offset-x')),
    offsetY: readNumber(read('offset-y')),
    isHidden: readFlag(read('hidden')) ?? false,
    label: read('label') || undefined,
    persist: oneOf(['none', 'session', 'local'], read('persist')),
    restoreOpen: readFlag(read('restore-open')),
  }
}

function oneOf<Name extends string>(
  names: readonly Name[],
  text: string | undefined,
): Name | undefined {
  return names.find((name) => name === text)
}

function readNumber(text: string | undefined): number | undefined {
  return text !== undefined && /^-?\d+(\.\d+)?(px)?$/.test(text) ? parseFloat(text) : undefined
}

/** As in HTML, an attribute without a value means yes. */
function readFlag(text: string | undefined): boolean | undefined {
  return text === undefined ? undefined : text !== 'false'
}
