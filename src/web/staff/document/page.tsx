import { Download } from 'lucide-react'
import type { MetaDescriptor } from 'react-router'
import { m } from '#messages/compiled/messages.js'
import { formatDay } from '#web/kit/dates/forum-dates.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { innerMeta } from '#web/kit/page-meta/page-meta.ts'
import { pageTitle } from '#web/kit/page-meta/page-title.ts'
import { useDownloadDocument } from '#web/staff/guide/queries.ts'
import { GuidePage } from '#web/staff/guide/view.tsx'
import { Button } from '#web/ui/button.tsx'
import { StatusChip } from '#web/ui/status-chip.tsx'

export function meta(args: Parameters<typeof innerMeta>[0]): MetaDescriptor[] {
  return innerMeta(args, pageTitle('staff-documents'))
}

export default function DocumentsPage() {
  const locale = useLocale()
  const download = useDownloadDocument()
  return (
    <GuidePage
      part="documents"
      title={pageTitle('staff-documents')}
      lead={m.staff_documents_lead()}
      none={{ title: m.staff_documents_none(), text: m.staff_documents_none_text() }}
    >
      {documents => (
        <ul className="divide-y border-y">
          {documents.map(({ guid, title, note, toSign, publishedOn }) => (
            <li key={guid} className="flex flex-wrap items-start justify-between gap-x-8 gap-y-3 py-5">
              <div className="min-w-0 flex-1 basis-72">
                <h2 className="font-semibold">{title}</h2>
                {note && <p className="mt-1 text-sm text-text-quiet">{note}</p>}
                <p className="mt-2 flex flex-wrap items-center gap-3 text-sm text-text-quiet">
                  {toSign && <StatusChip tone="attention">{m.staff_documents_to_sign()}</StatusChip>}
                  {m.staff_documents_since({ date: formatDay(publishedOn, locale) })}
                </p>
              </div>
              <Button
                variant="secondary"
                icon={<Download aria-hidden="true" />}
                aria-label={`${m.staff_documents_download()}: ${title}`}
                loading={download.isPending && download.variables?.guid === guid}
                onClick={() => download.mutate({ guid, title })}
              >
                {m.staff_documents_download()}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </GuidePage>
  )
}
