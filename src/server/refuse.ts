import type { ErrorCode, Refusal } from '#domain/refusal/error-code.ts'

export type RefusedField = { field: string; code: ErrorCode; parameters?: Record<string, string | number> }

/** A use case refuses: a code of the catalogue, which the HTTP layer turns into a status and a sentence. */
export class RefusalError extends Error {
  readonly code: ErrorCode
  readonly details: RefusedField[]
  readonly parameters: Record<string, string | number>
  readonly retryAfterSeconds: number | null

  constructor(facts: {
    code: ErrorCode
    details?: RefusedField[]
    parameters?: Record<string, string | number>
    retryAfterSeconds?: number
  }) {
    super(facts.code)
    this.name = 'RefusalError'
    this.code = facts.code
    this.details = facts.details ?? []
    this.parameters = facts.parameters ?? {}
    this.retryAfterSeconds = facts.retryAfterSeconds ?? null
  }
}

export function refuse(
  code: ErrorCode,
  facts: Omit<ConstructorParameters<typeof RefusalError>[0], 'code'> = {},
): never {
  throw new RefusalError({ code, ...facts })
}

/** Refuses when a rule of the domain refused; otherwise returns its verdict. */
export function orRefuse<Verdict extends { ok: true } | { ok: false; code: ErrorCode }>(
  verdict: Verdict,
): Extract<Verdict, { ok: true }> {
  if (verdict.ok) return verdict as Extract<Verdict, { ok: true }>
  const { field, parameters } = verdict as Refusal
  const details = field ? [{ field, code: verdict.code, ...(parameters && { parameters }) }] : []
  return refuse(verdict.code, { details, ...(parameters && { parameters }) })
}
