import { expect, it } from 'vitest'
import { readIcons } from './readIcons.ts'

it.each([
  ['_Supported on:_ :material-android: :material-apple:', '_Supported on:_ Android Apple'],
  ['| Tabs | :material-check-all: | :octicons-x-16: |', '| Tabs | ✔ |  |'],
  ['| Tabs | :material-close-circle:{ .no } |', '| Tabs | ✘ |'],
  [':fontawesome-brands-windows: Windows', ' Windows'],
  [':material-microsoft-windows:', 'Windows'],
  [':octicons-rocket-24: Start', ' Start'],
  [':material-check: Done', '✔ Done'],
  ['10:30:45', '10:30:45'],
])('reads %j', (text, read) => expect(readIcons(text)).toBe(read))
