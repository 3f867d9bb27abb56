import { Check, RefreshCw, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { PhotographCheck } from '#contract/photograph.ts'
import { m } from '#messages/compiled/messages.js'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Dialog, DialogClose } from '#web/ui/dialog.tsx'
import { LoadingPause } from '#web/ui/loading-pause.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { FindingList } from './parts/finding-list.tsx'
import { PhotographChooser } from './parts/photograph-chooser.tsx'
import { PhotographFraming } from './parts/photograph-framing.tsx'
import { verdictTones } from './parts/photograph-measured.tsx'
import type { PhotographUpload } from './queries.ts'
import { usePrivatePicture } from './queries.ts'

/** A stored photograph, for those who may see it. `className` gives the size. */
export function PhotographPreview({ fileGuid, className }: { fileGuid: string; className: string }) {
  const { url, error, retry } = usePrivatePicture(fileGuid)
  if (error)
    return (
      <div
        role="alert"
        className={classNames('flex flex-col items-start gap-2 rounded-lg border p-4 text-sm', className)}
      >
        <p>{m.signup_photograph_not_shown()}</p>
        <Button size="sm" variant="secondary" className="min-h-11 md:min-h-9" onClick={retry}>
          {m.retry()}
        </Button>
      </div>
    )
  if (!url) return <Skeleton className={classNames('rounded-lg', className)} />
  return (
    <img
      src={url}
      alt={m.signup_photograph_alt()}
      className={classNames('rounded-lg object-cover', className)}
    />
  )
}

type StoredProps = {
  upload: PhotographUpload
  fileGuid: string
  /** Null for a photograph that was never measured, undefined while unknown. */
  check: PhotographCheck | null | undefined
  replaceable: boolean
  removable: boolean
}

const titles = {
  pass: m.photograph_results_stored_pass,
  look: m.photograph_results_stored_look,
  fail: m.photograph_results_stored_fail,
}

/** The stored photograph, the result of its check, and the buttons to replace or remove it. */
function PhotographStored({ upload, fileGuid, check, replaceable, removable }: StoredProps) {
  return (
    <div className="flex flex-col gap-x-8 gap-y-6 sm:flex-row sm:items-start">
      <div className="flex shrink-0 flex-col items-start gap-3">
        <PhotographPreview fileGuid={fileGuid} className="size-60" />
        {replaceable && (
          <Button variant="secondary" icon={<RefreshCw aria-hidden="true" />} onClick={upload.pick}>
            {m.signup_photograph_replace()}
          </Button>
        )}
        {removable && <RemoveButton upload={upload} />}
      </div>
      {check && <StoredCheck check={check} />}
    </div>
  )
}

function StoredCheck({ check }: { check: PhotographCheck }) {
  const { state, verdict, findings } = check
  return (
    <section aria-label={m.photograph_results()} className="max-w-xl min-w-0 flex-1 space-y-4">
      {state === 'pending' || !verdict ? (
        <Banner tone="info" title={m.photograph_results_pending()}>
          {m.photograph_results_pending_text()}
        </Banner>
      ) : (
        <Banner tone={verdictTones[verdict]} title={titles[verdict]()} />
      )}
      <FindingList findings={findings} />
      <p className="text-sm text-text-quiet">{m.photograph_by_people()}</p>
    </section>
  )
}

function RemoveButton({ upload }: { upload: PhotographUpload }) {
  const [asking, setAsking] = useState(false)
  const removing = upload.state.kind === 'removing'
  return (
    <Dialog
      open={asking}
      onOpenChange={setAsking}
      trigger={
        <Button variant="quiet" icon={<Trash2 aria-hidden="true" />} loading={removing}>
          {m.signup_photograph_remove()}
        </Button>
      }
      title={m.photograph_remove_title()}
      description={m.photograph_remove_text()}
      closeLabel={m.close()}
      actions={
        <>
          <Button
            variant="danger"
            loading={removing}
            onClick={async () => {
              await upload.remove()
              setAsking(false)
            }}
          >
            {m.photograph_remove_confirm()}
          </Button>
          <DialogClose>
            <Button variant="secondary">{m.cancel()}</Button>
          </DialogClose>
        </>
      }
    />
  )
}

type PhotographFieldProps = {
  upload: PhotographUpload
  fileGuid: string | null
  check: PhotographCheck | null | undefined
  replaceable: boolean
  removable: boolean
  /** The surrounding form's error: the photograph is missing. */
  error: string | undefined
}

/** A participant's photograph: choosing, measuring, cropping, replacing and removing. The surrounding form sends what is in the frame. */
export function PhotographField(props: PhotographFieldProps) {
  const { upload, fileGuid, replaceable, error } = props
  const { state } = upload
  if (state.kind === 'reading') return <LoadingPause text={m.signup_photograph_reading()} />
  if (state.kind === 'framing') return <PhotographFraming upload={upload} state={state} />
  return (
    <div className="space-y-4">
      <Problems upload={upload} />
      {fileGuid ? (
        <PhotographStored {...props} fileGuid={fileGuid} />
      ) : (
        replaceable && <PhotographChooser error={error} onFile={upload.choose} />
      )}
    </div>
  )
}

function Problems({ upload }: { upload: PhotographUpload }) {
  const { state } = upload
  if (state.kind !== 'idle' || state.problems.length === 0) return null
  const { reducible } = state
  return (
    <Banner tone="negative" announce="alert">
      {state.problems.map(problem => (
        <p key={problem}>{problem}</p>
      ))}
      {reducible && (
        <Button
          size="sm"
          variant="secondary"
          className="mt-3 min-h-11 md:min-h-9"
          onClick={() => upload.reduce(reducible)}
        >
          {m.signup_photograph_reduce()}
        </Button>
      )}
    </Banner>
  )
}

/** What a photograph must be (spec point 5). */
export function PhotographRequirements() {
  const rules = [
    m.signup_photograph_rule_file(),
    m.signup_photograph_rule_size(),
    m.signup_photograph_rule_face(),
    m.signup_photograph_rule_light(),
    m.signup_photograph_rule_recent(),
  ]
  return (
    <div>
      <h2 className="text-base font-semibold">{m.signup_photograph_rules()}</h2>
      <ul className="mt-3 space-y-2 text-sm text-text-quiet">
        {rules.map(rule => (
          <li key={rule} className="flex gap-2">
            <Check aria-hidden="true" strokeWidth={1.5} className="size-5 shrink-0 text-positive" />
            {rule}
          </li>
        ))}
      </ul>
    </div>
  )
}
