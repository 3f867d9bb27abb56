import { useMutation } from '@tanstack/react-query'
import { User, UserPlus, Users } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { createParticipant } from '#contract/participant.ts'
import type { RegistrationType } from '#domain/participant/participant-role.ts'
import { m } from '#messages/compiled/messages.js'
import { callApi } from '../../api/call-api.ts'
import { useSession } from '../../session/use-session.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { SupportContacts } from '../login/support-contacts.tsx'
import { refreshSession } from '../login/use-fresh-session.ts'
import { useLocale, usePaths } from '../session/use-locale.ts'
import { DraftOffer } from './draft-offer.tsx'
import { FormActions } from './form-actions.tsx'
import { useRepeatKey } from './use-repeat-key.ts'

const attendingRoles = ['participant', 'speaker', 'media'] as const

type AttendingRole = (typeof attendingRoles)[number]

/** Whom the application is for; one's own begins here, a group goes on to its own page. */
export function TypeChoice() {
  const to = usePaths()
  const locale = useLocale()
  const navigate = useNavigate()
  const { users } = useSession()
  const repeatKey = useRepeatKey()
  const [type, setType] = useState<RegistrationType>('myself')
  const [role, setRole] = useState<AttendingRole>('participant')
  const own = users.find(user => user.primary)

  const starting = useMutation({
    mutationFn: async () => {
      const body = { registrationType: 'myself' as const, role, locale }
      const made = await callApi(createParticipant, {
        body,
        idempotencyKey: repeatKey.keyFor(role),
      })
      await refreshSession()
      return made
    },
    onSuccess: made => navigate(`${to('signup-personal')}?participant=${made.guid}`),
    onError: error => repeatKey.answered(error),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (type === 'group') navigate(to('signup-group'))
    if (type === 'myself') starting.mutate()
  }
  if (own?.status === 'draft') return <DraftOffer draft={own} />
  return (
    <form onSubmit={submit}>
      <div className="space-y-8">
        <RadioGroup
          label={m.signup_type_question()}
          name="type"
          value={type}
          onValueChange={value => setType(value as RegistrationType)}
          options={[
            {
              value: 'myself',
              label: m.signup_type_myself(),
              description: m.signup_type_myself_next(),
              icon: <User />,
            },
            {
              value: 'another',
              label: m.signup_type_another(),
              description: m.signup_type_another_next(),
              icon: <UserPlus />,
            },
            {
              value: 'group',
              label: m.signup_type_group(),
              description: m.signup_type_group_next(),
              icon: <Users />,
            },
          ]}
        />
        {type === 'myself' && !own && (
          <RadioGroup
            label={m.signup_role_question()}
            name="role"
            value={role}
            onValueChange={value => setRole(value as AttendingRole)}
            options={[
              {
                value: 'participant',
                label: m.role_participant(),
                description: m.signup_role_participant(),
              },
              {
                value: 'speaker',
                label: m.role_speaker(),
                description: m.signup_role_speaker(),
              },
              {
                value: 'media',
                label: m.role_media(),
                description: m.signup_role_media(),
              },
            ]}
          />
        )}
        {type === 'myself' && own && (
          <Banner tone="info" announce="status" title={m.signup_own_exists()}>
            <Link to={to('login-waiting')} className="text-link">
              {m.signup_to_waiting()}
            </Link>
          </Banner>
        )}
        {type === 'another' && (
          <Banner tone="info" announce="status" title={m.signup_another_closed()}>
            <p>{m.signup_another_closed_text()}</p>
            <SupportContacts />
          </Banner>
        )}
        {starting.error && (
          <Banner tone="negative" announce="alert">
            {starting.error.message}
          </Banner>
        )}
      </div>
      {(type === 'group' || (type === 'myself' && !own)) && (
        <FormActions>
          <Button type="submit" loading={starting.isPending || starting.isSuccess}>
            {type === 'group' ? m.signup_next_group() : m.signup_next_personal()}
          </Button>
        </FormActions>
      )}
    </form>
  )
}
