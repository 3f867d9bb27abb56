import { Smartphone } from 'lucide-react'
import { useState } from 'react'
import {
  finishEnrolment,
  type NewFactor,
  startAppEnrolment,
  startPasskeyEnrolment,
} from '#contract/second-factor.ts'
import { m } from '#messages/compiled/messages.js'
import { type CallOutput, callApi } from '#web/kit/api/call-api.ts'
import { NewApp } from '#web/kit/second-factor/new-app.tsx'
import { NewPasskey } from '#web/kit/second-factor/new-passkey.tsx'
import { knowsPasskeys } from '#web/kit/second-factor/passkey.ts'
import { useSend } from '#web/kit/send/use-send.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Section } from '#web/ui/section.tsx'

type SetUpFactorProps = {
  login: string
  onDone: (answer: CallOutput<typeof finishEnrolment>) => void
  onError: (error: Error) => void
}

/** The first second factor: a passkey or an app. */
export function SetUpFactor({ login, onDone, onError }: SetUpFactorProps) {
  const [app, setApp] = useState<CallOutput<typeof startAppEnrolment> | null>(null)
  const starting = useSend(startAppEnrolment, () => ({ body: { login } }), { onSuccess: setApp, onError })
  const finish = async (factor: NewFactor) =>
    onDone(await callApi(finishEnrolment, { body: { login, factor } }))
  if (app)
    return (
      <>
        <PageHeading title={m.factor_app_title()} className="mb-8" />
        <NewApp app={app} onFactor={finish} onError={onError} onBack={() => setApp(null)} />
      </>
    )
  return (
    <>
      <PageHeading title={m.factor_set_up_title()} lead={m.factor_set_up_lead()} className="mb-8" />
      <div className="space-y-8">
        {knowsPasskeys() && (
          <Section space="none" title={m.factor_set_up_passkey()} lead={m.factor_set_up_passkey_text()}>
            <NewPasskey
              startPasskey={() => callApi(startPasskeyEnrolment, { body: { login } })}
              onFactor={finish}
              onError={onError}
            />
          </Section>
        )}
        <Section space="none" title={m.factor_set_up_app()} lead={m.factor_set_up_app_text()}>
          {starting.error && (
            <Banner tone="negative" announce="alert" className="mb-4">
              {starting.error.message}
            </Banner>
          )}
          <Button
            variant="secondary"
            wide
            icon={<Smartphone aria-hidden="true" />}
            loading={starting.isPending}
            onClick={() => starting.mutate()}
          >
            {m.factor_set_up_app_act()}
          </Button>
        </Section>
      </div>
    </>
  )
}
