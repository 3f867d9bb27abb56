import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { m } from '#messages/compiled/messages.js'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Cell, DataTable, HeadCell, Row, RowHeader } from '#web/ui/data-table.tsx'
import { useFitsTable } from '#web/ui/use-media.ts'
import type { drawPlot, PlotData } from './draw-plot.ts'
import { isAllZero, type PlotSeries } from './plot-values.ts'

type PlotProps = {
  /** What is shown: the caption of plot and table. */
  title: string
  kind: PlotData['kind']
  /** What the names are, as head of the table's first column. */
  namesHead: string
  labels: readonly string[]
  series: readonly PlotSeries[]
  format?: (value: number) => string
}

/** Longer tables are folded away on a phone, where they would stand between one plot and the next. */
const longTable = 7

/** Height in pixels: of lines altogether, of bars for each name. */
const lineHeight = 280
const barHeight = { each: 46, axis: 44 }

/**
 * A plot with its numbers as a table beside it (decision 118). The plot takes the keyboard: arrows go from name to name and say its numbers. Its
 * library is loaded when the plot is there; without it the table says everything. Where every number is zero, a sentence stands instead of both.
 */
export function Plot({ title, kind, namesHead, labels, series, format }: PlotProps) {
  const locale = useLocale()
  const say = format ?? ((value: number) => new Intl.NumberFormat(locale).format(value))
  const id = useId()
  const [at, setAt] = useState<number | null>(null)
  const foldsTable = !useFitsTable() && labels.length > longTable
  const words = (place: number) => {
    const numbers = series.map(({ name, values }) => `${name}: ${sayValue(values[place] ?? null, say)}`)
    return `${labels[place] ?? ''}. ${numbers.join(', ')}`
  }
  const move = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key]
    const ends = { Home: 0, End: labels.length - 1 }[event.key]
    if (event.key === 'Escape') setAt(null)
    if (step === undefined && ends === undefined) return
    event.preventDefault()
    const next = ends ?? (at === null ? 0 : at + (step ?? 0))
    setAt(Math.max(0, Math.min(labels.length - 1, next)))
  }
  if (isAllZero(series))
    return (
      <>
        <h3 className="mb-1 text-sm font-medium">{title}</h3>
        <p className="text-text-quiet">{m.plot_all_zero()}</p>
      </>
    )
  const table = (
    <DataTable caption={title}>
      <thead>
        <tr>
          <HeadCell sticky>{namesHead}</HeadCell>
          {series.map(({ name }) => (
            <HeadCell key={name} alignTo="end">
              {name}
            </HeadCell>
          ))}
        </tr>
      </thead>
      <tbody>
        {labels.map((label, place) => (
          <Row key={label}>
            <RowHeader>{label}</RowHeader>
            {series.map(({ name, values }) => (
              <Cell key={name} alignTo="end">
                {sayValue(values[place] ?? null, say)}
              </Cell>
            ))}
          </Row>
        ))}
      </tbody>
    </DataTable>
  )
  return (
    <div className="grid items-start gap-x-10 gap-y-6 xl:grid-cols-2">
      <figure className="min-w-0 print:break-inside-avoid" aria-labelledby={`${id}-title`}>
        <figcaption id={`${id}-title`} className="mb-1 text-sm font-medium">
          {title}
        </figcaption>
        {series.length > 1 && <Legend series={series} />}
        <div
          role="slider"
          tabIndex={0}
          aria-labelledby={`${id}-title`}
          aria-describedby={`${id}-keys`}
          aria-valuemin={1}
          aria-valuemax={labels.length}
          aria-valuenow={(at ?? 0) + 1}
          aria-valuetext={words(at ?? 0)}
          onKeyDown={move}
          onBlur={() => setAt(null)}
          className="mt-3 rounded-sm outline-offset-4"
        >
          <Drawing data={{ kind, labels, series, format: say }} at={at} />
        </div>
        <p id={`${id}-keys`} className="sr-only">
          {m.plot_keys()}
        </p>
        <p aria-hidden="true" className="mt-2 min-h-6 text-sm text-text-quiet">
          {at === null ? '' : words(at)}
        </p>
      </figure>
      {foldsTable ? (
        <details className="-mt-4 text-sm">
          <summary className="min-h-11 cursor-pointer py-3">{m.plot_table()}</summary>
          {table}
        </details>
      ) : (
        table
      )}
    </div>
  )
}

