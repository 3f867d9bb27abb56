import type { Dashboard } from '#contract/dashboard.ts'
import { m } from '#messages/compiled/messages.js'
import { participantName } from '#web/account/participant/words.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { PageHeading } from '#web/ui/page-heading.tsx'
import type { HomeHeadline } from './home-headline.ts'

type Plain = Exclude<HomeHeadline, { kind: 'enter' }>

/** The home page's first sentence while the person may not enter yet. */
export function HeadlineHeading({ headline, dashboard }: { headline: Plain; dashboard: Dashboard }) {
  const locale = useLocale()
  const words = wordsOf(headline)
  return (
    <PageHeading
      above={[participantName(dashboard, locale), dashboard.companyShortName].filter(Boolean).join(', ')}
      title={words.title}
      lead={
        <>
          {words.lead}
          {dashboard.decisionReason && (
            <span className="mt-2 block text-text">
              {m.cabinet_decision_reason({ reason: dashboard.decisionReason })}
            </span>
          )}
        </>
      }
    />
  )
}

function wordsOf(headline: Plain): { title: string; lead: string | null } {
  if (headline.kind === 'todo')
    return {
      title: m.cabinet_todo({ count: headline.count }),
      lead: headline.forEntry ? m.cabinet_todo_lead() : m.cabinet_todo_beside_lead(),
    }
  return {
    wait: () => ({ title: m.cabinet_wait(), lead: m.cabinet_wait_lead() }),
    hold: () => ({ title: m.cabinet_hold(), lead: m.cabinet_hold_lead() }),
    refused: () => ({
      title: m.cabinet_refused(),
      lead: m.cabinet_refused_lead(),
    }),
    rejected: () => ({
      title: m.cabinet_rejected(),
      lead: m.cabinet_closed_lead(),
    }),
    cancelled: () => ({
      title: m.cabinet_cancelled(),
      lead: m.cabinet_closed_lead(),
    }),
    replaced: () => ({
      title: m.cabinet_replaced(),
      lead: m.cabinet_replaced_lead(),
    }),
    over: () => ({ title: m.cabinet_over(), lead: null }),
  }[headline.kind]()
}
