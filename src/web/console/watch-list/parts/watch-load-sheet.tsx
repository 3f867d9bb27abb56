import { FileUp, ListPlus } from 'lucide-react'
import { useState } from 'react'
import type { WatchPreview } from '#contract/organiser-watch-list.ts'
import { type WatchPurpose, watchPurposes } from '#domain/watch-list/judge-watched.ts'
import { m } from '#messages/compiled/messages.js'
import { PageButton } from '#web/console/search/form.tsx'
import { useMoments } from '#web/kit/dates/use-moments.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { FileField } from '#web/ui/file-field.tsx'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import { Section } from '#web/ui/section.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { toasts } from '#web/ui/toast-store.ts'
import { useReadWatchFile, useTakeWatchList } from '../queries.ts'
import { watchPurposeWords } from '../words.ts'

/** In two steps, because a wrong file would hide people: security sees what was read before anything is added. */
export function WatchLoadSheet({ onClose }: { onClose: () => void }) {
  const [preview, setPreview] = useState<WatchPreview | null>(null)
  const reading = useReadWatchFile(setPreview)
  return (
    <Sheet
      open
      size="lg"
      onOpenChange={next => !next && onClose()}
      title={m.watch_load_title()}
      closeLabel={m.close()}
    >
      {preview ? (
        <Preview preview={preview} onOther={() => setPreview(null)} onDone={onClose} />
      ) : (
        <div className="space-y-4">
          <p>{m.watch_load_lead()}</p>
          {reading.error && (
            <Banner tone="negative" title={m.watch_load_refused()} announce="alert">
              {reading.error.message}
            </Banner>
          )}
          <FileField
            label={m.watch_file()}
            hint={m.watch_file_hint()}
            accept=".xlsx,.csv,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
            disabled={reading.isPending}
            texts={{
              choose: m.import_file_choose(),
              drop: m.import_file_drop(),
              remove: name => m.import_file_remove({ name }),
            }}
            onFiles={([file]) => file && reading.mutate(file)}
          />
          {reading.isPending && <p role="status">{m.watch_reading()}</p>}
        </div>
      )}
    </Sheet>
  )
}

type PreviewProps = { preview: WatchPreview; onOther: () => void; onDone: () => void }

const peopleShown = 20

function Preview({ preview: { people, broken }, onOther, onDone }: PreviewProps) {
  const moments = useMoments()
  const [replace, setReplace] = useState(false)
  const [purpose, setPurpose] = useState<WatchPurpose>('check')
  const taking = useTakeWatchList(({ added, removed }) => {
    toasts.show({ title: m.watch_taken({ added, removed }), tone: 'positive' })
    onDone()
  })
  return (
    <div className="space-y-8">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="font-medium">
          {m.watch_read({ count: people.length })}
        </p>
        <PageButton icon={FileUp} plain variant="secondary" size="sm" onClick={onOther}>
          {m.check_reply_other()}
        </PageButton>
      </div>
      {broken.length > 0 && (
        <Banner tone="attention" title={m.watch_broken({ count: broken.length })}>
          <ul className="mt-2 space-y-1">
            {broken.map(({ number, code, message }) => (
              <li key={number}>
                {m.watch_broken_row({
                  row: number,
                  why: code === 'required' ? m.watch_broken_names() : message,
                })}
              </li>
            ))}
          </ul>
        </Banner>
      )}
      {people.length > 0 && (
        <>
          <Section title={m.watch_read_title()} level={3} space="none">
            <ul className="divide-y border-y text-sm">
              {people.slice(0, peopleShown).map(person => (
                <li key={person.number} className="flex flex-wrap justify-between gap-x-6 py-2">
                  <span>
                    {[person.lastName, person.firstName, person.middleName].filter(Boolean).join(' ')}
                  </span>
                  <span className="tabular text-text-quiet">
                    {person.birthDate && moments.shortDay(person.birthDate)}
                  </span>
                </li>
              ))}
            </ul>
            {people.length > peopleShown && (
              <p className="mt-2 text-sm text-text-quiet">
                {m.watch_read_more({ count: people.length - peopleShown })}
              </p>
            )}
          </Section>
          <RadioGroup
            label={m.watch_purpose()}
            options={watchPurposes.map(value => ({ value, label: watchPurposeWords[value]() }))}
            value={purpose}
            onValueChange={value => setPurpose(watchPurposes.find(known => known === value) ?? 'check')}
          />
          <Checkbox
            label={m.watch_replace()}
            checked={replace}
            onChange={event => setReplace(event.target.checked)}
          />
          {taking.error && (
            <Banner tone="negative" title={m.request_failed()} announce="alert">
              {taking.error.message}
            </Banner>
          )}
          <PageButton
            icon={ListPlus}
            plain
            loading={taking.isPending}
            onClick={() => taking.mutate({ people, replace, purpose })}
          >
            {m.watch_take({ count: people.length })}
          </PageButton>
        </>
      )}
    </div>
  )
}
