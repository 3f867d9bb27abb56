import { useQuery } from '@tanstack/react-query'
import { GitCompare } from 'lucide-react'
import { useState } from 'react'
import { type ContentVersion, listContentVersions } from '#contract/content.ts'
import { colleagueName } from '#domain/person/colleague-name.ts'
import { m } from '#messages/compiled/messages.js'
import { LoadFailure } from '#web/console/screen/view.tsx'
import { PageButton } from '#web/console/search/form.tsx'
import { callApi } from '#web/kit/api/call-api.ts'
import { useMoments } from '#web/kit/dates/use-moments.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { SkeletonText } from '#web/ui/skeleton.tsx'
import { toasts } from '#web/ui/toast-store.ts'
import { changedPaths } from './draft-merge.ts'
import { pathWords } from './path-words.ts'
import type { ContentEditing } from './use-content-editor.ts'
import { VersionDialog } from './version-dialog.tsx'

type VersionListProps = { editing: ContentEditing; edition: string | undefined }

/** Earlier drafts with what each changed, and a way back to them. Read when it is opened. */
export function VersionList({ editing, edition }: VersionListProps) {
  const [open, setOpen] = useState(false)
  return (
    <details className="border-t pt-2" onToggle={event => setOpen(event.currentTarget.open)}>
      <summary className="min-h-11 py-2.5 font-medium select-none">{m.content_versions()}</summary>
      {open && <Versions editing={editing} edition={edition} />}
    </details>
  )
}

function Versions({ editing, edition }: VersionListProps) {
  const { kind, base, values } = editing
  const moments = useMoments()
  const locale = useLocale()
  const [shown, setShown] = useState<ContentVersion | null>(null)
  const guid = base?.guid ?? ''
  const { data, error, refetch } = useQuery({
    queryKey: ['organiser', 'content-versions', guid, base?.version ?? 0],
    queryFn: ({ signal }) => callApi(listContentVersions, { params: { kind, guid }, signal }),
  })
  if (error && !data) return <LoadFailure error={error} onRetry={() => refetch()} />
  if (!data) return <SkeletonText lines={4} />
  const changedBy = (index: number) => {
    const [newer, older] = [data.items[index], data.items[index + 1]]
    return newer && older ? changedPaths(kind, older.draft, newer.draft) : []
  }
  return (
    <>
      <ol className="max-w-3xl divide-y border-y text-sm">
        {data.items.map((version, index) => (
          <li
            key={version.version}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2"
          >
            <span className="min-w-0 flex-1 basis-64">
              <span className="tabular text-text-quiet">{moments.short(version.savedAt)}</span>
              {version.savedBy && ` · ${colleagueName(locale, version.savedBy)}`}
              <span className="block text-text-quiet">
                {changedBy(index)
                  .map(path => pathWords(kind, path))
                  .join(', ')}
              </span>
            </span>
            {changedPaths(kind, version.draft, values).length === 0 ? (
              <span className="text-text-quiet">{m.content_version_same()}</span>
            ) : (
              <PageButton
                icon={GitCompare}
                plain
                ofRow
                about={moments.short(version.savedAt)}
                type="button"
                variant="secondary"
                size="sm"
                onClick={() => setShown(version)}
              >
                {m.content_version_compare()}
              </PageButton>
            )}
          </li>
        ))}
      </ol>
      {shown && (
        <VersionDialog
          kind={kind}
          version={shown}
          values={values}
          edition={edition}
          onClose={() => setShown(null)}
          onPutBack={() => {
            editing.putBack(shown.draft)
            setShown(null)
            toasts.show({ title: m.content_version_put_back() })
          }}
        />
      )}
    </>
  )
}
