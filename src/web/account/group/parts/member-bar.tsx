import { BellRing, CreditCard, Pencil, Send, UserMinus, UserX, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { bulkLimit, type GroupMember } from '#contract/group.ts'
import { m } from '#messages/compiled/messages.js'
import { choosePayable } from '#web/account/group-payment/rules.ts'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import type { BulkAct } from './bulk-outcome.ts'
import { isRemindable, isSendable, isWithdrawable } from './member-next.ts'

type MemberBarProps = {
  members: readonly GroupMember[]
  onAct: (act: BulkAct) => void
  onPay: () => void
  onClear: () => void
}

/** The ticked members, and for how many of them each action is possible. */
export function MemberBar({ members, onAct, onPay, onClear }: MemberBarProps) {
  if (members.length === 0) return null
  const tooMany = members.length > bulkLimit
  const sendable = members.filter(isSendable).length
  const remindable = members.filter(isRemindable).length
  const withdrawable = members.filter(isWithdrawable).length
  const payable = choosePayable(members).payable.length
  return (
    <section
      aria-label={m.group_selection()}
      className="flex flex-wrap items-center gap-x-6 gap-y-2 rounded-t-md border bg-accent-soft px-4 py-2.5 text-sm shadow-float lg:rounded-md"
    >
      <div className="flex min-w-0 flex-1 basis-40 items-center gap-2">
        <p role="status" className="min-w-0 flex-1 font-medium">
          {m.group_selected({ count: members.length })}
          {tooMany && (
            <span className="block font-normal text-text-quiet">
              {m.group_selected_limit({ most: bulkLimit })}
            </span>
          )}
        </p>
        <IconButton
          size="sm"
          label={m.group_clear_selection()}
          icon={<X aria-hidden="true" />}
          onClick={onClear}
          className="sm:hidden"
        />
      </div>
      <div className="flex flex-wrap items-center gap-2 max-sm:w-full max-sm:[&>button]:min-h-11 max-sm:[&>button]:grow max-sm:[&>button]:whitespace-nowrap">
        {sendable > 0 && (
          <Act act="send" icon={<Send />} count={sendable} primary disabled={tooMany} onAct={onAct} />
        )}
        {payable > 0 && (
          <Button
            size="sm"
            variant={sendable > 0 ? 'secondary' : 'primary'}
            icon={<CreditCard aria-hidden="true" />}
            disabled={tooMany}
            onClick={onPay}
          >
            {m.group_act_pay()} <span className="tabular font-normal">{payable}</span>
          </Button>
        )}
        {remindable > 0 && (
          <Act act="remind" icon={<BellRing />} count={remindable} disabled={tooMany} onAct={onAct} />
        )}
        <Act act="edit" icon={<Pencil />} disabled={tooMany} onAct={onAct} />
        {withdrawable > 0 && (
          <Act act="withdraw" icon={<UserX />} count={withdrawable} disabled={tooMany} onAct={onAct} />
        )}
        <Act act="remove" icon={<UserMinus />} disabled={tooMany} onAct={onAct} />
        <IconButton
          size="sm"
          label={m.group_clear_selection()}
          icon={<X aria-hidden="true" />}
          onClick={onClear}
          className="max-sm:hidden"
        />
      </div>
    </section>
  )
}

const words: Record<BulkAct, () => string> = {
  send: m.group_act_send,
  remind: m.group_act_remind,
  edit: m.group_act_edit,
  withdraw: m.group_act_withdraw,
  remove: m.group_act_remove,
}

type ActProps = {
  act: BulkAct
  icon: ReactNode
  count?: number
  primary?: boolean
  disabled: boolean
  onAct: (act: BulkAct) => void
}

function Act({ act, icon, count, primary = false, disabled, onAct }: ActProps) {
  return (
    <Button
      size="sm"
      variant={primary ? 'primary' : 'secondary'}
      icon={icon}
      disabled={disabled}
      onClick={() => onAct(act)}
    >
      {words[act]()}
      {count !== undefined && <span className="tabular font-normal">{count}</span>}
    </Button>
  )
}
