import { CircleCheck, Download } from 'lucide-react'
import { useState } from 'react'
import type { VolunteerPage as Page } from '#contract/volunteer.ts'
import type { VolunteerState } from '#domain/volunteer/volunteer-transitions.ts'
import { decideVolunteer } from '#domain/volunteer/volunteer-transitions.ts'
import { m } from '#messages/compiled/messages.js'
import { PassCode } from '#web/kit/badge/pass-code.tsx'
import { PassDialog } from '#web/kit/badge/pass-dialog.tsx'
import { useMoments } from '#web/kit/dates/use-moments.ts'
import { ConfirmDialog } from '#web/kit/form/confirm-dialog.tsx'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { pageTitle } from '#web/kit/page-meta/page-title.ts'
import { FormSkeleton } from '#web/kit/section/form-skeleton.tsx'
import { LoadFailure } from '#web/kit/section/load-failure.tsx'
import { SupportLine } from '#web/kit/section/support-line.tsx'
import { failureOf } from '#web/kit/send/failure.ts'
import { tellFailure } from '#web/kit/send/tell-failure.ts'
import { nameIn } from '#web/kit/words/name-in.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Section } from '#web/ui/section.tsx'
import type { Tone } from '#web/ui/tone.ts'
import { useAnswer, useDownloadData, useDownloadPass, useEraseOwn, useVolunteerPage } from '../queries.ts'
import { ShiftList } from './shift-list.tsx'

/** A volunteer's own page by the link of their messages: what is decided, shifts, pass and data. */
export function VolunteerPage({ token }: { token: string }) {
  const { data, error, refetch } = useVolunteerPage(token)
  const [erased, setErased] = useState(false)
  if (erased)
    return (
      <EmptyState level={1} title={m.volunteer_erased_title()}>
        {m.volunteer_erased_text()}
      </EmptyState>
    )
  if (data) return <Own token={token} page={data} onErased={() => setErased(true)} />
  if (error && failureOf(error) === 'refused')
    return (
      <EmptyState level={1} title={m.volunteer_dead_title()} action={<SupportLine />}>
        {m.volunteer_dead_text()}
      </EmptyState>
    )
  if (error) return <LoadFailure error={error} onRetry={() => refetch()} />
  return <FormSkeleton title={pageTitle('volunteer-own')} />
}

const sentences: Record<VolunteerState, () => string> = {
  new: m.volunteer_own_new,
  accepted: m.volunteer_own_accepted,
  confirmed: m.volunteer_own_confirmed,
  reserve: m.volunteer_own_reserve,
  declined: m.volunteer_own_declined,
  withdrawn: m.volunteer_own_withdrawn,
}

const tones: Record<VolunteerState, Tone> = {
  new: 'info',
  accepted: 'attention',
  confirmed: 'positive',
  reserve: 'info',
  declined: 'neutral',
  withdrawn: 'neutral',
}

function Own({ token, page, onErased }: { token: string; page: Page; onErased: () => void }) {
  const locale = useLocale()
  const coming = page.state === 'accepted' || page.state === 'confirmed'
  return (
    <div className="space-y-10">
      <PageHeading title={nameIn(locale, page)} above={m.volunteer_area()} />
      <div className="space-y-4">
        <Banner tone={tones[page.state]}>{sentences[page.state]()}</Banner>
        <Answers token={token} state={page.state} />
      </div>
      {coming && (
        <Section title={m.volunteer_shifts()} space="none">
          <ShiftList page={page} />
        </Section>
      )}
      {coming && (
        <Section title={m.volunteer_pass()} space="none">
          <Pass token={token} page={page} />
        </Section>
      )}
      <Section title={m.volunteer_data()} lead={m.volunteer_data_text()} space="none">
        <OwnData token={token} onErased={onErased} />
      </Section>
      <SupportLine />
    </div>
  )
}

/** A link preview reads the page and presses nothing: only the buttons answer. */
function Answers({ token, state }: { token: string; state: VolunteerState }) {
  const [asking, setAsking] = useState(false)
  const confirming = useAnswer(token, 'confirm')
  const withdrawing = useAnswer(token, 'withdraw', () => setAsking(false))
  if (!decideVolunteer('withdraw', { state, actor: 'volunteer' }).ok) return null
  return (
    <div className="flex flex-col gap-3 sm:flex-row">
      {state === 'accepted' && (
        <Button
          icon={<CircleCheck aria-hidden="true" />}
          loading={confirming.isPending}
          onClick={() => confirming.mutate(undefined, { onError: tellFailure })}
        >
          {m.volunteer_confirm()}
        </Button>
      )}
      <Button variant="secondary" onClick={() => setAsking(true)}>
        {state === 'accepted' ? m.volunteer_refuse_invitation() : m.volunteer_withdraw()}
      </Button>
      {asking && (
        <ConfirmDialog
          title={m.volunteer_withdraw_title()}
          text={m.volunteer_withdraw_text()}
          act={m.volunteer_withdraw()}
          danger
          sending={withdrawing}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  )
}

function Pass({ token, page: { pass, check, ...named } }: { token: string; page: Page }) {
  const locale = useLocale()
  const moments = useMoments()
  const download = useDownloadPass(token)
  if (!pass)
    return (
      <p className="measure">
        {check === 'rejected' ? m.volunteer_pass_rejected() : m.volunteer_pass_pending()}
      </p>
    )
  return (
    <div className="flex flex-col gap-6 sm:flex-row">
      <PassCode code={pass.code} className="block size-48 shrink-0 rounded-md bg-white p-2" />
      <div className="space-y-4">
        <p>
          {m.staff_pass_valid({ from: moments.moment(pass.validFrom), to: moments.moment(pass.validTo) })}
        </p>
        <p className="text-text-quiet">{m.volunteer_pass_hint()}</p>
        <div className="flex flex-wrap gap-3">
          <PassDialog code={pass.code} name={nameIn(locale, named)} />
          <Button
            variant="secondary"
            icon={<Download aria-hidden="true" />}
            loading={download.isPending}
            onClick={() => download.mutate()}
          >
            {m.volunteer_pass_download()}
          </Button>
        </div>
      </div>
    </div>
  )
}

function OwnData({ token, onErased }: { token: string; onErased: () => void }) {
  const [asking, setAsking] = useState(false)
  const download = useDownloadData(token)
  const erasing = useEraseOwn(token, onErased)
  return (
    <div className="flex flex-col gap-3 sm:flex-row">
      <Button
        variant="secondary"
        icon={<Download aria-hidden="true" />}
        loading={download.isPending}
        onClick={() => download.mutate()}
      >
        {m.volunteer_data_download()}
      </Button>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        {m.volunteer_erase()}
      </Button>
      {asking && (
        <ConfirmDialog
          title={m.volunteer_erase_title()}
          text={m.volunteer_erase_text()}
          act={m.volunteer_erase()}
          danger
          sending={erasing}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  )
}
