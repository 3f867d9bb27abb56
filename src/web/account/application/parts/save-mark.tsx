import { Check, CloudOff } from 'lucide-react'
import { m } from '#messages/compiled/messages.js'
import { Spinner } from '#web/ui/spinner.tsx'
import type { SaveSnapshot } from './draft-saver.ts'

/** Shows the state of autosave; only failures are announced to screen readers. */
export function SaveMark({ state, savedAt, problem }: SaveSnapshot) {
  if (state === 'failed' || state === 'refused')
    return (
      <p role="alert" className="flex items-start gap-2 text-sm text-attention">
        <CloudOff aria-hidden="true" strokeWidth={1.5} className="size-5 shrink-0" />
        {state === 'failed' ? m.signup_save_failed() : m.signup_save_refused({ problem: problem ?? '' })}
      </p>
    )
  return (
    <p className="flex min-h-5 items-center gap-2 text-sm text-text-quiet" data-save-state={state}>
      {state === 'saved' && savedAt ? (
        <>
          <Check aria-hidden="true" strokeWidth={1.75} className="size-4 shrink-0 text-positive" />
          {m.saved()}
        </>
      ) : state === 'saving' || state === 'unsaved' ? (
        <>
          <Spinner />
          {m.saving()}
        </>
      ) : state === 'saved' ? (
        m.signup_save_promise()
      ) : (
        m.signup_save_stopped()
      )}
    </p>
  )
}
