import { ListX } from 'lucide-react'
import { m } from '#messages/compiled/messages.js'
import { usePageActions, useRecordHits } from '#web/console/search/queries.ts'
import { FilterChip } from '#web/kit/list/filter-chip.tsx'
import { useLocale } from '#web/kit/locale/use-locale.ts'

type CompanyFilterProps = {
  /** The company's key. */
  value: string
  onChange: (changes: { company: null }) => void
}

/** The chip of a list that shows one company. It is chosen on the company's page. */
export function CompanyFilter({ value, onChange }: CompanyFilterProps) {
  const locale = useLocale()
  const hits = useRecordHits([{ page: 'organiser-company', guid: value }])
  const showAll = () => onChange({ company: null })
  usePageActions([{ key: 'company-filter', label: m.company_filter_reset(), icon: ListX, run: showAll }])
  // Nobody names it any more, or its name is on its way.
  const name = hits?.[0]?.title[locale] ?? (hits ? m.company_filter_gone() : '…')
  return <FilterChip label={m.company_filter()} value={name} onRemove={showAll} />
}
