import type { ComponentProps } from 'react'
import type { ConsentKind } from '#domain/consent/consent-kind.ts'
import { m } from '#messages/compiled/messages.js'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { consentSentence } from './consent-sentence.ts'
import { ConsentTextDialog } from './consent-text-dialog.tsx'

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
          {optional && <span className="ml-2 text-sm text-text-quiet">{m.optional()}</span>}
        </>
      }
      hint={<ConsentTextDialog kind={kind} />}
    />
  )
}
