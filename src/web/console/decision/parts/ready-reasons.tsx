import type { DecisionKind } from '#contract/organiser-application.ts'
import { m } from '#messages/compiled/messages.js'
import { Button } from '#web/ui/button.tsx'
import type { WrittenReason } from '../rules.ts'

type ReadyReason = {
  name: () => string
  text: (given: Record<string, never>, options: { locale: 'ru' | 'en' }) => string
}

const quota = { name: m.organiser_ready_quota, text: m.organiser_ready_quota_text }
const audience = { name: m.organiser_ready_audience, text: m.organiser_ready_audience_text }
const seats = { name: m.organiser_ready_seats, text: m.organiser_ready_seats_text }
const twice = { name: m.organiser_ready_twice, text: m.organiser_ready_twice_text }
const details = { name: m.organiser_ready_details, text: m.organiser_ready_details_text }
const unpaid = { name: m.organiser_ready_unpaid, text: m.organiser_ready_unpaid_text }
const asked = { name: m.organiser_ready_asked, text: m.organiser_ready_asked_text }
const photo = { name: m.organiser_ready_photo, text: m.organiser_ready_photo_text }
const position = { name: m.organiser_ready_position, text: m.organiser_ready_position_text }

const readyReasons: Partial<Record<DecisionKind, readonly ReadyReason[]>> = {
  reject: [quota, audience, seats, twice],
  requestInformation: [photo, position],
  returnToReview: [details, quota],
  cancel: [asked, unpaid, twice, details],
}

type ReadyReasonsProps = { decision: DecisionKind; onChoose: (reason: WrittenReason) => void }

/** What the committee writes most often, put into both languages at once so that they say the same. */
export function ReadyReasons({ decision, onChoose }: ReadyReasonsProps) {
  const ready = readyReasons[decision] ?? []
  if (ready.length === 0) return null
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="mb-2 text-sm text-text-quiet">{m.organiser_ready_reasons()}</legend>
      {ready.map(({ name, text }) => (
        <Button
          key={name()}
          size="sm"
          variant="secondary"
          onClick={() => onChoose({ ru: text({}, { locale: 'ru' }), en: text({}, { locale: 'en' }) })}
        >
          {name()}
        </Button>
      ))}
    </fieldset>
  )
}
