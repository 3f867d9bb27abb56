import { FileDown } from 'lucide-react'
import { useContext, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import type { ListExport } from '#contract/organiser-export.ts'
import { exportContents, exportFormats, isPersonalColumn } from '#domain/export/exported-list.ts'
import { m } from '#messages/compiled/messages.js'
import { errorSentence } from '#messages/error-sentence.ts'
import { exportColumnWords } from '#messages/export-column.ts'
import { useOrganiser } from '#web/console/screen/queries.ts'
import { PageButton } from '#web/console/search/form.tsx'
import { useLocale, usePaths } from '#web/kit/locale/use-locale.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Dialog, DialogClose } from '#web/ui/dialog.tsx'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { ShownColumns, useExports, useStartExport } from './queries.ts'
import { columnsOf, keepChoice, lastChoice } from './rules.ts'
import { ExportStanding, type RemovedExport } from './view.tsx'

type ExportProps = {
  list: ListExport['list']
  /** The query of the list as it is filtered; without place and length of a page. */
  filters: Readonly<Record<string, string>>
  /** On the button, where "Export" alone would not say of what. */
  label?: string
}

/** Takes a list away as a file, as it is filtered. */
export function ExportButton({ label, ...asked }: ExportProps) {
  const [open, setOpen] = useState(false)
  const { may } = useOrganiser()
  if (!may(exportContents[asked.list].permission)) return null
  return (
    <>
      <PageButton icon={FileDown} ofList folds variant="secondary" onClick={() => setOpen(true)}>
        {label ?? m.export_button()}
      </PageButton>
      {open && <ExportDialog {...asked} onClose={() => setOpen(false)} />}
    </>
  )
}

const formatWords = { xlsx: m.export_format_xlsx, csv: m.export_format_csv }

function ExportDialog({ list, filters, onClose }: ExportProps & { onClose: () => void }) {
  const locale = useLocale()
  const all = columnsOf(list)
  const shown = useContext(ShownColumns)
  const [last] = useState(() => lastChoice(list, shown))
  const [format, setFormat] = useState(last.format)
  const [columns, setColumns] = useState(last.columns)
  const [purpose, setPurpose] = useState('')
  const [fault, setFault] = useState<{ at: 'columns' | 'purpose' }>()
  const chooseAll = useRef<HTMLButtonElement>(null)
  const purposeField = useRef<HTMLInputElement>(null)
  const [started, setStarted] = useState<string | null>(null)
  const [removed, setRemoved] = useState<RemovedExport | null>(null)
  const start = useStartExport(({ guid }) => {
    keepChoice(list, { format, columns })
    setStarted(guid)
  })
  const asksPurpose = columns.some(isPersonalColumn)
  const lacks = {
    columns: columns.length === 0,
    purpose: asksPurpose && purpose.trim() === '',
  }
  const required = errorSentence('required', locale)
  useEffect(() => {
    if (!fault) return
    const field = fault.at === 'columns' ? chooseAll.current : purposeField.current
    field?.focus({ preventScroll: true })
    // On a phone the fault is further down than the dialog shows. In the middle its sentence is seen too.
    field?.scrollIntoView({ block: 'center' })
  }, [fault])
  const submit = () => {
    // A new object with each try, so that the second one leads back to the fault too.
    if (lacks.columns || lacks.purpose) return setFault({ at: lacks.columns ? 'columns' : 'purpose' })
    start.mutate({
      ...{ list, format, filters: { ...filters }, columns: [...columns] },
      purpose: asksPurpose ? purpose.trim() : null,
    })
  }
  return (
    <Dialog
      open
      sending={start.isPending}
      onOpenChange={open => !open && onClose()}
      title={m.export_title()}
      description={m.export_lead()}
      closeLabel={m.close()}
      actions={
        started === null ? (
          <>
            <Button loading={start.isPending} onClick={submit}>
              {m.export_start()}
            </Button>
            <DialogClose>
              <Button variant="secondary" disabled={start.isPending}>
                {m.cancel()}
              </Button>
            </DialogClose>
          </>
        ) : (
          <DialogClose>
            <Button variant="secondary">{m.close()}</Button>
          </DialogClose>
        )
      }
    >
      {started === null ? (
        <div className="space-y-6">
          {removed && <Banner announce="status">{removedWords[removed]()}</Banner>}
          <RadioGroup
            label={m.export_format()}
            value={format}
            onValueChange={value => setFormat(exportFormats.find(known => known === value) ?? 'xlsx')}
            options={exportFormats.map(value => ({ value, label: formatWords[value]() }))}
          />
          <fieldset>
            <legend className="mb-2 font-medium">{m.export_columns()}</legend>
            <div className="grid gap-x-6 gap-y-1 sm:grid-cols-2">
              {all.map(column => (
                <Checkbox
                  key={column}
                  label={exportColumnWords[column]()}
                  hint={isPersonalColumn(column) ? m.export_columns_personal() : undefined}
                  checked={columns.includes(column)}
                  onChange={({ target }) =>
                    setColumns(all.filter(one => (one === column ? target.checked : columns.includes(one))))
                  }
                />
              ))}
            </div>
            {columns.length < all.length && (
              <div className="mt-2 flex flex-wrap items-center gap-3">
                {fault && lacks.columns && (
                  <span role="alert" className="text-sm text-negative-text">
                    {required}
                  </span>
                )}
                <Button
                  ref={chooseAll}
                  size="sm"
                  variant="quiet"
                  className="-ml-3"
                  onClick={() => setColumns(all)}
                >
                  {m.export_columns_all()}
                </Button>
              </div>
            )}
          </fieldset>
          {asksPurpose && (
            <TextField
              ref={purposeField}
              label={m.export_purpose()}
              hint={m.export_purpose_hint()}
              value={purpose}
              maxLength={300}
              error={fault && lacks.purpose ? required : undefined}
              onChange={({ target }) => setPurpose(target.value)}
            />
          )}
          {start.error && (
            <Banner tone="negative" announce="alert">
              {start.error.message}
            </Banner>
          )}
        </div>
      ) : (
        <Started
          guid={started}
          onRemoved={what => {
            setStarted(null)
            setRemoved(what)
          }}
        />
      )}
    </Dialog>
  )
}

const removedWords: Record<RemovedExport, () => string> = {
  stopped: m.export_stopped,
  removed: m.export_removed,
}

type StartedProps = { guid: string; onRemoved: (what: RemovedExport) => void }

function Started({ guid, onRemoved }: StartedProps) {
  const to = usePaths()
  const { data } = useExports()
  const file = data?.items.find(item => item.guid === guid)
  return (
    <div className="space-y-4">
      {file && <ExportStanding file={file} onRemoved={onRemoved} />}
      {file?.state !== 'failed' && (
        <p className="text-sm text-text-quiet">
          {file?.state === 'done' ? m.export_also_at() : m.export_may_close()}{' '}
          <Link className="text-link" to={to('organiser-exports')}>
            {m.page_title_organiser_exports()}
          </Link>
        </p>
      )}
    </div>
  )
}
