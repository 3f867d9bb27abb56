import { BarChart, LineChart } from 'chartist'
import { type PlotSeries, plotScale } from './plot-values.ts'

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

/** Width of a digit in a label, and the room on both sides of a number beside lines, in pixels. */
const digitWidth = 8.5
const roomBeside = 24

/** Numbers under bars stand at least this far apart, in pixels, and so far from one another's ends. */
const leastStep = 30
const gapUnder = 12

/** Names under lines: so many at most, and fewer where they would lie over one another; the table has all. */
const mostNamesUnder = 7

/** Draws into an element, whose classes colour it (plot.tsx). Returns how to redraw with other data, and how to take it away. */
export function drawPlot(place: HTMLElement, first: PlotData) {
  const parts = partsOf(first, place.clientWidth)
  const chart =
    first.kind === 'bars'
      ? new BarChart(place, parts.data, parts.bars)
      : new LineChart(place, parts.data, parts.lines)
  chart.on('created', ({ svg }) => {
    // A plot is not drawn again for printing, and paper is narrower than most windows: without this its right side would be cut off.
    const { clientWidth, clientHeight } = place
    svg.attr({ viewBox: `0 0 ${clientWidth} ${clientHeight}`, preserveAspectRatio: 'xMinYMin meet' })
  })
  return {
    redraw(data: PlotData): void {
      const next = partsOf(data, place.clientWidth)
      chart.update(next.data, data.kind === 'bars' ? next.bars : next.lines)
    },
    remove: () => void chart.detach(),
  }
}

/** The width of the widest number on the scale, in pixels. The scale may end at nearly twice the greatest number, and one to 1 has tenths. */
function widestNumber(most: number, format: PlotData['format']): number {
  const numbers = [most, most * 2, ...(most < 2 ? [most / 10] : [])]
  return digitWidth * Math.max(...numbers.map(number => format(number).length))
}

/** How many of the names fit under lines of this width, in pixels. */
function namesThatFit(labels: readonly string[], width: number): number {
  const widest = digitWidth * Math.max(1, ...labels.map(({ length }) => length))
  return Math.max(1, Math.min(mostNamesUnder, Math.floor(width / (widest + gapUnder))))
}

/** `width` is that of the whole plot, in pixels. */
function partsOf({ kind, labels, series, format }: PlotData, width: number) {
  const { most, wholeOnly } = plotScale(series)
  const widest = widestNumber(most, format)
  // The last number under bars begins where they end.
  const padding = { top: 8, right: kind === 'bars' ? Math.max(28, widest) : 28, bottom: 0, left: 0 }
  const beside = Math.max(44, widest + roomBeside)
  const shown = namesThatFit(labels, width - beside - padding.right)
  const scale = {
    low: 0,
    onlyInteger: wholeOnly,
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
      chartPadding: padding,
      horizontalBars: true,
      reverseData: true,
      seriesBarDistance: -12,
      axisX: { ...scale, offset: 28, scaleMinSpace: Math.max(leastStep, widest + gapUnder) },
      axisY: { offset: namesBeside, showGrid: false },
    },
    lines: {
      chartPadding: padding,
      fullWidth: true,
      axisX: {
        showGrid: false,
        offset: 28,
        labelInterpolationFnc: (name: string | number, place: number) =>
          place % Math.ceil(labels.length / shown) === 0 ? name : null,
      },
      axisY: { ...scale, offset: beside },
      lineSmooth: false,
    },
  }
}
