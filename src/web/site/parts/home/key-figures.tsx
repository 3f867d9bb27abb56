import type { Figure } from '#contract/site-page.ts'
import { m } from '#messages/compiled/messages.js'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { classNames } from '#web/ui/class-names.ts'

type KeyFiguresProps = { figures: readonly Pick<Figure, 'value' | 'label'>[]; className?: string }

/** Numbers with what they count: rows on a phone, columns on a desk. */
export function KeyFigures({ figures, className }: KeyFiguresProps) {
  const locale = useLocale()
  if (figures.length === 0) return null
  return (
    <dl
      className={classNames(
        'grid gap-x-8 max-md:divide-y md:gap-y-10 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none',
        // Four items in three columns would leave one alone.
        figures.length === 4 ? 'md:grid-cols-4' : 'md:grid-cols-3',
        className,
      )}
    >
      {figures.map(({ value, label }) => (
        <div
          key={label}
          className="grid grid-cols-[8rem_1fr] items-baseline gap-x-4 py-4 md:flex md:flex-col md:gap-2 md:py-0"
        >
          <dt className="order-last text-text-quiet md:text-sm">{label}</dt>
          <dd className="text-2xl font-semibold tracking-tight whitespace-nowrap text-accent-text md:text-3xl">
            {locale === 'en' ? inEnglish(value) : value}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Editors type a figure once, as Russian prints it. */
function inEnglish(value: string): string {
  return value.replace(/\s(?=%)/, '').replace(/\d{4,}/, digits => Number(digits).toLocaleString('en'))
}

export function HomeFigures({ figures }: KeyFiguresProps) {
  if (figures.length === 0) return null
  return (
    <section aria-label={m.home_figures_title()} className="page-width">
      <KeyFigures figures={figures} className="border-t py-6 md:py-14" />
    </section>
  )
}
