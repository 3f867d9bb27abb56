import { expect, test } from 'vitest'
import type { ConsoleHit } from '#contract/organiser-search.ts'
import { mayOrganise, type OrganiserRole } from '#domain/access/organiser-role.ts'
import {
  addressOfHit,
  inOfferedOrder,
  isPressable,
  labelFinder,
  movedTo,
  type Place,
  placeOf,
  withPlace,
} from './rules.ts'

test.each([
  ['Счета', 'сч', true],
  ['Счета', 'xtnf', false],
  ['Счета', 'cxtnf', true],
  ['Подрядчики и экспоненты', 'эксп', true],
  ['Подрядчики и экспоненты', 'эксп подр', true],
  ['Подрядчики и экспоненты', 'рядчики', false],
  ['Card payments', 'pay', true],
  ['Card payments', 'зфн', true],
  ['Счета', '', false],
  ['Отчёт', 'отчет', true],
])('%s by %j: %s', (label, typed, found) => {
  expect(labelFinder(typed)(label)).toBe(found)
})

const guid = '01990000-0000-7000-8000-000000000001'
const hit = (kind: ConsoleHit['kind'], facts: Partial<ConsoleHit> = {}): ConsoleHit => ({
  ...{ kind, guid, title: { ru: 'Север', en: 'Sever' }, note: null, day: null, startsAt: null },
  ...{ kopecks: null, application: null, invoice: null, cardPayment: null, awaited: false },
  ...{ review: null, volunteer: null },
  ...facts,
})
const asRole = (role: OrganiserRole) => ({
  locale: 'en' as const,
  may: (permission: Parameters<typeof mayOrganise>[1]) => mayOrganise([role], permission),
})

test.each<[OrganiserRole, ConsoleHit, string]>([
  ['committee', hit('person'), `/en/organizer/applications/${guid}`],
  ['security', hit('person'), `/en/organizer/passports/${guid}`],
  ['finance', hit('invoice'), `/en/organizer/invoices/${guid}`],
  ['finance', hit('paymentOrder'), `/en/organizer/invoices/${guid}`],
  ['finance', hit('cardPayment'), `/en/organizer/card-payments/${guid}`],
  ['committee', hit('group'), `/en/organizer/applications?status=all&group=${guid}`],
  ['support', hit('chat'), `/en/organizer/chats/${guid}`],
  ['content', hit('session'), `/en/organizer/content/programmeSession/${guid}`],
  ['committee', hit('session'), `/en/program/${guid}`],
  ['content', hit('speaker'), `/en/organizer/content/speaker/${guid}`],
  ['gate', hit('speaker'), `/en/speakers/${guid}`],
  [
    'logistics',
    hit('staffCompany', { awaited: true }),
    `/en/organizer/staff-companies?status=waiting&q=%D0%A1%D0%B5%D0%B2%D0%B5%D1%80&open=${guid}`,
  ],
  [
    'security',
    hit('employee'),
    `/en/organizer/employees?state=all&q=%D0%A1%D0%B5%D0%B2%D0%B5%D1%80&open=${guid}`,
  ],
  [
    'logistics',
    hit('vehicle'),
    `/en/organizer/vehicles?state=all&q=%D0%A1%D0%B5%D0%B2%D0%B5%D1%80&open=${guid}`,
  ],
  [
    'logistics',
    hit('volunteer'),
    `/en/organizer/volunteers?state=all&q=%D0%A1%D0%B5%D0%B2%D0%B5%D1%80&open=${guid}`,
  ],
  [
    'security',
    hit('volunteer'),
    `/en/organizer/volunteers/review?state=all&q=%D0%A1%D0%B5%D0%B2%D0%B5%D1%80&open=${guid}`,
  ],
])('%s opens %o', (role, found, address) => {
  expect(addressOfHit(found, asRole(role)).to).toBe(address)
})

test.each([
  ['/organizer', { page: 'organiser' }],
  ['/en/organizer/invoices', { page: 'organiser-invoices' }],
  [`/organizer/invoices/${guid}`, { page: 'organiser-invoice', guid }],
  [`/en/organizer/passports/${guid}`, { page: 'organiser-passport', guid }],
  // Only the server could say what stands there.
  [`/organizer/content/news/${guid}`, null],
  ['/organizer/logout', null],
  ['/account', null],
  ['/organizer/nowhere', null],
])('%s is remembered as %o', (pathname, place) => {
  expect(placeOf(pathname)).toEqual(place)
})

test('places are kept once, the newest first, and no more than a few', () => {
  const record = (count: number): Place => ({ page: 'organiser-invoice', guid: String(count) })
  const many = [1, 2, 3, 4, 5, 6, 7, 8, 9].reduce<Place[]>(
    (kept, count) => withPlace(kept, record(count)),
    [],
  )
  expect(many.map(({ guid: kept }) => kept)).toEqual(['9', '8', '7', '6', '5', '4', '3'])
  expect(withPlace(many, record(5)).map(({ guid: kept }) => kept)).toEqual([
    '5',
    '9',
    '8',
    '7',
    '6',
    '4',
    '3',
  ])
})

test.each([
  ['ArrowDown', 0, 3, 1],
  ['ArrowDown', 2, 3, 0],
  ['ArrowUp', 0, 3, 2],
  ['PageDown', 1, 30, 9],
  ['PageDown', 28, 30, 29],
  ['PageUp', 3, 30, 0],
  ['ArrowDown', 0, 0, null],
  // Left and right, home and end move within what is typed.
  ['ArrowLeft', 1, 3, null],
  ['Home', 1, 3, null],
])('%s from %i of %i', (key, at, of, to) => {
  expect(movedTo(key, { at, of })).toBe(to)
})

test('what the page can do comes first, then what its rows can, then what any list can', () => {
  const actions = [
    { label: 'show paid', ofList: true },
    { label: 'retry', ofRow: true },
    { label: 'issue' },
    { label: 'retry another', ofRow: true },
    { label: 'cancel', ofRow: false },
  ]
  expect(inOfferedOrder(actions).map(({ label }) => label)).toEqual([
    ...['issue', 'cancel', 'retry', 'retry another', 'show paid'],
  ])
})

const link = { getAttribute: (): string | null => null, checkVisibility: (): boolean => true }
const shown = { ...link, disabled: false }
const sheetWith = (...inside: unknown[]) => ({ contains: (button: unknown) => inside.includes(button) })

test.each([
  ['seen on the page', shown, null, true],
  ['gone from the page', null, null, false],
  ['disabled', { ...shown, disabled: true }, null, false],
  [
    'at work',
    { ...shown, getAttribute: (name: string) => (name === 'aria-disabled' ? 'true' : null) },
    null,
    false,
  ],
  ['kept for wider screens', { ...shown, checkVisibility: () => false }, null, false],
  ['on the sheet', shown, sheetWith(shown), true],
  ['under the sheet', shown, sheetWith(), false],
  ['a link, which is never disabled', link, null, true],
])('a button is offered while it can be pressed: %s', (_, button, sheet, offered) => {
  expect(isPressable(button, sheet)).toBe(offered)
})
