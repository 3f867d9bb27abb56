import { Ellipsis } from 'lucide-react'
import type { TeamMemberRow } from '#contract/organiser-team.ts'
import { colleagueName } from '#domain/person/colleague-name.ts'
import { formatPhone } from '#domain/phone/format-phone.ts'
import { m } from '#messages/compiled/messages.js'
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
      <div className="max-lg:col-start-2 max-lg:row-start-1">
        <Menu
          trigger={
            <IconButton
              label={m.team_actions({ name: colleagueName(locale, member.name) })}
              icon={<Ellipsis aria-hidden="true" />}
            />
          }
        >
          {!gone && <MenuItem onSelect={() => onAct({ what: 'edit', member })}>{m.team_edit()}</MenuItem>}
          {member.state !== 'active' && (
            <MenuItem onSelect={() => onAct({ what: 'renew', member })}>{renewWord(member)}</MenuItem>
          )}
          {member.state === 'active' && !self && (
            <MenuItem onSelect={() => onAct({ what: 'reset', member })}>{m.team_reset()}</MenuItem>
          )}
          {!gone && (
            <MenuItem onSelect={() => onAct({ what: 'logIns', member })}>{m.team_log_ins()}</MenuItem>
          )}
          <MenuItem onSelect={() => onAct({ what: 'history', member })}>{m.team_history()}</MenuItem>
          {member.state !== 'revoked' && (
            <MenuItem danger onSelect={() => onAct({ what: 'revoke', member })}>
              {m.team_revoke()}
            </MenuItem>
          )}
        </Menu>
      </div>
    </li>
  )
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
