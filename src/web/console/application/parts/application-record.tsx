import { useMemo, useState } from 'react'
import { Navigate } from 'react-router'
import type { DecisionKind } from '#contract/organiser-application.ts'
import { m } from '#messages/compiled/messages.js'
import { DecisionDialog } from '#web/console/decision/form.tsx'
import { decidedStatuses, type ReleasedDecision } from '#web/console/decision/queries.ts'
import { ReleaseBar } from '#web/console/decision/view.tsx'
import { openDecisions } from '#web/console/decision/words.ts'
import { useRecordTarget, useRecordWalk } from '#web/console/record/queries.ts'
import { RecordPage } from '#web/console/record/view.tsx'
import { useOrganiser } from '#web/console/screen/queries.ts'
import { useListParameters } from '#web/kit/list/list-address.ts'
import { rowAfter } from '#web/kit/list/row-cursor.ts'
import { useRowKeyboard } from '#web/kit/list/row-keyboard.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { nameIn } from '#web/kit/words/name-in.ts'
import { useAfterDecision, useApplication, useApplicationQueue } from '../queries.ts'
import { decisionLetters, readApplicationFilters } from '../rules.ts'
import { ApplicationSkeleton } from '../view.tsx'
import { ApplicationActions } from './application-actions.tsx'
import { ApplicationView } from './application-view.tsx'

/** One application on its own page, for phones and links; from the queue it leads on to the next. */
export function ApplicationRecord({ guid }: { guid: string }) {
  const parameters = useListParameters()
  const filters = useMemo(() => readApplicationFilters(parameters), [parameters])
  const walk = useRecordWalk('organiser-application')
  const query = useApplication(guid)
  const { data } = query
  const queue = useApplicationQueue(filters, { enabled: walk.fromQueue })
  const locale = useLocale()
  const target = useRecordTarget()
  const [decision, setDecision] = useState<DecisionKind | null>(null)
  const afterDecision = useAfterDecision()
  const mayDecide = useOrganiser().may('decide-applications')
  const rows = queue.items?.map(item => item.guid) ?? []
  const goTo = (next: string | undefined | null) => next && walk.goTo(next)

  useRowKeyboard(intent => {
    if (intent.kind === 'move' && walk.fromQueue && rows.includes(guid))
      goTo(rows[rows.indexOf(guid) + intent.step])
    if (intent.kind === 'leave') walk.backToList()
    const wanted = intent.kind === 'letter' ? decisionLetters[intent.letter] : undefined
    if (wanted && data && mayDecide && openDecisions(data.status).includes(wanted)) setDecision(wanted)
  })

  const released = (answer: ReleasedDecision) => {
    const decided = decidedStatuses(answer)
    const next = rowAfter(rows, guid, new Set(decided.keys()))
    afterDecision(decided)
    if (walk.fromQueue && decided.size > 0) goTo(next)
  }

  // The address of a record that was merged leads to the one that stays.
  if (data?.mergedInto) return <Navigate replace {...target('organiser-application', data.mergedInto)} />
  return (
    <>
      <RecordPage
        presence={{ kind: 'application', guid }}
        list={walk.listTarget}
        listText={walk.listText}
        query={query}
        titleOf={application => nameIn(locale, application)}
        failedTitle={m.organiser_application()}
        skeleton={<ApplicationSkeleton />}
        foot={
          <>
            {data && (
              <div className="border-t px-4 py-3 empty:hidden md:px-6">
                <ApplicationActions application={data} onDecide={setDecision} />
              </div>
            )}
            <ReleaseBar />
          </>
        }
      >
        {application => <ApplicationView key={guid} application={application} />}
      </RecordPage>
      {data && decision && (
        <DecisionDialog
          subjects={[data]}
          decision={decision}
          onClose={() => setDecision(null)}
          onReleased={(_, answer) => released(answer)}
        />
      )}
    </>
  )
}
