/** Has the browser save a JSON text as a file. */
export function saveFile(name: string, json: string): void {
  const address = URL.createObjectURL(new Blob([json], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // A browser may begin to read it only after this task.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
