import { expect, it, vi } from 'vitest'
import { ApiError } from '#web/kit/api/api-error.ts'
import { withProof } from './with-proof.ts'

const refusal = (challenge?: { token: string; bits: number }) =>
  new ApiError({ status: 429, code: 'challenge_required', message: 'x', challenge })

it('calls once where no proof is asked for', async () => {
  const call = vi.fn(async () => 'in')
  expect(await withProof(call)).toBe('in')
  expect(call.mock.calls).toEqual([[{}]])
})

it('calls again with the proof that was asked for', async () => {
  const call = vi.fn(async (proof: object) => {
    if (!('challenge' in proof)) throw refusal({ token: 'a.b.c', bits: 4 })
    return proof
  })
  expect(await withProof(call)).toEqual({ challenge: { token: 'a.b.c', answer: expect.any(String) } })
})

it('does not go on for ever, and lets other refusals through', async () => {
  const call = vi.fn(async () => Promise.reject(refusal({ token: 'a.b.c', bits: 1 })))
  await expect(withProof(call)).rejects.toThrow(ApiError)
  expect(call).toHaveBeenCalledTimes(2)
  await expect(withProof(() => Promise.reject(refusal()))).rejects.toThrow(ApiError)
})
