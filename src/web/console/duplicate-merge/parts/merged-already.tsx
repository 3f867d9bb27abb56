import { Link } from 'react-router'
import { colleagueName } from '#domain/person/colleague-name.ts'
import { m } from '#messages/compiled/messages.js'
import { useMoments } from '#web/kit/dates/use-moments.ts'
import { useLocale, usePaths } from '#web/kit/locale/use-locale.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import type { MergedBefore } from '../queries.ts'

/** In place of the form once the pair has been merged, whoever did it. */
export function MergedAlready({ merged: { by, at, applicationGuid } }: { merged: MergedBefore }) {
  const to = usePaths()
  const moments = useMoments()
  const locale = useLocale()
  return (
    <Banner
      tone="info"
      announce="alert"
      title={m.merge_already()}
      action={
        <Button asChild size="sm" variant="secondary">
          <Link to={to('organiser-application', { guid: applicationGuid })}>{m.merge_already_open()}</Link>
        </Button>
      }
    >
      {m.duplicate_decided_by({ name: colleagueName(locale, by), at: moments.moment(at) })}
    </Banner>
  )
}
