import type { Dashboard } from '#contract/dashboard.ts'
import { m } from '#messages/compiled/messages.js'
import { checklistRow } from '#web/kit/dashboard/checklist-row.ts'
import { detailWords, itemWords, stateWords } from '#web/kit/dashboard/checklist-words.ts'
import { headlineWords } from '#web/kit/dashboard/headline-words.ts'
import { homeHeadline } from '#web/kit/dashboard/home-headline.ts'
import { itemsBesideReasons } from '#web/kit/dashboard/home-tasks.ts'
import { factsOfReason } from '#web/kit/dashboard/reason-facts.ts'
import { reasonSentence, statusWord, whoSentence } from '#web/kit/dashboard/reason-words.ts'
import { useMoments } from '#web/kit/dates/use-moments.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { Checklist, ChecklistItem } from '#web/ui/checklist.tsx'
import { StatusLine } from '#web/ui/status-line.tsx'

type Shown = { dashboard: Dashboard }

/** The cabinet's home in its own words, without its buttons. */
export function SeenHome({ dashboard }: Shown) {
  return (
    <div className="space-y-8">
      <Headline dashboard={dashboard} />
      <SeenReasons dashboard={dashboard} />
      <Tasks dashboard={dashboard} />
    </div>
  )
}

function Headline({ dashboard }: Shown) {
  const locale = useLocale()
  const headline = homeHeadline(dashboard)
  const words = headline.kind === 'enter' ? arrivalWords(dashboard, headline) : headlineWords(headline)
  const name =
    locale === 'en' && dashboard.latinName
      ? dashboard.latinName
      : [dashboard.firstName, dashboard.lastName].filter(Boolean).join(' ')
  return (
    <header className="space-y-2">
      <p className="text-sm text-text-quiet">
        {[name, dashboard.companyShortName].filter(Boolean).join(', ')}
      </p>
      <h2 className="text-2xl! font-semibold">{words.title}</h2>
      {words.lead && <p className="text-text-quiet">{words.lead}</p>}
      {dashboard.decisionReason && <p>{m.cabinet_decision_reason({ reason: dashboard.decisionReason })}</p>}
    </header>
  )
}

/** As the panel of the arrival greets the person. */
function arrivalWords({ payment }: Dashboard, { started }: { started: boolean }) {
  return {
    title: started ? m.cabinet_enter_started() : m.cabinet_enter(),
    lead: payment === 'noPaymentRequired' ? m.cabinet_enter_free() : m.cabinet_enter_paid(),
  }
}

/** What keeps the person from entering, and whose turn it is. */
export function SeenReasons({ dashboard }: Shown) {
  const moments = useMoments()
  if (dashboard.verdict.open.length === 0) return null
  return (
    <ul aria-label={m.cabinet_verdict_title()} className="divide-y border-y">
      {dashboard.verdict.open.map(({ reason, who, by }) => {
        const facts = factsOfReason(reason)
        return (
          <li key={reason} className="py-4">
            <StatusLine
              className="sm:[&>:first-child]:w-52"
              tone={facts?.tone ?? 'neutral'}
              word={facts ? statusWord(facts.area, dashboard, reason) : m.cabinet_verdict_closed()}
              meaning={reasonSentence(reason)}
              who={whoSentence(who)}
              deadline={by && m.account_by({ date: moments.day(by) })}
            />
          </li>
        )
      })}
    </ul>
  )
}

function Tasks({ dashboard }: Shown) {
  const rows = itemsBesideReasons(dashboard)
  if (rows.length === 0) return null
  return (
    <Checklist label={m.cabinet_todo_title()}>
      {rows.map(row => {
        const { state, detail } = checklistRow(row, dashboard)
        return (
          <ChecklistItem
            key={row.item}
            state={state}
            stateText={stateWords[state]()}
            title={
              row.item === 'verification' && row.done ? m.checklist_verification() : itemWords[row.item]()
            }
            detail={detailWords[detail]()}
          />
        )
      })}
    </Checklist>
  )
}
