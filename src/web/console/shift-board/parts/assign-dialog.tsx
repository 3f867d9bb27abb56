import { useState } from 'react'
import type { Shift } from '#contract/organiser-shift.ts'
import { m } from '#messages/compiled/messages.js'
import { studyYearWords } from '#messages/volunteer-word.ts'
import { FormDialog } from '#web/kit/form/form-dialog.tsx'
import { SearchBox } from '#web/kit/list/search-box.tsx'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { nameIn } from '#web/kit/words/name-in.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { SkeletonText } from '#web/ui/skeleton.tsx'
import { AssignedResults, useAssigning } from '../form.tsx'
import { useComing } from '../queries.ts'

type AssignDialogProps = { shift: Shift; missing: number; onClose: () => void }

/** Who of those who come takes a shift; no more can be ticked than are missing. */
export function AssignDialog({ shift, missing, onClose }: AssignDialogProps) {
  const locale = useLocale()
  const [q, setQ] = useState('')
  const [ticked, setTicked] = useState<readonly string[]>([])
  const { data, error } = useComing(q)
  const { assigning, results, assign } = useAssigning(onClose)
  const there = new Set(shift.volunteers.map(({ guid }) => guid))
  const free = (data ?? []).filter(({ guid }) => !there.has(guid))
  if (results) return <AssignedResults results={results} people={data ?? []} onClose={onClose} />
  return (
    <FormDialog
      title={m.shift_assign_title()}
      description={`${shift.place[locale]} · ${m.shift_missing({ count: missing })}`}
      top={assigning.error?.message ?? error?.message}
      submitText={m.shift_assign_submit()}
      pending={assigning.isPending}
      onSubmit={event => {
        event.preventDefault()
        if (ticked.length > 0) void assign(shift.guid, [...ticked])
      }}
      onClose={onClose}
    >
      <SearchBox isMain={false} label={m.shift_assign_search()} value={q} onSearch={setQ} />
      {data ? (
        free.length > 0 ? (
          <ul className="max-h-80 space-y-1 overflow-y-auto">
            {free.map(volunteer => (
              <li key={volunteer.guid}>
                <Checkbox
                  label={nameIn(locale, volunteer)}
                  hint={`${volunteer.university}, ${studyYearWords[volunteer.studyYear]()} · ${m.volunteer_column_shifts()}: ${volunteer.shifts}`}
                  checked={ticked.includes(volunteer.guid)}
                  disabled={!ticked.includes(volunteer.guid) && ticked.length >= missing}
                  onChange={event =>
                    setTicked(
                      event.target.checked
                        ? [...ticked, volunteer.guid]
                        : ticked.filter(guid => guid !== volunteer.guid),
                    )
                  }
                />
              </li>
            ))}
          </ul>
        ) : (
          <p>{m.shift_assign_none()}</p>
        )
      ) : (
        <SkeletonText lines={5} />
      )}
    </FormDialog>
  )
}
