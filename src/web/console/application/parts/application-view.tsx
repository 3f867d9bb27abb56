import { useQueryClient } from '@tanstack/react-query'
import { BookUser, Eye, Undo2 } from 'lucide-react'
import { Link, useNavigate } from 'react-router'
import type { ApplicationDetail } from '#contract/organiser-application.ts'
import { colleagueName } from '#domain/person/colleague-name.ts'
import { formatPhone } from '#domain/phone/format-phone.ts'
import { m } from '#messages/compiled/messages.js'
import { useBatchActions, useWaitingBatches } from '#web/console/decision/queries.ts'
import { RecallCountdown } from '#web/console/decision/view.tsx'
import { HistoryList } from '#web/console/history/view.tsx'
import { PrivatePhotograph } from '#web/console/person/view.tsx'
import { PhotographCheckLine } from '#web/console/photograph/view.tsx'
import { useRecordTarget } from '#web/console/record/queries.ts'
import { useOrganiser } from '#web/console/screen/queries.ts'
import { applicationTones, passportTones, paymentTones } from '#web/console/screen/words.ts'
import { PageButton } from '#web/console/search/form.tsx'
import { usePageActions } from '#web/console/search/queries.ts'
import { ApplicationTransfer } from '#web/console/transfer-queue/view.tsx'
import { useMoments } from '#web/kit/dates/use-moments.ts'
import { useLocale, usePaths } from '#web/kit/locale/use-locale.ts'
import { nameIn } from '#web/kit/words/name-in.ts'
import { participantRoleWords } from '#web/kit/words/role-words.ts'
import { applicationWords, passportWords, paymentWords } from '#web/kit/words/status-words.ts'
import { Section } from '#web/ui/section.tsx'
import { StatusChip } from '#web/ui/status-chip.tsx'
import { ApplicationAssistants } from './application-assistants.tsx'
import { ApplicationConfirmation } from './application-confirmation.tsx'
import { ApplicationConsents } from './application-consents.tsx'
import { ApplicationFacts } from './application-facts.tsx'
import { ApplicationMatters } from './application-matters.tsx'
import { ApplicationOwner } from './application-owner.tsx'
import { ApplicationPass } from './application-pass.tsx'
import { ApplicationRecords } from './application-records.tsx'
import { MergedRecords } from './merged-records.tsx'
import { OpenReasons } from './open-reasons.tsx'
import { PhotographReview } from './photograph-review.tsx'

/** One whole application: who it is, open reasons, the data as typed, the history. The heading above shows the name. */
export function ApplicationView({ application }: { application: ApplicationDetail }) {
  const locale = useLocale()
  const moments = useMoments()
  const { position, company, latinName, role, submittedAt } = application
  return (
    <div>
      <header className="flex gap-4 pb-2 sm:gap-5">
        {/* Without the consents the role sees no photograph either, and no gap says that one is missing. */}
        {application.consents && (
          <PrivatePhotograph
            fileGuid={application.photographFileGuid}
            name={nameIn(locale, application)}
            className="w-24 sm:w-32"
          />
        )}
        <div className="min-w-0 flex-1 space-y-1 text-sm">
          {latinName && <p className="text-text-quiet">{latinName}</p>}
          <p className="text-base font-medium">{[position, company].filter(Boolean).join(', ')}</p>
          <p className="text-text-quiet">
            {participantRoleWords[role]()}
            {submittedAt && ` · ${m.organiser_submitted_at({ when: moments.moment(submittedAt) })}`}
          </p>
          <ul aria-label={m.organiser_states()} className="flex flex-wrap gap-2 pt-2">
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
                tone={passportTones[application.passport]}
                // On a phone the longest state does not fit beside the photograph, so let it wrap.
                className="max-sm:h-auto max-sm:min-h-7 max-sm:py-1 max-sm:leading-5 max-sm:[&>span]:whitespace-normal"
              >
                {m.organiser_passport_state({
                  state: passportWords[application.passport](),
                })}
              </StatusChip>
            </li>
          </ul>
        </div>
      </header>
      <OtherPages guid={application.guid} />
      <ApplicationOwner application={application} />
      <ApplicationMatters application={application} />
      {application.recallable && <RecallNotice recallable={application.recallable} />}
      {application.photographCheck && <PhotographCheckLine check={application.photographCheck} />}
      <PhotographReview application={application} />
      {application.group && <ApplicationGroup group={application.group} />}
      <Section title={m.organiser_open_reasons()} level={3}>
        <OpenReasons reasons={application.open} />
      </Section>
      <ApplicationPass application={application} />
      <ApplicationConfirmation application={application} />
      <ApplicationFacts application={application} />
      <MergedRecords application={application} />
      <ApplicationAssistants application={application} />
      <ApplicationTransfer guid={application.guid} />
      <ApplicationRecords guid={application.guid} />
      <ApplicationConsents application={application} />
      <Section title={m.organiser_history()} level={3}>
        <HistoryList
          rows={application.history}
          recordOf={({ ofMerged }) => (ofMerged ? m.history_of_merged() : null)}
        />
      </Section>
    </div>
  )
}

