import { type MetaDescriptor, Navigate, useLocation, useNavigate } from 'react-router'
import { m } from '#messages/compiled/messages.js'
import { ConsolePage, LoadFailure, Permitted } from '#web/console/screen/view.tsx'
import { FormSkeleton } from '#web/kit/form/form-skeleton.tsx'
import { useUrlParameters } from '#web/kit/list/list-address.ts'
import { cameFromQueue } from '#web/kit/list/quiet-target.ts'
import { usePaths } from '#web/kit/locale/use-locale.ts'
import { innerMeta } from '#web/kit/page-meta/page-meta.ts'
import { pageTitle } from '#web/kit/page-meta/page-title.ts'
import { LetterForm } from './parts/letter-form.tsx'
import { LetterList } from './parts/letter-list.tsx'
import { useEditedLetter } from './queries.ts'
import { newLetter } from './rules.ts'

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
  const [parameters, change] = useUrlParameters()
  const navigate = useNavigate()
  const fromList = cameFromQueue(useLocation().state)
  const open = parameters.get('open')
  if (open === null) return <LetterList />
  const close = () => (fromList ? navigate(-1) : change({ open: null }))
  return (
    <ConsolePage title={m.letters_title()}>
      {open === newLetter ? (
        <LetterForm letter={null} onDone={close} />
      ) : (
        <EditedLetter key={open} guid={open} onDone={close} />
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
