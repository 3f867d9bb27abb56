import { BarChart, LineChart } from 'chartist'

export type PlotSeries = { name: string; values: readonly (number | null)[] }

export type PlotData = {
  /** Bars lie, so that long names stay readable; lines run from left to right. */
  kind: 'bars' | 'lines'
  labels: readonly string[]
  series: readonly PlotSeries[]
  format: (value: number) => string
}

/** Width of the names beside bars, in pixels. */
const namesBeside = 150

/** As many letters as three lines beside a bar hold; the table has the whole name. */
const longestName = 42

const shortened = (name: string) =>
  name.length <= longestName ? name : `${name.slice(0, longestName - 1).trimEnd()}…`

/** Names under lines. */
const mostNamesUnder = 7

/** Draws into an element, whose classes colour it (plot.tsx). Returns how to redraw with other data, and how to take it away. */
export function drawPlot(place: HTMLElement, first: PlotData) {
  const parts = partsOf(first)
  const chart =
    first.kind === 'bars'
      ? new BarChart(place, parts.data, { ...shared, ...parts.bars })
      : new LineChart(place, parts.data, { ...shared, ...parts.lines })
  return {
    redraw: (data: PlotData) => void chart.update(partsOf(data).data),
    remove: () => void chart.detach(),
  }
}

const shared = { chartPadding: { top: 8, right: 28, bottom: 0, left: 0 } }

function partsOf({ kind, labels, series, format }: PlotData) {
  const most = Math.max(1, ...series.flatMap(({ values }) => values.map(value => value ?? 0)))
  const scale = {
    low: 0,
    // The scale of nothing but ones and twos needs no halves.
    onlyInteger: most >= 2,
    labelInterpolationFnc: (value: string | number) => format(Number(value)),
  }
  return {
    data: {
      labels: kind === 'bars' ? labels.map(shortened) : [...labels],
      // Lying bars are drawn upwards and turned round by `reverseData`, which turns the series round as well.
      series: (kind === 'bars' ? series.toReversed() : series).map(({ values }) =>
        values.map(value => value ?? 0),
      ),
    },
    bars: {
      horizontalBars: true,
      reverseData: true,
      seriesBarDistance: -12,
      axisX: { ...scale, offset: 28 },
      axisY: { offset: namesBeside, showGrid: false },
    },
    lines: {
      fullWidth: true,
      axisX: {
        showGrid: false,
        offset: 28,
        // More names than these would lie over one another on a phone; the table has all.
        labelInterpolationFnc: (name: string | number, place: number) =>
          place % Math.ceil(labels.length / mostNamesUnder) === 0 ? name : null,
      },
      axisY: { ...scale, offset: 44 },
      lineSmooth: false,
    },
  }
}
