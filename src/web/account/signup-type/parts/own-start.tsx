import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { createParticipant } from '#contract/participant.ts'
import { m } from '#messages/compiled/messages.js'
import { refreshSession } from '#web/kit/api/refresh-session.ts'
import { FormActions } from '#web/kit/form/form-actions.tsx'
import { useLocale, usePaths } from '#web/kit/locale/use-locale.ts'
import { useSend } from '#web/kit/send/use-send.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { type AttendingRole, RoleChoice } from './role-choice.tsx'

export function OwnStart() {
  const to = usePaths()
  const locale = useLocale()
  const navigate = useNavigate()
  const [role, setRole] = useState<AttendingRole>('participant')
  const starting = useSend(
    createParticipant,
    () => ({ body: { registrationType: 'myself' as const, role, locale } }),
    {
      async onSuccess(made) {
        await refreshSession()
        await navigate(`${to('signup-personal')}?participant=${made.guid}`)
      },
    },
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    starting.mutate()
  }
  return (
    <form onSubmit={submit}>
      <div className="space-y-8">
        <RoleChoice question={m.signup_role_question()} value={role} onChange={setRole} />
        {starting.error && (
          <Banner tone="negative" announce="alert">
            {starting.error.message}
          </Banner>
        )}
      </div>
      <FormActions>
        <Button type="submit" loading={starting.isPending || starting.isSuccess}>
          {m.signup_next_personal()}
        </Button>
      </FormActions>
    </form>
  )
}
