import type { Assistant } from '#contract/assistant.ts'
import { formatPhone } from '#domain/phone/format-phone.ts'
import { m } from '#messages/compiled/messages.js'
import { formatMoment } from '#web/kit/dates/forum-dates.ts'
import { useEdition } from '#web/kit/edition/use-edition.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { sectionWords } from '#web/kit/words/section-words.ts'
import { typedName } from '#web/kit/words/typed-name.ts'
import { StatusChip } from '#web/ui/status-chip.tsx'

/** Who the assistant is, since when, and which sections they may open. */
export function AssistantFacts({ assistant }: { assistant: Assistant }) {
  const locale = useLocale()
  const { timeZone } = useEdition()
  const { phone, email, sections, getsNotices, grantedAt } = assistant
  const name = typedName(assistant.name, locale)
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="min-w-0">
          <h3 className="font-medium wrap-anywhere">{name}</h3>
          <p className="text-sm text-text-quiet">
            <span className="tabular whitespace-nowrap">{formatPhone(phone)}</span>
            {email && <span className="wrap-anywhere"> · {email}</span>}
          </p>
        </div>
        {!grantedAt && <StatusChip tone="attention">{m.assistant_asks()}</StatusChip>}
      </div>
      <p>{sections.map(section => sectionWords[section].name()).join(', ')}</p>
      <p className="text-sm text-text-quiet">
        {grantedAt &&
          `${m.assistant_granted_at({ date: formatMoment(Date.parse(grantedAt), locale, timeZone) })} · `}
        {getsNotices ? m.assistant_notices_on() : m.assistant_notices_off()}
      </p>
    </>
  )
}
