import type { Resolver } from 'react-hook-form'
import type { z } from 'zod'

/** A code of the catalogue, or a whole sentence, at a field. */
export type Fault = { field: string; code: string }

/** The result of judging: the value to send, or all faults. */
export type Verdict<Sent> = { ok: true; value: Sent } | { ok: false; faults: readonly Fault[] }

/** The rules of a form whose shape is not the contract's own. */
export type Judge<Values, Sent> = (typed: Values) => Verdict<Sent>

/** Judges by a schema of the contract. Takes any typed value; an empty text instead of a choice is refused rather than a type error. */
export function judgeBy<Schema extends z.ZodType>(schema: Schema): Judge<unknown, z.output<Schema>> {
  return typed => {
    const judged = schema.safeParse(typed)
    if (judged.success) return { ok: true, value: judged.data }
    const faults = judged.error.issues.map(({ path, message }) => ({
      field: String(path[0] ?? 'root'),
      code: message,
    }))
    return { ok: false, faults }
  }
}

/** The same rules for react-hook-form; the first fault of each field counts. */
export function resolverOf<Values extends object, Sent>(
  judge: Judge<Values, Sent>,
): Resolver<Values, unknown, Sent> {
  return typed => {
    const verdict = judge(typed)
    if (verdict.ok) return { values: verdict.value, errors: {} }
    const errors = verdict.faults.map(({ field, code }) => [field, { type: 'rule', message: code }])
    return { values: {}, errors: Object.fromEntries(errors.reverse()) }
  }
}
