import { ChevronLeft, ChevronRight, Columns3, ListFilter, Search, SlidersHorizontal } from 'lucide-react'
import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react'
import { type Counted, countUnder, type ListCounts } from '#domain/search/list-counts.ts'
import { m } from '#messages/compiled/messages.js'
import { usePageActions } from '#web/console/search/queries.ts'
import { DayRange } from '#web/kit/list/day-range.tsx'
import { FilterChipPlace, FilterChips } from '#web/kit/list/filter-chip.tsx'
import { FilterLink } from '#web/kit/list/filter-link.tsx'
import { useUrlParameters } from '#web/kit/list/list-address.ts'
import { SearchBox, searchFieldId } from '#web/kit/list/search-box.tsx'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Menu, MenuItem, MenuLabel, MenuSeparator, MenuTick } from '#web/ui/menu.tsx'
import { Popover } from '#web/ui/popover.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { shownCount } from './words.ts'

type FilterTab = {
  value: string
  label: string
  count?: Counted | number | undefined
}

type FilterTabsProps = {
  /** The label for screen readers. */
  label: string
  /** The query parameter that holds the choice. */
  parameter: string
  value: string
  tabs: readonly FilterTab[]
}

/** A filter as a row of links with counts: each view has an address of its own. */
export function FilterTabs({ label, parameter, value, tabs }: FilterTabsProps) {
  const row = useRef<HTMLElement>(null)
  const hidden = useHiddenTabs(row)
  const [, change] = useUrlParameters()
  const locale = useLocale()
  usePageActions(
    tabs
      .filter(tab => tab.value !== value)
      .map(tab => ({
        key: `${parameter}-${tab.value}`,
        label: m.palette_show({ what: tab.label }),
        icon: ListFilter,
        ofList: true,
        // The open row belongs to the former rows.
        run: () => change({ [parameter]: tab.value, open: null }),
      })),
  )
  const isCounted = tabs.some(tab => tab.count !== undefined)
  // On a phone the chosen one may be off the screen. Counts that arrive make the tabs wider.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the choice and the widths are what moves
  useEffect(() => {
    const nav = row.current
    const chosen = nav?.querySelector<HTMLElement>('[aria-current]')
    if (nav && chosen) nav.scrollLeft = chosen.offsetLeft - (nav.clientWidth - chosen.offsetWidth) / 2
  }, [value, tabs.length, isCounted])
  return (
    <div className="relative">
      <nav
        ref={row}
        aria-label={label}
        // A tab that gets the focus comes to rest beside the marks, not under them.
        className="relative scroll-px-12 overflow-x-auto border-b print:overflow-visible"
      >
        <ul
          className={classNames(
            'flex w-max min-w-full gap-5 print:w-auto print:flex-wrap',
            hidden.after && 'pr-12',
          )}
        >
          {tabs.map(tab => (
            <li key={tab.value}>
              <FilterLink
                parameter={parameter}
                value={tab.value}
                chosen={tab.value === value}
                className={classNames(
                  '-mb-px flex min-h-11 items-center gap-2 border-b-2 px-0.5 text-sm whitespace-nowrap -outline-offset-2',
                  tab.value === value
                    ? 'border-accent-text font-medium text-text'
                    : 'border-transparent text-text-quiet hover:text-text',
                )}
              >
                {tab.label}
                <span className="tabular font-normal text-text-quiet empty:hidden">
                  {shownCount(tab.count, locale)}
                </span>
              </FilterLink>
            </li>
          ))}
        </ul>
      </nav>
      {hidden.before && <MoreTabs side="before" row={row} />}
      {hidden.after && <MoreTabs side="after" row={row} />}
    </div>
  )
}

type TabRow = { current: HTMLElement | null }

