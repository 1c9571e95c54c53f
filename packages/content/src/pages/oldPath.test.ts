import { expect, it } from 'vitest'
import { toOldPath } from './oldPath.ts'

it.each([
  ['/lamp', '/lamp'],
  ['/lamp/', '/lamp'],
  ['/shop/lamp.html', '/shop/lamp.html'],
  ['/gr%C3%BCn', '/grün'],
  ['/50%', '/50%'],
])('reads %j', (written, path) => {
  expect(toOldPath(written)).toBe(path)
})

it.each([
  '',
  '/',
  'lamp',
  '//evil.example',
  '/\\evil',
  '/a/../b',
  '/a//b',
  '/a?b=1',
  '/a#b',
  '/a/*',
])('refuses %j', (written) => {
  expect(toOldPath(written)).toBeUndefined()
})

it.each(['/a%3Fb', '/a%23b', 'https://old.example/a'])('refuses %j', (written) => {
  expect(toOldPath(written)).toBeUndefined()
})
