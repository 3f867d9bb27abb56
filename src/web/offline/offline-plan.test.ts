import { describe, expect, it } from 'vitest'
import {
  assetsIn,
  isKeptOnVisit,
  namesItsNeeds,
  offlineAddress,
  offlinePlan,
  wantedAddress,
} from './offline-plan.ts'

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
    ['/organizer/gate?view=search', 'page'],
    ['/en/organizer/gate', 'page'],
    ['/en/program', 'page'],
    ['/program.data?_routes=root', 'page'],
    ['/__manifest?paths=%2Fprogram&version=1', 'page'],
    ['/__manifest?paths=%2Fprogram%2C%2Fsignup%2Fconfirm%2Fq3mJ0xk2WcV9tB7nLr5sYzA1&version=1', 'pass'],
    ['/', 'pass'],
    ['/en', 'pass'],
    ['/account/passport', 'pass'],
    ['/organizer/applications', 'pass'],
    ['/organizer/gate/devices', 'pass'],
    ['/api/v2/organizer/gate/snapshot', 'pass'],
    ['/api/v2/participants/1/badge', 'pass'],
    ['/api/v2/file/1', 'pass'],
    ['https://elsewhere.example/account/badge', 'pass'],
  ])('%s: %s', (path, expected) => {
    expect(plan(path)).toBe(expected)
  })

  it.each([
    ['/account/hotels', 'visit'],
    ['/en/account/chat?tab=updates', 'visit'],
    ['/', 'visit'],
    ['/offline', 'page'],
    ['/account/badge', 'page'],
    ['/api/v2/program.pdf', 'pass'],
    ['https://elsewhere.example/account/hotels', 'pass'],
  ])('a person who goes to %s: %s', (path, expected) => {
    const url = new URL(path, origin).href
    expect(offlinePlan({ method: 'GET', url, mode: 'navigate' }, origin)).toBe(expected)
  })

  it.each(['POST', 'PUT', 'DELETE'])('%s is never answered from a copy', method => {
    expect(plan('/program', method)).toBe('pass')
  })
})

it.each([
  ['/', true],
  ['/en/speakers', true],
  ['/news/8c2f6b0e-3b7a-4c0e-9a53-f2b8c1d47e20', true],
  ['/program?day=2', true],
  ['/program?q=фрод', false],
  ['/speakers?q=Иванов', false],
  ['/program?day=2&q=фрод', false],
  ['/search', false],
  ['/test/aaaabbbb', false],
  ['/account', false],
  ['/en/account/badge', false],
  ['/organizer/gate', false],
  ['/login/token/q3mJ0xk2WcV9tB7nLr5sYzA1', false],
  ['/signup/confirm/q3mJ0xk2WcV9tB7nLr5sYzA1', false],
])('a visit keeps %s: %s', (path, expected) => {
  const public_ = new Headers({ 'Speculation-Rules': '"/speculation-rules.json"' })
  expect(isKeptOnVisit(origin + path, public_)).toBe(expected)
  expect(isKeptOnVisit(origin + path, new Headers())).toBe(false)
})

it('a page that a script reads is a visit, and data is not', () => {
  const asked = (path: string, reads: boolean) =>
    offlinePlan({ method: 'GET', url: origin + path, mode: 'cors', reads }, origin)
  expect([asked('/program/1', true), asked('/program/1', false), asked('/api/v2/news', true)]).toEqual([
    'visit',
    'pass',
    'pass',
  ])
})

it.each([
  ['/account/hotels', '/offline#/account/hotels', '/account/hotels'],
  [
    '/en/account/chat?tab=updates',
    '/en/offline#/en/account/chat?tab=updates',
    '/en/account/chat?tab=updates',
  ],
  ['/en', '/en/offline#/en', '/en'],
])('without a network %s leads to %s and back', (asked, address, wanted) => {
  const led = offlineAddress(`${origin}${asked}`)
  expect(led).toBe(`${origin}${address}`)
  expect(wantedAddress(new URL(led).hash)).toBe(wanted)
})

it.each(['', '#', '#content', '#//elsewhere.example', '#/\\elsewhere.example', '#https://elsewhere.example'])(
  'a fragment %s names no own address',
  fragment => {
    expect(wantedAddress(fragment)).toBeNull()
  },
)

it('finds what a built file imports, at once or later', () => {
  const file =
    'import{a as b}from"./shared-Q1.js";const deps=["assets/late-2.js","assets/late-2.css"];()=>import("./late-2.js"),()=>import("./pdf-3.js"),`./x`,"/assets/zxing_reader-4.wasm"'
  expect(assetsIn(file)).toEqual([
    '/assets/shared-Q1.js',
    '/assets/late-2.js',
    '/assets/late-2.css',
    '/assets/zxing_reader-4.wasm',
  ])
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
