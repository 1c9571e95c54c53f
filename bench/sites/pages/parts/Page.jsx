/** The words of a page, as they stand on the built site: as HTML, which is the least to be sent. */
export function Page({ main }) {
  return <main id="Main" tabIndex={-1} dangerouslySetInnerHTML={{ __html: main }} />
}
