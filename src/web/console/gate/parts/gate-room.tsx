import { FileText, type LucideIcon, ScanLine, Search, Smartphone, UsersRound } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { m } from '#messages/compiled/messages.js'
import { useRootData } from '#web/kit/edition/use-edition.ts'
import { classNames } from '#web/ui/class-names.ts'
import { useKeepingUp } from '../queries.ts'
import { DeviceView } from './device-view.tsx'
import type { Gate } from './gate-engine.ts'
import { GateStatus } from './gate-status.tsx'
import { InsideView } from './inside-view.tsx'
import { PaperView } from './paper-view.tsx'
import { ScanView } from './scan-view.tsx'
import { SearchView } from './search-view.tsx'
import { useScans } from './use-scans.ts'

const views = ['scan', 'search', 'inside', 'paper', 'device'] as const

type View = (typeof views)[number]

const items: Record<View, { word: () => string; Icon: LucideIcon }> = {
  scan: { word: m.at_gate_nav_scan, Icon: ScanLine },
  search: { word: m.at_gate_nav_search, Icon: Search },
  inside: { word: m.at_gate_nav_inside, Icon: UsersRound },
  paper: { word: m.at_gate_nav_paper, Icon: FileText },
  device: { word: m.at_gate_nav_device, Icon: Smartphone },
}

/** The gate at work: five views of one page, because without a network no other page would come. */
export function GateRoom({ gate }: { gate: Gate }) {
  const [view, setView] = useView()
  const scans = useScans(gate, () => setView('scan'))
  useKeepingUp(gate)
  return (
    <div className="flex min-h-0 flex-1 flex-col lg:flex-row-reverse">
      <div className="flex min-h-0 min-w-0 flex-1 flex-col">
        <GateStatus gate={gate} />
        {view === 'scan' ? (
          <ScanView gate={gate} scans={scans} />
        ) : (
          <div
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must scroll by keyboard too
            tabIndex={0}
            className="relative min-h-0 flex-1 overflow-y-auto px-4 py-5 -outline-offset-2 md:px-6"
          >
            <div className="mx-auto max-w-3xl space-y-6">
              {view === 'search' && <SearchView gate={gate} onPick={scans.scan} />}
              {view === 'inside' && <InsideView gate={gate} />}
              {view === 'paper' && <PaperView />}
              {view === 'device' && <DeviceView gate={gate} />}
            </div>
          </div>
        )}
      </div>
      <GateRail view={view} onView={setView} />
    </div>
  )
}

/** The view stands in the address, so that "back" leads back; the page is the same for all of them. */
function useView(): [View, (view: View) => void] {
  const [search, setSearch] = useSearchParams()
  const found = views.find(view => view === search.get('view')) ?? 'scan'
  const [, setAsked] = useState(found)
  return [
    found,
    view => {
      setAsked(view)
      if (view !== found) setSearch(view === 'scan' ? {} : { view })
    },
  ]
}

function GateRail({ view, onView }: { view: View; onView: (view: View) => void }) {
  const { demo } = useRootData()
  return (
    <nav
      aria-label={m.at_gate_nav_label()}
      className="shrink-0 border-t bg-surface pb-[env(safe-area-inset-bottom)] lg:flex lg:w-52 lg:flex-col lg:border-t-0 lg:border-r lg:p-3"
    >
      <ul className="flex lg:flex-col lg:gap-1">
        {views.map(name => {
          const { word, Icon } = items[name]
          return (
            <li key={name} className="min-w-0 flex-auto">
              <button
                type="button"
                aria-current={view === name ? 'page' : undefined}
                onClick={() => onView(name)}
                className={classNames(
                  'flex min-h-15 w-full flex-col items-center justify-center gap-0.5 px-1 text-xs -outline-offset-2 lg:min-h-14 lg:flex-row lg:justify-start lg:gap-3 lg:rounded-md lg:px-3 lg:text-base',
                  view === name
                    ? 'font-semibold text-accent-text lg:bg-accent-soft'
                    : 'text-text-quiet hover:text-text',
                )}
              >
                <Icon aria-hidden="true" strokeWidth={1.5} className="size-6 shrink-0" />
                <span className="max-w-full truncate">{word()}</span>
              </button>
            </li>
          )
        })}
      </ul>
      {demo && (
        <a href="/dev/passes" className="mt-auto hidden px-3 py-2 text-sm text-link lg:block">
          {m.at_gate_demo_codes()}
        </a>
      )}
    </nav>
  )
}