/** To the cabinet as the person sees it, and to the passport, which security checks. */
function OtherPages({ guid }: { guid: string }) {
  const target = useRecordTarget()
  const navigate = useNavigate()
  const { may } = useOrganiser()
  const pages = [
    ...(may('view-cabinets')
      ? [
          {
            key: 'cabinet',
            label: m.cabinet_look_action(),
            icon: Eye,
            address: target('organiser-cabinet', guid),
          },
        ]
      : []),
    ...(may('read-passports')
      ? [
          {
            key: 'passport',
            label: m.organiser_passport_open(),
            icon: BookUser,
            address: target('organiser-passport', guid),
          },
        ]
      : []),
  ]
  usePageActions(
    pages.map(({ address, ...page }) => ({
      ...page,
      run: () => void navigate(address.to, { state: address.state }),
    })),
  )
  if (pages.length === 0) return null
  return (
    <p className="flex flex-wrap gap-x-6 gap-y-1 border-t py-3 text-sm">
      {pages.map(({ key, label, address }) => (
        <Link key={key} className="text-link" {...address}>
          {label}
        </Link>
      ))}
    </p>
  )
}

/** The person's group, its coordinator, and a link to all of its people. */
function ApplicationGroup({ group }: { group: NonNullable<ApplicationDetail['group']> }) {
  const to = usePaths()
  const coordinator = colleagueName(useLocale(), group.coordinator)
  return (
    <p className="border-t py-3 text-sm">
      <Link
        className="text-link"
        to={`${to('organiser-applications')}?${new URLSearchParams({ status: 'all', group: group.guid })}`}
      >
        {m.organiser_group_of({ company: group.company })}
      </Link>
      <span className="text-text-quiet">
        {` · ${m.organiser_group_coordinator({ name: coordinator })}, `}
        <a className="text-link tabular whitespace-nowrap" href={`tel:${group.phone}`}>
          {formatPhone(group.phone)}
        </a>
      </span>
    </p>
  )
}

/** The last decision while its message waits: how long, and a button to recall it. */
function RecallNotice({ recallable }: { recallable: NonNullable<ApplicationDetail['recallable']> }) {
  const { may } = useOrganiser()
  const [last] = useWaitingBatches()
  const { recall } = useBatchActions()
  const client = useQueryClient()
  // The bar at the foot of the page says the same and has the same button.
  if (last?.batchGuid === recallable.batchGuid) return null
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 border-y py-2 text-sm">
      <p>
        <RecallCountdown
          until={recallable.until}
          onOver={() => client.invalidateQueries({ queryKey: ['organiser'] })}
        />
      </p>
      {may('decide-applications') && (
        <PageButton
          icon={Undo2}
          plain
          size="sm"
          variant="secondary"
          loading={recall.isPending}
          onClick={() => recall.mutate(recallable.batchGuid)}
        >
          {m.organiser_recall()}
        </PageButton>
      )}
    </div>
  )
}
