import { photographLimits } from '#domain/photograph/photograph-rules.ts'
import { m } from '#messages/compiled/messages.js'
import { DefinitionList } from '#web/ui/definition-list.tsx'

/** What to have ready before filling in the form. */
export function Preparation() {
  const photo = {
    side: photographLimits.side,
    megabytes: photographLimits.bytes / 1024 / 1024,
  }
  const items = [
    {
      term: m.registration_need_phone(),
      value: m.registration_need_phone_text(),
    },
    { term: m.registration_need_inn(), value: m.registration_need_inn_text() },
    {
      term: m.registration_need_photograph(),
      value: m.registration_need_photograph_text(photo),
    },
    {
      term: m.registration_need_passport(),
      value: m.registration_need_passport_text(),
    },
  ]
  return (
    <DefinitionList
      className="border-b-0"
      items={items.map(({ term, value }) => ({
        id: term,
        term: <span className="text-base font-semibold text-text">{term}</span>,
        value: <span className="text-text-quiet">{value}</span>,
      }))}
    />
  )
}
