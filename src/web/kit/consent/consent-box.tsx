import { type ComponentProps, useState } from 'react'
import type { ConsentKind } from '#domain/consent/consent-kind.ts'
import { m } from '#messages/compiled/messages.js'
import { usePaths } from '#web/kit/locale/use-locale.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { SkeletonText } from '#web/ui/skeleton.tsx'
import { consentSentence } from './consent-words.ts'
import { useConsentTexts } from './use-consent-texts.ts'

/** A link-like button that opens the whole text of one consent without leaving the form. */
export function ConsentTextDialog({ kind }: { kind: ConsentKind }) {
  const to = usePaths()
  const [open, setOpen] = useState(false)
  const { data, error, refetch, isFetching } = useConsentTexts({
    wanted: open,
  })
  const text = data?.find(entry => entry.kind === kind)
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      size="lg"
      closeLabel={m.close()}
      title={text?.title ?? consentSentence(kind)}
      trigger={
        <button type="button" className="-my-3 py-3 text-link text-sm">
          {m.auth_consent_read()}
        </button>
      }
    >
      {text ? (
        <div className="measure space-y-4">
          {text.paragraphs.map(paragraph => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <p className="text-sm text-text-quiet">{m.auth_consent_version({ version: text.version })}</p>
          <a className="text-link text-sm" href={to('privacy')} target="_blank" rel="noreferrer">
            {m.auth_consent_policy()}
          </a>
        </div>
      ) : error || (data && !text) ? (
        <div role="alert" className="space-y-4">
          <p>{m.auth_consent_failed()}</p>
          <Button variant="secondary" loading={isFetching} onClick={() => refetch()}>
            {m.retry()}
          </Button>
        </div>
      ) : (
        <div aria-busy="true">
          <SkeletonText lines={6} />
        </div>
      )}
    </Dialog>
  )
}

type ConsentBoxProps = Omit<ComponentProps<typeof Checkbox>, 'label' | 'hint'> & {
  kind: ConsentKind
  /** Marks the box as one that may stay empty. */
  optional?: boolean
}

/** One consent: its own unticked box and its own text (law 156-FZ; product.md §6a). */
export function ConsentBox({ kind, optional = false, ...box }: ConsentBoxProps) {
  return (
    <Checkbox
      {...box}
      label={
        <>
          {consentSentence(kind)}
          {optional && <span className="ml-1 text-sm text-text-quiet"> {m.optional()}</span>}
        </>
      }
      hint={<ConsentTextDialog kind={kind} />}
    />
  )
}
