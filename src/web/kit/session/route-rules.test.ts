import { expect, it } from 'vitest'
import { ruleRedirect } from './route-rules.ts'

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
