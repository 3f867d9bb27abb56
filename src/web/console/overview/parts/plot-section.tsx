import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { m } from '#messages/compiled/messages.js'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { Section } from '#web/ui/section.tsx'

/** A part with the way to its list. */
export function PlotSection({ title, to, children }: { title: string; to: ReactNode; children: ReactNode }) {
  return (
    <Section title={title} space="none" action={to}>
      {children}
    </Section>
  )
}

export function ListLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link className="text-link text-sm" to={to}>
      {children}
    </Link>
  )
}

type PlotPart = { key: string; label: string; to: string }

/** What a plot is made of, each part with a link to its list. */
export function PartLinks({ parts, children }: { parts: readonly PlotPart[]; children?: ReactNode }) {
  return (
    <span className="flex flex-wrap gap-x-4 gap-y-1">
      {parts.map(({ key, label, to }) => (
        <ListLink key={key} to={to}>
          {label}
        </ListLink>
      ))}
      {children}
    </span>
  )
}

/** In digits, so that a fortnight of them fits under a plot. */
export function useDayLabels() {
  const locale = useLocale()
  const digits = new Intl.DateTimeFormat(locale === 'ru' ? 'ru-RU' : 'en-GB', {
    day: '2-digit',
    month: '2-digit',
    timeZone: 'UTC',
  })
  return (rows: readonly { day: string }[]) =>
    rows.map(({ day }) => digits.format(new Date(`${day}T12:00:00Z`)))
}

/** «3–6 дней»: each span ends where the next begins. */
export function ageLabels(spans: readonly { fromDays: number }[]) {
  return spans.map(({ fromDays: from }, place) => {
    const next = spans[place + 1]?.fromDays
    return next === undefined ? m.overview_age_from({ from }) : m.overview_age_between({ from, to: next - 1 })
  })
}
