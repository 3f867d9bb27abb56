import { m } from '#messages/compiled/messages.js'
import { FormActions } from '#web/kit/form/form-actions.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'

type SendActionsProps = {
  sending: { error: Error | null; isPending: boolean; isSuccess: boolean }
  label: string
  onBack: (() => void) | undefined
}

/** The foot of the last step: what the sending came to, the sending, the way back. */
export function SendActions({ sending, label, onBack }: SendActionsProps) {
  return (
    <>
      {sending.error && (
        <Banner tone="negative" announce="alert" className="mt-8">
          {sending.error.message}
        </Banner>
      )}
      <FormActions>
        <Button type="submit" loading={sending.isPending || sending.isSuccess}>
          {label}
        </Button>
        {onBack && (
          <Button variant="secondary" onClick={onBack}>
            {m.back()}
          </Button>
        )}
      </FormActions>
    </>
  )
}
