import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { ZodType, ZodUnion } from 'zod'
import { organiserPermissions } from '#domain/access/organiser-role.ts'
import type { Route } from './route.ts'

const files = readdirSync(import.meta.dirname).filter(name => /\.ts$/.test(name) && !/\.test\.ts$/.test(name))

const modules = await Promise.all(
  files.map(name => import(/* @vite-ignore */ `./${name}`) as Promise<Record<string, unknown>>),
)

const routes = modules
  .flatMap(module => Object.entries(module))
  .filter((entry): entry is [string, Route] => {
    const [, value] = entry
    return typeof value === 'object' && value !== null && 'method' in value && 'path' in value
  })

const address = ({ method, path }: Route) => `${method} ${path}`
const parametersOf = (path: string) => [...path.matchAll(/:(\w+)/g)].map(([, name]) => name)

it('finds the routes of the contract', () => {
  expect(routes.length).toBeGreaterThan(40)
  expect(routes.map(([, route]) => address(route))).toContain('POST /auth/otp-request')
})

// Spec point 8 names these failures.
it.each([
  ['PUT /participants/:guid/profile', 'profile_save_failed'],
  ['PUT /participants/:guid/badge', 'badge_save_failed'],
  ['PUT /participants/:guid/passport', 'passport_save_failed'],
  ['PUT /participants/:guid/postal-address', 'address_save_failed'],
  ['GET /login/token/:loginGuid', 'link_load_failed'],
  ['GET /users/confirm/:confirmationToken', 'link_load_failed'],
  ['GET /news', 'news_load_failed'],
  ['GET /news/:guid', 'news_load_failed'],
  ['GET /program/search', 'program_search_failed'],
  ['GET /recommendations', 'recommendations_failed'],
  ['GET /recommendations/itinerary', 'itinerary_failed'],
  ['POST /unsubscribe/:guid', 'unsubscribe_failed'],
])('a fault of %s goes by %s', (name, failure) => {
  expect(routes.find(([, route]) => address(route) === name)?.[1].failure).toBe(failure)
})

it('has each method and path once', () => {
  const addresses = routes.map(([, route]) => address(route).replace(/:\w+/g, ':'))
  expect(addresses.filter((one, at) => addresses.indexOf(one) !== at)).toEqual([])
})

describe.each(routes)('%s', (_, route) => {
  it('has a policy', () => {
    const { policy } = route
    expect(['public', 'account', 'organiser', 'demo']).toContain(policy.kind)
    if (policy.kind === 'organiser')
      expect(['any', ...Object.keys(organiserPermissions)]).toContain(policy.permission)
    expect(policy.kind === 'organiser').toBe(route.path.startsWith('/organizer/'))
  })

  it('declares the parameters of its path', () => {
    expect(Object.keys(route.params?.shape ?? {}).sort()).toEqual(parametersOf(route.path).sort())
  })

  it('says what it does and what it answers', () => {
    expect(route.summary).toMatch(/^\S.{10,}[^.\s]$/)
    expect(route.path).toMatch(/^(\/:?[a-zA-Z0-9.-]+)+$/)
    const special = [null, 'bytes', 'events'].includes(route.response as never)
    expect(special || route.response instanceof ZodType).toBe(true)
  })

  it('reads without changing anything', () => {
    if (route.method === 'GET')
      expect([route.body, route.idempotent, route.upload]).toEqual([undefined, undefined, undefined])
  })

  it('refuses fields it does not know', () => {
    const bodies =
      route.body instanceof ZodUnion ? route.body.options : [route.body].filter(body => body !== undefined)
    for (const body of bodies as ZodType[]) {
      const issues = body.safeParse({ surelyNotAField: 1 }).error?.issues ?? []
      // The acquirer's notice is its adapter's to read.
      const strict = issues.some(issue => issue.code === 'unrecognized_keys')
      expect(strict).toBe(route.path !== '/payments/webhook')
    }
  })
})

