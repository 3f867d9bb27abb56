import { m } from '#messages/compiled/messages.js'
import { DefinitionList } from '../../ui/definition-list.tsx'
import { useEdition } from '../edition/use-edition.ts'
import { formatDay } from '../home/forum-dates.ts'
import { useLocale } from '../session/use-locale.ts'

/** Until when things may be changed: the edition's locks (spec point 4). */
export function Deadlines() {
  const { locks } = useEdition()
  const locale = useLocale()
  const until = (day: string) => m.conditions_deadline_until({ date: formatDay(day, locale) })
  return (
    <>
      <DefinitionList
        items={[
          {
            term: m.conditions_deadline_transfer(),
            value: until(locks.transfer),
          },
          {
            term: m.conditions_deadline_badge(),
            value: until(locks.badgeCompanyName),
          },
          {
            term: m.conditions_deadline_speaker(),
            value: m.conditions_deadline_publication(),
          },
        ]}
      />
      <p>{m.conditions_deadline_note()}</p>
    </>
  )
}
