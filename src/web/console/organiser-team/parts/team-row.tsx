import {
  Ellipsis,
  History,
  KeyRound,
  type LucideIcon,
  MonitorSmartphone,
  PenLine,
  RotateCcw,
  UserRoundX,
} from 'lucide-react'
import { useRef } from 'react'
import type { TeamMemberRow } from '#contract/organiser-team.ts'
import { colleagueName } from '#domain/person/colleague-name.ts'
import { formatPhone } from '#domain/phone/format-phone.ts'
import { m } from '#messages/compiled/messages.js'
import { usePageActions } from '#web/console/search/queries.ts'
import { useMoments } from '#web/kit/dates/use-moments.ts'
import { asEditionInstant, useEdition } from '#web/kit/edition/use-edition.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { useSession } from '#web/kit/session/use-session.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Menu, MenuItem } from '#web/ui/menu.tsx'
import { StatusChip } from '#web/ui/status-chip.tsx'
import { rolesInWords, stateTones, stateWords } from '../words.ts'
import type { Act } from './team-act.ts'

/** One organiser: who, in which roles, how they log in, and what can be done about it. */
export function TeamRow({ member, onAct }: { member: TeamMemberRow; onAct: (act: Act) => void }) {
  const moments = useMoments()
  const edition = useEdition()
  const locale = useLocale()
  const { phone } = useSession()
  const at = (instant: string) => moments.moment(asEditionInstant(edition, instant))
  const self = phone === member.phone
  const gone = member.state === 'revoked' || member.state === 'ended'
  const until = member.invitedUntil
    ? moments.short(new Date(asEditionInstant(edition, member.invitedUntil)).toISOString())
    : ''
  const deeds = deedsOn(member, { self })
  const menu = useRef<HTMLDivElement>(null)
  usePageActions(
    deeds.map(({ what, label, icon }) => ({
      ...{ key: `${what}-${member.guid}`, label, icon, ofRow: true },
      note: colleagueName(locale, member.name),
      run: () => {
        // So that the dialog gives the focus back to it.
        menu.current?.querySelector('button')?.focus()
        onAct({ what, member })
      },
    })),
    menu,
  )
  return (
    <li className="grid grid-cols-[1fr_auto] items-start gap-x-4 gap-y-1 py-4 lg:grid-cols-[minmax(0,5fr)_minmax(0,5fr)_minmax(0,4fr)_auto] lg:gap-x-6">
      <div className="min-w-0 lg:col-start-1">
        <h2 className="text-base/6! font-semibold wrap-anywhere">
          {colleagueName(locale, member.name)}
          {self && <span className="font-normal text-text-quiet"> · {m.team_you()}</span>}
        </h2>
        <p className="tabular text-sm text-text-quiet">{formatPhone(member.phone)}</p>
      </div>
      <div className="max-lg:col-span-2 max-lg:row-start-2">
        <p className="text-sm/6">{rolesInWords(member.roles)}</p>
        {!gone && <p className="text-sm text-text-quiet">{factorsInWords(member)}</p>}
      </div>
      <div className="space-y-1 max-lg:col-span-2 max-lg:row-start-3">
        <StatusChip tone={stateTones[member.state]}>{stateWords[member.state](until)}</StatusChip>
        <p className="text-sm text-text-quiet">
          {[
            member.endsOn && !gone && m.team_until({ date: moments.day(member.endsOn) }),
            member.lastLoginAt ? m.team_last_login({ date: at(member.lastLoginAt) }) : m.team_never(),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <div ref={menu} className="max-lg:col-start-2 max-lg:row-start-1">
        <Menu
          trigger={
            <IconButton
              label={m.team_actions({ name: colleagueName(locale, member.name) })}
              icon={<Ellipsis aria-hidden="true" />}
            />
          }
        >
          {deeds.map(({ what, label, danger }) => (
            <MenuItem key={what} danger={danger} onSelect={() => onAct({ what, member })}>
              {label}
            </MenuItem>
          ))}
        </Menu>
      </div>
    </li>
  )
}

type Deed = {
  what: Extract<Act, { member: TeamMemberRow }>['what']
  label: string
  icon: LucideIcon
  danger?: boolean
}

/** What an admin can do about a member now, in the menu and in the palette. */
function deedsOn(member: TeamMemberRow, { self }: { self: boolean }): Deed[] {
  const { state } = member
  const gone = state === 'revoked' || state === 'ended'
  const deeds: (Deed & { when: boolean })[] = [
    { what: 'edit', label: m.team_edit(), icon: PenLine, when: !gone },
    { what: 'renew', label: renewWord(member), icon: RotateCcw, when: state !== 'active' },
    { what: 'reset', label: m.team_reset(), icon: KeyRound, when: state === 'active' && !self },
    { what: 'logIns', label: m.team_log_ins(), icon: MonitorSmartphone, when: !gone },
    { what: 'history', label: m.team_history(), icon: History, when: true },
    { what: 'revoke', label: m.team_revoke(), icon: UserRoundX, danger: true, when: state !== 'revoked' },
  ]
  return deeds.filter(({ when }) => when)
}

function renewWord({ state }: TeamMemberRow): string {
  if (state === 'revoked') return m.team_reopen()
  return state === 'ended' ? m.team_renew() : m.team_invite_again()
}

function factorsInWords({ passkeys, app, recoveryCodesLeft }: TeamMemberRow): string {
  if (passkeys === 0 && !app) return m.team_factors_none()
  return [
    passkeys > 0 && m.team_factors_passkeys({ count: passkeys }),
    app && m.team_factors_app(),
    m.team_factors_codes({ count: recoveryCodesLeft }),
  ]
    .filter(Boolean)
    .join(', ')
}
