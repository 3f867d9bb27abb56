import { expect, it } from 'vitest'
import { storedUnder } from './may-have-session.ts'
import { sessionStorageKey } from './session-persistence.ts'

it('looks where the session keeps itself', () => {
  expect(storedUnder).toBe(sessionStorageKey)
})
