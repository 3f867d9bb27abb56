import type { Figure } from '#contract/site-page.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { classNames } from '#web/ui/class-names.ts'
import { figureValue } from './figure-value.ts'

type KeyFiguresProps = { figures: readonly Pick<Figure, 'value' | 'label'>[]; className?: string }

/** Numbers with what they count: two in a row on a phone, all on a desk. */
export function KeyFigures({ figures, className }: KeyFiguresProps) {
  const locale = useLocale()
  if (figures.length === 0) return null
  return (
    <dl
      className={classNames(
        'grid grid-cols-2 gap-x-6 gap-y-5 md:gap-x-8 md:gap-y-10 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none',
        // Four items in three columns would leave one alone.
        figures.length === 4 ? 'md:grid-cols-4' : 'md:grid-cols-3',
        className,
      )}
    >
      {figures.map(({ value, label }) => (
        <div key={label} className="flex flex-col gap-1 md:gap-2">
          <dt className="order-last text-sm text-text-quiet">{label}</dt>
          <dd className="text-2xl font-semibold tracking-tight whitespace-nowrap text-accent-text md:text-3xl">
            {figureValue(value, locale)}
          </dd>
        </div>
      ))}
    </dl>
  )
}
