import type { QueryKey } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useState } from 'react'
import { m } from '#messages/compiled/messages.js'
import { type BulkResult, BulkResults } from '#web/kit/form/bulk-results.tsx'
import { FormDialog } from '#web/kit/form/form-dialog.tsx'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { countText } from '#web/kit/words/count-text.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { toasts } from '#web/ui/toast-store.ts'
import { useOneByOne } from './queries.ts'

type OneByOneDialogProps<Row> = {
  title: string
  lead: string
  /** Those for whom it is possible. */
  rows: readonly Row[]
  /** How many of the ticked ones it is not possible for, and why. */
  left?: { count: number; text: string } | undefined
  idOf: (row: Row) => string
  nameOf: (row: Row) => string
  /** Under the name: what would change. */
  detailOf?: (row: Row) => ReactNode
  submitText: string
  doneText: (facts: { count: number }) => string
  act: (row: Row) => Promise<unknown>
  changes: readonly QueryKey[]
  /** `done`: the rows that were tried, refused ones among them. */
  onClose: (done: ReadonlySet<string>) => void
}

/** An act on the ticked rows: first for whom and what, then the result of each. */
export function OneByOneDialog<Row>(props: OneByOneDialogProps<Row>) {
  const { idOf, nameOf, detailOf, doneText, onClose } = props
  const locale = useLocale()
  const { run, done, results: reached } = useOneByOne<Row>(props)
  // The list behind is read again meanwhile; what was asked stays.
  const [{ title, rows: asked, left }] = useState({ title: props.title, rows: props.rows, left: props.left })
  const [results, setResults] = useState<readonly BulkResult[] | null>(null)
  const close = () => onClose(new Set(results?.map(({ guid }) => guid)))
  const leave = () => {
    if (run.isPending) return
    const through = reached()
    if (through.some(({ ok }) => !ok)) setResults(through)
    else onClose(new Set(through.map(({ guid }) => guid)))
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (run.isPending) return
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
        <BulkResults
          results={results}
          doneText={doneText}
          nameOf={guid => {
            const row = asked.find(one => idOf(one) === guid)
            return row ? nameOf(row) : ''
          }}
        />
      </Dialog>
    )
  return (
    <FormDialog
      title={title}
      description={props.lead}
      top={run.error?.message ?? null}
      submitText={props.submitText}
      pending={run.isPending}
      onSubmit={submit}
      onClose={leave}
    >
      {left && left.count > 0 && (
        <p className="text-sm text-text-quiet">
          {left.text}: <span className="tabular">{countText(left.count, locale)}</span>
        </p>
      )}
      <ul
        // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no mouse scrolls it by keyboard
        tabIndex={0}
        aria-label={m.staff_selection()}
        className="max-h-80 divide-y overflow-y-auto border-y text-sm"
      >
        {asked.map(row => (
          <li key={idOf(row)} className="py-2">
            <p className="font-medium">{nameOf(row)}</p>
            {detailOf?.(row)}
          </li>
        ))}
      </ul>
      {run.isPending && (
        <p role="status" className="tabular text-sm text-text-quiet">
          {m.bulk_progress({ done: countText(done, locale), total: countText(asked.length, locale) })}
        </p>
      )}
    </FormDialog>
  )
}
