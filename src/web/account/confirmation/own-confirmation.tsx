import { useMutation, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { type ConfirmationInput, confirmOwn, readOwnConfirmation } from '#contract/confirmation.ts'
import { m } from '#messages/compiled/messages.js'
import { refreshSession } from '#web/account/participant/use-fresh-session.ts'
import { FormSkeleton } from '#web/account/section/form-skeleton.tsx'
import { callApi } from '#web/kit/api/call-api.ts'
import { usePaths } from '#web/kit/locale/use-locale.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmationForm } from './parts/confirmation-form.tsx'
import { ConfirmedView } from './parts/confirmed-view.tsx'
import { answersKeyOf } from './parts/kept-answers.ts'
import { LinkFault } from './parts/link-fault.tsx'
import { forgetAnswers } from './parts/use-kept-answers.ts'
import { useDeclineOwn } from './use-decline-own.ts'

/** The same form for the person who has logged in with the phone that was written for them. */
export function OwnConfirmation({ guid }: { guid: string }) {
  const to = usePaths()
  const params = { guid }
  const answersKey = answersKeyOf(guid)
  const decline = useDeclineOwn(guid)
  const read = () => callApi(readOwnConfirmation, { params })
  const { data, error, refetch } = useQuery({
    queryKey: ['participant', guid, 'confirmation'],
    queryFn: read,
    retry: false,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const confirming = useMutation({
    mutationFn: ({ body, idempotencyKey }: Sent) => callApi(confirmOwn, { params, body, idempotencyKey }),
    // A list that is late by a page changes nothing about it.
    onSuccess: () => {
      forgetAnswers(answersKey)
      return refreshSession().catch(() => null)
    },
  })
  if (confirming.isSuccess && data)
    return (
      <ConfirmedView phone={data.participant.person.phone ?? ''}>
        <Button asChild className="max-sm:w-full">
          <Link to={to('login-waiting')}>{m.signup_to_waiting()}</Link>
        </Button>
      </ConfirmedView>
    )
  if (error) return <LinkFault error={error} onRetry={() => refetch()} />
  if (!data) return <FormSkeleton title={m.confirm_form_title()} />
  return (
    <ConfirmationForm
      opened={data}
      send={(body, idempotencyKey) => confirming.mutateAsync({ body, idempotencyKey })}
      reopen={read}
      decline={async () => {
        await decline()
        forgetAnswers(answersKey)
      }}
      answersKey={answersKey}
    />
  )
}

type Sent = {
  body: ConfirmationInput
  idempotencyKey: string
}
