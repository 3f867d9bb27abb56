import type { ReactNode } from 'react'
import type { BadgeRow } from '#contract/organiser-badge.ts'
import { standingWords } from '#messages/badge-word.ts'
import { m } from '#messages/compiled/messages.js'
import { OpenByOthers } from '#web/console/record/view.tsx'
import { StatusWord } from '#web/console/screen/view.tsx'
import { useMoments } from '#web/kit/dates/use-moments.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { nameIn } from '#web/kit/words/name-in.ts'
import { Banner } from '#web/ui/banner.tsx'
import { DefinitionList } from '#web/ui/definition-list.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { standingTones, wearerRole } from '../words.ts'

type BadgeSheetProps = { badge: BadgeRow; actions: ReactNode; onClose: () => void }

/** One badge beside the list, and what the gate goes by. */
export function BadgeSheet({ badge, actions, onClose }: BadgeSheetProps) {
  const locale = useLocale()
  const moments = useMoments()
  const { printedAt, printNumber, handedOverAt, standing } = badge
  return (
    <Sheet
      open
      onOpenChange={open => !open && onClose()}
      title={nameIn(locale, badge)}
      description={<StatusWord tone={standingTones[standing]}>{standingWords[standing]()}</StatusWord>}
      closeLabel={m.close()}
      actions={actions}
    >
      <div className="space-y-6">
        <OpenByOthers kind="badge" guid={badge.guid} />
        <DefinitionList
          items={[
            { term: m.organiser_column_company(), value: badge.company || '—' },
            { term: m.badge_desk_role(), value: wearerRole(badge) },
            { term: m.badge_desk_counter(), value: String(badge.counter) },
            {
              term: m.badge_desk_column_print(),
              value:
                printedAt && printNumber !== null
                  ? m.badge_desk_print_number({ number: String(printNumber), at: moments.short(printedAt) })
                  : '—',
            },
            {
              term: m.badge_desk_column_handed(),
              value: handedOverAt ? moments.short(handedOverAt) : '—',
            },
          ]}
        />
        <Banner title={m.badge_desk_gate_title()}>{m.badge_desk_gate_text()}</Banner>
      </div>
    </Sheet>
  )
}
