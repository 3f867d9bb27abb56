import { useState } from 'react'
import { m } from '#messages/compiled/messages.js'
import { hoursBetween } from '#web/kit/dates/hours-between.ts'
import { useMoments } from '#web/kit/dates/use-moments.ts'
import { type BulkResult, BulkResults } from '#web/kit/form/bulk-results.tsx'
import { FormDialog } from '#web/kit/form/form-dialog.tsx'
import { SearchBox } from '#web/kit/list/search-box.tsx'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { countText } from '#web/kit/words/count-text.ts'
import { nameIn } from '#web/kit/words/name-in.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { LoadMore } from '#web/ui/load-more.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { toasts } from '#web/ui/toast-store.ts'
import { useAssignVolunteers, useShiftPages } from './queries.ts'

type Named = { guid: string; name: string; latinName: string }

const shortShifts = { filling: 'short', from: null, to: null } as const

type ShiftChoiceProps = { volunteers: readonly Named[]; onClose: () => void }

/** Puts volunteers on one of the shifts that are short of people. */
export function ShiftChoice({ volunteers, onClose }: ShiftChoiceProps) {
  const locale = useLocale()
  const moments = useMoments()
  const [q, setQ] = useState('')
  const { items: short, firstPage, ...list } = useShiftPages({ ...shortShifts, q })
  const [picked, setPicked] = useState('')
  const { assigning, results, assign } = useAssigning(onClose)
  if (results) return <AssignedResults results={results} people={volunteers} onClose={onClose} />
  // A search may have taken it out of the choice.
  const chosen = short?.some(({ guid }) => guid === picked) ? picked : ''
  return (
    <FormDialog
      title={m.shift_choose_title()}
      description={volunteers.map(person => nameIn(locale, person)).join(', ')}
      top={assigning.error?.message ?? list.error?.message}
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
      <SearchBox isMain={false} label={m.shift_search()} value={q} onSearch={setQ} />
      {short?.length === 0 ? (
        <p>{q ? m.shift_not_found() : m.shift_choose_none()}</p>
      ) : (
        <div>
          <SelectField
            label={m.shift_choose()}
            placeholder={m.shift_choose()}
            value={chosen}
            required
            onChange={event => setPicked(event.target.value)}
            options={(short ?? []).map(({ guid, day, from, to, place, needed, volunteers: there }) => ({
              value: guid,
              label: [
                `${moments.shortDay(day)}, ${hoursBetween({ from, to }, firstPage?.timeZone ?? 'UTC')}`,
                place[locale],
                m.shift_filled({ assigned: there.length, needed }),
              ].join(' · '),
            }))}
          />
          {list.hasNextPage && (
            <LoadMore
              shownText={m.organiser_shown_of({
                shown: countText(short?.length ?? 0, locale),
                total: countText(firstPage?.counts.short ?? 0, locale),
              })}
              moreText={m.load_more()}
              loading={list.isFetchingNextPage}
              onMore={() => list.fetchNextPage()}
            />
          )}
        </div>
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
