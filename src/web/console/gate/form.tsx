import { KeyRound, LayoutDashboard } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useLocation } from 'react-router'
import { m } from '#messages/compiled/messages.js'
import { errorSentence } from '#messages/error-sentence.ts'
import { useLocale, usePaths } from '#web/kit/locale/use-locale.ts'
import { useWork } from '#web/kit/send/use-send.ts'
import { useAuthenticated } from '#web/kit/session/use-session.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { CodeCamera } from './parts/code-camera.tsx'
import { enrolDevice, unlockDevice } from './parts/gate-device.ts'
import { checksSignatures } from './parts/pass-reading.ts'
import { pinFault, pinLength } from './parts/pin-rules.ts'

const pinField = {
  inputMode: 'numeric',
  autoComplete: 'off',
  type: 'password',
  maxLength: pinLength,
  className: 'min-h-14 text-xl tracking-[0.3em]',
} as const

const box = 'mx-auto w-full max-w-md space-y-6 px-4 py-8'

/** Makes this browser a device of a gate, by a code of the console and a PIN of its own. */
export function Enrolment({ ended }: { ended: 'shutOut' | 'tries' | null }) {
  const locale = useLocale()
  const to = usePaths()
  const [typed, setTyped] = useState({ code: '', pin: '', again: '' })
  const [tried, setTried] = useState(false)
  const [old, setOld] = useState(false)
  const enrolling = useWork(async () => {
    const able = await checksSignatures()
    setOld(!able)
    if (able) await enrolDevice({ code: typed.code.trim(), pin: typed.pin })
  })
  const faults = {
    code: typed.code.trim() === '' ? errorSentence('required', locale) : undefined,
    pin: pinWords(typed.pin),
    again: typed.again === typed.pin ? undefined : m.at_gate_pin_differs(),
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!faults.code && !faults.pin && !faults.again && !enrolling.isPending) enrolling.mutate()
  }
  const change = (part: Partial<typeof typed>) => setTyped({ ...typed, ...part })
  return (
    <form noValidate onSubmit={submit} className={box}>
      {ended && (
        <Banner
          tone="negative"
          announce="alert"
          title={ended === 'shutOut' ? m.at_gate_enrol_forgotten() : m.at_gate_enrol_tries()}
        >
          {m.at_gate_enrol_forgotten_text()}
        </Banner>
      )}
      <PageHeading size="small" title={m.at_gate_enrol_title()} lead={m.at_gate_enrol_lead()} />
      {(enrolling.error || old) && (
        <Banner tone="negative" announce="alert" title={m.at_gate_enrol_failed()}>
          {old ? m.at_gate_enrol_old_browser() : enrolling.error?.message}
        </Banner>
      )}
      <TextField
        label={m.at_gate_enrol_code()}
        value={typed.code}
        error={tried ? faults.code : undefined}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        className="tabular min-h-14 text-xl"
        onChange={event => change({ code: event.target.value })}
      />
      <CodeCamera onCode={code => change({ code })} />
      <TextField
        {...pinField}
        label={m.at_gate_pin()}
        hint={m.at_gate_pin_hint()}
        value={typed.pin}
        error={tried ? faults.pin : undefined}
        onChange={event => change({ pin: digits(event.target.value) })}
      />
      <TextField
        {...pinField}
        label={m.at_gate_pin_again()}
        value={typed.again}
        error={tried ? faults.again : undefined}
        onChange={event => change({ again: digits(event.target.value) })}
      />
      <Button type="submit" size="lg" wide loading={enrolling.isPending} className="min-h-16 text-xl">
        {m.at_gate_enrol_send()}
      </Button>
      <Button asChild variant="quiet" wide className="min-h-14" icon={<LayoutDashboard aria-hidden="true" />}>
        {/* A full load: only the gate's own page may use the camera, and the policy goes with the document. */}
        <a href={to('organiser')}>{m.at_gate_to_console()}</a>
      </Button>
    </form>
  )
}

/** Opens the device after the browser was closed, or after a log-in has ended: with or without a network. */
export function PinLock() {
  const to = usePaths()
  const { pathname } = useLocation()
  const authenticated = useAuthenticated('organizer')
  const [pin, setPin] = useState('')
  const [left, setLeft] = useState<number | null>(null)
  const unlocking = useWork(() => unlockDevice(pin), {
    onSuccess: triesLeft => {
      setLeft(triesLeft)
      setPin('')
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (pin.length === pinLength && !unlocking.isPending) unlocking.mutate()
  }
  return (
    <form noValidate onSubmit={submit} className={box}>
      <PageHeading size="small" title={m.at_gate_lock_title()} lead={m.at_gate_lock_lead()} />
      <TextField
        {...pinField}
        label={m.at_gate_pin()}
        value={pin}
        error={left === null ? undefined : m.at_gate_pin_wrong({ count: left })}
        onChange={event => {
          setPin(digits(event.target.value))
          setLeft(null)
        }}
      />
      <Button type="submit" size="lg" wide loading={unlocking.isPending} className="min-h-16 text-xl">
        {unlocking.isPending ? m.at_gate_unlocking() : m.at_gate_unlock()}
      </Button>
      {!authenticated && (
        <Button asChild variant="secondary" wide className="min-h-14" icon={<KeyRound aria-hidden="true" />}>
          {/* No router's link: it would ask the server where that page's code is. */}
          <a href={`${to('organiser-login')}?redirect=${encodeURIComponent(pathname)}`}>
            {m.at_gate_log_in()}
          </a>
        </Button>
      )}
    </form>
  )
}

const digits = (text: string) => text.replace(/\D/g, '')

function pinWords(pin: string): string | undefined {
  const fault = pinFault(pin)
  if (fault === null) return undefined
  return fault === 'short' ? m.at_gate_pin_short() : m.at_gate_pin_simple()
}
