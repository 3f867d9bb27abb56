import { CloudOff, LogIn, type LucideIcon, TriangleAlert, Wifi } from 'lucide-react'
import { useLocation } from 'react-router'
import { useStore } from 'zustand'
import { clockTolerance } from '#domain/gate/gate-list.ts'
import { m } from '#messages/compiled/messages.js'
import { gateReasonWords } from '#messages/gate-word.ts'
import { usePaths } from '#web/kit/locale/use-locale.ts'
import { gateNextWords } from '#web/kit/words/gate-words.ts'
import { classNames } from '#web/ui/class-names.ts'
import { TONE_GROUND, TONE_TEXT, type Tone } from '#web/ui/tone.ts'
import { useListAge } from '../queries.ts'
import { ageText } from '../words.ts'
import type { Gate, GateNetwork } from './gate-engine.ts'

const networks: Record<GateNetwork, { word: () => string; Icon: LucideIcon; tone: Tone }> = {
  live: { word: m.at_gate_net_live, Icon: Wifi, tone: 'positive' },
  none: { word: m.at_gate_net_none, Icon: CloudOff, tone: 'attention' },
  loggedOut: { word: m.at_gate_net_loggedOut, Icon: LogIn, tone: 'attention' },
}

/** Which gate it is, whether there is a network, how old the list is; and what is wrong, before the first person comes. */
export function GateStatus({ gate }: { gate: Gate }) {
  const { network, log, clockOffSeconds } = useStore(gate.store)
  const { list, age, verdict } = useListAge(gate)
  const { word, Icon, tone } = networks[network]
  const waiting = log.filter(({ isSent }) => !isSent).length
  const old = !verdict.use || verdict.old
  return (
    <div className="shrink-0 border-b text-sm">
      <div className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-0.5 px-4 py-1 md:px-6">
        {list && <span className="min-w-0 truncate font-semibold">{list.device.gate}</span>}
        <span className={classNames('flex items-center gap-1.5 font-medium', TONE_TEXT[tone])} role="status">
          <Icon aria-hidden="true" strokeWidth={1.75} className="size-4 shrink-0" />
          {word()}
        </span>
        {age !== null && (
          <span className={classNames('tabular', old ? TONE_TEXT.attention : 'text-text-quiet')}>
            {m.at_gate_age_fresh({ time: ageText(age) })}
          </span>
        )}
        {waiting > 0 && (
          <span className="tabular text-text-quiet">{m.at_gate_waiting_scans({ count: waiting })}</span>
        )}
      </div>
      {network === 'loggedOut' && <LoggedOut />}
      {/* With a network the server judges, and the list comes in a moment. */}
      {!verdict.use && network !== 'live' && (
        <Trouble tone="negative">
          {gateReasonWords[verdict.reason]()}. {gateNextWords[verdict.reason]()}
        </Trouble>
      )}
      {Math.abs(clockOffSeconds) * 1000 > clockTolerance && (
        <Trouble tone="attention">
          {m.at_gate_clock_off({ minutes: Math.round(Math.abs(clockOffSeconds) / 60) })}
        </Trouble>
      )}
    </div>
  )
}

function LoggedOut() {
  const to = usePaths()
  const { pathname } = useLocation()
  return (
    <Trouble tone="attention">
      {m.at_gate_logged_out_text()}{' '}
      {/* No router's link: it would ask the server where that page's code is. */}
      <a
        href={`${to('organiser-login')}?redirect=${encodeURIComponent(pathname)}`}
        className="inline-flex min-h-11 items-center font-semibold text-link"
      >
        {m.at_gate_log_in()}
      </a>
    </Trouble>
  )
}

function Trouble({ tone, children }: { tone: 'attention' | 'negative'; children: React.ReactNode }) {
  return (
    <p role="status" className={classNames('flex items-start gap-2 px-4 py-2 md:px-6', TONE_GROUND[tone])}>
      <TriangleAlert
        aria-hidden="true"
        strokeWidth={1.75}
        className={`mt-0.5 size-4 shrink-0 ${TONE_TEXT[tone]}`}
      />
      <span>{children}</span>
    </p>
  )
}
