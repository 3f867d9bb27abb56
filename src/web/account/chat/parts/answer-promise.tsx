import { Clock3 } from 'lucide-react'
import { m } from '#messages/compiled/messages.js'
import { dayWords } from '#web/kit/chat/day-words.ts'
import { formatTime } from '#web/kit/dates/format-time.ts'
import { useForumClock } from '#web/kit/dates/use-forum-clock.ts'
import { useEdition } from '#web/kit/edition/use-edition.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'

/** The 24-hour promise: in general, with its hour while somebody waits, and with an apology once it was broken. */
export function AnswerPromise({ answerBy }: { answerBy: string | null }) {
  const edition = useEdition()
  const locale = useLocale()
  const now = useForumClock(edition)
  const { timeZone } = edition
  return (
    <p role="status" className="flex items-center gap-2 border-b px-4 py-2.5 text-sm text-text-quiet">
      <Clock3 aria-hidden="true" strokeWidth={1.5} className="size-4 shrink-0" />
      <span>{words()}</span>
    </p>
  )

  function words() {
    if (!answerBy) return m.chat_promise()
    const instant = Date.parse(answerBy)
    const when = `${dueDay(instant)}, ${formatTime(answerBy, locale, timeZone)}`
    return instant < now ? m.chat_promise_broken({ when }) : m.chat_promise_by({ when })
  }

  function dueDay(instant: number): string {
    const day = new Intl.DateTimeFormat('en-CA', { timeZone }).format(instant)
    const words = dayWords(day, now, timeZone, locale)
    // Within a sentence; a month keeps its capital in English.
    return words.charAt(0).toLowerCase() + words.slice(1)
  }
}
