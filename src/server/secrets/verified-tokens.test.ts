import { expect, it } from 'vitest'
import type { TokenClaims } from './token-claims.ts'
import { createVerifiedTokens } from './verified-tokens.ts'

const claimsOf = (tokenGuid: string): TokenClaims => ({
  tokenGuid,
  accountGuid: 'account',
  audience: 'participant',
  expiresAt: new Date('2025-09-15T22:00:00Z'),
})

it('recalls a token to the letter and nothing like it', () => {
  const tokens = createVerifiedTokens(10)
  tokens.remember('head.body.signature', claimsOf('one'))
  expect(tokens.recall('head.body.signature')).toEqual(claimsOf('one'))
  for (const other of ['head.body.signaturE', 'head.body.signature ', 'head.body', ''])
    expect(tokens.recall(other)).toBeNull()
})

it('stays within its bound, and lets go whatever was unused longest', () => {
  const tokens = createVerifiedTokens(3)
  for (const name of ['a', 'b', 'c']) tokens.remember(name, claimsOf(name))
  expect(tokens.recall('a')).not.toBeNull()
  tokens.remember('d', claimsOf('d'))
  expect(tokens.size()).toBe(3)
  expect(tokens.recall('b')).toBeNull()
  for (const name of ['a', 'c', 'd']) expect(tokens.recall(name)).toEqual(claimsOf(name))
  for (let number = 0; number < 1000; number += 1) tokens.remember(`flood ${number}`, claimsOf('x'))
  expect(tokens.size()).toBe(3)
})

it('remembers a token once, however often it comes', () => {
  const tokens = createVerifiedTokens(3)
  for (let time = 0; time < 5; time += 1) tokens.remember('a', claimsOf('a'))
  expect(tokens.size()).toBe(1)
})
