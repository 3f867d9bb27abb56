import { expect, it } from 'vitest'
import { localeCookie } from './locale-cookie.ts'

it('keeps the language for 365 days on every path', () => {
  expect(localeCookie('en')).toBe('locale=en; Max-Age=31536000; Path=/; SameSite=Lax')
})
