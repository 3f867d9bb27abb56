import { Ban, RefreshCw, ScrollText } from 'lucide-react'
import type { GateDevice } from '#contract/organiser-gate.ts'
import { colleagueName } from '#domain/person/colleague-name.ts'
import { m } from '#messages/compiled/messages.js'
import { deviceStateWords } from '#messages/device-word.ts'
import { gateZoneWords } from '#messages/gate-word.ts'
import { StatusWord } from '#web/console/screen/view.tsx'
import { PageButton, PageLink } from '#web/console/search/form.tsx'
import { useMoments } from '#web/kit/dates/use-moments.ts'
import { useLocale, usePaths } from '#web/kit/locale/use-locale.ts'
import { DefinitionList } from '#web/ui/definition-list.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { deviceTones } from '../words.ts'

type DeviceSheetProps = {
  device: GateDevice
  busy: boolean
  onRenew: () => void
  onShutOut: () => void
  onClose: () => void
}

/** One device beside the list: where it stands, when it was last heard of, and the way to shut it out. */
export function DeviceSheet({ device, busy, onRenew, onShutOut, onClose }: DeviceSheetProps) {
  const locale = useLocale()
  const moments = useMoments()
  const to = usePaths()
  const { state, enrolledAt, enrolledBy, lastSeenAt, shutOutAt } = device
  const moment = (instant: string | null) => (instant ? moments.short(instant) : '—')
  const open = state === 'awaited' || state === 'lapsed'
  return (
    <Sheet
      open
      onOpenChange={opened => !opened && onClose()}
      title={`${device.gate}, ${device.name}`}
      description={<StatusWord tone={deviceTones[state]}>{deviceStateWords[state]()}</StatusWord>}
      closeLabel={m.close()}
      actions={
        <>
          {open && (
            <PageButton icon={RefreshCw} plain loading={busy} onClick={onRenew}>
              {m.gate_device_renew()}
            </PageButton>
          )}
          {state !== 'shutOut' && (
            <PageButton icon={Ban} plain variant="danger" onClick={onShutOut}>
              {m.gate_device_shut_out()}
            </PageButton>
          )}
        </>
      }
    >
      <DefinitionList
        items={[
          { term: m.gate_device_zone(), value: gateZoneWords[device.zone]() },
          {
            term: m.gate_device_enrolled_at(),
            value: enrolledBy
              ? `${moment(enrolledAt)}, ${colleagueName(locale, enrolledBy)}`
              : moment(enrolledAt),
          },
          { term: m.gate_device_seen(), value: moment(lastSeenAt) },
          ...(shutOutAt ? [{ term: m.gate_device_shut_out_at(), value: moment(shutOutAt) }] : []),
          { term: m.gate_device_scans(), value: String(device.scans) },
          { term: m.gate_device_conflicts(), value: String(device.conflicts) },
        ]}
      />
      {device.scans > 0 && (
        <p className="mt-6">
          <PageLink
            icon={ScrollText}
            plain
            variant="secondary"
            to={`${to('organiser-gate-scans')}?device=${device.guid}`}
          >
            {m.gate_device_open_log()}
          </PageLink>
        </p>
      )}
    </Sheet>
  )
}
