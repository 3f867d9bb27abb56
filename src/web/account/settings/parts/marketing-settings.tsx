import { Link } from 'react-router'
import type { Settings } from '#contract/settings.ts'
import { m } from '#messages/compiled/messages.js'
import { ConsentTextDialog } from '#web/kit/consent/consent-box.tsx'
import { useConsentTexts } from '#web/kit/consent/use-consent-texts.ts'
import { formatMoment } from '#web/kit/dates/forum-dates.ts'
import { useEdition } from '#web/kit/edition/use-edition.ts'
import { useLocale, usePaths } from '#web/kit/locale/use-locale.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Section } from '#web/ui/section.tsx'
import { StatusChip } from '#web/ui/status-chip.tsx'
import { toasts } from '#web/ui/toast-store.ts'
import { useAgreeToAdvertising, useStopAdvertising } from './use-settings.ts'

/** Marketing letters: given by a consent with its own text, stopped with one press. */
export function MarketingSettings({ guid, settings }: { guid: string; settings: Settings }) {
  const locale = useLocale()
  const to = usePaths()
  const { timeZone } = useEdition()
  const texts = useConsentTexts()
  const agree = useAgreeToAdvertising(guid)
  const stop = useStopAdvertising(guid)
  const error = agree.error ?? stop.error
  const agreed = settings.advertisingSince !== null
  const version = texts.data?.find(({ kind }) => kind === 'advertising')?.version
  const press = () => {
    agree.reset()
    stop.reset()
    if (agreed) stop.mutate(undefined, { onSuccess: () => tell(m.person_marketing_stopped()) })
    else agree.mutate(version ?? '', { onSuccess: () => tell(m.person_marketing_agreed()) })
  }
  return (
    <Section space="none" title={m.person_marketing_title()} lead={m.person_marketing_lead()}>
      <div className="space-y-4">
        {error && (
          <Banner tone="negative" announce="alert">
            {error.message}
          </Banner>
        )}
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-y py-4">
          <div className="min-w-0">
            <StatusChip tone={agreed ? 'positive' : 'neutral'}>
              {agreed ? m.person_marketing_on() : m.person_marketing_off()}
            </StatusChip>
            {settings.advertisingSince && (
              <p className="mt-2 text-sm text-text-quiet">
                {m.person_marketing_since({
                  date: formatMoment(Date.parse(settings.advertisingSince), locale, timeZone),
                })}
              </p>
            )}
            <p className="mt-1">
              <ConsentTextDialog kind="advertising" />
            </p>
          </div>
          <Button
            variant="secondary"
            loading={agree.isPending || stop.isPending}
            disabled={settings.closed || (!agreed && !version)}
            onClick={press}
          >
            {agreed ? m.person_marketing_stop() : m.person_marketing_agree()}
          </Button>
        </div>
        <p className="text-sm text-text-quiet">
          {m.person_other_consents()}{' '}
          <Link to={to('account-documents')} className="text-link">
            {m.person_other_consents_link()}
          </Link>
        </p>
      </div>
    </Section>
  )
}

function tell(title: string): void {
  toasts.show({ title, tone: 'positive' })
}
