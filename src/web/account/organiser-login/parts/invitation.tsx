import { type FormEvent, useState } from 'react'
import { acceptInvitation } from '#contract/second-factor.ts'
import { m } from '#messages/compiled/messages.js'
import { errorSentence } from '#messages/error-sentence.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { useSend } from '#web/kit/send/use-send.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'

type InvitationProps = { login: string; onAccepted: () => void; onError: (error: Error) => void }

/** The code that the inviting admin has passed on. */
export function Invitation({ login, onAccepted, onError }: InvitationProps) {
  const locale = useLocale()
  const [typed, setTyped] = useState('')
  const [missing, setMissing] = useState(false)
  const accepting = useSend(acceptInvitation, (invitation: string) => ({ body: { login, invitation } }), {
    onSuccess: onAccepted,
    onError,
  })
  const busy = accepting.isPending || accepting.isSuccess
  return (
    <form
      noValidate
      className="space-y-6"
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        if (typed.trim() === '') setMissing(true)
        else if (!busy) accepting.mutate(typed)
      }}
    >
      <TextField
        name="invitation"
        label={m.factor_invitation()}
        hint={m.factor_invitation_hint()}
        error={missing ? errorSentence('required', locale) : accepting.error?.message}
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
      <p role="status" className="sr-only">
        {accepting.error?.message}
      </p>
      <Button type="submit" size="lg" wide loading={busy}>
        {m.factor_continue()}
      </Button>
    </form>
  )
}
