import { useState } from 'react'
import { type MetaDescriptor, Navigate, useLocation, useNavigate } from 'react-router'
import { m } from '#messages/compiled/messages.js'
import { ConsolePage, LoadFailure, Permitted } from '#web/console/screen/view.tsx'
import { FormSkeleton } from '#web/kit/form/form-skeleton.tsx'
import { useListParameters, useUrlParameters } from '#web/kit/list/list-address.ts'
import { cameFromQueue, quietTarget } from '#web/kit/list/quiet-target.ts'
import { useOpenAddress } from '#web/kit/list/use-open-address.ts'
import { usePaths } from '#web/kit/locale/use-locale.ts'
import { innerMeta } from '#web/kit/page-meta/page-meta.ts'
import { pageTitle } from '#web/kit/page-meta/page-title.ts'
import { useLatestCallback } from '#web/ui/use-latest-callback.ts'
import { LetterForm } from './parts/letter-form.tsx'
import { LetterList } from './parts/letter-list.tsx'
import { useEditedLetter } from './queries.ts'
import { letterFormAt, newLetter } from './rules.ts'

export function meta(args: Parameters<typeof innerMeta>[0]): MetaDescriptor[] {
  return innerMeta(args, pageTitle('organiser-letters'))
}

export default function LettersPage() {
  return (
    <Permitted permission="send-letters">
      <LettersView />
    </Permitted>
  )
}

/** The letters, or the draft that the address opens. */
function LettersView() {
  const open = useListParameters().get('open')
  return open === null ? <LetterList /> : <OpenedLetter open={open} />
}

function OpenedLetter({ open }: { open: string }) {
  const [, change] = useUrlParameters()
  const navigate = useNavigate()
  const fromList = cameFromQueue(useLocation().state)
  const { pathname, searchOf } = useOpenAddress()
  const [written, setWritten] = useState<string | null>(null)
  const [before, setBefore] = useState({ open, form: open })
  const form = letterFormAt(open, before, written)
  if (open !== before.open) setBefore({ open, form })
  const close = () => (fromList ? navigate(-1) : change({ open: null }))
  const onWritten = useLatestCallback((guid: string) => {
    if (open === guid) return
    setWritten(guid)
    const address = { pathname, search: searchOf(guid) }
    const { to, state } = quietTarget(address, fromList ? { fromQueue: true } : {})
    void navigate(to, { state, replace: true, preventScrollReset: true })
  })
  return (
    <ConsolePage title={m.letters_title()}>
      {form === newLetter ? (
        <LetterForm letter={null} onWritten={onWritten} onDone={close} />
      ) : (
        <EditedLetter key={form} guid={form} onDone={close} />
      )}
    </ConsolePage>
  )
}

function EditedLetter({ guid, onDone }: { guid: string; onDone: () => void }) {
  const { data, error, refetch } = useEditedLetter(guid)
  const to = usePaths()
  if (error) return <LoadFailure error={error} onRetry={() => refetch()} />
  if (!data) return <FormSkeleton />
  // Released meanwhile: it can be read, and not changed.
  if (data.state !== 'draft') return <Navigate replace to={to('organiser-letter', { guid })} />
  return <LetterForm letter={data} onDone={onDone} />
}
