import { AlarmClock, CircleAlert, Clock3, type LucideIcon } from 'lucide-react'
import { m } from '#messages/compiled/messages.js'
import { ageText } from '#web/console/clock/rules.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { TONE_TEXT, type Tone } from '#web/ui/tone.ts'
import { type AnswerClock, answerClock } from './parts/answer-clock.ts'

const looks: Record<AnswerClock['state'], { tone: Tone; Icon: LucideIcon }> = {
  overdue: { tone: 'negative', Icon: CircleAlert },
  soon: { tone: 'attention', Icon: AlarmClock },
  fine: { tone: 'neutral', Icon: Clock3 },
}

/** What is left of the 24 hours, or by how much they are over: icon and words. Nothing where nobody waits. */
export function ClockWord({ answerBy, now }: { answerBy: string | null; now: number }) {
  const locale = useLocale()
  const clock = answerClock(answerBy, now)
  if (!clock) return null
  const { tone, Icon } = looks[clock.state]
  const time = ageText(clock.milliseconds, locale)
  return (
    <span className={`tabular inline-flex items-center gap-1.5 whitespace-nowrap ${TONE_TEXT[tone]}`}>
      <Icon aria-hidden="true" strokeWidth={1.75} className="size-4 shrink-0" />
      {clock.state === 'overdue' ? m.chats_overdue({ time }) : m.chats_left({ time })}
    </span>
  )
}
