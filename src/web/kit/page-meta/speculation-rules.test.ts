import { expect, it } from 'vitest'
import { speculationRules } from './speculation-rules.ts'

const [{ where, eagerness }] = JSON.parse(speculationRules()).prerender
const pages: string[] = where.and[0].href_matches

it.each(['/', '/en', '/news', '/en/news', '/news/*', '/en/speakers/*', '/program', '/faq'])(
  'a browser may prepare %s',
  page => {
    expect(pages).toContain(page)
  },
)

it('prepares nothing behind a log-in, nothing that ends or begins one, no tool and no call', () => {
  const patterns = pages.map(page => new RegExp(`^${page.replaceAll('*', '[^/]+')}$`))
  for (const path of [
    '/account',
    '/organizer',
    '/login',
    '/signup',
    '/api/v2/news',
    '/dev/outbox',
    '/staff',
    '/footer',
  ])
    for (const address of [path, `/en${path}`, `${path}/a`])
      expect(patterns.filter(pattern => pattern.test(address))).toEqual([])
  expect(JSON.stringify(pages)).not.toMatch(/log|account|organizer|signup|api|dev\//)
})

it('waits until somebody points at a link, and leaves what is no page alone', () => {
  expect(eagerness).toBe('moderate')
  expect(where.and[1].not.selector_matches).toContain('[download]')
})
