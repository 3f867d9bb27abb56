import { expect, it } from 'vitest'
import { isSitePath } from './site-path.ts'

it.each([
  ['/', true],
  ['/en/news', true],
  ['/nowhere', true],
  ['/organizers', true],
  ['/account', false],
  ['/organizer', false],
  // The rail of the console is an app: without its script it would wait for ever.
  ['/organizer/nowhere', false],
  ['/en/organizer/nowhere', false],
])('says whether %s is a page of the site', (pathname, site) => {
  expect(isSitePath(pathname)).toBe(site)
})
