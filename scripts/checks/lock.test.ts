import { describe, expect, it } from 'vitest'
import { readPlatform } from './lock.ts'

describe('readPlatform', () => {
  it.each([
    ['@oxfmt/binding-darwin-arm64', { cpu: ['arm64'], os: ['darwin'] }],
    ['@oxfmt/binding-linux-x64-musl', { cpu: ['x64'], libc: ['musl'], os: ['linux'] }],
    ['@oxfmt/binding-linux-arm-gnueabihf', { cpu: ['arm'], libc: ['glibc'], os: ['linux'] }],
    ['@oxfmt/binding-linux-arm-musleabihf', { cpu: ['arm'], libc: ['musl'], os: ['linux'] }],
    ['@oxfmt/binding-win32-x64-msvc', { cpu: ['x64'], os: ['win32'] }],
    ['@oxfmt/binding-android-arm-eabi', { cpu: ['arm'], os: ['android'] }],
    ['marked', undefined],
  ])('reads %s', (name, platform) => {
    expect(readPlatform(name)).toEqual(platform)
  })
})