/** Says that there are more tabs on this side. Only for the mouse: by keyboard the links themselves scroll into sight. */
function MoreTabs({ side, row }: { side: 'before' | 'after'; row: TabRow }) {
  const isBefore = side === 'before'
  const move = () => {
    const half = (row.current?.clientWidth ?? 0) / 2
    row.current?.scrollBy({ left: isBefore ? -half : half, behavior: 'smooth' })
  }
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'absolute top-0 bottom-px flex items-center bg-surface print:hidden',
        isBefore ? 'left-0 pr-2' : 'right-0 pl-2',
      )}
    >
      <IconButton
        size="sm"
        tabIndex={-1}
        label={isBefore ? m.organiser_tabs_previous() : m.organiser_tabs_next()}
        icon={isBefore ? <ChevronLeft /> : <ChevronRight />}
        onClick={move}
      />
    </span>
  )
}

/** Whether tabs are hidden beyond either edge: beside an open record, or on a phone. */
function useHiddenTabs(row: TabRow) {
  const [before, setBefore] = useState(false)
  const [after, setAfter] = useState(false)
  useEffect(() => {
    const nav = row.current
    if (!nav) return
    const measure = () => {
      setBefore(nav.scrollLeft > 8)
      setAfter(nav.scrollWidth - nav.clientWidth - nav.scrollLeft > 8)
    }
    const watch = new ResizeObserver(measure)
    watch.observe(nav)
    // The tabs grow when their counts arrive.
    if (nav.firstElementChild) watch.observe(nav.firstElementChild)
    nav.addEventListener('scroll', measure, { passive: true })
    return () => {
      watch.disconnect()
      nav.removeEventListener('scroll', measure)
    }
  }, [row])
  return { before, after }
}

type StatusTabsProps<Status extends string> = {
  /** The query parameter that holds the choice. */
  parameter: string
  value: Status | 'all'
  /** Every status, in the order of the tabs. */
  statuses: readonly Status[]
  words: Readonly<Record<Status, () => string>>
  /** The list's page, which says how many results the same search has in each; absent while loading. */
  counts: ListCounts<Status> | undefined
}

/** The statuses of a queue and "all", with counts. */
export function StatusTabs<Status extends string>(props: StatusTabsProps<Status>) {
  const { statuses, words, counts } = props
  return (
    <FilterTabs
      label={m.organiser_status_tabs()}
      parameter={props.parameter}
      value={props.value}
      tabs={[
        ...statuses.map(status => ({
          value: status,
          label: words[status](),
          count: counts && countUnder<string>(counts, status),
        })),
        { value: 'all', label: m.organiser_all(), count: counts && countUnder(counts, 'all') },
      ]}
    />
  )
}

type QueueToolbarProps = {
  /** The main choice, usually by status. */
  tabs: ReactNode
  searchLabel: string
  /** The current search text. */
  search: string
  onSearch: (text: string) => void
  /** Further filters and the sort order. */
  filters?: ReactNode
  note?: ReactNode
}

export function QueueToolbar({ tabs, searchLabel, search, onSearch, filters, note }: QueueToolbarProps) {
  usePageActions([
    {
      key: 'search-list',
      label: m.palette_search_list(),
      icon: Search,
      ofList: true,
      run: () => document.getElementById(searchFieldId)?.focus(),
    },
  ])
  return (
    <div className="@container space-y-3">
      {tabs}
      <FilterChipPlace>
        <div className="flex flex-col gap-3 @3xl:flex-row print:hidden">
          {/* It gives way before the order does, whose words would be cut. */}
          <div className="@3xl:max-w-96 @3xl:min-w-64 @3xl:flex-1">
            <SearchBox label={searchLabel} value={search} onSearch={onSearch} />
          </div>
          {filters && (
            <div className="flex flex-wrap gap-3 @3xl:ml-auto @3xl:flex-nowrap [&>button]:shrink-0">
              {filters}
            </div>
          )}
        </div>
      </FilterChipPlace>
      {note}
    </div>
  )
}

type QueueFiltersProps = {
  /** How many are set. */
  count: number
  /** Takes off what is chosen here and what is chosen on another page. */
  onReset: () => void
  /** The chip of a filter that is chosen on another page, where it is set. */
  elsewhere?: ReactNode
  children: ReactNode
}

