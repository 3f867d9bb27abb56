import { expect, it } from 'vitest'
import { sessionStorageKey } from '../../session/session-persistence.ts'
import { storedUnder } from './may-have-session.ts'

it('looks where the session keeps itself', () => {
  expect(storedUnder).toBe(sessionStorageKey)
})
