import { Send, Trash2, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { staffBulkLimit } from '#contract/employee.ts'
import { reviewStates } from '#domain/staff-company/review-transitions.ts'
import { m } from '#messages/compiled/messages.js'
import { reviewStateWords } from '#messages/staff-word.ts'
import { type BulkResult, BulkResults } from '#web/kit/form/bulk-results.tsx'
import { FilterLink } from '#web/kit/list/filter-link.tsx'
import { List } from '#web/kit/list/list.tsx'
import type { ListColumn } from '#web/kit/list/list-column.ts'
import { ListEmpty } from '#web/kit/list/list-empty.tsx'
import { reviewTones } from '#web/kit/words/staff-words.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { StatusChip } from '#web/ui/status-chip.tsx'
import { usePageFoot } from '#web/ui/use-page-foot.ts'
import { isSendable, type Reviewed, type ReviewFilter, type ReviewList } from './queries.ts'

export function ReviewChip({ state }: Pick<Reviewed, 'state'>) {
  return <StatusChip tone={reviewTones[state]}>{reviewStateWords[state]()}</StatusChip>
}

type StateFilterProps = { counts: Record<Reviewed['state'], number>; chosen: ReviewFilter }

/** How many are in each state; each count filters the list below. */
export function StateFilter({ counts, chosen }: StateFilterProps) {
  const all = reviewStates.reduce((sum, state) => sum + counts[state], 0)
  return (
    <nav
      aria-label={m.staff_state_label()}
      className="-mx-(--page-margin) overflow-x-auto px-(--page-margin)"
    >
      <ul className="flex min-w-max gap-2">
        {(['all', ...reviewStates] as const).map(state => (
          <li key={state}>
            <FilterLink
              parameter="state"
              value={state === 'all' ? null : state}
              chosen={chosen === state}
              className={classNames(
                'flex min-h-11 items-center gap-2 rounded-full border px-4 text-sm',
                chosen === state ? 'border-accent-text font-semibold text-accent-text' : 'hover:bg-sunken',
              )}
            >
              {state === 'all' ? m.staff_state_all() : reviewStateWords[state]()}
              <span className="tabular text-text-quiet">{state === 'all' ? all : counts[state]}</span>
            </FilterLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** What can be done with the ticked ones, pinned to the bottom of the page. */
export function ReviewBar<Item extends Reviewed>({ state }: { state: ReviewList<Item> }) {
  const foot = usePageFoot()
  const { ticked, tickOnly } = state.list
  const sendable = ticked.filter(isSendable)
  const tooMany = ticked.length > staffBulkLimit
  return (
    <div
      ref={foot}
      className="sticky bottom-(--bottom-bar) z-10 -mx-(--page-margin) empty:hidden lg:bottom-4 lg:mx-0"
    >
      {ticked.length > 0 && (
        <section
          aria-label={m.staff_selection()}
          className="flex flex-wrap items-center gap-x-6 gap-y-2 rounded-t-md border bg-accent-soft px-4 py-2.5 text-sm shadow-float lg:rounded-md"
        >
          <p role="status" className="min-w-0 flex-1 basis-40 font-medium">
            {m.staff_selected({ count: ticked.length })}
            {tooMany && (
              <span className="block font-normal text-text-quiet">
                {m.group_selected_limit({ most: staffBulkLimit })}
              </span>
            )}
          </p>
          <div className="flex flex-wrap items-center gap-2 max-sm:w-full max-sm:[&>button]:min-h-11 max-sm:[&>button]:grow">
            {sendable.length > 0 && (
              <Button
                size="sm"
                icon={<Send aria-hidden="true" />}
                disabled={tooMany}
                onClick={() => state.act('send', sendable)}
              >
                {m.staff_send()} <span className="tabular font-normal">{sendable.length}</span>
              </Button>
            )}
            <Button
              size="sm"
              variant="secondary"
              icon={<Trash2 aria-hidden="true" />}
              disabled={tooMany}
              onClick={() => state.act('remove', ticked)}
            >
              {m.staff_remove()}
            </Button>
            <IconButton
              size="sm"
              label={m.group_clear_selection()}
              icon={<X aria-hidden="true" />}
              onClick={() => tickOnly([])}
            />
          </div>
        </section>
      )}
    </div>
  )
}

type ReviewedSheetProps<Item extends Reviewed> = {
  item: Item
  state: ReviewList<Item>
  title: string
  /** What refusal means for somebody, or something, refused entry. */
  refusedText: string
  /** What a change means for what was already sent. */
  takesBackText: string
  /** The form, absent for what was refused. */
  children: ReactNode
}

/** One employee or vehicle: its state, the form, and what can be done with it. */
export function ReviewedSheet<Item extends Reviewed>(props: ReviewedSheetProps<Item>) {
  const { item, state, title, refusedText, takesBackText, children } = props
  return (
    <Sheet
      open
      onOpenChange={shown => !shown && state.close()}
      size="lg"
      title={title}
      description={<ReviewChip state={item.state} />}
      closeLabel={m.close()}
    >
      <div className="space-y-6">
        {item.state === 'rejected' ? (
          <Banner tone="negative">{refusedText}</Banner>
        ) : (
          <>
            {!isSendable(item) && <Banner tone="attention">{takesBackText}</Banner>}
            {children}
          </>
        )}
        <div className="flex flex-wrap gap-3 border-t pt-5">
          {isSendable(item) && (
            <Button variant="secondary" onClick={() => state.act('send', [item])}>
              {m.staff_send()}
            </Button>
          )}
          <Button variant="quiet" className="text-negative" onClick={() => state.act('remove', [item])}>
            {m.staff_remove()}
          </Button>
        </div>
      </div>
    </Sheet>
  )
}

type ReviewRowsProps<Item extends Reviewed> = {
  state: ReviewList<Item>
  caption: string
  columns: readonly ListColumn<Item>[]
  nameOf: (item: Item) => string
  /** The line under the name on a phone. */
  detailOf: (item: Item) => string
  /** The name as a link that opens the row. */
  link: (item: Item) => ReactNode
}

/** Employees or vehicles: a table where there is room, cards on a phone. */
export function ReviewRows<Item extends Reviewed>(props: ReviewRowsProps<Item>) {
  const { state, caption, columns, nameOf, detailOf, link } = props
  if (state.shown.length === 0)
    return (
      <ListEmpty
        title={m.group_found_nobody()}
        text={m.staff_found_none_text()}
        actionText={m.group_show_all()}
        onShowAll={() => state.change({ state: null })}
      />
    )
  return (
    <List
      state={state.list}
      caption={caption}
      columns={[...columns, stateColumn<Item>()]}
      nameOf={nameOf}
      maxHeight="none"
      renderNarrow={item => (
        <>
          <p className="font-medium">{link(item)}</p>
          <p className="mt-0.5 text-sm text-text-quiet">{detailOf(item)}</p>
          <p className="mt-2">
            <ReviewChip state={item.state} />
          </p>
        </>
      )}
    />
  )
}

const stateColumn = <Item extends Reviewed>(): ListColumn<Item> => ({
  key: 'state',
  head: m.staff_column_state(),
  cell: ({ state }) => <ReviewChip state={state} />,
})

type BulkDialogProps = {
  title: string
  text: string
  act: string
  danger?: boolean
  pending: boolean
  error: Error | null
  /** What the server said of each, once it was asked. */
  results: readonly BulkResult[] | null
  nameOf: (guid: string) => string
  doneText: (facts: { count: number }) => string
  children?: ReactNode
  onAct: () => void
  onClose: () => void
}

/** Asks before an act on many, and then says for whom it was refused and why. */
export function BulkDialog(props: BulkDialogProps) {
  const {
    title,
    text,
    act,
    danger = false,
    pending,
    error,
    results,
    nameOf,
    doneText,
    onAct,
    onClose,
  } = props
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title={title}
      description={results ? undefined : text}
      closeLabel={m.close()}
      actions={
        results ? (
          <Button onClick={onClose}>{m.close()}</Button>
        ) : (
          <>
            <Button variant={danger ? 'danger' : 'primary'} loading={pending} onClick={onAct}>
              {act}
            </Button>
            <Button variant="secondary" disabled={pending} onClick={onClose}>
              {m.cancel()}
            </Button>
          </>
        )
      }
    >
      {error && (
        <Banner tone="negative" announce="alert">
          {error.message}
        </Banner>
      )}
      {results ? <BulkResults results={results} nameOf={nameOf} doneText={doneText} /> : props.children}
    </Dialog>
  )
}
