import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef } from 'react'
import { Link } from 'react-router'
import type { PhotographStanding } from '#contract/photograph.ts'
import { m } from '#messages/compiled/messages.js'
import { usePaths } from '#web/kit/locale/use-locale.ts'
import { pageTitle } from '#web/kit/page-meta/page-title.ts'
import { PhotographNotices } from '#web/kit/photograph/photograph-notices.tsx'
import { PinnedAction } from '#web/kit/section/pinned-action.tsx'
import { Button } from '#web/ui/button.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { toasts } from '#web/ui/toast-store.ts'
import { PhotographField, PhotographRequirements } from '../form.tsx'
import { usePhotographUpload } from '../queries.ts'

/** The photograph in the cabinet: its state, who reviews it next, and how to replace it. */
export function PhotographView({ guid, standing }: { guid: string; standing: PhotographStanding }) {
  const client = useQueryClient()
  const top = useRef<HTMLDivElement>(null)
  const reviewed = standing.change === 'reviewed'
  const upload = usePhotographUpload({
    participant: guid,
    onStored(fileGuid) {
      toasts.show({
        tone: 'positive',
        title: fileGuid
          ? reviewed
            ? m.photograph_saved_review()
            : m.photograph_saved()
          : m.photograph_removed(),
      })
      void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey.includes(guid) })
      top.current?.focus()
      window.scrollTo({ top: 0 })
    },
  })
  const replaceable = standing.change === 'free' || reviewed
  const framing = upload.state.kind === 'framing' ? upload.state : null
  // Nothing is sent until the frame has been fitted to the face.
  const measuring = framing?.measuring.kind === 'under-way'
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (framing && !measuring && !upload.refused && framing.sending === null) void upload.send()
  }
  return (
    <form noValidate onSubmit={submit} className="space-y-8">
      <PageHeading title={pageTitle('account-photo')} lead={m.photograph_lead()} />
      <div ref={top} tabIndex={-1} className="max-w-168 space-y-3 outline-none">
        <PhotographNotices standing={standing} action={<SupportLink />} />
      </div>
      <PhotographField
        upload={upload}
        fileGuid={standing.fileGuid}
        check={standing.check}
        replaceable={replaceable}
        removable={standing.removable}
        error={undefined}
      />
      {!framing && replaceable && (
        <div className="max-w-168 border-t pt-8">
          <PhotographRequirements />
        </div>
      )}
      {framing && framing.sending === null && (
        <PinnedAction note={reviewed && m.photograph_save_review()}>
          {upload.refused ? (
            <Button onClick={upload.pick}>{m.signup_photograph_replace()}</Button>
          ) : (
            <Button type="submit" loading={measuring}>
              {m.photograph_save()}
            </Button>
          )}
        </PinnedAction>
      )}
    </form>
  )
}

function SupportLink() {
  const to = usePaths()
  return (
    <Button asChild size="sm" variant="secondary" className="min-h-11 md:min-h-9">
      <Link to={to('account-chat')}>{m.photograph_support()}</Link>
    </Button>
  )
}
