import { useId } from 'react'
import type { JSX } from 'react'
import type { LaterTexts } from '@docent/texts'
import type { Choices } from '../settings/choices.ts'
import type { AnnounceMode } from '@docent/protocol/api'
import { useWidget } from '../contexts.ts'
import { useEscapeFirst } from '../panel/useEscapeFirst.ts'
import { MiniChoice } from '../mini/index.ts'
import { createLater } from '../later/later.tsx'
import { listKeys } from './keyList.ts'
import { saveChoices } from './saveChoices.ts'
import { useLaterTexts } from '../later/laterTexts.ts'

export interface HelpProps {
  onClose: () => void
}

// Few visitors want a copy of a conversation, or to delete it.
const OwnData = createLater(async () => (await import('../ownData/OwnData.tsx')).OwnData)

/** The visitor's choices of how answers are announced and shown, their data, and the panel's keys. */
export function Help({ onClose }: HelpProps): JSX.Element {
  const { options, choices, choose } = useWidget()
  const texts = useLaterTexts()
  const id = useId()
  useEscapeFirst(true, onClose)

  function change(changed: Partial<Choices>): void {
    const next = { ...choices, ...changed }
    saveChoices(next)
    choose(next)
  }

  return (
    <section className="help" aria-label={texts.help}>
      <fieldset>
        <legend>{texts.readAloud}</legend>
        {MODES.map(([mode, text]) => (
          <label key={mode}>
            <input
              type="radio"
              name={id}
              checked={(isMode(choices.announce) ? choices.announce : 'end') === mode}
              onChange={() => change({ announce: mode })}
            />
            {texts[text]}
          </label>
        ))}
      </fieldset>
      <label>
        <input
          type="checkbox"
          checked={choices.isWhole}
          onChange={({ target }) => change({ isWhole: target.checked })}
        />
        {texts.showWhole}
      </label>
      <MiniChoice />
      <OwnData />
      <dl>
        {listKeys(texts, options.keys === true).map(({ does, keys }) => (
          <div key={does}>
            <dt>{does}</dt>
            {keys.map((key, index) => (
              <dd key={key}>
                {index > 0 && `${texts.or} `}
                <kbd>{key}</kbd>
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </section>
  )
}

const MODES = [
  ['end', 'readAtEnd'],
  ['sentences', 'readSentences'],
  ['off', 'readOff'],
] as const satisfies readonly (readonly [AnnounceMode, keyof LaterTexts])[]

function isMode(name: Choices['announce']): boolean {
  return MODES.some(([mode]) => mode === name)
}
