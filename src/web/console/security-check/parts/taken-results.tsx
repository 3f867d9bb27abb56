import { m } from '#messages/compiled/messages.js'
import { errorSentence } from '#messages/error-sentence.ts'
import { refusalsByCause } from '#web/kit/form/bulk-results.tsx'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { Banner } from '#web/ui/banner.tsx'
import type { VerdictResult } from '../queries.ts'

type TakenResultsProps = { results: readonly VerdictResult[]; nameOf: (line: number) => string }

/** What became of each verdict: taken, taken before, or refused and why. */
export function TakenResults({ results, nameOf }: TakenResultsProps) {
  const locale = useLocale()
  const count = (outcome: VerdictResult['outcome']) => results.filter(one => one.outcome === outcome).length
  const already = count('already') + count('stays')
  const refused = results
    .filter(({ outcome }) => outcome === 'refused')
    .map(({ line, code }) => ({ guid: String(line), ok: false, code }))
  return (
    <div className="space-y-4">
      <Banner tone={count('done') > 0 ? 'positive' : 'info'} announce="status">
        {m.check_done({ count: count('done') })}
        {already > 0 && ` · ${m.check_done_already({ count: already })}`}
        {refused.length > 0 && ` · ${m.check_done_refused({ count: refused.length })}`}
      </Banner>
      {refusalsByCause(refused, line => nameOf(Number(line))).map(({ code, names }) => (
        <Banner key={code} tone="attention" title={errorSentence(code, locale)}>
          {names.join(', ')}
        </Banner>
      ))}
    </div>
  )
}
