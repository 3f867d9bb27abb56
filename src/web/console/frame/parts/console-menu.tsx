import { Menu } from 'lucide-react'
import { useState } from 'react'
import { m } from '#messages/compiled/messages.js'
import { Button } from '#web/ui/button.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { ConsoleRail } from './console-rail.tsx'

/** The rail as a menu, where there is no room for it. */
export function ConsoleMenu() {
  const [open, setOpen] = useState(false)
  return (
    <Sheet
      open={open}
      onOpenChange={setOpen}
      title={m.organizer_console()}
      closeLabel={m.close()}
      trigger={
        <Button variant="quiet" size="sm" icon={<Menu aria-hidden="true" />} className="min-h-11">
          {m.organizer_menu()}
        </Button>
      }
    >
      <ConsoleRail onNavigate={() => setOpen(false)} />
    </Sheet>
  )
}
