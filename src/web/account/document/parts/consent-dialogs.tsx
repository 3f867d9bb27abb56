import { Link } from 'react-router'
import type { OwnConsent } from '#contract/document.ts'
import type { ConsentKind } from '#domain/consent/consent-kind.ts'
import { m } from '#messages/compiled/messages.js'
import { useConsentTexts } from '#web/kit/consent/use-consent-texts.ts'
import { usePaths } from '#web/kit/locale/use-locale.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogClose } from '#web/ui/dialog.tsx'
import { SkeletonText } from '#web/ui/skeleton.tsx'
import { useConsentActs } from './use-consents.ts'

type DialogProps = { guid: string; consent: OwnConsent; onClose: () => void }

/** Shows the whole text; the button agrees to exactly this version. */
export function GiveDialog({ guid, consent, onClose }: DialogProps) {
  const { kind, title } = consent
  const { data, error } = useConsentTexts({ wanted: true })
  const text = data?.find(one => one.kind === kind)
  const { give } = useConsentActs(guid, onClose)
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={open => !open && onClose()}
      title={title}
      closeLabel={m.close()}
      actions={
        <>
          <Button
            disabled={!text}
            loading={give.isPending}
            onClick={() => text && give.mutate({ kind, version: text.version })}
          >
            {m.consent_give_confirm()}
          </Button>
          <DialogClose>
            <Button variant="secondary">{m.cancel()}</Button>
          </DialogClose>
        </>
      }
    >
      <div className="measure space-y-4">
        {error && <Banner tone="negative" announce="alert" title={m.auth_consent_failed()} />}
        {!text && !error && <SkeletonText lines={6} />}
        {text?.paragraphs.map(paragraph => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {text && (
          <p className="text-sm text-text-quiet">{m.auth_consent_version({ version: text.version })}</p>
        )}
        {give.error && <Banner tone="negative" announce="alert" title={give.error.message} />}
      </div>
    </Dialog>
  )
}

/** Says what follows from a withdrawal. For a required consent that is the end of the application, done elsewhere. */
export function WithdrawDialog({ guid, consent, onClose }: DialogProps) {
  const { kind, required, mayWithdraw } = consent
  const to = usePaths()
  const { withdraw } = useConsentActs(guid, onClose)
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title={m.consent_withdraw_title()}
      description={consequences[kind]()}
      closeLabel={m.close()}
      actions={
        <>
          {mayWithdraw ? (
            <Button variant="danger" loading={withdraw.isPending} onClick={() => withdraw.mutate(kind)}>
              {m.consent_withdraw_confirm()}
            </Button>
          ) : (
            <Button asChild>
              <Link to={to('account-settings')}>{m.consent_to_settings()}</Link>
            </Button>
          )}
          <DialogClose>
            <Button variant="secondary">{m.consent_keep()}</Button>
          </DialogClose>
        </>
      }
    >
      <div className="space-y-4">
        {required && <p>{m.consent_ends_visit()}</p>}
        {withdraw.error && <Banner tone="negative" announce="alert" title={withdraw.error.message} />}
      </div>
    </Dialog>
  )
}

const consequences: Record<ConsentKind, () => string> = {
  processing: m.consent_after_processing,
  badgePhotograph: m.consent_after_photograph,
  distribution: m.consent_after_distribution,
  advertising: m.consent_after_advertising,
  notifications: m.consent_after_notifications,
  speakerPublication: m.consent_after_publication,
  cardPayment: m.consent_after_payment,
  payerDetails: m.consent_after_payment,
}
