import { describe, expect, it } from 'vitest'
import { robotsTxt } from './robots-txt.ts'

const text = robotsTxt('https://forum.example')
const rules = [...text.matchAll(/^(Allow|Disallow): (.*)$/gm)].map(([, kind, path = '']) => ({ kind, path }))

/** As in RFC 9309: the longest matching rule decides, and a path without a rule is allowed. */
function mayRead(path: string): boolean {
  const fitting = rules.filter(rule => path.startsWith(rule.path))
  const longest = fitting.toSorted((one, other) => other.path.length - one.path.length)[0]
  return longest?.kind !== 'Disallow'
}

describe('robots.txt', () => {
  it.each([
    '/',
    '/en',
    '/news/1',
    '/development',
    '/og/ru/faq.jpg',
    '/api/v2/image/public/news/1.webp',
    '/assets/root.js',
  ])('opens %s', path => {
    expect(mayRead(path)).toBe(true)
  })

  it.each([
    '/account',
    '/en/account/badge',
    '/organizer/login',
    '/en/organizer',
    '/staff',
    '/api/v2/news',
    '/dev/ui',
  ])('closes %s', path => {
    expect(mayRead(path)).toBe(false)
  })

  it('names the sitemap', () => {
    expect(text).toContain('\nSitemap: https://forum.example/sitemap.xml\n')
  })
})
