import { m } from '#messages/compiled/messages.js'

const week = 7

type WeekSumsProps = {
  /** Values by day, of two weeks at least. */
  sums: readonly { name: string; values: readonly number[] }[]
  format: (sum: number) => string
}

/** What the last seven days came to, beside the seven before: whether it grows is seen without adding up the days of a plot. */
export function WeekSums({ sums, format }: WeekSumsProps) {
  return (
    <dl className="mb-5 flex flex-wrap gap-x-12 gap-y-3">
      {sums.map(({ name, values }) => (
        <div key={name}>
          <dt className="text-sm text-text-quiet">{m.overview_week({ what: name })}</dt>
          <dd className="flex flex-wrap items-baseline gap-x-3">
            <span className="tabular text-xl font-semibold">{format(sumOf(values.slice(-week)))}</span>
            <span className="tabular text-sm text-text-quiet">
              {m.overview_week_before({ sum: format(sumOf(values.slice(-2 * week, -week))) })}
            </span>
          </dd>
        </div>
      ))}
    </dl>
  )
}

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)
