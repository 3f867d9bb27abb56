import { Download } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { GivenConsent, OwnConsent } from '#contract/document.ts'
import { m } from '#messages/compiled/messages.js'
import { ConsentTextDialog } from '#web/kit/consent/consent-box.tsx'
import { ConsentState, ConsentWhen } from '#web/kit/consent/consent-standing.tsx'
import { useMoments } from '#web/kit/dates/use-moments.ts'
import { Button } from '#web/ui/button.tsx'
import { GiveDialog, WithdrawDialog } from './consent-dialogs.tsx'
import { useConsentDownload } from './use-consents.ts'

/** One consent: what it is, how it stands, and what can be done with it. */
export function ConsentRow({ guid, consent }: { guid: string; consent: OwnConsent }) {
  const { kind, title, required, standing, earlier, mayGive } = consent
  const [asking, setAsking] = useState<'give' | 'withdraw' | null>(null)
  const download = useConsentDownload(guid, title)
  const heading = useFocusOnChange(standing?.guid)
  const close = () => setAsking(null)
  return (
    <li className="py-5">
      <div className="flex flex-wrap items-start gap-x-6 gap-y-2">
        <h3
          ref={heading}
          tabIndex={-1}
          className="min-w-0 flex-1 basis-72 text-base/6 font-medium outline-none"
        >
          {title}
        </h3>
        <ConsentState consent={consent} />
      </div>
      <p className="mt-1 text-sm text-text-quiet">
        <ConsentWhen consent={consent} />
      </p>
      <div className="mt-1 flex flex-wrap items-center gap-x-5">
        <ConsentTextDialog kind={kind} />
        {standing && <DownloadButton title={title} given={standing} download={download} />}
        {/* A required one is withdrawn as well: the dialog says what follows and where. */}
        {standing && (consent.mayWithdraw || required) && (
          <TextButton onClick={() => setAsking('withdraw')} name={title}>
            {m.consent_withdraw()}
          </TextButton>
        )}
        {mayGive && (
          <TextButton onClick={() => setAsking('give')} name={title}>
            {m.consent_give()}
          </TextButton>
        )}
      </div>
      {earlier.length > 0 && <Earlier title={title} earlier={earlier} download={download} />}
      {asking === 'give' && <GiveDialog guid={guid} consent={consent} onClose={close} />}
      {asking === 'withdraw' && <WithdrawDialog guid={guid} consent={consent} onClose={close} />}
    </li>
  )
}

/** The pressed button disappears, so the row's heading takes the focus, unless the focus is elsewhere. */
function useFocusOnChange(standing: string | undefined) {
  const heading = useRef<HTMLHeadingElement>(null)
  const known = useRef(standing)
  useEffect(() => {
    if (known.current !== standing && document.activeElement === document.body) heading.current?.focus()
    known.current = standing
  }, [standing])
  return heading
}

type Downloading = ReturnType<typeof useConsentDownload>

/** Withdrawn consents stay listed, as proof of what was given when. */
function Earlier(props: { title: string; earlier: readonly GivenConsent[]; download: Downloading }) {
  const { moment } = useMoments()
  return (
    <ul className="mt-2 space-y-1 text-sm text-text-quiet">
      {props.earlier.map(given => (
        <li key={given.guid} className="flex flex-wrap items-center gap-x-5">
          {m.consent_was({ from: moment(given.givenAt), to: moment(given.withdrawnAt ?? given.givenAt) })}
          <DownloadButton title={props.title} given={given} download={props.download} />
        </li>
      ))}
    </ul>
  )
}

function DownloadButton(props: { title: string; given: GivenConsent; download: Downloading }) {
  const { title, given, download } = props
  if (!given.hasText) return <span className="text-sm text-text-quiet">{m.consent_text_gone()}</span>
  return (
    <Button
      variant="quiet"
      size="sm"
      className="-mx-3 min-h-11"
      icon={<Download aria-hidden="true" />}
      loading={download.isPending && download.variables === given.guid}
      aria-label={m.consent_download_of({ title })}
      onClick={() => download.mutate(given.guid)}
    >
      {m.consent_download()}
    </Button>
  )
}

function TextButton(props: { name: string; onClick: () => void; children: string }) {
  return (
    <button
      type="button"
      className="text-link min-h-11 text-sm"
      aria-label={`${props.children}: ${props.name}`}
      onClick={props.onClick}
    >
      {props.children}
    </button>
  )
}
