import { expect, it } from 'vitest'
import { routeRules, ruleRedirect } from './route-rules.ts'

const rules = {
  '/program2024': { redirect: '/archive' },
  '/start': { redirect: '/' },
  '/video': { redirect: 'https://video.example/forum' },
  '/mirror': { redirect: '//mirror.example' },
}

it.each([
  ['/program2024', { to: '/archive', fullPageLoad: false }],
  ['/program2024/', { to: '/archive', fullPageLoad: false }],
  ['/en/program2024', { to: '/en/archive', fullPageLoad: false }],
  ['/en/start', { to: '/en', fullPageLoad: false }],
  ['/video', { to: 'https://video.example/forum', fullPageLoad: true }],
  ['/en/video', { to: 'https://video.example/forum', fullPageLoad: true }],
  ['/mirror', { to: '//mirror.example', fullPageLoad: true }],
  ['/', null],
  ['/en', null],
  ['/program2024/day', null],
  ['/constructor', null],
])('%s', (pathname, expected) => {
  expect(ruleRedirect(rules, pathname)).toEqual(expected)
})

it.each<[unknown, boolean]>([
  [{}, true],
  [{ '/program2024': { redirect: '/archive' }, '/a/b': { redirect: 'https://video.example/x?y=1' } }, true],
  [{ program2024: { redirect: '/archive' } }, false],
  [{ '/en/program2024': { redirect: '/archive' } }, false],
  [{ '/api/v2/news': { redirect: '/news' } }, false],
  [{ '/old?x=1': { redirect: '/news' } }, false],
  [{ '/old': { redirect: 'javascript:alert(1)' } }, false],
  [{ '/old': { redirect: '//mirror.example' } }, false],
  [{ '/old': { redirect: '/old/' } }, false],
  [{ '/old': { redirect: '/news', status: 301 } }, false],
  [{ '/old': { redirect: '/old' } }, false],
  [{ '/old': { redirect: '/older?x=1' }, '/older': { redirect: '/old' } }, false],
  [['/old'], false],
])('the setting %j', (rules, allowed) => {
  expect(routeRules.safeParse(rules).success).toBe(allowed)
})
