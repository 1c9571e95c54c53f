import { readConfig } from '@docent/content'
import { expect, it } from 'vitest'
import { knowOwnHosts } from './ownHosts.ts'

const know = (config: object) => knowOwnHosts(readConfig({ brand: 'Lumen', ...config }))

it('knows the hosts that the configuration names, and this machine', () => {
  const isOwn = know({ url: 'https://lumen.example', hosts: ['www.lumen.example'] })
  const own = ['lumen.example', 'www.lumen.example', 'www.lumen.example:8080', 'localhost:3000']
  expect(own.filter((host) => !isOwn(host))).toEqual([])
  expect(isOwn('shop.example')).toBe(false)
})

it('takes every host but those of other sites with the chat if the site has no address', () => {
  const isOwn = know({ allowedOrigins: ['https://shop.example'] })
  expect(isOwn('lumen.example')).toBe(true)
  expect(isOwn('shop.example')).toBe(false)
})
