import { expect, test } from 'vitest'
import type { ApplicationRow } from '#contract/organiser-application.ts'
import { type ApplicationPages, withDecided } from './rules.ts'

const row = (guid: string, status: ApplicationRow['status'] = 'pending'): ApplicationRow => ({
  guid,
  participantGuid: guid,
  name: guid,
  latinName: null,
  company: null,
  companyType: null,
  position: null,
  role: 'participant',
  status,
  security: 'passportPending',
  passport: 'notGiven',
  payment: 'unpaid',
  locale: 'ru',
  submittedAt: null,
  hasPhotograph: false,
  photograph: null,
  waitingDays: null,
  owner: null,
})

const pages: ApplicationPages = {
  pages: [
    {
      items: [row('a'), row('b')],
      nextCursor: 'next',
      counts: { pending: 3, approved: 1 },
      countedInPart: [],
    },
    {
      items: [row('c')],
      nextCursor: null,
      counts: { pending: 3, approved: 1 },
      countedInPart: [],
    },
  ],
  pageParams: [null, 'next'],
}

const decided = new Map([
  ['a', 'approved'],
  ['c', 'approved'],
] as const)

test('decided rows leave a list that is filtered by their old status, on every page', () => {
  const next = withDecided(pages, { status: 'pending' }, decided)
  expect(next.pages.map(page => page.items.map(item => item.guid))).toEqual([['b'], []])
})

test('in a list of all they stay with their new status', () => {
  const next = withDecided(pages, { status: 'all' }, decided)
  expect(next.pages.flatMap(page => page.items.map(item => item.status))).toEqual([
    'approved',
    'pending',
    'approved',
  ])
})

test('counts follow, on every page alike, and never below nothing', () => {
  const next = withDecided(pages, { status: 'pending' }, decided)
  expect(next.pages.map(page => page.counts)).toEqual([
    { pending: 1, approved: 3 },
    { pending: 1, approved: 3 },
  ])
  const short: ApplicationPages = {
    ...pages,
    pages: pages.pages.map(page => ({ ...page, counts: { pending: 1 }, countedInPart: [] })),
  }
  expect(withDecided(short, { status: 'pending' }, decided).pages[0]?.counts).toEqual({
    pending: 0,
    approved: 2,
  })
})

test('a decision that changed nothing changes no count', () => {
  expect(withDecided(pages, { status: 'pending' }, new Map([['a', 'pending']])).pages[0]?.counts).toEqual({
    pending: 3,
    approved: 1,
  })
})