/**
 * All filters of a queue under one button that says how many are set, so that the row stays one row beside an open record. Those that are set stand as chips
 * under the row.
 */
export function QueueFilters({ count, onReset, elsewhere, children }: QueueFiltersProps) {
  const opener = useRef<HTMLButtonElement>(null)
  usePageActions(
    [
      {
        ...{ key: 'filters', label: m.organiser_filters(), icon: SlidersHorizontal, ofList: true },
        run: () => opener.current?.click(),
      },
    ],
    opener,
  )
  return (
    <>
      <Popover
        label={m.organiser_filters()}
        trigger={
          <Button
            ref={opener}
            variant="secondary"
            icon={<SlidersHorizontal aria-hidden="true" />}
            // On a phone the order beside it needs the space.
            className="@max-md:px-3"
          >
            {m.organiser_filters()}
            {count > 0 && (
              <span className="tabular rounded-full bg-accent-soft px-2 text-sm text-accent-text">
                {count}
              </span>
            )}
          </Button>
        }
      >
        <div className="space-y-4">
          {children}
          {count > 0 && (
            <Button variant="quiet" size="sm" onClick={onReset}>
              {m.organiser_reset_filters()}
            </Button>
          )}
        </div>
      </Popover>
      <FilterChips count={elsewhere ? count + 1 : count} opener={opener} onReset={onReset}>
        {elsewhere}
        {children}
      </FilterChips>
    </>
  )
}

/** The days of a list under the button of the filters, where it has no other filters. */
export function DayFilters(days: ComponentProps<typeof DayRange>) {
  const { from, to, onChange } = days
  return (
    <QueueFilters count={from || to ? 1 : 0} onReset={() => onChange({ from: null, to: null })}>
      <DayRange {...days} />
    </QueueFilters>
  )
}

type SortChoiceProps<Sort extends string> = {
  value: Sort
  values: readonly Sort[]
  words: Readonly<Record<Sort, () => string>>
  onChange: (sort: Sort) => void
}

/** The orders of a list by name: where there are no headings, on a phone, this is how it is sorted. */
export function SortChoice<Sort extends string>({ value, values, words, onChange }: SortChoiceProps<Sort>) {
  return (
    <SelectField
      label={m.organiser_sort()}
      labelHidden
      className="text-ellipsis text-sm"
      // A fixed width would leave half of a phone's row empty.
      fieldClassName="min-w-32 max-md:flex-1 @max-2xl:flex-1"
      value={value}
      onChange={event => {
        const chosen = values.find(sort => sort === event.target.value)
        if (chosen) onChange(chosen)
      }}
      options={values.map(sort => ({ value: sort, label: words[sort]() }))}
    />
  )
}

type ColumnChoiceProps<Column extends string> = {
  columns: readonly Column[]
  words: Readonly<Record<Column, () => string>>
  shown: readonly Column[]
  onChange: (shown: readonly Column[]) => void
  /** Back to the usual columns. */
  onReset: () => void
}

/** Which columns a queue shows; the address keeps them. Hidden where there is no table. */
export function ColumnChoice<Column extends string>(props: ColumnChoiceProps<Column>) {
  const { columns, words, shown, onChange, onReset } = props
  return (
    <div className="max-md:hidden">
      <Menu trigger={<IconButton label={m.organiser_columns()} icon={<Columns3 aria-hidden="true" />} />}>
        <MenuLabel>{m.organiser_columns()}</MenuLabel>
        {columns.map(column => (
          <MenuTick
            key={column}
            checked={shown.includes(column)}
            onCheckedChange={checked =>
              onChange(columns.filter(one => (one === column ? checked : shown.includes(one))))
            }
          >
            {words[column]()}
          </MenuTick>
        ))}
        <MenuSeparator />
        <MenuItem onSelect={onReset}>{m.organiser_columns_usual()}</MenuItem>
      </Menu>
    </div>
  )
}
