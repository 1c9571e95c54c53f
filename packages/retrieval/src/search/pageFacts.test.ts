import { expect, it } from 'vitest'
import { isDated } from './pageFacts.ts'

it.each([
  '/blog/hello',
  '/changelog',
  'https://docs.example/changes.html',
  'https://docs.example/whatsnew/3.11.html',
  'https://docs.example/release-15-3.html',
  'https://docs.example/release_notes/',
  'https://docs.example/changelog.html.en',
])('%s is about one moment', (route) => expect(isDated(route)).toBe(true))

it.each([
  '/releasing',
  '/guide/newsletter',
  'https://docs.example/changes-to-files.html',
  'https://docs.example/version-control.html',
  'https://docs.example/3.11/library/json.html',
])('%s is not', (route) => expect(isDated(route)).toBe(false))
