const LOOK_EVERY_MS = 50
const LOOKS = 200

/**
 * Opens the chat and sends it a question, as a visitor would: it goes into the field, and from there.
 * If it cannot be sent now, such as during a reply, it stays in the field.
 */
export function askAssistant(question: string): void {
  const button = document.createElement('button')
  button.dataset['ask'] = question
  button.hidden = true
  document.body.append(button)
  button.click()
  button.remove()
  void sendOnceThere(question)
}

/** Sends the text that an element with `data-ask` has put into the field of the chat. */
export async function sendOnceThere(question: string): Promise<void> {
  for (let look = 0; look < LOOKS; look++) {
    const field = document.querySelector<HTMLTextAreaElement>('.docent textarea')
    if (field?.value === question && !field.disabled) return field.form?.requestSubmit()
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))
  }
}
