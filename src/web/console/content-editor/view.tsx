import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { readContent } from '#contract/content.ts'
import type { ContentKind } from '#domain/content/content-kind.ts'
import { m } from '#messages/compiled/messages.js'
import { mayBegin } from '#web/console/content/words.ts'
import { isGone, samePage } from '#web/console/screen/rules.ts'
import { ConsolePage, LoadFailure } from '#web/console/screen/view.tsx'
import { callApi } from '#web/kit/api/call-api.ts'
import { usePaths } from '#web/kit/locale/use-locale.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { ContentEditor } from './parts/content-editor.tsx'
import { contentKey } from './parts/content-key.ts'

/** Stands for a new one in an address, instead of a guid. */
export const newItem = 'new'

/** One piece of content by its address, existing or new. */
export function ContentItem({ kind, guid }: { kind: ContentKind; guid: string }) {
  const to = usePaths()
  const navigate = useNavigate()
  const [parameters] = useSearchParams()
  const [seat, setSeat] = useState({ id: 0, guids: [guid] })
  // A new piece keeps its editor when it gets its address; any other gets an editor of its own.
  if (!seat.guids.includes(guid)) setSeat({ id: seat.id + 1, guids: [guid] })
  else if (guid !== newItem && seat.guids.length > 1) setSeat({ id: seat.id, guids: [guid] })
  const fresh = guid === newItem && mayBegin(kind)
  const { data, error, refetch } = useQuery({
    queryKey: contentKey(kind, guid),
    queryFn: ({ signal }) => callApi(readContent, { params: { kind, guid }, signal }),
    enabled: !fresh,
  })
  if (!fresh && !data) {
    if (!error) return <EditorSkeleton />
    return isGone(error) ? <NotThere kind={kind} /> : <Failed error={error} onRetry={() => refetch()} />
  }
  return (
    <ContentEditor
      key={seat.id}
      kind={kind}
      detail={data ?? null}
      onCreated={created => {
        setSeat({ id: seat.id, guids: [newItem, created.guid] })
        void navigate(
          {
            pathname: to('organiser-content-item', { kind, guid: created.guid }),
            search: parameters.size > 0 ? `?${parameters}` : '',
          },
          { replace: true, preventScrollReset: true, state: samePage },
        )
      }}
    />
  )
}

function NotThere({ kind }: { kind: ContentKind }) {
  const to = usePaths()
  return (
    <ConsolePage title={m.content_not_found_title()}>
      <EmptyState
        title={m.content_not_found_text()}
        action={
          <Button asChild variant="secondary">
            <Link to={to('organiser-content-kind', { kind })}>{m.back()}</Link>
          </Button>
        }
      />
    </ConsolePage>
  )
}

function Failed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <ConsolePage title={m.content_overview_title()}>
      <LoadFailure error={error} onRetry={onRetry} />
    </ConsolePage>
  )
}

function EditorSkeleton() {
  return (
    <ConsolePage title={<Skeleton className="h-7 w-72" />} wide>
      <div aria-busy="true" className="grid gap-x-4 gap-y-8 sm:grid-cols-2">
        {Array.from({ length: 6 }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the places are alike
          <div key={index} className="space-y-2">
            <Skeleton className="h-4 w-32" />
            <Skeleton className="h-11 rounded-md" />
          </div>
        ))}
        <span role="status" className="sr-only">
          {m.loading()}
        </span>
      </div>
    </ConsolePage>
  )
}
