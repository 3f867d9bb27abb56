import type { PhotographCheck } from '#contract/photograph.ts'
import { m } from '#messages/compiled/messages.js'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { LoadingPause } from '#web/ui/guilloche.tsx'
import { PhotographChooser } from './parts/photograph-chooser.tsx'
import { PhotographFraming } from './parts/photograph-framing.tsx'
import { PhotographStored } from './parts/photograph-stored.tsx'
import type { PhotographUpload } from './use-photograph-upload.ts'

type PhotographFieldProps = {
  upload: PhotographUpload
  fileGuid: string | null
  check: PhotographCheck | null | undefined
  replaceable: boolean
  removable: boolean
  /** Of the form around it: the photograph is missing. */
  error: string | undefined
}

/** A participant's photograph: chosen, measured, cut square, shown, replaced or removed; the form around sends what is in the frame. */
export function PhotographField(props: PhotographFieldProps) {
  const { upload, fileGuid, replaceable, error } = props
  const { state } = upload
  if (state.kind === 'reading') return <LoadingPause text={m.signup_photo_reading()} />
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
          {m.signup_photo_reduce()}
        </Button>
      )}
    </Banner>
  )
}
