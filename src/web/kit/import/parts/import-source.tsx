import { Download } from 'lucide-react'
import { useState } from 'react'
import { type ImportList, listFields } from '#domain/import/import-columns.ts'
import { m } from '#messages/compiled/messages.js'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { FileField } from '#web/ui/file-field.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import type { ListSource } from '../use-read-list.ts'
import { fieldWords } from './cell-words.ts'

/** A spreadsheet to fill in: where it is in each language, what it is called, and what has to stand in it. */
export type ListSample = { urls: Readonly<Record<'ru' | 'en', string>>; name: string; hint: string }

type ImportSourceProps = {
  list: ImportList
  sample: ListSample
  error: Error | null
  onRead: (source: ListSource) => void
}

/** Where a list comes from: a file, rows copied from a spreadsheet, or a sample to fill in. */
export function ImportSource({ list, sample, error, onRead }: ImportSourceProps) {
  return (
    <div className="space-y-8">
      {error && (
        <Banner tone="negative" announce="alert" title={m.import_refused()}>
          {error.message}
        </Banner>
      )}
      <FileField
        label={m.import_file_label()}
        hint={m.import_file_hint()}
        accept=".xlsx,.csv,.txt,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
        texts={{
          choose: m.import_file_choose(),
          drop: m.import_file_drop(),
          remove: name => m.import_file_remove({ name }),
        }}
        onFiles={([file]) => file && onRead({ file })}
      />
      <PasteField onRead={onRead} />
      <Sample list={list} sample={sample} />
    </div>
  )
}

/** Pasted rows are read at once; text typed by hand waits for the button. */
function PasteField({ onRead }: Pick<ImportSourceProps, 'onRead'>) {
  const [text, setText] = useState('')
  return (
    <div className="space-y-3">
      <TextArea
        label={m.import_paste_label()}
        hint={m.import_paste_hint()}
        rows={5}
        spellCheck={false}
        className="font-mono text-sm/5 whitespace-pre"
        value={text}
        onChange={event => setText(event.target.value)}
        onPaste={event => {
          const pasted = event.clipboardData.getData('text/plain')
          if (text.trim() !== '' || !/\t[\s\S]*\n|\n[\s\S]*\t/.test(pasted)) return
          event.preventDefault()
          setText(pasted)
          onRead({ text: pasted })
        }}
      />
      <Button variant="secondary" disabled={text.trim() === ''} onClick={() => onRead({ text })}>
        {m.import_paste_read()}
      </Button>
    </div>
  )
}

/** Every column with examples of a date, a role and a citizenship; their phones are none, so that they never become participants. */
function Sample({ list, sample }: Pick<ImportSourceProps, 'list' | 'sample'>) {
  const locale = useLocale()
  return (
    <section className="border-t pt-6">
      <p className="measure text-sm text-text-quiet">{sample.hint}</p>
      <Button asChild variant="quiet" className="mt-2 -ml-4">
        <a href={sample.urls[locale]} download={`${sample.name}.xlsx`}>
          <Download aria-hidden="true" className="size-5" />
          {m.import_sample()}
        </a>
      </Button>
      <details className="mt-2 text-sm">
        <summary className="flex min-h-11 cursor-pointer items-center text-link underline">
          {m.import_columns_label()}
        </summary>
        <p className="measure">{listFields[list].map(field => fieldWords[field]()).join(', ')}</p>
      </details>
    </section>
  )
}
