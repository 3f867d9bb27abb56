import { describe, expect, it } from 'vitest'
import { assetsIn, namesItsNeeds, offlinePlan } from './offline-plan.ts'

const origin = 'https://forum.example'
const plan = (path: string, method = 'GET') =>
  offlinePlan({ method, url: new URL(path, origin).href }, origin)

describe('offlinePlan', () => {
  it.each([
    ['/assets/first-page-Abc123.js', 'asset'],
    ['/account/badge', 'page'],
    ['/en/account/badge', 'page'],
    ['/account', 'page'],
    ['/program?day=2', 'page'],
    ['/en/program', 'page'],
    ['/program.data?_routes=root', 'page'],
    ['/__manifest?paths=%2Fprogram&version=1', 'page'],
    ['/', 'pass'],
    ['/en', 'pass'],
    ['/account/passport', 'pass'],
    ['/api/v2/participants/1/badge', 'pass'],
    ['/api/v2/file/1', 'pass'],
    ['https://elsewhere.example/account/badge', 'pass'],
  ])('%s: %s', (path, expected) => {
    expect(plan(path)).toBe(expected)
  })

  it.each(['POST', 'PUT', 'DELETE'])('%s is never answered from a copy', method => {
    expect(plan('/program', method)).toBe('pass')
  })
})

it('finds what a built file imports, at once or later', () => {
  const file =
    'import{a as b}from"./shared-Q1.js";const deps=["assets/late-2.js","assets/late-2.css"];()=>import("./late-2.js"),`./x`'
  expect(assetsIn(file)).toEqual(['/assets/shared-Q1.js', '/assets/late-2.js', '/assets/late-2.css'])
})

it.each([
  ['/assets/page-1.js', true],
  ['/assets/root-1.css', true],
  ['/assets/manifest-1.js', false],
  ['/assets/onest-1.woff2', false],
])('%s is read for what it needs: %s', (path, expected) => {
  expect(namesItsNeeds(path)).toBe(expected)
})

it('finds the built files of a page once each, and nothing else', () => {
  const page = `<link rel="modulepreload" href="/assets/a-1.js"><link href="/assets/root-Zz9.css"><script>import("/assets/a-1.js")</script>
    <img src="/api/v2/image/x.png"> url(/assets/onest.woff2) href="/assets/../secrets.json"`
  expect(assetsIn(page)).toEqual(['/assets/a-1.js', '/assets/root-Zz9.css', '/assets/onest.woff2'])
})
