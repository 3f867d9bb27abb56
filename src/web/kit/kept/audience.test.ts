import { expect, test } from 'vitest'
import { audienceOf } from './audience.ts'

test.each([
  ['/organizer', 'organizer'],
  ['/en/organizer', 'organizer'],
  ['/organizer/invoices?status=paid', 'organizer'],
  // Its first page has a query of its own.
  ['/organizer?role=media', 'organizer'],
  ['/en/organizer#content', 'organizer'],
  ['/organizers', 'participant'],
  ['/account?next=/organizer', 'participant'],
  ['/', 'participant'],
])('%s works with the log-in of the %s', (address, audience) => {
  expect(audienceOf(address)).toBe(audience)
})
