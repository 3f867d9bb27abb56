import { RefreshCw, Trash2 } from 'lucide-react'
import { m } from '#messages/compiled/messages.js'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { LoadingPause } from '../../ui/guilloche.tsx'
import { Progress } from '../../ui/progress.tsx'
import { PhotographChooser } from './photograph-chooser.tsx'
import { PhotographCropper } from './photograph-cropper.tsx'
import { PhotographPreview } from './photograph-preview.tsx'
import type { usePhotographUpload } from './use-photograph-upload.ts'

type PhotographFieldProps = {
  upload: ReturnType<typeof usePhotographUpload>
  fileGuid: string | null
  /** Of the form around it: the photograph is missing. */
  error: string | undefined
}

/** A participant's photograph: chosen, cut square, shown, replaced or removed; the form around sends what is in the frame. */
export function PhotographField({ upload, fileGuid, error }: PhotographFieldProps) {
  const { state } = upload
  if (state.kind === 'reading') return <LoadingPause text={m.signup_photo_reading()} />
  if (state.kind === 'sending')
    return (
      <div role="status" className="space-y-3 py-6">
        <p>
          {m.signup_photo_sending({
            percent: Math.round(state.progress * 100),
          })}
        </p>
        <Progress value={state.progress} label={m.signup_photo_sending_label()} />
        <Button variant="quiet" onClick={upload.cancelSending}>
          {m.cancel()}
        </Button>
      </div>
    )
  if (state.kind === 'cropping')
    return (
      <div className="space-y-4">
        {state.problem && (
          <Banner tone="negative" announce="alert">
            {state.problem}
          </Banner>
        )}
        <PhotographCropper
          picture={state.picture}
          view={state.view}
          onFrame={(crop, view) => upload.frame(state.picture, crop, view)}
          onCancel={upload.cancelCrop}
        />
      </div>
    )
  const reducible = state.kind === 'idle' ? state.reducible : null
  return (
    <div className="space-y-4">
      {state.kind === 'idle' && state.problems.length > 0 && (
        <Banner tone="negative" announce="alert">
          {state.problems.map(problem => (
            <p key={problem}>{problem}</p>
          ))}
          {reducible && (
            <Button size="sm" variant="secondary" className="mt-3" onClick={() => upload.reduce(reducible)}>
              {m.signup_photo_reduce()}
            </Button>
          )}
        </Banner>
      )}
      {fileGuid ? (
        <div className="flex flex-wrap items-start gap-5">
          <PhotographPreview fileGuid={fileGuid} className="size-48" />
          <div className="flex flex-col items-start gap-3">
            <Button
              variant="secondary"
              icon={<RefreshCw aria-hidden="true" />}
              onClick={() => pickFile(upload.choose)}
            >
              {m.signup_photo_replace()}
            </Button>
            <Button
              variant="quiet"
              icon={<Trash2 aria-hidden="true" />}
              loading={state.kind === 'removing'}
              onClick={upload.remove}
            >
              {m.signup_photo_remove()}
            </Button>
          </div>
        </div>
      ) : (
        <PhotographChooser error={error} onFile={upload.choose} />
      )}
    </div>
  )
}

/** Opens the browser's choice of a file from an ordinary button. */
function pickFile(take: (file: File) => void): void {
  const input = document.createElement('input')
  input.type = 'file'
  input.accept = 'image/jpeg,image/png,image/bmp'
  input.onchange = () => {
    const file = input.files?.[0]
    if (file) take(file)
  }
  input.click()
}
