import { ApiError } from '#web/kit/api/api-error.ts'
import { solveChallenge } from './proof-of-work.ts'

type Proof = { challenge?: { token: string; answer: string } }

/** Calls, and where the server demands a proof of work, calls once more with it. */
export async function withProof<Answer>(call: (proof: Proof) => Promise<Answer>): Promise<Answer> {
  try {
    return await call({})
  } catch (error) {
    if (!(error instanceof ApiError) || !error.challenge) throw error
    const { token } = error.challenge
    return call({ challenge: { token, answer: await solveChallenge(error.challenge) } })
  }
}
