import { useFormContext } from 'react-hook-form'
import type { PassportWarning } from '#domain/passport/passport-document.ts'
import { m } from '#messages/compiled/messages.js'
import { Banner } from '#web/ui/banner.tsx'
import { judgePassport, type PassportFacts } from './judge-passport.ts'
import type { PassportValues } from './passport-values.ts'

const sentences: Record<PassportWarning, () => string> = {
  series_year_differs: m.passport_warning_series_year_differs,
  replacement_due: m.passport_warning_replacement_due,
}

/** What an operator would question, shown before saving without blocking it. */
export function PassportWarnings({ facts }: { facts: PassportFacts }) {
  const { warnings } = judgePassport(useFormContext<PassportValues>().watch(), facts)
  return (
    <div aria-live="polite" className="empty:hidden">
      {warnings.length > 0 && (
        <Banner tone="attention" title={m.passport_warning_title()}>
          <div className="space-y-2">
            {warnings.map(warning => (
              <p key={warning}>{sentences[warning]()}</p>
            ))}
          </div>
        </Banner>
      )}
    </div>
  )
}
