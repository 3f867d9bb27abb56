import type { ErrorCode } from '#domain/refusal/error-code.ts'
import { errorSentence } from '#messages/error-sentence.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { Banner } from '#web/ui/banner.tsx'

export type BulkResult = { guid: string; ok: boolean; code: ErrorCode | null }

/** Why some of many were refused: each cause once, with the names it concerns. */
export function refusalsByCause(
  results: readonly BulkResult[],
  nameOf: (guid: string) => string,
): { code: ErrorCode; names: string[] }[] {
  const causes = new Map<ErrorCode, string[]>()
  for (const { guid, code } of results)
    if (code) causes.set(code, [...(causes.get(code) ?? []), nameOf(guid)])
  return [...causes].map(([code, names]) => ({ code, names }))
}

type BulkResultsProps = {
  results: readonly BulkResult[]
  nameOf: (guid: string) => string
  doneText: (facts: { count: number }) => string
}

/** What became of an act on many: for how many it was done, and for whom not and why. */
export function BulkResults({ results, nameOf, doneText }: BulkResultsProps) {
  const locale = useLocale()
  const done = results.filter(({ ok }) => ok).length
  return (
    <div className="space-y-4">
      {done > 0 && (
        <Banner tone="positive" announce="status">
          {doneText({ count: done })}
        </Banner>
      )}
      {refusalsByCause(results, nameOf).map(({ code, names }) => (
        <Banner key={code} tone="attention" announce="alert" title={errorSentence(code, locale)}>
          {names.join(', ')}
        </Banner>
      ))}
    </div>
  )
}
