import { CircleArrowRight, CircleCheck, CircleX, UserRound } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useStore } from 'zustand'
import type { GatePerson } from '#contract/gate.ts'
import { m } from '#messages/compiled/messages.js'
import { gateReasonWords } from '#messages/gate-word.ts'
import { formatTime } from '#web/kit/dates/format-time.ts'
import { useEdition } from '#web/kit/edition/use-edition.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { gateHoldWords, gateNextWords, gateWarningWords } from '#web/kit/words/gate-words.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { useDevicePhotograph } from '../queries.ts'
import { bearerName, bearerRole, verdictWord } from '../words.ts'
import type { Gate } from './gate-engine.ts'
import { OverrideDialog } from './override-dialog.tsx'
import { awaitsDriver, type ScanRecord } from './scan-record.ts'

/** Full colours, readable in the sun; each has its sign and its word as well. */
const grounds = {
  yes: 'bg-accent text-on-accent',
  no: 'bg-negative-fill text-on-negative',
  ask: 'bg-attention text-surface',
} as const

const signs = { yes: CircleCheck, no: CircleX, ask: CircleArrowRight } as const

function kindOf({ verdict, passed }: ScanRecord): keyof typeof grounds {
  if (awaitsDriver(verdict)) return 'ask'
  return passed ? 'yes' : 'no'
}

/** The verdict over the camera's picture, in its box, so that nothing on the screen moves. */
export function VerdictPanel({ gate, scan, onNext }: { gate: Gate; scan: ScanRecord; onNext: () => void }) {
  const next = useRef<HTMLButtonElement>(null)
  const kind = kindOf(scan)
  const Sign = signs[kind]
  const { verdict, overridden, direction } = scan
  useEffect(() => next.current?.focus({ preventScroll: true }), [])
  return (
    <div className={classNames('absolute inset-0 z-10 flex flex-col', grounds[kind])} data-verdict={kind}>
      <div
        role="alert"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no mouse scrolls it by keyboard
        tabIndex={0}
        className="min-h-0 flex-1 space-y-4 overflow-y-auto p-4 sm:p-6"
      >
        <p className="flex items-center gap-3 text-3xl font-bold sm:text-4xl">
          <Sign aria-hidden="true" strokeWidth={2.25} className="size-14 shrink-0 sm:size-18" />
          {verdictWord(verdict, { direction, overridden })}
        </p>
        {/* Why not comes first, who it is second; of whoever is let in, the face. */}
        {!scan.passed && <Reasons scan={scan} />}
        {verdict.person && <Bearer gate={gate} person={verdict.person} />}
        {verdict.driver && <Bearer gate={gate} person={verdict.driver} isDriver />}
        {scan.passed && <Reasons scan={scan} />}
      </div>
      {/* Side by side, so that the face stays in sight on a phone. */}
      <div className="flex shrink-0 flex-row-reverse items-stretch gap-2 p-4 pt-0 sm:px-6 sm:pb-6">
        <Button
          ref={next}
          variant="secondary"
          size="lg"
          wide
          onClick={onNext}
          className="min-h-16 border-transparent text-xl focus-visible:outline-current"
        >
          {kind === 'ask' ? m.at_gate_driver_cancel() : m.at_gate_next()}
        </Button>
        {!scan.passed && <Override gate={gate} scan={scan} />}
      </div>
    </div>
  )
}

function Override({ gate, scan }: { gate: Gate; scan: ScanRecord }) {
  const network = useStore(gate.store, state => state.network)
  if (!scan.verdict.mayOverride) return null
  if (network !== 'live') return <p className="text-sm">{m.at_gate_override_offline()}</p>
  return <OverrideDialog gate={gate} scanId={scan.scanId} />
}

function Bearer({ gate, person, isDriver = false }: { gate: Gate; person: GatePerson; isDriver?: boolean }) {
  const locale = useLocale()
  const url = useDevicePhotograph(gate, person.photograph === null ? null : person.pass)
  const name = bearerName(locale, person)
  const isVehicle = person.kind === 'vehicle'
  return (
    <div className="flex items-start gap-4">
      {!isVehicle && <Photograph url={url} name={name} />}
      <div className="min-w-0 flex-1">
        <p className="text-xl font-semibold hyphens-auto sm:text-2xl">
          {isDriver ? m.at_gate_driver_line({ name }) : name}
        </p>
        <p className="text-lg">{bearerRole(person)}</p>
        <p className="text-lg">{person.company}</p>
        <p className="mt-1 text-base font-medium">{compareWords(isVehicle, person.photograph !== null)}</p>
      </div>
    </div>
  )
}

function compareWords(isVehicle: boolean, hasPhotograph: boolean): string {
  if (isVehicle) return m.at_gate_check_plate()
  return hasPhotograph ? m.at_gate_compare_face() : m.at_gate_compare_document()
}

/** Its place is there before the picture is. */
function Photograph({ url, name }: { url: string | null; name: string }) {
  return (
    <span className="flex size-24 shrink-0 items-center justify-center overflow-hidden rounded-md bg-black/20 sm:size-40">
      {url ? (
        <img src={url} alt={m.at_gate_photograph_of({ name })} className="size-full object-cover" />
      ) : (
        <UserRound aria-hidden="true" strokeWidth={1.5} className="size-14" />
      )}
    </span>
  )
}

function Reasons({ scan }: { scan: ScanRecord }) {
  const { timeZone } = useEdition()
  const locale = useLocale()
  const { reasons, warnings, hold, cameIn, person } = scan.verdict
  return (
    <>
      {reasons.length > 0 && !scan.overridden && (
        <ul className="space-y-3">
          {reasons.map(reason => (
            <li key={reason}>
              <p className="text-xl font-bold">{gateReasonWords[reason]()}</p>
              {reason === 'verdictClosed' && hold && <p className="text-xl">{gateHoldWords[hold]()}</p>}
              {reason === 'alreadyInside' && cameIn && (
                <p className="text-lg">
                  {m.at_gate_came_in({ gate: cameIn.gate, time: formatTime(cameIn.at, locale, timeZone) })}
                </p>
              )}
              <p className="text-lg">
                {reason === 'alreadyInside' && person?.kind === 'vehicle'
                  ? m.gate_next_alreadyInside_vehicle()
                  : gateNextWords[reason]()}
              </p>
            </li>
          ))}
        </ul>
      )}
      {warnings.map(warning => (
        <p key={warning} className="text-lg font-medium">
          {gateWarningWords[warning]()}
        </p>
      ))}
      {scan.isOffline && <p className="text-base">{m.at_gate_judged_here()}</p>}
    </>
  )
}
