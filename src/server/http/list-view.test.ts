import { expect, it } from 'vitest'
import { listApplications } from '#contract/organiser-application.ts'
import { listInvoices } from '#contract/organiser-finance.ts'
import { RefusalError } from '../refuse.ts'
import { cursorFor, isListed, namedCursor, viewOf } from './list-view.ts'

const view = (query: object, route: { path: string } = listApplications) =>
  viewOf(route as typeof listApplications, { params: {}, query })

it('knows the lists of the console', () => {
  expect(isListed(listApplications)).toBe(true)
  expect(isListed({ ...listApplications, query: undefined } as never)).toBe(false)
  expect(isListed({ ...listApplications, policy: { kind: 'public' } } as never)).toBe(false)
})

it('names a view by route, filters and order, whatever the place in it', () => {
  const here = view({ sort: 'name', status: 'pending', limit: 50 })
  expect(view({ status: 'pending', sort: 'name', limit: 10, cursor: 'x' })).toBe(here)
  expect(view({ sort: 'company', status: 'pending' })).not.toBe(here)
  expect(view({ sort: 'name', status: 'approved' })).not.toBe(here)
  expect(view({ sort: 'name', status: 'pending' }, listInvoices)).not.toBe(here)
})

it('gives a cursor back to its own view alone', () => {
  const { nextCursor } = namedCursor('here', { items: [], nextCursor: 'WyJhIl0' }) as { nextCursor: string }
  expect(cursorFor('here', nextCursor)).toBe('WyJhIl0')
  expect(() => cursorFor('there', nextCursor)).toThrow(RefusalError)
})

it('leaves the end of a list and what is no cursor of ours alone', () => {
  const end = { items: [], nextCursor: null }
  expect(namedCursor('here', end)).toBe(end)
  expect(cursorFor('here', undefined)).toBeUndefined()
  expect(cursorFor('here', 'nonsense')).toBe('nonsense')
})
