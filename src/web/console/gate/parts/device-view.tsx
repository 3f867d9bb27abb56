import { Camera, CameraOff, LayoutDashboard, Lock, LogOut, RotateCw, Trash2, Volume2 } from 'lucide-react'
import { useState } from 'react'
import { useStore } from 'zustand'
import { m } from '#messages/compiled/messages.js'
import { gateZoneWords } from '#messages/gate-word.ts'
import { useMoments } from '#web/kit/dates/use-moments.ts'
import { useRootData } from '#web/kit/edition/use-edition.ts'
import { LanguageSwitch } from '#web/kit/locale/language-switch.tsx'
import { usePaths } from '#web/kit/locale/use-locale.ts'
import { ThemeSetting } from '#web/kit/theme/theme-setting.tsx'
import { Button } from '#web/ui/button.tsx'
import { DefinitionList } from '#web/ui/definition-list.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'

import { readByCamera, readsByCamera } from './camera-choice.ts'
import { forgetDevice, lockDevice } from './gate-device.ts'
import type { Gate } from './gate-engine.ts'
import { give, unlockSound } from './verdict-signal.ts'

const wide = 'min-h-14 w-full sm:w-auto'

/** What this device is and holds, and how to lock or empty it. */
export function DeviceView({ gate }: { gate: Gate }) {
  const to = usePaths()
  const { demo } = useRootData()
  return (
    <>
      <PageHeading size="small" title={m.at_gate_device_title()} />
      <DeviceFacts gate={gate} />
      <div className="flex flex-col gap-3 sm:flex-row sm:flex-wrap">
        <Button
          variant="secondary"
          className={wide}
          icon={<RotateCw aria-hidden="true" />}
          onClick={() => void gate.refresh().catch(() => {})}
        >
          {m.at_gate_device_refresh()}
        </Button>
        <Button
          variant="secondary"
          className={wide}
          icon={<Volume2 aria-hidden="true" />}
          onClick={() => void unlockSound().then(sound => give('yes', { sound }))}
        >
          {m.at_gate_device_sound()}
        </Button>
        <Button
          variant="secondary"
          className={wide}
          icon={<Lock aria-hidden="true" />}
          onClick={() => void lockDevice()}
        >
          {m.at_gate_device_lock()}
        </Button>
        <CameraSwitch />
        <ForgetDialog gate={gate} />
      </div>
      <div className="flex flex-wrap items-center gap-3 border-t pt-5">
        <LanguageSwitch className="min-h-14" />
        <ThemeSetting />
        {demo && (
          <a href="/dev/passes" className="inline-flex min-h-14 items-center px-3 text-link">
            {m.at_gate_demo_codes()}
          </a>
        )}
        {/* Full loads: only the gate's own page may use the camera, and the policy goes with the document. */}
        <Button asChild variant="quiet" className="min-h-14" icon={<LayoutDashboard aria-hidden="true" />}>
          <a href={to('organiser')}>{m.at_gate_to_console()}</a>
        </Button>
        <Button asChild variant="quiet" className="min-h-14" icon={<LogOut aria-hidden="true" />}>
          <a href={to('organiser-logout')}>{m.organiser_log_out()}</a>
        </Button>
      </div>
    </>
  )
}

function CameraSwitch() {
  const [on, setOn] = useState(readsByCamera)
  const Icon = on ? CameraOff : Camera
  return (
    <Button
      variant="secondary"
      className={wide}
      icon={<Icon aria-hidden="true" />}
      onClick={() => {
        readByCamera(!on)
        setOn(!on)
      }}
    >
      {on ? m.at_gate_camera_off() : m.at_gate_start()}
    </Button>
  )
}

function DeviceFacts({ gate }: { gate: Gate }) {
  const { list, log, photographsLeft } = useStore(gate.store)
  const moments = useMoments()
  if (!list) return <p className="text-text-quiet">{m.at_gate_search_no_list()}</p>
  const { device, number, people, madeAt, revocationNumber } = list
  const items = [
    { term: m.at_gate_device_name(), value: device.name },
    { term: m.at_gate_device_gate(), value: device.gate },
    { term: m.at_gate_device_zone(), value: gateZoneWords[device.zone]() },
    { term: m.at_gate_device_list(), value: m.at_gate_device_list_value({ number, count: people.size }) },
    { term: m.at_gate_device_made(), value: moments.moment(madeAt) },
    {
      term: m.at_gate_device_revocations(),
      value: m.at_gate_device_revocations_value({ number: revocationNumber ?? 0 }),
    },
    {
      term: m.at_gate_device_photographs(),
      value:
        photographsLeft > 0
          ? m.at_gate_device_photographs_left({ count: photographsLeft })
          : m.at_gate_device_photographs_all(),
    },
    { term: m.at_gate_device_unsent(), value: String(log.filter(({ isSent }) => !isSent).length) },
  ]
  return <DefinitionList items={items} className="tabular" />
}

function ForgetDialog({ gate }: { gate: Gate }) {
  const waiting = useStore(gate.store, ({ log }) => log.filter(({ isSent }) => !isSent).length)
  const [open, setOpen] = useState(false)
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      title={m.at_gate_device_forget()}
      description={m.at_gate_device_forget_text()}
      closeLabel={m.close()}
      trigger={
        <Button variant="secondary" className={wide} icon={<Trash2 aria-hidden="true" />}>
          {m.at_gate_device_forget()}
        </Button>
      }
      actions={
        <Button variant="danger" size="lg" className="min-h-14" onClick={() => void forgetDevice(null)}>
          {m.at_gate_device_forget_confirm()}
        </Button>
      }
    >
      {waiting > 0 && <p className="font-medium">{m.at_gate_device_forget_unsent({ count: waiting })}</p>}
    </Dialog>
  )
}
