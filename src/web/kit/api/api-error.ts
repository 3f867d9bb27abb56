import type { ErrorBody, FieldError } from '#contract/error.ts'
import type { ErrorCode } from '#domain/refusal/error-code.ts'

/** A refused or failed call, with the server's sentence in the page's language. */
export class ApiError extends Error {
  readonly status: number
  readonly code: ErrorCode
  readonly details: FieldError[]
  /** Seconds to wait before the next try, where the server named them. */
  readonly retryAfter: number | null
  /** The proof of work needed before the next try, with `challenge_required`. */
  readonly challenge: ErrorBody['challenge'] | null
  /** The console log-in that waits for its second step, with `second_factor_required`. */
  readonly login: string | null
  /** Who has merged the two records before, with `merged_already`. */
  readonly merged: NonNullable<ErrorBody['merged']> | null

  constructor(facts: {
    status: number
    code: ErrorCode
    message: string
    details?: FieldError[] | undefined
    retryAfter?: number | null
    challenge?: ErrorBody['challenge']
    login?: string | undefined
    merged?: ErrorBody['merged']
  }) {
    super(facts.message)
    this.name = 'ApiError'
    this.status = facts.status
    this.code = facts.code
    this.details = facts.details ?? []
    this.retryAfter = facts.retryAfter ?? null
    this.challenge = facts.challenge ?? null
    this.login = facts.login ?? null
    this.merged = facts.merged ?? null
  }
}
