import { useState } from 'react'
import type { Itinerary } from '#contract/itinerary.ts'
import { m } from '#messages/compiled/messages.js'
import { dayAndMonth, timeSpan } from '#web/kit/dates/day-words.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { Button } from '#web/ui/button.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { useForumProgramme } from '../queries.ts'

type AddSessionProps = { itinerary: Itinerary; onAdd: (guid: string) => Promise<unknown>; pending: boolean }

/** Adds any session of the forum's programme, also one that clashes: its owner decides. */
export function AddSession({ itinerary, onAdd, pending }: AddSessionProps) {
  const locale = useLocale()
  const { data } = useForumProgramme(true)
  const [chosen, setChosen] = useState('')
  const planned = new Set(itinerary.sessions.map(({ guid }) => guid))
  const open = (data?.sessions ?? []).filter(({ guid, format }) => format !== 'break' && !planned.has(guid))
  return (
    <form
      className="flex flex-col items-start gap-3"
      onSubmit={async event => {
        event.preventDefault()
        if (chosen) await onAdd(chosen)
        setChosen('')
      }}
    >
      <SelectField
        label={m.itinerary_add_label()}
        fieldClassName="w-full"
        value={chosen}
        placeholder={m.itinerary_add_placeholder()}
        onChange={event => setChosen(event.target.value)}
        options={open.map(session => ({
          value: session.guid,
          label: `${dayAndMonth(session.day, locale)}, ${timeSpan(session)} · ${session.title}`,
        }))}
      />
      <Button type="submit" variant="secondary" disabled={!chosen} loading={pending}>
        {m.itinerary_add()}
      </Button>
    </form>
  )
}
