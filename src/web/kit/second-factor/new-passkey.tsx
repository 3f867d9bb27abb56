import { KeyRound } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import type { NewFactor } from '#contract/second-factor.ts'
import type { PasskeyCreation } from '#contract/second-factor-passkey.ts'
import { m } from '#messages/compiled/messages.js'
import { errorSentence } from '#messages/error-sentence.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { useWork } from '#web/kit/send/use-send.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { makePasskey } from './passkey.ts'

type NewPasskeyProps = {
  /** Asks the server what the browser needs. */
  startPasskey: () => Promise<PasskeyCreation>
  /** Throws what the server refuses. */
  onFactor: (factor: NewFactor) => Promise<unknown>
  onError?: ((error: Error) => void) | undefined
}

/** Makes a passkey on this device or a key, with a name to tell it by. */
export function NewPasskey({ startPasskey, onFactor, onError }: NewPasskeyProps) {
  const locale = useLocale()
  const [name, setName] = useState<string>(m.factor_passkey_name_start)
  const [missing, setMissing] = useState(false)
  const making = useWork<void, unknown>(
    async () =>
      onFactor({ kind: 'passkey', name: name.trim(), response: await makePasskey(await startPasskey()) }),
    onError ? { onError } : {},
  )
  const busy = making.isPending || making.isSuccess
  return (
    <form
      noValidate
      className="space-y-4"
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        if (name.trim() === '') setMissing(true)
        else if (!busy) making.mutate()
      }}
    >
      {making.error && (
        <Banner tone="negative" announce="alert">
          {making.error.message}
        </Banner>
      )}
      <TextField
        name="passkey-name"
        label={m.factor_passkey_name()}
        hint={m.factor_passkey_name_hint()}
        error={missing ? errorSentence('required', locale) : undefined}
        value={name}
        onChange={event => {
          setName(event.target.value)
          setMissing(false)
        }}
        autoComplete="off"
        maxLength={60}
      />
      <Button type="submit" wide icon={<KeyRound aria-hidden="true" />} loading={busy}>
        {m.factor_set_up_passkey_act()}
      </Button>
    </form>
  )
}
