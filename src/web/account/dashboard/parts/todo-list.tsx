import { Link } from 'react-router'
import type { Dashboard } from '#contract/dashboard.ts'
import type { ChecklistItem as Item } from '#domain/admission/checklist.ts'
import { m } from '#messages/compiled/messages.js'
import { useOpenSections } from '#web/account/section/queries.ts'
import { usePaths } from '#web/kit/locale/use-locale.ts'
import { Checklist, ChecklistItem } from '#web/ui/checklist.tsx'
import { Section } from '#web/ui/section.tsx'
import { checklistRow } from './checklist-row.ts'
import { detailWords, itemWords, stateWords } from './checklist-words.ts'

const pages = {
  passport: 'account-passport',
  payment: 'account-payment',
  speaker: 'account-speaker',
  transfer: 'account-transfer',
  verification: 'account-passport',
} as const satisfies Record<Item, string>

/** What must I do? The items of spec point 4 that concern this person, each leading to its page. */
export function TodoList({ dashboard }: { dashboard: Dashboard }) {
  const to = usePaths()
  const isOpen = useOpenSections()
  const left = dashboard.checklist.filter(
    row => checklistRow(row, dashboard).state === 'todo' && isOpen(pages[row.item]),
  ).length
  return (
    <Section
      space="none"
      title={m.cabinet_todo_title()}
      action={
        <span className="tabular text-sm text-text-quiet">
          {left === 0 ? m.cabinet_todo_none() : m.cabinet_todo_left({ count: left })}
        </span>
      }
    >
      <Checklist label={m.cabinet_todo_title()}>
        {dashboard.checklist.map(row => {
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
