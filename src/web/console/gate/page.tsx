import { useEffect } from 'react'
import type { MetaDescriptor } from 'react-router'
import { m } from '#messages/compiled/messages.js'
import { Permitted } from '#web/console/screen/view.tsx'
import { innerMeta } from '#web/kit/page-meta/page-meta.ts'
import { pageTitle } from '#web/kit/page-meta/page-title.ts'
import { reloadPage } from '#web/kit/session/chunk-reload.ts'
import { Guard } from '#web/kit/session/guard.tsx'
import { findPage } from '#web/site-map.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { Enrolment, PinLock } from './form.tsx'
import { GateRoom } from './parts/gate-room.tsx'
import { useGateDevice } from './queries.ts'

export function meta(args: Parameters<typeof innerMeta>[0]): MetaDescriptor[] {
  return innerMeta(args, pageTitle('organiser-gate'))
}

/** The gate's screen. An enrolled device opens it without a log-in too, because without a network nobody can log in. */
export default function GatePage() {
  const device = useGateDevice()
  useDocumentOfItsOwn()
  switch (device.phase) {
    case 'open':
      return <GateRoom gate={device.gate} />
    case 'locked':
      return <PinLock />
    case 'elsewhere':
      return (
        <EmptyState level={1} title={m.at_gate_elsewhere_title()}>
          {m.at_gate_elsewhere_text()}
        </EmptyState>
      )
    case 'none':
      return (
        <Guard>
          <Permitted permission="scan-passes">
            <Enrolment ended={device.ended} />
          </Permitted>
        </Guard>
      )
    default:
      return (
        <div role="status" className="flex flex-1 items-center justify-center gap-3 text-text-quiet">
          <Spinner />
          {m.loading()}
        </div>
      )
  }
}

/**
 * The camera is allowed to the document of this page alone, by its header. Whoever comes here from another page of the console still has that page's
 * document, and loads this one.
 */
function useDocumentOfItsOwn(): void {
  useEffect(() => {
    const [loaded] = performance.getEntriesByType('navigation')
    if (loaded && findPage(new URL(loaded.name).pathname) !== 'organiser-gate') reloadPage(window)
  }, [])
}
