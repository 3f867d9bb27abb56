import { Fingerprint } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import type { FactorAnswer, FactorWays } from '#contract/second-factor.ts'
import type { PasskeyRequest } from '#contract/second-factor-passkey.ts'
import { m } from '#messages/compiled/messages.js'
import { errorSentence } from '#messages/error-sentence.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { useWork } from '#web/kit/send/use-send.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { OneTimeCodeField } from '#web/ui/one-time-code-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { knowsPasskeys, signWithPasskey } from './passkey.ts'

type Way = keyof FactorWays

type AskFactorProps = {
  ways: FactorWays
  /** Asks the server what a passkey has to sign. */
  startPasskey: () => Promise<PasskeyRequest>
  /** Throws what the server refuses. */
  onAnswer: (answer: FactorAnswer) => Promise<unknown>
  onError?: (error: Error) => void
}

const otherWords: Record<Way, () => string> = {
  passkey: m.factor_other_passkey,
  app: m.factor_other_app,
  recovery: m.factor_other_recovery,
}

/** Asks for a second factor: the safest of the person's own first, the others at hand below. */
export function AskFactor({ ways, startPasskey, onAnswer, onError }: AskFactorProps) {
  const open = (['passkey', 'app', 'recovery'] as const).filter(
    way => ways[way] && (way !== 'passkey' || knowsPasskeys()),
  )
  const [chosen, setChosen] = useState<Way | null>(null)
  const way = chosen ?? open[0] ?? 'recovery'
  const answering = useWork<FactorAnswer | 'passkey', unknown>(
    async given =>
      onAnswer(
        given === 'passkey'
          ? { kind: 'passkey', response: await signWithPasskey(await startPasskey()) }
          : given,
      ),
    onError ? { onError } : {},
  )
  const choose = (next: Way) => {
    answering.reset()
    setChosen(next)
  }
  const busy = answering.isPending || answering.isSuccess
  const form = {
    busy,
    error: answering.error?.message,
    onSend: (given: FactorAnswer) => !busy && answering.mutate(given),
  }
  return (
    <div className="space-y-6">
      {way === 'passkey' && (
        <div className="space-y-6">
          <p>{m.factor_lead_passkey()}</p>
          {answering.error && (
            <Banner tone="negative" announce="alert">
              {answering.error.message}
            </Banner>
          )}
          <Button
            size="lg"
            wide
            icon={<Fingerprint aria-hidden="true" />}
            loading={busy}
            onClick={() => answering.mutate('passkey')}
          >
            {m.factor_use_passkey()}
          </Button>
        </div>
      )}
      {way === 'app' && <AppCodeForm {...form} />}
      {way === 'recovery' && <RecoveryForm {...form} />}
      {open.length > 1 && (
        <div className="space-y-3 border-t pt-5">
          <p className="text-sm text-text-quiet">{m.factor_others()}</p>
          <div className="flex flex-wrap gap-3">
            {open
              .filter(other => other !== way)
              .map(other => (
                <Button
                  key={other}
                  variant="secondary"
                  size="sm"
                  className="min-h-11"
                  onClick={() => choose(other)}
                >
                  {otherWords[other]()}
                </Button>
              ))}
          </div>
        </div>
      )}
    </div>
  )
}

type FormProps = { busy: boolean; error: string | undefined; onSend: (answer: FactorAnswer) => void }

function AppCodeForm({ busy, error, onSend }: FormProps) {
  const locale = useLocale()
  const [digits, setDigits] = useState('')
  const [missing, setMissing] = useState(false)
  const send = (code: string) => {
    if (code.length < 6) return setMissing(true)
    setDigits('')
    onSend({ kind: 'app', code })
  }
  return (
    <form
      noValidate
      className="space-y-6"
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        send(digits)
      }}
    >
      <OneTimeCodeField
        name="app-code"
        label={m.factor_app_code()}
        hint={m.factor_lead_app()}
        error={missing ? errorSentence('required', locale) : error}
        value={digits}
        onChange={value => {
          setDigits(value)
          setMissing(false)
        }}
        onComplete={send}
        disabled={busy}
        autoFocus
      />
      <Announced text={error} />
      <Button type="submit" size="lg" wide loading={busy}>
        {m.factor_submit()}
      </Button>
    </form>
  )
}

function RecoveryForm({ busy, error, onSend }: FormProps) {
  const locale = useLocale()
  const [typed, setTyped] = useState('')
  const [missing, setMissing] = useState(false)
  return (
    <form
      noValidate
      className="space-y-6"
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        if (typed.trim() === '') setMissing(true)
        else onSend({ kind: 'recovery', code: typed })
      }}
    >
      <p>{m.factor_lead_recovery()}</p>
      <TextField
        name="recovery-code"
        label={m.factor_recovery_code()}
        hint={m.factor_recovery_hint()}
        error={missing ? errorSentence('required', locale) : error}
        value={typed}
        onChange={event => {
          setTyped(event.target.value)
          setMissing(false)
        }}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        className="tabular"
        autoFocus
      />
      <Announced text={error} />
      <Button type="submit" size="lg" wide loading={busy}>
        {m.factor_submit()}
      </Button>
    </form>
  )
}

/** Says the refusal aloud: the field with it is not always in focus. */
function Announced({ text }: { text: string | undefined }) {
  return (
    <p role="status" className="sr-only">
      {text}
    </p>
  )
}
