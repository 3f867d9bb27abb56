export type PlotSeries = { name: string; values: readonly (number | null)[] }

const known = (series: readonly PlotSeries[]) =>
  series.flatMap(({ values }) => values.map(value => value ?? 0))

/** Lines along the bottom under a scale of invented numbers would look like a plot that has broken. */
export function isAllZero(series: readonly PlotSeries[]): boolean {
  return known(series).every(value => value === 0)
}

/** The end of the numbers, and whether the scale may stop between whole ones: people are not counted in eighths, shares of one are. */
export function plotScale(series: readonly PlotSeries[]): { most: number; wholeOnly: boolean } {
  const values = known(series)
  const most = Math.max(1, ...values)
  return { most, wholeOnly: most >= 2 || values.every(Number.isInteger) }
}
