import type { Dashboard } from '#contract/dashboard.ts'
import { AssistancePart } from '#web/account/assistant/assistance-part.tsx'
import { SupportContacts } from '#web/account/section/support-section.tsx'
import { OpenReasons } from '../open-reasons.tsx'
import { ArrivalPanel } from './arrival-panel.tsx'
import { HeadlineHeading } from './headline-heading.tsx'
import { homeHeadline } from './home-headline.ts'
import { TodoList } from './todo-list.tsx'
import { UrgentUpdates } from './urgent-updates.tsx'
import { WhenAndWhere } from './when-and-where.tsx'

const needSupport = ['hold', 'refused', 'rejected', 'cancelled', 'replaced']
const closed = ['refused', 'rejected', 'cancelled', 'replaced', 'over']

/** The cabinet's home: may I enter, what must I do, when and where. */
export function HomeView({ dashboard }: { dashboard: Dashboard }) {
  const headline = homeHeadline(dashboard)
  const isClosed = closed.includes(headline.kind)
  const isOver = headline.kind === 'over'
  const when = <WhenAndWhere countdown={dashboard.countdown} />
  return (
    <div className="space-y-10">
      <UrgentUpdates participant={dashboard.guid} />
      {headline.kind === 'enter' ? (
        <ArrivalPanel dashboard={dashboard} started={headline.started} />
      ) : (
        <HeadlineHeading headline={headline} dashboard={dashboard} />
      )}
      <div className="grid gap-x-16 gap-y-10 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="space-y-10">
          {!dashboard.verdict.mayEnter && !isOver && <OpenReasons dashboard={dashboard} />}
          {needSupport.includes(headline.kind) && <SupportContacts />}
          {!isClosed && <TodoList dashboard={dashboard} />}
          {/* Nothing else is left to say then: a column beside would stand alone. */}
          {isOver && when}
          <AssistancePart />
        </div>
        {!isOver && !needSupport.slice(1).includes(headline.kind) && when}
      </div>
    </div>
  )
}
