import { Printer } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { m } from '#messages/compiled/messages.js'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { CopyButton } from './copy-button.tsx'

/** The recovery codes, shown once: goes on only when the person says that they are saved. */
export function RecoveryCodeList({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const [saved, setSaved] = useState(false)
  const [missing, setMissing] = useState(false)
  return (
    <form
      noValidate
      className="space-y-6"
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        if (saved) onDone()
        else setMissing(true)
      }}
    >
      <ol
        aria-label={m.factor_codes_list()}
        className="tabular grid grid-cols-2 gap-x-6 gap-y-2 rounded-md border p-4 font-medium"
      >
        {codes.map(code => (
          <li key={code} className="whitespace-nowrap">
            {code}
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-3 print:hidden">
        <CopyButton text={codes.join('\n')} />
        <Button
          variant="secondary"
          size="sm"
          className="min-h-11"
          icon={<Printer aria-hidden="true" />}
          onClick={() => window.print()}
        >
          {m.factor_codes_print()}
        </Button>
      </div>
      <Checkbox
        label={m.factor_codes_saved()}
        error={missing ? m.factor_codes_saved_missing() : undefined}
        checked={saved}
        onChange={event => {
          setSaved(event.target.checked)
          setMissing(false)
        }}
        className="print:hidden"
      />
      <Button type="submit" size="lg" wide className="print:hidden">
        {m.factor_codes_done()}
      </Button>
    </form>
  )
}
