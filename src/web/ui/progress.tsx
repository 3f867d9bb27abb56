import { classNames } from './class-names.ts'

/** How far a known amount of work is: `value` from 0 to 1. `label` says of what; `valueText` replaces the percentage for readers. */
export function Progress({
  value,
  label,
  valueText,
  className,
}: {
  value: number
  label: string
  valueText?: string
  className?: string
}) {
  const share = Math.min(1, Math.max(0, value))
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(share * 100)}
      aria-valuetext={valueText}
      className={classNames('h-1 overflow-hidden rounded-full bg-hairline', className)}
    >
      <div
        className="h-full rounded-full bg-positive transition-[width] duration-200"
        style={{ width: `${share * 100}%` }}
      />
    </div>
  )
}
