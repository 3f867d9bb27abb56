import { type BaseSyntheticEvent, useEffect, useState } from 'react'
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type UseFormReturn,
  useForm,
} from 'react-hook-form'
import type { z } from 'zod'
import type { FieldError } from '#contract/error.ts'
import { ApiError } from '#web/kit/api/api-error.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { type Judge, judgeBy, resolverOf } from './judge.ts'
import { type ServerFaults, serverFaults } from './server-faults.ts'
import { type NamedField, summaryErrors } from './summary-errors.ts'
import { useFieldError } from './use-field-error.ts'

/** A form without its output type, for components that only show fields. */
export type FieldsForm<Values extends FieldValues> = UseFormReturn<Values, unknown, unknown>

export type FormOptions<Values extends FieldValues> = {
  start: DefaultValues<Values>
  /** What was typed before a reload: shown, and still unsaved. */
  typed?: Values | null | undefined
  /** Named in the summary, in the order of the form. Without them there is no summary, and the first wrong field takes the focus. */
  fields?: readonly NamedField[] | ((typed: Values) => readonly NamedField[])
  /** When a field is judged: on blur, or not before the first try. */
  mode?: 'onTouched' | 'onSubmit'
  /** What the server refused before the form was drawn. */
  refused?: readonly FieldError[]
  /** The form's name for a field of the server; null keeps it for the top. By default the names are the same. */
  fieldOf?: (field: string) => string | null
  /** Of the ids, where two forms of one page have fields of the same name. */
  prefix?: string
}

/**
 * A form over a schema of the contract, or over rules of its own where its shape differs: faults in the person's language at their fields and in the
 * summary, the server's as well.
 */
export function useContractForm<Schema extends z.ZodType<unknown, FieldValues>>(
  schema: Schema,
  options: FormOptions<z.input<Schema>>,
): ContractForm<z.input<Schema>, z.output<Schema>>
export function useContractForm<Values extends FieldValues, Sent>(
  judge: Judge<Values, Sent>,
  options: FormOptions<NoInfer<Values>>,
): ContractForm<Values, Sent>
export function useContractForm<Values extends FieldValues, Sent>(
  rules: z.ZodType<Sent, Values> | Judge<Values, Sent>,
  options: FormOptions<Values>,
): ContractForm<Values, Sent> {
  return useJudgedForm(typeof rules === 'function' ? rules : judgeBy(rules), options)
}

export type ContractForm<Values extends FieldValues, Sent> = ReturnType<typeof useJudgedForm<Values, Sent>>

function useJudgedForm<Values extends FieldValues, Sent>(
  judge: Judge<Values, Sent>,
  { start, typed, fields: named = [], mode = 'onSubmit', refused = [], fieldOf, prefix }: FormOptions<Values>,
) {
  const locale = useLocale()
  const summarised = typeof named === 'function' || named.length > 0
  const form = useForm<Values, unknown, Sent>({
    defaultValues: start,
    ...(typed && { values: typed, resetOptions: { keepDefaultValues: true } }),
    resolver: resolverOf(judge),
    mode,
    // With a summary, the summary takes the focus.
    shouldFocusError: !summarised,
  })
  const { errors } = form.formState
  const errorOf = useFieldError(errors)
  const fields = typeof named === 'function' ? named(form.getValues()) : named
  // An earlier refusal counts as a try, so that its summary is shown.
  const [tries, setTries] = useState(refused.length > 0 ? 1 : 0)
  const [tried, setTried] = useState<readonly string[]>(() => refused.map(({ field }) => field))
  // biome-ignore lint/correctness/useExhaustiveDependencies: the refusals belong to the opening of the form
  useEffect(() => {
    for (const fault of refused) place(fault)
  }, [])

  function place({ field, code, message }: Record<keyof FieldError, string>, shouldFocus = false): void {
    form.setError(field as Path<Values>, { type: code, message }, { shouldFocus })
  }

  function show(names: readonly string[]): void {
    setTries(count => count + 1)
    setTried(names)
  }

  /** Puts a refusal at its fields and returns the rest. Rethrows anything else. */
  function placeRefusal(error: unknown): ServerFaults {
    if (!(error instanceof ApiError)) throw error
    const names = fields.length > 0 ? fields.map(({ name }) => name) : Object.keys(form.getValues())
    const faults = serverFaults(error, field => {
      const name = fieldOf ? fieldOf(field) : field
      return name !== null && names.includes(name) ? name : null
    })
    for (const [at, fault] of faults.placed.entries()) place(fault, !summarised && at === 0)
    show(faults.placed.map(({ field }) => field))
    return faults
  }

  /** Shows a sentence at the top. */
  function fail(sentence: string): void {
    form.setError('root', { message: sentence })
    setTries(count => count + 1)
    setTried(names => [...names.filter(name => name !== 'root'), 'root'])
  }

  /** Puts a refusal at its fields, and the rest at the top. */
  function refuse(error: unknown): void {
    const { top } = placeRefusal(error)
    if (top) fail(top)
  }

  /** Runs what sends; false where it was refused, or answers false itself. */
  async function attempt(work: () => unknown): Promise<boolean> {
    try {
      return (await work()) !== false
    } catch (error) {
      refuse(error)
      return false
    }
  }

  return {
    form,
    errorOf,
    /** The error summary; it takes the focus after each try. */
    summary: {
      attempt: tries,
      errors: summaryErrors(tried, errors as Record<string, { message?: unknown }>, {
        fields,
        locale,
        prefix,
      }),
    },
    /** The sentence that belongs to no field. */
    top: errorOf('root'),
    /** A submit handler that judges the values and sends them by `work`; true on success. */
    submit(work: (sent: Sent, typed: Values) => unknown) {
      return async (event?: BaseSyntheticEvent): Promise<boolean> => {
        let done = false
        await form.handleSubmit(
          async sent => {
            done = await attempt(() => work(sent, form.getValues()))
          },
          (found: FieldErrors<Values>) => show(Object.keys(found)),
        )(event)
        return done
      }
    },
    /** Judges the values; null where they are wrong, after showing why. */
    async check(): Promise<{ sent: Sent; typed: Values } | null> {
      let checked: { sent: Sent; typed: Values } | null = null
      await form.handleSubmit(
        sent => {
          checked = { sent, typed: form.getValues() }
        },
        (found: FieldErrors<Values>) => show(Object.keys(found)),
      )()
      return checked
    },
    attempt,
    refuse,
    placeRefusal,
    fail,
    /** Shows an error of our own at these fields, as a failed try. */
    fault(at: (keyof Values & string) | readonly (keyof Values & string)[], code: string): void {
      const names = typeof at === 'string' ? [at] : at
      for (const field of names) place({ field, code, message: code })
      show(names)
    },
  }
}
