import { useEffect } from 'react'
import { m } from '#messages/compiled/messages.js'
import { countdownText } from '#web/console/clock/age-text.ts'
import { useMachineNow } from '#web/console/clock/use-forum-clock.ts'
import { useLatestCallback } from '#web/kit/list/use-latest-callback.ts'

/** How long a released decision can still be taken back, by the real clock; tells when the time is over. */
export function RecallCountdown({ until, onOver }: { until: string; onOver: () => void }) {
  const left = Date.parse(until) - useMachineNow(1000)
  const tell = useLatestCallback(onOver)
  const over = left <= 0
  useEffect(() => {
    if (!over) return
    // The job that sends them needs a moment; then the list says "sent".
    const timer = setTimeout(() => tell(), 3000)
    return () => clearTimeout(timer)
  }, [over, tell])
  if (over) return m.organizer_messages_leaving()
  return (
    <>
      {m.organizer_messages_leave_in()}{' '}
      <span role="timer" aria-live="off" className="tabular font-medium">
        {countdownText(left)}
      </span>
    </>
  )
}
