import { m } from '#messages/compiled/messages.js'
import { Dialog } from '#web/ui/dialog.tsx'

type ScanPageChoiceProps = {
  /** Which page of the document is wanted. */
  label: string
  thumbnails: readonly string[]
  onChoose: (page: number) => void
  onClose: () => void
}

/** A PDF often holds both pages of a passport: the person shows which one belongs here. */
export function ScanPageChoice({ label, thumbnails, onChoose, onClose }: ScanPageChoiceProps) {
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      size="lg"
      title={m.passport_scan_page_title()}
      description={m.passport_scan_page_lead({ page: label })}
      closeLabel={m.close()}
    >
      <ul className="grid grid-cols-2 gap-4 sm:grid-cols-3">
        {thumbnails.map((address, index) => (
          <li key={address}>
            <button
              type="button"
              onClick={() => onChoose(index + 1)}
              className="block w-full rounded-md border bg-sunken p-2 text-center text-sm hover:border-accent"
            >
              <img src={address} alt="" className="mx-auto h-40 object-contain" />
              <span className="mt-2 block">{m.passport_scan_page_number({ number: index + 1 })}</span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
