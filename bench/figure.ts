export type Figure = {
  what: string
  value: number
  unit: string
  /** Absent for a number that only explains another. */
  target?: { limit: number; direction: 'at least' | 'at most' }
  note?: string
}

/** A sentence instead of a number, where something could not be measured here. */
export type Remark = { remark: string }

export type Measurement = {
  /** The word on the command line that runs it alone. */
  name: string
  title: string
  measure(): Promise<(Figure | Remark)[]>
}

export function reached({ value, target }: Figure): boolean | null {
  if (!target) return null
  return target.direction === 'at least' ? value >= target.limit : value <= target.limit
}

export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2
}

/** The value below which so large a share of them lies. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN
}

export function renderTable(lines: (Figure | Remark)[]): string {
  const rows = lines.map(line => {
    if ('remark' in line) return ['', '', '', '', line.remark]
    const { target } = line
    const verdict = reached(line)
    return [
      line.what,
      withUnit(line.value, line.unit),
      target ? `${target.direction} ${withUnit(target.limit, line.unit)}` : '',
      verdict === null ? '' : verdict ? 'yes' : 'NO',
      line.note ?? '',
    ]
  })
  const head = ['figure', 'measured', 'target', 'reached', 'note']
  const widths = [0, 1, 2, 3].map(column =>
    Math.max(...[head, ...rows].map(row => (row[column] ?? '').length)),
  )
  return [head, ...rows]
    .map(row =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

function withUnit(value: number, unit: string): string {
  const digits = Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2
  const number = value.toLocaleString('en-GB', {
    maximumFractionDigits: digits,
    minimumFractionDigits: digits,
  })
  return unit ? `${number} ${unit}` : number
}
