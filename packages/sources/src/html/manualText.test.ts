import { expect, it } from 'vitest'
import { writeMarkdown } from '../markdown/blocks.ts'
import { isManualText, readManualText } from './manualText.ts'

const LAMP = `LAMP(1)                                                        LAMP(1)

NAME
       lamp - dims a lamp

SYNOPSIS
       lamp [-d level]
               [-v]

DESCRIPTION
       The  lamp(1)  command  dims the lamp, or it does main-
       tenance of <its> bulb.

       -d level
              Dims to the level.   Levels  are
              numbers.

              o      Level 0 is off.

       -v

       --verbose
              Says more.

       -q     Says less, and
              nothing at night.

       o      A mark and not
              an option.

SEE ALSO
       shade(1), the shade

                                                               LAMP(1)
`

it('reads the sections, options and paragraphs of a manual page', () => {
  expect(isManualText(LAMP)).toBe(true)
  const parts = readManualText(LAMP).map(
    ({ depth, heading, blocks }) => `${depth} ${heading}: ${writeMarkdown(blocks)}`,
  )
  expect(parts).toEqual([
    '2 NAME: lamp - dims a lamp',
    '2 SYNOPSIS: ```\nlamp [-d level]\n        [-v]\n```',
    '2 DESCRIPTION: The lamp(1) command dims the lamp, or it does maintenance of \\<its> bulb.',
    '3 -d level: Dims to the level. Levels are numbers.\n\n- Level 0 is off.',
    '3 -v: ',
    '3 --verbose: Says more.',
    '3 -q: Says less, and nothing at night.\n\n- A mark and not an option.',
    '2 SEE ALSO: shade(1), the shade',
  ])
})

it('does not mistake other code for a manual page', () => {
  expect(isManualText('NAME=lamp\nDESCRIPTION=dims')).toBe(false)
  expect(isManualText('SELECT\nNAME\nFROM lamps')).toBe(false)
})
