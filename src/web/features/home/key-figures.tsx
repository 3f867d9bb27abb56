import { m } from '#messages/compiled/messages.js'
import { useEdition } from '../edition/use-edition.ts'
import { forumLength } from './forum-dates.ts'
import { PagePart } from './page-part.tsx'

/** What the forum is in four numbers. */
export function KeyFigures() {
  const days = forumLength(useEdition())
  const figures = [
    { value: m.home_figure_people_value(), text: m.home_figure_people() },
    {
      value: String(days),
      text: `${m.home_figure_days({ count: days })}: ${m.home_figure_days_note()}`,
    },
    { value: m.home_figure_hotels_value(), text: m.home_figure_hotels() },
    { value: m.home_figure_support_value(), text: m.home_figure_support() },
  ]
  return (
    <PagePart title={m.home_figures_title()} className="[&>div]:border-t-0">
      <ul className="grid gap-x-8 gap-y-8 sm:grid-cols-2">
        {figures.map(({ value, text }) => (
          <li key={value}>
            <p className="text-4xl font-semibold tracking-tight text-accent-text">{value}</p>
            <p className="mt-2 max-w-80 text-text-quiet">{text}</p>
          </li>
        ))}
      </ul>
    </PagePart>
  )
}
