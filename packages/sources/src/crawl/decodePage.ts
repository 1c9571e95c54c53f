/** The text of a page, in the charset of its header or its meta tag, or else in UTF-8. */
export function decodePage(body: Uint8Array, contentType = ''): string {
  const start = new TextDecoder('latin1').decode(body.subarray(0, 2_048))
  const named =
    /charset=["']?([\w.:-]{1,40})/i.exec(contentType)?.[1] ??
    /<meta[^>]{0,200}charset=["']?([\w.:-]{1,40})/i.exec(start)?.[1]
  return createDecoder(named).decode(body)
}

function createDecoder(label = 'utf-8'): TextDecoder {
  try {
    return new TextDecoder(label)
  } catch {
    // An unknown charset is most likely mistyped.
    return new TextDecoder()
  }
}
