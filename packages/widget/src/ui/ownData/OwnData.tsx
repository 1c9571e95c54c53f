import { useState } from 'react'
import type { JSX } from 'react'
import { useWidget } from '../contexts.ts'
import { useLaterTexts } from '../later/laterTexts.ts'
import { useStore } from '../useStore.ts'
import { saveFile } from './saveFile.ts'

/** The visitor's rights to the conversation on the screen: save a copy, or delete it. */
export function OwnData(): JSX.Element | null {
  const { session, ownData, focusField } = useWidget()
  const texts = useLaterTexts()
  const { messages } = useStore(session.state)
  const [failure, setFailure] = useState('')
  const [isBusy, setBusy] = useState(false)
  if (messages.length === 0) return null

  async function attempt(work: () => Promise<void>, sentence: string): Promise<void> {
    if (isBusy) return
    setFailure('')
    setBusy(true)
    await work().catch(() => setFailure(sentence))
    setBusy(false)
  }

  const save = () =>
    attempt(async () => saveFile('conversation.json', await ownData.read()), texts.error)

  const erase = () =>
    attempt(async () => {
      await ownData.erase()
      // The button is gone.
      focusField()
    }, texts.forgetFailed)

  return (
    <fieldset aria-busy={isBusy}>
      <legend>{texts.ownData}</legend>
      <div className="row">
        <button className="retry" type="button" onClick={() => void save()}>
          {texts.saveOwn}
        </button>
        <button className="retry" type="button" onClick={() => void erase()}>
          {texts.eraseOwn}
        </button>
      </div>
      <p role="alert">{failure}</p>
    </fieldset>
  )
}
