import { useState } from 'react'
import { missingOf } from '#domain/shift/shift-rules.ts'
import { m } from '#messages/compiled/messages.js'
import { hoursBetween } from '#web/kit/dates/hours-between.ts'
import { useMoments } from '#web/kit/dates/use-moments.ts'
import { type BulkResult, BulkResults } from '#web/kit/form/bulk-results.tsx'
import { FormDialog } from '#web/kit/form/form-dialog.tsx'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { nameIn } from '#web/kit/words/name-in.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { toasts } from '#web/ui/toast-store.ts'
import { useAssignVolunteers, useShifts } from './queries.ts'

type Named = { guid: string; name: string; latinName: string }

type ShiftChoiceProps = { volunteers: readonly Named[]; onClose: () => void }

/** Puts volunteers on one of the shifts that are short of people. */
export function ShiftChoice({ volunteers, onClose }: ShiftChoiceProps) {
  const locale = useLocale()
  const moments = useMoments()
  const { data } = useShifts()
  const [chosen, setChosen] = useState('')
  const { assigning, results, assign } = useAssigning(onClose)
  if (results) return <AssignedResults results={results} people={volunteers} onClose={onClose} />
  const short = (data?.items ?? []).filter(
    shift => missingOf({ needed: shift.needed, assigned: shift.volunteers.length }) > 0,
  )
  return (
    <FormDialog
      title={m.shift_choose_title()}
      description={volunteers.map(person => nameIn(locale, person)).join(', ')}
      top={assigning.error?.message}
      submitText={m.shift_assign_submit()}
      pending={assigning.isPending}
      onSubmit={event => {
        event.preventDefault()
        if (chosen)
          void assign(
            chosen,
            volunteers.map(({ guid }) => guid),
          )
      }}
      onClose={onClose}
    >
      {data && short.length === 0 ? (
        <p>{m.shift_choose_none()}</p>
      ) : (
        <SelectField
          label={m.shift_choose()}
          placeholder={m.shift_choose()}
          value={chosen}
          required
          onChange={event => setChosen(event.target.value)}
          options={short.map(({ guid, day, from, to, place, needed, volunteers: there }) => ({
            value: guid,
            label: [
              `${moments.shortDay(day)}, ${hoursBetween({ from, to }, data?.timeZone ?? 'UTC')}`,
              place[locale],
              m.shift_filled({ assigned: there.length, needed }),
            ].join(' · '),
          }))}
        />
      )}
    </FormDialog>
  )
}

/** Sends an assignment; where not everybody could be put on the shift, says who and why. */
export function useAssigning(onDone: () => void) {
  const assigning = useAssignVolunteers()
  const [results, setResults] = useState<readonly BulkResult[] | null>(null)
  async function assign(guid: string, volunteerGuids: string[]): Promise<void> {
    const answer = await assigning.mutateAsync({ guid, volunteerGuids }).catch(() => null)
    if (!answer) return
    const count = answer.results.filter(({ ok }) => ok).length
    if (count < answer.results.length) return setResults(answer.results)
    toasts.show({ title: m.shift_assigned({ count }), tone: 'positive' })
    onDone()
  }
  return { assigning, results, assign }
}

type AssignedResultsProps = { results: readonly BulkResult[]; people: readonly Named[]; onClose: () => void }

export function AssignedResults({ results, people, onClose }: AssignedResultsProps) {
  const locale = useLocale()
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title={m.shift_assign_title()}
      closeLabel={m.close()}
      actions={<Button onClick={onClose}>{m.close()}</Button>}
    >
      <BulkResults
        results={results}
        nameOf={guid => {
          const person = people.find(each => each.guid === guid)
          return person ? nameIn(locale, person) : ''
        }}
        doneText={m.shift_assigned}
      />
    </Dialog>
  )
}
