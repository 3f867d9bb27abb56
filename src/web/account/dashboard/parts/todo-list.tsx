import { Link } from 'react-router'
import type { Dashboard } from '#contract/dashboard.ts'
import type { ChecklistItem as Item } from '#domain/admission/checklist.ts'
import { m } from '#messages/compiled/messages.js'
import { useOpenSections } from '#web/account/section/queries.ts'
import { checklistRow } from '#web/kit/dashboard/checklist-row.ts'
import { detailWords, itemWords, stateWords } from '#web/kit/dashboard/checklist-words.ts'
import { itemsBesideReasons, tasksLeft } from '#web/kit/dashboard/home-tasks.ts'
import { usePaths } from '#web/kit/locale/use-locale.ts'
import { Checklist, ChecklistItem } from '#web/ui/checklist.tsx'
import { Section } from '#web/ui/section.tsx'
import { OpenReasons } from '../view.tsx'

const pages = {
  passport: 'account-passport',
  payment: 'account-payment',
  speaker: 'account-speaker',
  transfer: 'account-transfer',
  verification: 'account-passport',
} as const satisfies Record<Item, string>

/** What must I do? First what keeps this person out, then the other items of spec point 4 that concern them, each leading to its page. */
export function TodoList({ dashboard }: { dashboard: Dashboard }) {
  const to = usePaths()
  const isOpen = useOpenSections()
  const { all: left } = tasksLeft(dashboard)
  return (
    <Section
      space="none"
      title={m.cabinet_todo_title()}
      action={
        <span className="text-sm text-text-quiet">
          {left === 0 ? m.cabinet_todo_none() : m.cabinet_todo_left({ count: left })}
        </span>
      }
    >
      <OpenReasons dashboard={dashboard} />
      <Checklist label={m.cabinet_todo_title()}>
        {itemsBesideReasons(dashboard).map(row => {
          const { state, detail } = checklistRow(row, dashboard)
          return (
            <ChecklistItem
              key={row.item}
              state={state}
              stateText={
                state === 'todo' && !isOpen(pages[row.item])
                  ? m.cabinet_checklist_theirs()
                  : stateWords[state]()
              }
              title={
                row.item === 'verification' && row.done ? m.checklist_verification() : itemWords[row.item]()
              }
              detail={detailWords[detail]()}
              {...(isOpen(pages[row.item]) && { href: to(pages[row.item]) })}
              renderLink={(href, title, className) => (
                <Link to={href} className={className}>
                  {title}
                </Link>
              )}
            />
          )
        })}
      </Checklist>
    </Section>
  )
}
