import { m } from '#messages/compiled/messages.js'
import { useCompany } from '#web/staff/company/queries.ts'
import { Progress } from '#web/ui/progress.tsx'
import { Section } from '#web/ui/section.tsx'

/** How many of the company's places on the forum days are taken. */
export function ForumPlaces() {
  const { forumPlaces } = useCompany()
  const { all, taken } = forumPlaces
  return (
    <Section title={m.staff_places_title()} lead={m.staff_places_lead()} space="none">
      {all > 0 ? (
        <div className="max-w-120 space-y-2">
          <p className="tabular">{m.staff_places_taken({ taken, all })}</p>
          <Progress
            label={m.staff_places_title()}
            value={taken / all}
            valueText={m.staff_places_taken({ taken, all })}
          />
        </div>
      ) : (
        <p>{m.staff_places_none()}</p>
      )}
    </Section>
  )
}
