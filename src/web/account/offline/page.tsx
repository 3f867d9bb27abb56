import { CalendarCheck, CalendarDays, IdCard, RotateCw } from 'lucide-react'
import { useEffect } from 'react'
import type { MetaArgs, MetaDescriptor } from 'react-router'
import { m } from '#messages/compiled/messages.js'
import { usePaths } from '#web/kit/locale/use-locale.ts'
import { isReachable } from '#web/kit/network/is-reachable.ts'
import { innerMeta } from '#web/kit/page-meta/page-meta.ts'
import { wantedAddress } from '#web/offline/offline-plan.ts'
import { Button } from '#web/ui/button.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'

export function meta(args: MetaArgs): MetaDescriptor[] {
  return innerMeta(args, m.page_title_offline())
}

/** The service worker shows this offline in place of a page that it has not kept (decision 032). */
export default function OfflinePage() {
  return (
    <>
      <PageHeading title={m.page_title_offline()} lead={m.offline_lead()} className="mb-8" />
      <OfflineLinks />
    </>
  )
}

const lookEveryMilliseconds = 3000

/** The pages that open offline, and a way back to the requested page: by a button, or automatically once there is a network. */
function OfflineLinks() {
  const to = usePaths()
  const home = to('account')
  useEffect(() => {
    const look = async () => {
      if (await isReachable()) openAgain(home)
    }
    window.addEventListener('online', look)
    const timer = setInterval(look, lookEveryMilliseconds)
    return () => {
      window.removeEventListener('online', look)
      clearInterval(timer)
    }
  }, [home])
  return (
    <>
      {/* Plain anchors load a whole kept page; client navigation would need chunks that may be missing. */}
      <div className="flex flex-col gap-3 sm:flex-row sm:flex-wrap">
        <Button asChild icon={<IdCard aria-hidden="true" />}>
          <a href={to('account-badge')}>{m.offline_badge()}</a>
        </Button>
        <Button asChild variant="secondary" icon={<CalendarCheck aria-hidden="true" />}>
          <a href={to('account-programme')}>{m.offline_own_programme()}</a>
        </Button>
        <Button asChild variant="secondary" icon={<CalendarDays aria-hidden="true" />}>
          <a href={to('program')}>{m.offline_program()}</a>
        </Button>
        <Button variant="secondary" icon={<RotateCw aria-hidden="true" />} onClick={() => openAgain(home)}>
          {m.offline_again()}
        </Button>
      </div>
      <p className="mt-6 text-sm text-text-quiet">{m.offline_by_itself()}</p>
    </>
  )
}

function openAgain(home: string): void {
  window.location.replace(wantedAddress(window.location.hash) ?? home)
}
