import { useQueryClient } from '@tanstack/react-query'
import { Copy } from 'lucide-react'
import { useState } from 'react'
import { rotateRegistrationLink } from '#contract/staff-company.ts'
import { m } from '#messages/compiled/messages.js'
import { ConfirmDialog } from '#web/kit/form/confirm-dialog.tsx'
import { usePaths } from '#web/kit/locale/use-locale.ts'
import { useSend } from '#web/kit/send/use-send.ts'
import { placeCompany, useCompany } from '#web/staff/company/queries.ts'
import { Button } from '#web/ui/button.tsx'
import { Section } from '#web/ui/section.tsx'
import { toasts } from '#web/ui/toast-store.ts'
import { useCopy } from '#web/ui/use-copy.ts'

/** The link by which employees write themselves down. */
export function RegistrationLink() {
  const to = usePaths()
  const { registrationGuid } = useCompany()
  const [asked, setAsked] = useState(false)
  const path = to('staff-register', { companyGuid: registrationGuid })
  const address = `${globalThis.location?.origin ?? ''}${path}`
  const { result, copy } = useCopy(address)
  return (
    <Section title={m.staff_link_title()} lead={m.staff_link_lead()} space="none">
      <p className="rounded-md border bg-sunken px-4 py-3 font-mono text-sm wrap-anywhere">{address}</p>
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <Button icon={<Copy aria-hidden="true" />} onClick={() => void copy()}>
          {m.staff_link_copy()}
        </Button>
        <Button variant="secondary" onClick={() => setAsked(true)}>
          {m.staff_link_rotate()}
        </Button>
        <p role="status" className="text-sm text-text-quiet">
          {result === 'copied'
            ? m.staff_link_copied()
            : result === 'failed'
              ? m.staff_link_copy_failed()
              : ''}
        </p>
      </div>
      {asked && <RotateDialog onClose={() => setAsked(false)} />}
    </Section>
  )
}

function RotateDialog({ onClose }: { onClose: () => void }) {
  const client = useQueryClient()
  const { guid, registrationGuid } = useCompany()
  const rotating = useSend(rotateRegistrationLink, () => ({ params: { guid }, body: { registrationGuid } }), {
    onSuccess(company) {
      placeCompany(client, company)
      toasts.show({ title: m.staff_link_rotated(), tone: 'positive' })
      onClose()
    },
  })
  return (
    <ConfirmDialog
      title={m.staff_link_rotate_question()}
      text={m.staff_link_rotate_text()}
      act={m.staff_link_rotate()}
      sending={rotating}
      onClose={onClose}
    />
  )
}
