import { useId } from 'react'
import type { JSX } from 'react'
import type { LaterTexts } from '@docent/texts'
import type { Choices } from '../settings/choices.ts'
import type { AnnounceMode } from '@docent/protocol/api'
import { useEscapeFirst } from '../panel/useEscapeFirst.ts'
import { MiniChoice } from '../mini/index.ts'
import { listKeys } from './keyList.ts'
import { saveChoices } from './saveChoices.ts'
import { useLaterTexts } from '../later/laterTexts.ts'

export interface HelpProps {
  /** The chat has keys on the page as well. */
  hasPageKeys: boolean
  /** How answers are announced now. */
  announce: string
  isWhole: boolean
  onChoose: (choices: Choices) => void
  onClose: () => void
}

/** The panel's keys, and how a visitor wants to have answers read and shown. */
export function Help(props: HelpProps): JSX.Element {
  const { hasPageKeys, announce, isWhole, onChoose, onClose } = props
  const texts = useLaterTexts()
  const id = useId()
  useEscapeFirst(true, onClose)

  function choose(change: Partial<Choices>): void {
    const choices = { announce, isWhole, ...change }
    saveChoices(choices)
    onChoose(choices)
  }

  return (
    <section className="help" aria-label={texts.help}>
      <dl>
        {listKeys(texts, hasPageKeys).map(({ does, keys }) => (
          <div key={does}>
            <dt>{does}</dt>
            {keys.map((key) => (
              <dd key={key}>
                <kbd>{key}</kbd>
              </dd>
            ))}
          </div>
        ))}
      </dl>
      <fieldset>
        <legend>{texts.readAloud}</legend>
        {MODES.map(([mode, text]) => (
          <label key={mode}>
            <input
              type="radio"
              name={id}
              checked={(isMode(announce) ? announce : 'end') === mode}
              onChange={() => choose({ announce: mode })}
            />
            {texts[text]}
          </label>
        ))}
      </fieldset>
      <label>
        <input
          type="checkbox"
          checked={isWhole}
          onChange={({ target }) => choose({ isWhole: target.checked })}
        />
        {texts.showWhole}
      </label>
      <MiniChoice />
    </section>
  )
}

const MODES = [
  ['end', 'readAtEnd'],
  ['sentences', 'readSentences'],
  ['off', 'readOff'],
] as const satisfies readonly (readonly [AnnounceMode, keyof LaterTexts])[]

function isMode(name: string): boolean {
  return MODES.some(([mode]) => mode === name)
}
