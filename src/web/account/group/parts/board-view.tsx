import type { GroupBoard } from '#contract/group.ts'
import { formatMoney } from '#domain/payment/money.ts'
import { m } from '#messages/compiled/messages.js'
import { GroupInvoices, UnpaidInvoices } from '#web/account/group-payment/view.tsx'
import { formatDay } from '#web/kit/dates/forum-dates.ts'
import { useToday } from '#web/kit/dates/use-today.ts'
import { ListKeys } from '#web/kit/list/list-keys.tsx'
import { SearchBox } from '#web/kit/list/search-box.tsx'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { Button } from '#web/ui/button.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { usePageFoot } from '#web/ui/use-page-foot.ts'
import { AddMenu } from './add-menu.tsx'
import { BoardList } from './board-list.tsx'
import { BoardPanels } from './board-panels.tsx'
import { BoardSummary } from './board-summary.tsx'
import { GateChips } from './gate-chips.tsx'
import { MemberBar } from './member-bar.tsx'
import { type BoardState, useBoard } from './use-board.ts'

/** The coordinator's board: people and their gates, filters, and bulk actions. */
export function BoardView({ board }: { board: GroupBoard }) {
  const state = useBoard(board)
  const { members, group } = board
  const addOne = () => state.setPanel('add-one')
  const addMany = () => state.setPanel('add-many')
  return (
    <div className="space-y-6">
      <PageHeading
        title={m.group_title()}
        above={group.company.shortName}
        lead={<FeeLine board={board} />}
        actions={
          <>
            {members.length > 0 && (
              <AddMenu
                group={group}
                hasSelf={members.some(({ self }) => self)}
                onAddOne={addOne}
                onAddMany={addMany}
                onSelfAdded={guid => state.change({ open: guid })}
              />
            )}
            <Button variant="secondary" onClick={() => state.setPanel('details')}>
              {m.group_details()}
            </Button>
          </>
        }
      />
      {members.length === 0 ? (
        <BoardEmpty onAddOne={addOne} onAddMany={addMany} />
      ) : (
        <>
          <BoardSummary counts={state.counts} total={members.length} chosen={state.filter.state} />
          <UnpaidInvoices groupGuid={group.guid} />
          <BoardToolbar state={state} />
          <BoardList state={state} total={members.length} />
          <div className="pt-6">
            <GroupInvoices group={group} />
          </div>
          <PinnedBar state={state} />
        </>
      )}
      <BoardPanels board={board} state={state} />
    </div>
  )
}

/** The bulk actions, pinned to the bottom of the page: on a phone the list begins so low that they would be off the screen. */
function PinnedBar({ state: { queue, act, setMoney } }: { state: BoardState }) {
  const foot = usePageFoot()
  return (
    <div
      ref={foot}
      className="sticky bottom-(--bottom-bar) z-10 -mx-(--page-margin) empty:hidden lg:bottom-4 lg:mx-0"
    >
      <MemberBar
        members={queue.ticked}
        onAct={kind => act(kind, queue.ticked)}
        onPay={() => setMoney({ kind: 'pay', members: queue.ticked })}
        onClear={() => queue.tickOnly([])}
      />
    </div>
  )
}

function FeeLine({ board }: { board: GroupBoard }) {
  const locale = useLocale()
  const today = useToday()
  const words = {
    fee: formatMoney(BigInt(board.feeKopecks), locale),
    date: formatDay(board.payBy, locale),
  }
  return board.payBy < today ? m.group_fee_line_passed(words) : m.group_fee_line(words)
}

function BoardToolbar({ state }: { state: BoardState }) {
  const { queue, filter, held, change } = state
  return (
    <div className="space-y-3">
      <GateChips counts={held} chosen={filter.gate} />
      <div className="flex items-center justify-between gap-3">
        <SearchBox label={m.group_search()} value={filter.search} onSearch={q => change({ q })} />
        <ListKeys
          state={queue}
          own={[
            { keys: ['s'], meaning: m.group_key_send() },
            { keys: ['r'], meaning: m.group_key_remind() },
            { keys: ['e'], meaning: m.group_key_edit() },
            { keys: ['p'], meaning: m.group_key_pay() },
            { keys: ['a'], meaning: m.group_key_add() },
          ]}
        />
      </div>
    </div>
  )
}

type BoardEmptyProps = { onAddOne: () => void; onAddMany: () => void }

/** Explains the three steps to a group without people. */
function BoardEmpty({ onAddOne, onAddMany }: BoardEmptyProps) {
  const steps = [
    { title: m.group_empty_step_add(), text: m.group_empty_step_add_text() },
    { title: m.group_empty_step_send(), text: m.group_empty_step_send_text() },
    { title: m.group_empty_step_pay(), text: m.group_empty_step_pay_text() },
  ]
  return (
    <section aria-labelledby="group-empty" className="flex flex-col border-t pt-6 md:pt-8">
      <h2 id="group-empty" className="text-xl font-semibold">
        {m.group_empty_title()}
      </h2>
      {/* On a phone before the steps, or the bottom bar would hide them. */}
      <div className="mt-5 flex flex-col gap-3 sm:flex-row md:order-last md:mt-8">
        <Button onClick={onAddMany}>{m.group_add_many()}</Button>
        <Button variant="secondary" onClick={onAddOne}>
          {m.group_add_one()}
        </Button>
      </div>
      <ol className="mt-8 grid gap-6 md:mt-6 md:grid-cols-3 md:gap-8">
        {steps.map(({ title, text }, index) => (
          <li key={title} className="border-t-2 border-hairline pt-3 first:border-accent-text">
            <p className="font-medium">
              <span className="tabular mr-2 text-text-quiet">{index + 1}</span>
              {title}
            </p>
            <p className="mt-1 text-sm text-text-quiet">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