it('opens to everybody what is meant for everybody, and nothing else', () => {
  const open = routes.filter(([, { policy }]) => policy.kind === 'public').map(([, route]) => address(route))
  expect(open.sort()).toEqual([
    'DELETE /volunteers/own/:volunteerToken',
    'GET /albums',
    'GET /archive',
    'GET /calendar/:feedToken.ics',
    'GET /committee',
    'GET /consents',
    'GET /contacts',
    'GET /countries',
    'GET /dictionaries',
    'GET /edition',
    'GET /faq',
    'GET /image/:path',
    'GET /login/token/:loginGuid',
    'GET /news',
    'GET /news/:guid',
    'GET /pages/:slug',
    'GET /partners',
    'GET /payments/card/:callbackGuid',
    'GET /program',
    'GET /program.ics',
    'GET /program.pdf',
    'GET /program/:guid',
    'GET /program/:guid.ics',
    'GET /program/search',
    'GET /search',
    'GET /search/list',
    'GET /speakers',
    'GET /speakers/:guid',
    'GET /staff/registrations/:companyGuid',
    'GET /survey',
    'GET /survey/results/:guid',
    'GET /unsubscribe/:guid',
    'GET /users/confirm/:confirmationToken',
    'GET /video/:path',
    'GET /videos',
    'GET /volunteers/form',
    'GET /volunteers/own/:volunteerToken',
    'GET /volunteers/own/:volunteerToken/data',
    'GET /volunteers/own/:volunteerToken/pass-document',
    // The second step of a console log-in: the token of the waiting log-in in the body is the proof.
    'POST /auth/enrolment',
    'POST /auth/enrolment/app',
    'POST /auth/enrolment/finish',
    'POST /auth/enrolment/passkey',
    'POST /auth/otp-request',
    'POST /auth/otp-verify',
    'POST /auth/second-factor',
    'POST /auth/second-factor/passkey',
    'POST /auth/second-factor/state',
    'POST /login/token/:loginGuid',
    'POST /payments/webhook',
    'POST /recommendations/preview',
    'POST /staff/registrations/:companyGuid',
    // Answers of anybody are judged, and nothing is kept.
    'POST /survey',
    'POST /unsubscribe/:guid',
    'POST /users/confirm/:confirmationToken',
    'POST /volunteers',
    // The token of the address is the proof, as for links that confirm.
    'POST /volunteers/own/:volunteerToken',
  ])
})

it('shows the outbox and the passes to try in demo and test mode alone', () => {
  const demo = routes.filter(([, { policy }]) => policy.kind === 'demo').map(([, route]) => address(route))
  expect(demo.toSorted()).toEqual(['GET /dev/outbox.json', 'GET /dev/passes.json'])
})

it('lets a blocked account read its lists, write to support and leave, and nothing else', () => {
  const blocked = routes
    .filter(([, { policy }]) => policy.kind === 'account' && policy.blocked)
    .map(([, route]) => address(route))
  expect(blocked.sort()).toEqual([
    'GET /chat/messages',
    // Files of the chat alone: the use case looks.
    'GET /file/:guid',
    'GET /live',
    'GET /session',
    'GET /unread',
    'POST /auth/logout',
    'POST /chat/files',
    'POST /chat/messages',
    'PUT /chat/marks',
  ])
})

it('takes an idempotency key for every write that creates, pays or decides', () => {
  const once = routes.filter(([, route]) => route.idempotent).map(([, route]) => address(route))
  expect(once).toEqual(
    expect.arrayContaining([
      'POST /participants',
      'POST /participants/:guid/finish',
      'POST /participants/:guid/cancel',
      'POST /payments/card',
      'POST /invoices',
      'POST /invoices/:guid/cancel',
      'PUT /participants/:guid/passport',
      'POST /organizer/decisions',
      'POST /organizer/decisions/:guid/recall',
      'POST /organizer/decisions/:guid/send',
      'POST /organizer/applications/:guid/waive-payment',
      'POST /organizer/passports/:guid/decision',
      'POST /organizer/invoices/:guid/pay',
      'POST /organizer/organisers',
    ]),
  )
})
