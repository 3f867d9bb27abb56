import { type FormEvent, useState } from 'react'
import type { AppSecret, NewFactor } from '#contract/second-factor.ts'
import { m } from '#messages/compiled/messages.js'
import { errorSentence } from '#messages/error-sentence.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { useWork } from '#web/kit/send/use-send.ts'
import { Button } from '#web/ui/button.tsx'
import { OneTimeCodeField } from '#web/ui/one-time-code-field.tsx'
import { CopyButton } from './copy-button.tsx'
import { QrPicture } from './qr-picture.tsx'

type NewAppProps = {
  app: AppSecret
  /** Throws what the server refuses. */
  onFactor: (factor: NewFactor) => Promise<unknown>
  onError?: ((error: Error) => void) | undefined
  onBack: () => void
}

/** The secret of a new app, as a picture and in letters, and the first code as the proof that the app has it. */
export function NewApp({ app, onFactor, onError, onBack }: NewAppProps) {
  const locale = useLocale()
  const [digits, setDigits] = useState('')
  const [missing, setMissing] = useState(false)
  const confirming = useWork<string, unknown>(
    code => onFactor({ kind: 'app', code }),
    onError ? { onError } : {},
  )
  const busy = confirming.isPending || confirming.isSuccess
  const send = (code: string) => {
    if (busy) return
    if (code.length < 6) return setMissing(true)
    setDigits('')
    confirming.mutate(code)
  }
  const letters = app.secret.replace(/.{4}(?=.)/g, '$& ')
  return (
    <form
      noValidate
      className="space-y-6"
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        send(digits)
      }}
    >
      <p>{m.factor_app_scan()}</p>
      <QrPicture text={app.address} label={m.factor_app_qr()} />
      <div className="space-y-3">
        <div>
          <p className="text-sm text-text-quiet">{m.factor_app_by_hand()}</p>
          <p className="tabular mt-1 font-medium wrap-anywhere">{letters}</p>
        </div>
        <CopyButton text={app.secret} />
        <p className="text-sm">
          <a href={app.address} className="text-link">
            {m.factor_app_open()}
          </a>
        </p>
      </div>
      <OneTimeCodeField
        name="app-code"
        label={m.factor_app_code()}
        error={missing ? errorSentence('required', locale) : confirming.error?.message}
        value={digits}
        onChange={value => {
          setDigits(value)
          setMissing(false)
        }}
        onComplete={send}
        disabled={busy}
      />
      <p role="status" className="sr-only">
        {confirming.error?.message}
      </p>
      <div className="space-y-3">
        <Button type="submit" size="lg" wide loading={busy}>
          {m.factor_app_confirm()}
        </Button>
        <Button variant="quiet" wide disabled={busy} onClick={onBack}>
          {m.factor_back()}
        </Button>
      </div>
    </form>
  )
}
