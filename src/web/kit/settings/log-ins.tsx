import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { listLogIns, logoutEverywhere } from '#contract/auth.ts'
import { m } from '#messages/compiled/messages.js'
import { callApi } from '#web/kit/api/call-api.ts'
import { usePaths } from '#web/kit/locale/use-locale.ts'
import { useSend } from '#web/kit/send/use-send.ts'
import { endEverywhere } from '#web/kit/session/end-everywhere.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import { Section } from '#web/ui/section.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { toasts } from '#web/ui/toast-store.ts'
import { LogInRow } from './log-in-row.tsx'

const logInsKey = ['log-ins']

/** Where the account is logged in, and a button to end all of it. */
export function LogIns() {
  const { data, error, refetch } = useQuery({
    queryKey: logInsKey,
    queryFn: ({ signal }) => callApi(listLogIns, { signal }),
  })
  return (
    <Section space="none" title={m.person_log_ins_title()} lead={m.person_log_ins_lead()}>
      {data ? (
        <ul className="divide-y border-y">
          {data.items.map(logIn => (
            <LogInRow
              key={logIn.guid}
              logIn={logIn}
              {...(logIn.audience === 'organizer' && { note: m.person_log_in_console() })}
            />
          ))}
        </ul>
      ) : error ? (
        <Banner
          tone="attention"
          announce="alert"
          action={
            <Button size="sm" variant="secondary" className="min-h-11 md:min-h-9" onClick={() => refetch()}>
              {m.retry()}
            </Button>
          }
        >
          {error.message}
        </Banner>
      ) : (
        <Skeleton className="h-16 w-full" />
      )}
      <LogoutEverywhere />
    </Section>
  )
}

function LogoutEverywhere() {
  const [open, setOpen] = useState(false)
  const [keep, setKeep] = useState('keep')
  const client = useQueryClient()
  const navigate = useNavigate()
  const to = usePaths()
  const end = useSend(logoutEverywhere, (keepThis: boolean) => ({ body: { keepThis } }), {
    onSuccess({ ended }, keepThis) {
      setOpen(false)
      if (!keepThis) return leave()
      toasts.show({ title: m.person_logged_out({ count: ended }), tone: 'positive' })
      return client.invalidateQueries({ queryKey: logInsKey })
    },
  })
  function leave() {
    endEverywhere()
    return navigate(to('login'), { replace: true })
  }

  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      title={m.person_logout_title()}
      description={m.person_logout_text()}
      closeLabel={m.close()}
      trigger={
        <Button variant="secondary" className="mt-5 max-sm:w-full">
          {m.person_logout()}
        </Button>
      }
      actions={
        <>
          <Button loading={end.isPending} onClick={() => end.mutate(keep === 'keep')}>
            {m.person_logout()}
          </Button>
          <Button variant="secondary" disabled={end.isPending} onClick={() => setOpen(false)}>
            {m.cancel()}
          </Button>
        </>
      }
    >
      {end.error && (
        <Banner tone="negative" announce="alert" className="mb-5">
          {end.error.message}
        </Banner>
      )}
      <RadioGroup
        label={m.person_logout_this()}
        value={keep}
        onValueChange={setKeep}
        options={[
          { value: 'keep', label: m.person_logout_keep() },
          { value: 'end', label: m.person_logout_end() },
        ]}
      />
    </Dialog>
  )
}
