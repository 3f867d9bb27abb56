import { Pencil, Trash2, UserRoundPlus, X } from 'lucide-react'
import { useState } from 'react'
import type { Shift } from '#contract/organiser-shift.ts'
import { formatPhone } from '#domain/phone/format-phone.ts'
import { missingOf } from '#domain/shift/shift-rules.ts'
import { m } from '#messages/compiled/messages.js'
import { StatusWord } from '#web/console/screen/view.tsx'
import { PageButton, PageIconButton } from '#web/console/search/form.tsx'
import { hoursBetween } from '#web/kit/dates/hours-between.ts'
import { ConfirmDialog } from '#web/kit/form/confirm-dialog.tsx'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { nameIn } from '#web/kit/words/name-in.ts'
import { useRemoveShift, useUnassign } from '../queries.ts'
import { AssignDialog } from './assign-dialog.tsx'
import { ShiftDialog } from './shift-dialog.tsx'

/** One shift: when, where, who is on it and how many are missing. */
export function ShiftRow({ shift, timeZone }: { shift: Shift; timeZone: string }) {
  const locale = useLocale()
  const [open, setOpen] = useState<'assign' | 'edit' | 'remove' | null>(null)
  const close = () => setOpen(null)
  const unassigning = useUnassign(shift)
  const removing = useRemoveShift(shift, close)
  const about = `${shift.place[locale]}, ${hoursBetween(shift, timeZone)}`
  const missing = missingOf({ needed: shift.needed, assigned: shift.volunteers.length })
  return (
    <div className="grid gap-x-6 gap-y-2 py-4 md:grid-cols-[7rem_1fr_auto] print:break-inside-avoid">
      <p className="tabular font-medium">{hoursBetween(shift, timeZone)}</p>
      <div className="space-y-2">
        <p>
          {shift.place[locale]}
          {' · '}
          <span className="tabular">
            {m.shift_filled({ assigned: shift.volunteers.length, needed: shift.needed })}
          </span>
        </p>
        <p className="text-sm">
          <StatusWord tone={missing > 0 ? 'attention' : 'positive'}>
            {missing > 0 ? m.shift_missing({ count: missing }) : m.shift_full()}
          </StatusWord>
        </p>
        <ul className="flex flex-wrap gap-2">
          {shift.volunteers.map(volunteer => (
            <li
              key={volunteer.guid}
              className="flex items-center rounded-full border py-0.5 pl-3 text-sm print:pr-3"
            >
              {nameIn(locale, volunteer)}
              {/* On paper the phone takes the place of what is pressed. */}
              <span className="tabular hidden pl-2 print:inline">{formatPhone(volunteer.phone)}</span>
              <PageIconButton
                size="sm"
                ofRow
                className="print:hidden"
                about={about}
                label={m.shift_take_off({ name: nameIn(locale, volunteer) })}
                icon={X}
                disabled={unassigning.isPending}
                onClick={() => unassigning.mutate(volunteer.guid)}
              />
            </li>
          ))}
        </ul>
      </div>
      <div className="flex flex-wrap items-start gap-2 print:hidden">
        {missing > 0 && (
          <PageButton
            icon={UserRoundPlus}
            ofRow
            about={about}
            size="sm"
            variant="secondary"
            onClick={() => setOpen('assign')}
          >
            {m.shift_assign()}
          </PageButton>
        )}
        <PageIconButton
          size="sm"
          ofRow
          about={about}
          label={m.shift_edit()}
          icon={Pencil}
          onClick={() => setOpen('edit')}
        />
        <PageIconButton
          size="sm"
          ofRow
          about={about}
          label={m.shift_remove()}
          icon={Trash2}
          onClick={() => setOpen('remove')}
        />
      </div>
      {open === 'assign' && <AssignDialog shift={shift} missing={missing} onClose={close} />}
      {open === 'edit' && <ShiftDialog shift={shift} day={shift.day} timeZone={timeZone} onClose={close} />}
      {open === 'remove' && (
        <ConfirmDialog
          title={m.shift_remove_title()}
          text={m.shift_remove_text()}
          act={m.shift_remove()}
          danger
          sending={removing}
          onClose={close}
        />
      )}
    </div>
  )
}
