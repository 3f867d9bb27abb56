import type { QueryKey } from '@tanstack/react-query'
import { ListChecks } from 'lucide-react'
import { type FormEvent, type ReactNode, useState } from 'react'
import type { ErrorCode } from '#domain/refusal/error-code.ts'
import { m } from '#messages/compiled/messages.js'
import { errorSentence } from '#messages/error-sentence.ts'
import { PageButton } from '#web/console/search/form.tsx'
import type { ApiError } from '#web/kit/api/api-error.ts'
import { type BulkResult, BulkResults } from '#web/kit/form/bulk-results.tsx'
import { FormDialog } from '#web/kit/form/form-dialog.tsx'
import { faultOfReason } from '#web/kit/form/reason-fault.ts'
import { ReasonField } from '#web/kit/form/reason-field.tsx'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { countText } from '#web/kit/words/count-text.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { toasts } from '#web/ui/toast-store.ts'
import { useOneByOne } from './queries.ts'
import { type DayFault, faultOfDay } from './rules.ts'
import { AskedRows, RunGuard, SelectionBar } from './view.tsx'

/** What an act asks for in words, the same for all rows. */
type AskedReason = {
  label: string
  hint: string
  limit: number
  /** Whether it may be left empty. */
  optional?: boolean
}

/** A day that an act asks for, the same for all rows: today at first, which is also the latest it may be. */
type AskedDay = { label: string; today: string }

/** Some of the ticked rows for which it is not possible, all for one cause. */
type Left = {
  count: number
  /** Why, without a full stop. */
  text: string
  names?: readonly string[]
}

type OneByOneDialogProps<Row> = {
  title: string
  lead: ReactNode
  /** Those for whom it is possible. */
  rows: readonly Row[]
  left?: readonly Left[] | undefined
  idOf: (row: Row) => string
  nameOf: (row: Row) => string
  /** Under the name: what would change. */
  detailOf?: (row: Row) => ReactNode
  /** Above the list: what all of them come to. */
  summary?: ReactNode
  /** One text for all of them, as the act on one row asks for it. */
  reason?: AskedReason | undefined
  /** One day for all of them. */
  day?: AskedDay | undefined
  /** What has to be ticked before something that cannot be undone. */
  understood?: { label: string; requiredText: string } | undefined
  danger?: boolean
  submitText: string
  doneText: (facts: { count: number }) => string
  act: (row: Row, given: { reason: string; day: string }) => Promise<unknown>
  causeOf?: ((refusal: ApiError) => ErrorCode) | undefined
  changes: readonly QueryKey[]
  /** `done`: the rows that were tried, refused ones among them. */
  onClose: (done: ReadonlySet<string>) => void
}

