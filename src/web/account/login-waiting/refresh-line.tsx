import { RefreshCw } from 'lucide-react'
import { m } from '#messages/compiled/messages.js'
import { formatTime } from '#web/kit/dates/format-time.ts'
import { editionNow, useEdition } from '#web/kit/edition/use-edition.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { Button } from '#web/ui/button.tsx'

type RefreshLineProps = {
  /** Milliseconds since 1970 UTC; null until the first answer. */
  checkedAt: number | null
  error: Error | null
  refreshing: boolean
  refresh: () => void
}

/** When the statuses were last asked for, by the edition's clock, and a button to ask now. */
export function RefreshLine({ checkedAt, error, refreshing, refresh }: RefreshLineProps) {
  const locale = useLocale()
  const edition = useEdition()
  // The same clock as every date and deadline on these pages.
  const time = (at: number) =>
    formatTime(editionNow(edition, at).toISOString(), locale, edition.timeZone, 'seconds')
  const checked = checkedAt === null ? m.loading() : m.auth_checked_at({ time: time(checkedAt) })
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button
        variant="secondary"
        size="sm"
        className="min-h-11 md:min-h-9"
        loading={refreshing}
        icon={<RefreshCw aria-hidden="true" />}
        onClick={() => refresh()}
      >
        {m.auth_refresh()}
      </Button>
      <p
        role={error ? 'alert' : undefined}
        className={error ? 'text-sm text-negative' : 'tabular text-sm text-text-quiet'}
      >
        {error ? error.message : checked}
      </p>
    </div>
  )
}