function sayValue(value: number | null, say: (value: number) => string): string {
  return value === null ? '—' : say(value)
}

/** The colours of up to three series, by the letters that the library gives them. */
const strokes = [
  '[&_.ct-series-a]:stroke-accent',
  '[&_.ct-series-b]:stroke-info',
  '[&_.ct-series-c]:stroke-text-quiet',
]
const fills = ['bg-accent', 'bg-info', 'bg-text-quiet']

function Legend({ series }: { series: readonly PlotSeries[] }) {
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm text-text-quiet">
      {series.map(({ name }, place) => (
        <li key={name} className="flex items-center gap-2">
          <span
            aria-hidden="true"
            className={classNames('size-3 rounded-sm [print-color-adjust:exact]', fills[place])}
          />
          {name}
        </li>
      ))}
    </ul>
  )
}

const looks = classNames(
  // The library's own style sheet knows one theme; these are all it takes.
  'overflow-hidden [&_svg]:block [&_.ct-label]:text-xs [&_.ct-label]:leading-tight [&_.ct-label]:text-text-quiet',
  '[&_.ct-grid]:stroke-hairline [&_.ct-grid]:[stroke-width:1px]',
  '[&_.ct-bar]:fill-none [&_.ct-bar]:[stroke-width:9px] [&_.ct-line]:fill-none [&_.ct-line]:[stroke-width:2px]',
  '[&_.ct-point]:[stroke-linecap:round] [&_.ct-point]:[stroke-width:6px]',
  '[&_.ct-horizontal-bars_.ct-label.ct-vertical]:flex [&_.ct-label.ct-vertical]:h-full [&_.ct-label.ct-vertical]:items-center',
  '[&_.ct-label.ct-vertical]:justify-end [&_.ct-label.ct-vertical]:pr-3 [&_.ct-label.ct-vertical]:text-right',
  '[&_.ct-label.ct-horizontal]:tabular',
  // A number stands beside its own line, not between it and the next.
  '[&_.ct-chart-line_.ct-label.ct-vertical]:flex [&_.ct-chart-line_.ct-label.ct-vertical]:translate-y-1/2 [&_.ct-chart-line_.ct-label.ct-vertical]:items-center',
  // Under lines a name is wider than its step, and numbers beside them must not break.
  '[&_.ct-chart-line_.ct-label]:whitespace-nowrap [&_.ct-chart-line_foreignObject]:overflow-visible',
  ...strokes,
)

/** The drawing itself; a screen reader has the table. */
function Drawing({ data, at }: { data: PlotData; at: number | null }) {
  const place = useRef<HTMLDivElement>(null)
  const drawn = useRef<ReturnType<typeof drawPlot> | null>(null)
  const latest = useRef(data)
  // Redrawn when a number changes, not with each new array.
  const text = useRef('')
  useEffect(() => {
    latest.current = data
    const now = JSON.stringify([data.labels, data.series])
    if (now !== text.current) drawn.current?.redraw(data)
    text.current = now
  })
  useEffect(() => {
    let gone = false
    void import('./draw-plot.ts')
      .then(({ drawPlot: draw }) => {
        if (gone || !place.current) return
        drawn.current = draw(place.current, latest.current)
      })
      // The table beside it says the same.
      .catch(() => {})
    return () => {
      gone = true
      drawn.current?.remove()
      drawn.current = null
    }
  }, [])
  const count = Math.max(1, data.labels.length)
  const height = data.kind === 'bars' ? count * barHeight.each + barHeight.axis : lineHeight
  const plotted = height - barHeight.axis + 8
  const band = at === null || data.kind !== 'bars' ? null : { top: 8 + (at * (plotted - 8)) / count }
  return (
    <div aria-hidden="true" className="relative" style={{ height }}>
      {band && (
        <div
          className="absolute inset-x-0 rounded-sm bg-sunken"
          style={{ ...band, height: (plotted - 8) / count }}
        />
      )}
      <div ref={place} className={classNames('relative size-full', looks)} />
    </div>
  )
}
