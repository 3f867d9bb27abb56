import { X } from 'lucide-react'
import { Link } from 'react-router'
import { m } from '#messages/compiled/messages.js'
import { PageButton } from '#web/console/search/form.tsx'
import { useRecordHits } from '#web/console/search/queries.ts'
import { useLocale, usePaths } from '#web/kit/locale/use-locale.ts'

type CompanyFilterProps = {
  /** The company's key. */
  value: string | null
  onChange: (changes: { company: null }) => void
}

/** Says that a list shows one company, and shows all again. It is chosen on the company's page; without it there is nothing here. */
export function CompanyFilter({ value, onChange }: CompanyFilterProps) {
  const to = usePaths()
  const locale = useLocale()
  const hits = useRecordHits(value ? [{ page: 'organiser-company', guid: value }] : [])
  if (!value) return null
  const name = hits?.[0]?.title[locale]
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
      <span className="wrap-anywhere">
        {m.company_filter()}{' '}
        {name ? (
          <Link className="text-link" to={to('organiser-company', { guid: value })}>
            {name}
          </Link>
        ) : (
          // Nobody names it any more, or its name is on its way.
          hits && m.company_filter_gone()
        )}
      </span>
      <PageButton icon={X} size="sm" variant="quiet" onClick={() => onChange({ company: null })}>
        {m.company_filter_reset()}
      </PageButton>
    </p>
  )
}
