/** The text of a page, as on the built site: as HTML, which is the minimum to send. */
export function Page({ main }) {
  return <main id="Main" tabIndex={-1} dangerouslySetInnerHTML={{ __html: main }} />
}
