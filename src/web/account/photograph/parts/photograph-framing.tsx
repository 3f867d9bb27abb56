import { RefreshCw } from 'lucide-react'
import { m } from '#messages/compiled/messages.js'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Progress } from '#web/ui/progress.tsx'
import type { Framing, PhotographUpload } from '../queries.ts'
import { PhotographCropper } from './photograph-cropper.tsx'
import { PhotographMeasured } from './photograph-measured.tsx'

/** A chosen picture with its frame and the findings. */
export function PhotographFraming({ upload, state }: { upload: PhotographUpload; state: Framing }) {
  const { measuring, problems } = state
  const measured = measuring.kind === 'measured' ? measuring.picture : null
  if (state.sending !== null) return <Sending share={state.sending} onCancel={upload.cancelSending} />
  return (
    <div className="space-y-6">
      {problems.length > 0 && (
        <Banner tone="negative" announce="alert">
          {problems.map(problem => (
            <p key={problem}>{problem}</p>
          ))}
        </Banner>
      )}
      <div className="grid gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,24rem)_minmax(0,1fr)]">
        <PhotographCropper
          picture={state.picture}
          frame={state.frame}
          onFrame={upload.frame}
          onPropose={measured?.proposed ? upload.propose : null}
        />
        <div className="max-w-xl min-w-0 space-y-6">
          <PhotographMeasured state={state} onAgain={upload.measureAgain} onDeclare={upload.declare} />
          <div className="flex flex-wrap gap-3">
            {/* The page's main button does it where this picture cannot be used. */}
            {!upload.refused && (
              <Button variant="secondary" icon={<RefreshCw aria-hidden="true" />} onClick={upload.pick}>
                {m.signup_photograph_replace()}
              </Button>
            )}
            <Button variant="quiet" onClick={upload.cancelFraming}>
              {m.signup_crop_cancel()}
            </Button>
          </div>
        </div>
      </div>
    </div>
  )
}

function Sending({ share, onCancel }: { share: number; onCancel: () => void }) {
  return (
    <div role="status" className="max-w-96 space-y-3 py-6">
      <p>{m.signup_photograph_sending({ percent: Math.round(share * 100) })}</p>
      <Progress value={share} label={m.signup_photograph_sending_label()} />
      <Button variant="quiet" onClick={onCancel}>
        {m.cancel()}
      </Button>
    </div>
  )
}
