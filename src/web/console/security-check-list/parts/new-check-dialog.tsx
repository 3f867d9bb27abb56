import { useState } from 'react'
import { checkingPurposes } from '#domain/passport/passport-viewing.ts'
import { type CheckedKind, checkedKinds, mostChecked } from '#domain/security-check/checked-kind.ts'
import { m } from '#messages/compiled/messages.js'
import { passportPurposeHints, passportPurposeLabels } from '#web/console/passport/words.ts'
import { type MadeCheck, type ToCheck, useMakeSecurityCheck } from '#web/console/security-check/queries.ts'
import { checkedKindWords } from '#web/console/security-check/words.ts'
import { ApiError } from '#web/kit/api/api-error.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { countText } from '#web/kit/words/count-text.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Dialog, DialogClose } from '#web/ui/dialog.tsx'
import { FieldGroup } from '#web/ui/form-field.tsx'
import { RadioGroup } from '#web/ui/radio-group.tsx'

type NewCheckDialogProps = {
  toCheck: readonly ToCheck[]
  onMade: (made: MadeCheck) => void
  onClose: () => void
}

/** Who goes into the next list and what their data are looked at for. */
export function NewCheckDialog({ toCheck, onMade, onClose }: NewCheckDialogProps) {
  const [kinds, setKinds] = useState<readonly CheckedKind[]>(() =>
    checkedKinds.filter(kind => toCheck.some(row => row.kind === kind && row.unlisted > 0)),
  )
  const [again, setAgain] = useState(false)
  const locale = useLocale()
  const [purpose, setPurpose] = useState<(typeof checkingPurposes)[number]>('check')
  const [tried, setTried] = useState(false)
  const making = useMakeSecurityCheck(onMade)
  const countOf = (kind: CheckedKind) => {
    const { waiting = 0, unlisted = 0 } = toCheck.find(row => row.kind === kind) ?? {}
    return m.check_kind_count({ waiting, unlisted })
  }
  const make = () => {
    setTried(true)
    if (kinds.length > 0) making.mutate({ kinds: [...kinds], again, purpose })
  }
  return (
    <Dialog
      open
      sending={making.isPending}
      onOpenChange={open => !open && onClose()}
      title={m.check_new_title()}
      description={m.check_new_lead({
        most: countText(mostChecked, locale),
      })}
      closeLabel={m.close()}
      actions={
        <>
          <Button loading={making.isPending} onClick={make}>
            {m.check_new_make()}
          </Button>
          <DialogClose>
            <Button variant="secondary">{m.cancel()}</Button>
          </DialogClose>
        </>
      }
    >
      <div className="space-y-6">
        {making.error && (
          <Banner tone="negative" announce="alert">
            {isNobody(making.error) ? m.check_new_empty() : making.error.message}
          </Banner>
        )}
        <FieldGroup
          label={m.check_new_kinds()}
          error={tried && kinds.length === 0 ? m.check_new_nobody() : undefined}
        >
          <div className="space-y-4">
            {checkedKinds.map(kind => (
              <Checkbox
                key={kind}
                label={checkedKindWords[kind]()}
                hint={countOf(kind)}
                checked={kinds.includes(kind)}
                onChange={({ target: { checked } }) =>
                  setKinds(checkedKinds.filter(each => (each === kind ? checked : kinds.includes(each))))
                }
              />
            ))}
          </div>
        </FieldGroup>
        <Checkbox
          label={m.check_new_again()}
          hint={m.check_new_again_hint()}
          checked={again}
          onChange={event => setAgain(event.target.checked)}
        />
        <RadioGroup
          label={m.check_new_purpose()}
          hint={m.check_new_purpose_hint()}
          value={purpose}
          onValueChange={value => setPurpose(checkingPurposes.find(known => known === value) ?? 'check')}
          options={checkingPurposes.map(value => ({
            value,
            label: passportPurposeLabels[value](),
            description: passportPurposeHints[value](),
          }))}
        />
      </div>
    </Dialog>
  )
}

function isNobody(error: Error): boolean {
  return error instanceof ApiError && error.code === 'not_found'
}
