import { ApiError } from '#web/kit/api/api-error.ts'
import type { SummaryError } from '#web/ui/error-summary.tsx'
import type { ServerFaults } from './server-faults.ts'

export type FormSummary = { attempt: number; errors: readonly SummaryError[] }

type Joined = {
  summary: FormSummary
  placeRefusal: (error: ApiError) => ServerFaults
  fail: (sentence: string) => void
}

/** One summary of forms that are sent together. */
export function joinedSummary(forms: readonly Pick<Joined, 'summary'>[]): FormSummary {
  return {
    attempt: forms.reduce((tries, { summary }) => tries + summary.attempt, 0),
    errors: forms.flatMap(({ summary }) => summary.errors),
  }
}

/** Puts a refusal at the fields of forms that were sent together, and the rest at the top. */
export function refuseJoined(forms: readonly Joined[], error: unknown): void {
  if (!(error instanceof ApiError)) throw error
  const placed = forms.reduce((count, form) => count + form.placeRefusal(error).placed.length, 0)
  if (placed === 0 || placed < error.details.length) forms.at(-1)?.fail(error.message)
}
