import { useQueryClient } from '@tanstack/react-query'
import { KeyRound, ListRestart, Smartphone } from 'lucide-react'
import { useState } from 'react'
import { type OwnFactor, startNewApp } from '#contract/second-factor.ts'
import { m } from '#messages/compiled/messages.js'
import { PageButton } from '#web/console/search/form.tsx'
import { type CallOutput, callApi } from '#web/kit/api/call-api.ts'
import { tellFailure } from '#web/kit/send/tell-failure.ts'
import { useWork } from '#web/kit/send/use-send.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Section } from '#web/ui/section.tsx'
import { type Own, ownFactorsKey } from '../queries.ts'
import { AddAppDialog, AddPasskeyDialog, CodesDialog } from './add-dialogs.tsx'
import { CheckDialog } from './check-dialog.tsx'
import { RemoveDialog, RenewDialog } from './end-dialogs.tsx'
import { FactorRow } from './factor-row.tsx'
import { useFreshFactor } from './use-fresh-factor.ts'

type Asked =
  | { what: 'passkey' }
  | { what: 'app'; app: CallOutput<typeof startNewApp> }
  | { what: 'remove'; factor: OwnFactor }
  | { what: 'renew' }
  | { what: 'codes'; codes: readonly string[] }

/** One's own second factors. Every change begins with a factor shown lately. */
export function OwnFactors({ own }: { own: Own }) {
  const client = useQueryClient()
  const [asked, setAsked] = useState<Asked | null>(null)
  const fresh = useFreshFactor(own)
  const startingApp = useWork<void, CallOutput<typeof startNewApp>>(
    () => callApi(startNewApp, { body: {} }),
    {
      onSuccess: app => setAsked({ what: 'app', app }),
      onError: error => fresh.caught(error, startApp) || tellFailure(error),
    },
  )
  function startApp() {
    startingApp.mutate()
  }
  const close = () => setAsked(null)
  const changed = (codes: readonly string[] | null) => {
    void client.invalidateQueries({ queryKey: ownFactorsKey })
    setAsked(codes ? { what: 'codes', codes } : null)
  }
  /** A refusal for want of a fresh factor asks for one, and opens the same dialog again. */
  const again = (same: Asked) => (error: Error) => {
    if (fresh.caught(error, () => setAsked(same))) close()
  }
  const passkeys = own.factors.filter(({ kind }) => kind === 'passkey')
  const app = own.factors.find(({ kind }) => kind === 'app')
  const fixed = own.required && own.factors.length === 1
  const remove = (factor: OwnFactor) => () => fresh.first(() => setAsked({ what: 'remove', factor }))

  return (
    <div className="max-w-3xl space-y-10">
      {own.factors.length === 0 && (
        <Banner tone="attention" title={m.own_login_bare()}>
          {m.own_login_bare_text()}
        </Banner>
      )}
      <Section space="none" title={m.own_login_passkeys()}>
        {passkeys.length > 0 ? (
          <ul className="divide-y border-y">
            {passkeys.map(factor => (
              <FactorRow
                key={factor.guid}
                factor={factor}
                name={factor.name ?? m.factor_set_up_passkey()}
                onRemove={fixed ? null : remove(factor)}
              />
            ))}
          </ul>
        ) : (
          <p className="measure text-text-quiet">{m.own_login_passkeys_none()}</p>
        )}
        <PageButton
          variant="secondary"
          className="mt-5 max-sm:w-full"
          icon={KeyRound}
          onClick={() => fresh.first(() => setAsked({ what: 'passkey' }))}
        >
          {m.own_login_passkey_add()}
        </PageButton>
      </Section>
      <Section space="none" title={m.own_login_app()}>
        {app ? (
          <ul className="divide-y border-y">
            <FactorRow factor={app} name={m.own_login_app_on()} onRemove={fixed ? null : remove(app)} />
          </ul>
        ) : (
          <p className="text-text-quiet">{m.own_login_app_none()}</p>
        )}
        <PageButton
          variant="secondary"
          className="mt-5 max-sm:w-full"
          icon={Smartphone}
          loading={startingApp.isPending}
          onClick={() => fresh.first(startApp)}
        >
          {app ? m.own_login_app_replace() : m.own_login_app_add()}
        </PageButton>
      </Section>
      <Section space="none" title={m.own_login_codes()}>
        <p
          className={
            own.factors.length > 0 && own.recoveryCodesLeft < 3 ? 'text-attention' : 'text-text-quiet'
          }
        >
          {own.factors.length === 0
            ? m.own_login_codes_none()
            : own.recoveryCodesLeft === 0
              ? m.own_login_codes_used_up()
              : m.own_login_codes_left({ count: own.recoveryCodesLeft })}
        </p>
        {own.factors.length > 0 && (
          <PageButton
            icon={ListRestart}
            plain
            variant="secondary"
            className="mt-5 max-sm:w-full"
            onClick={() => fresh.first(() => setAsked({ what: 'renew' }))}
          >
            {m.own_login_codes_renew()}
          </PageButton>
        )}
      </Section>
      {fresh.asking && <CheckDialog ways={own.ways} onChecked={fresh.checked} onClose={fresh.dropped} />}
      {asked?.what === 'passkey' && (
        <AddPasskeyDialog onAdded={changed} onError={again(asked)} onClose={close} />
      )}
      {asked?.what === 'app' && (
        <AddAppDialog
          app={asked.app}
          replaces={app !== undefined}
          onAdded={changed}
          onError={again(asked)}
          onClose={close}
        />
      )}
      {asked?.what === 'remove' && (
        <RemoveDialog
          factor={asked.factor}
          onDone={() => changed(null)}
          onError={again(asked)}
          onClose={close}
        />
      )}
      {asked?.what === 'renew' && <RenewDialog onDone={changed} onError={again(asked)} onClose={close} />}
      {asked?.what === 'codes' && <CodesDialog codes={asked.codes} onClose={close} />}
    </div>
  )
}
