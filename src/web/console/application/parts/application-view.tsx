import type { ApplicationDetail } from '#contract/organizer-application.ts'
import { m } from '#messages/compiled/messages.js'
import { HistoryList } from '#web/console/history/history-list.tsx'
import { PrivatePhoto } from '#web/console/person/private-photo.tsx'
import { applicationTones, paymentTones, securityTones } from '#web/console/queue/status-tones.ts'
import { ApplicationTransfer } from '#web/console/transfer-queue/application-transfer.tsx'
import { useMoments } from '#web/kit/dates/use-moments.ts'
import { participantRoleWords } from '#web/kit/words/role-words.ts'
import { applicationWords, paymentWords, securityWords } from '#web/kit/words/status-words.ts'
import { Section } from '#web/ui/section.tsx'
import { StatusChip } from '#web/ui/status-chip.tsx'
import { ApplicationAssistants } from './application-assistants.tsx'
import { ApplicationConfirmation } from './application-confirmation.tsx'
import { ApplicationConsents } from './application-consents.tsx'
import { ApplicationFacts } from './application-facts.tsx'
import { ApplicationGroup } from './application-group.tsx'
import { OpenReasons } from './open-reasons.tsx'
import { PhotographCheckLine } from './photograph-check.tsx'
import { PhotographReview } from './photograph-review.tsx'
import { RecallNotice } from './recall-notice.tsx'

/** One application, whole: who it is, what is open, the data as typed, what happened. The heading above has the name. */
export function ApplicationView({ application }: { application: ApplicationDetail }) {
  const moments = useMoments()
  const { position, company, latinName, role, submittedAt } = application
  return (
    <div>
      <header className="flex gap-4 pb-2 sm:gap-5">
        <PrivatePhoto fileGuid={application.photoFileGuid} name={application.name} className="w-24 sm:w-32" />
        <div className="min-w-0 flex-1 space-y-1 text-sm">
          {latinName && <p className="text-text-quiet">{latinName}</p>}
          <p className="text-base font-medium">{[position, company].filter(Boolean).join(', ')}</p>
          <p className="text-text-quiet">
            {participantRoleWords[role]()}
            {submittedAt && ` · ${m.organizer_submitted_at({ when: moments.moment(submittedAt) })}`}
          </p>
          <ul aria-label={m.organizer_states()} className="flex flex-wrap gap-2 pt-2">
            <li>
              <StatusChip tone={applicationTones[application.status]}>
                {applicationWords[application.status]()}
              </StatusChip>
            </li>
            <li>
              <StatusChip tone={paymentTones[application.payment]}>
                {paymentWords[application.payment]()}
              </StatusChip>
            </li>
            <li>
              <StatusChip
                tone={securityTones[application.security]}
                // The longest state is longer than the room beside the photograph on a phone.
                className="max-sm:h-auto max-sm:min-h-7 max-sm:py-1 max-sm:leading-5 max-sm:[&>span]:whitespace-normal"
              >
                {m.organizer_passport_state({
                  state: securityWords[application.security](),
                })}
              </StatusChip>
            </li>
          </ul>
        </div>
      </header>
      {application.recallable && <RecallNotice recallable={application.recallable} />}
      {application.photographCheck && <PhotographCheckLine check={application.photographCheck} />}
      <PhotographReview application={application} />
      {application.group && <ApplicationGroup group={application.group} />}
      <Section title={m.organizer_open_reasons()} level={3}>
        <OpenReasons reasons={application.open} />
      </Section>
      <ApplicationConfirmation application={application} />
      <ApplicationFacts application={application} />
      <ApplicationAssistants application={application} />
      <ApplicationTransfer guid={application.guid} />
      <ApplicationConsents consents={application.consents} />
      <Section title={m.organizer_history()} level={3}>
        <HistoryList rows={application.history} />
      </Section>
    </div>
  )
}
