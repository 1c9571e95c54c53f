import type { JSX } from 'react'
import type { FilePart } from '@docent/protocol'
import { fillText } from '@docent/texts'
import { useLaterTexts } from '../later/laterTexts.ts'

/** The kinds that are shown. A browser runs no script in any of them. */
const PICTURE = /^image\/(?:avif|gif|jpeg|png|webp)$/

const TYPE = /^[\w.+-]+\/[\w.+-]+$/

export interface FilesProps {
  files: readonly FilePart[]
}

/** The files of an answer: pictures to see, and others to save. None is opened here. */
export function Files({ files }: FilesProps): JSX.Element {
  return (
    <div className="files">
      {files.map((file, index) => (
        <FileView key={index} file={file} />
      ))}
    </div>
  )
}

function FileView({ file: { mimeType, data } }: { file: FilePart }): JSX.Element {
  const texts = useLaterTexts()
  const type = TYPE.test(mimeType) ? mimeType : 'application/octet-stream'
  const address = `data:${type};base64,${data}`
  if (PICTURE.test(type)) return <img src={address} alt={texts.picture} />
  return (
    <a href={address} download>
      {fillText(texts.file, { type })}
    </a>
  )
}