/** An act on the ticked rows: first for whom and what, then the result of each. */
export function OneByOneDialog<Row>(props: OneByOneDialogProps<Row>) {
  const { idOf, nameOf, detailOf, doneText, onClose } = props
  const locale = useLocale()
  // The list behind is read again meanwhile; what was asked stays.
  const [{ title, lead, summary, rows: asked, left = [], reason: askedFor, understood: warned }] =
    useState(props)
  const [reason, setReason] = useState('')
  const [day, setDay] = useState(props.day?.today ?? '')
  const [isUnderstood, setUnderstood] = useState(false)
  const [tried, setTried] = useState(false)
  const fault = askedFor ? faultOfReason(reason, askedFor) : null
  const dayFault = props.day ? faultOfDay(day, props.day.today) : null
  const isIncomplete = fault !== null || dayFault !== null || (warned !== undefined && !isUnderstood)
  const {
    run,
    done,
    stop,
    stoppedAt,
    results: reached,
  } = useOneByOne<Row>({
    idOf,
    act: row => props.act(row, { reason: reason.trim(), day }),
    causeOf: props.causeOf,
    changes: props.changes,
  })
  // Some may already have been given it: all get the same.
  const isFixed = run.isPending || run.isError || done > 0
  const [results, setResults] = useState<readonly BulkResult[] | null>(null)
  const nameById = (guid: string) => {
    const row = asked.find(one => idOf(one) === guid)
    return row ? nameOf(row) : ''
  }
  const close = () => onClose(new Set(results?.map(({ guid }) => guid)))
  const leave = () => {
    if (run.isPending) return
    const through = reached()
    if (through.some(({ ok }) => !ok)) setResults(through)
    else onClose(new Set(through.map(({ guid }) => guid)))
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (run.isPending || isIncomplete) return
    run.mutate(asked, {
      onSuccess: all => {
        if (all.some(({ ok }) => !ok)) return setResults(all)
        toasts.show({ title: doneText({ count: all.length }), tone: 'positive' })
        onClose(new Set(all.map(({ guid }) => guid)))
      },
    })
  }
  if (results)
    return (
      <Dialog
        open
        onOpenChange={open => !open && close()}
        title={title}
        closeLabel={m.close()}
        actions={<Button onClick={close}>{m.close()}</Button>}
      >
        <BulkResults results={results} doneText={doneText} nameOf={nameById} />
      </Dialog>
    )
  return (
    <>
      <FormDialog
        title={title}
        description={lead}
        top={
          run.error && stoppedAt
            ? `${run.error.message} ${m.bulk_stopped_at({ name: nameById(stoppedAt) })}`
            : (run.error?.message ?? null)
        }
        submitText={props.submitText}
        danger={props.danger ?? false}
        pending={run.isPending}
        onSubmit={submit}
        onClose={leave}
      >
        {left.map(
          ({ count, text, names = [] }) =>
            count > 0 && (
              <p key={text} className="text-sm text-text-quiet">
                {names.length > 0
                  ? m.bulk_left_named({ count: countText(count, locale), names: names.join(', '), why: text })
                  : m.bulk_left({ count: countText(count, locale), why: text })}
              </p>
            ),
        )}
        {summary}
        {props.day && (
          <TextField
            type="date"
            label={props.day.label}
            required
            max={props.day.today}
            readOnly={isFixed}
            fieldClassName="max-w-60"
            value={day}
            onChange={event => setDay(event.target.value)}
            error={tried && dayFault ? dayFaultWords[dayFault]() : undefined}
          />
        )}
        <AskedRows rows={asked} idOf={idOf} nameOf={nameOf} detailOf={detailOf} />
        {askedFor && (
          <ReasonField
            {...askedFor}
            takesFocus={!askedFor.optional}
            readOnly={isFixed}
            value={reason}
            onChange={setReason}
            error={tried && fault ? errorSentence(fault, locale) : undefined}
          />
        )}
        {warned && (
          <Checkbox
            label={warned.label}
            checked={isUnderstood}
            error={tried && !isUnderstood ? warned.requiredText : undefined}
            onChange={event => setUnderstood(event.target.checked)}
          />
        )}
        {run.isPending && (
          <p role="status" className="tabular text-sm text-text-quiet">
            {m.bulk_progress({ done: countText(done, locale), total: countText(asked.length, locale) })}
          </p>
        )}
      </FormDialog>
      <RunGuard running={run.isPending} onStop={stop} />
    </>
  )
}

const dayFaultWords: Record<DayFault, () => string> = {
  required: m.error_required,
  future: m.bulk_day_future,
}

/** One of the things that can be done with the ticked rows. */
export type TickedAct<Row> = { key: string } & Omit<
  OneByOneDialogProps<Row>,
  'idOf' | 'nameOf' | 'changes' | 'onClose'
>

type TickedActsProps<Row> = Pick<OneByOneDialogProps<Row>, 'idOf' | 'nameOf' | 'detailOf'> & {
  /** All that are ticked. */
  ticked: readonly Row[]
  /** The main one first; one that is possible for no ticked row is not offered. */
  acts: readonly TickedAct<Row>[]
  onDone: (done: ReadonlySet<string>) => void
}

/** The bar of the ticked rows with what can be done with them. */
export function TickedActs<Row>(props: TickedActsProps<Row>) {
  return (
    <SelectionBar count={props.ticked.length}>
      <div className="flex flex-wrap gap-2">
        <ActButtons {...props} leads />
      </div>
    </SelectionBar>
  )
}

type ActButtonsProps<Row> = TickedActsProps<Row> & {
  /** Whether the first act is the main one of the bar. */
  leads?: boolean
}

/** A button for each act, and the dialog of the one that was chosen. */
export function ActButtons<Row>({ ticked, acts, leads = false, onDone, ...naming }: ActButtonsProps<Row>) {
  const [asking, setAsking] = useState<string | null>(null)
  const act = acts.find(({ key }) => key === asking)
  return (
    <>
      {acts.map(
        ({ key, rows, danger, submitText }, index) =>
          rows.length > 0 && (
            <PageButton
              about={m.staff_selected({ count: ticked.length })}
              icon={ListChecks}
              plain
              count={rows.length}
              key={key}
              size="sm"
              variant={danger ? 'danger' : leads && index === 0 ? 'primary' : 'secondary'}
              onClick={() => setAsking(key)}
            >
              {submitText}
            </PageButton>
          ),
      )}
      {act && (
        <OneByOneDialog
          {...naming}
          {...act}
          changes={[['organiser']]}
          onClose={done => {
            setAsking(null)
            if (done.size > 0) onDone(done)
          }}
        />
      )}
    </>
  )
}
