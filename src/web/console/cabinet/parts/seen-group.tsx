import type { SeenPart } from '#contract/organiser-cabinet.ts'
import { m } from '#messages/compiled/messages.js'
import { applicationTones, paymentTones } from '#web/console/screen/words.ts'
import { CoordinatorFacts } from '#web/kit/group/coordinator-facts.tsx'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { applicationWords, paymentWords } from '#web/kit/words/status-words.ts'
import { Section } from '#web/ui/section.tsx'
import { StatusChip } from '#web/ui/status-chip.tsx'
import { SeenButtons } from './seen-buttons.tsx'

type Shown = Omit<Extract<SeenPart, { part: 'group' }>, 'part'>

export function SeenGroup({ own, board }: Shown) {
  return (
    <div className="space-y-8">
      {own && (
        <Section
          space="none"
          title={m.group_own_title({ company: own.companyName })}
          lead={m.group_own_text()}
        >
          <CoordinatorFacts coordinator={own.coordinator} />
          <div className="mt-4">
            <SeenButtons labels={[m.group_own_leave()]} />
          </div>
        </Section>
      )}
      {board && <Board board={board} />}
    </div>
  )
}

function Board({ board: { company, members } }: { board: NonNullable<Shown['board']> }) {
  const locale = useLocale()
  return (
    <Section
      space="none"
      title={m.cabinet_look_board({ company })}
      lead={m.cabinet_look_members({ count: members.length })}
    >
      <ul className="divide-y border-y">
        {members.map(({ participantGuid, latinName, status, payment, ...named }) => (
          <li key={participantGuid} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
            <span className="min-w-0 flex-1 basis-48">
              {(locale === 'en' && latinName) ||
                [named.lastName, named.firstName, named.middleName].filter(Boolean).join(' ') ||
                latinName ||
                m.section_empty_value()}
            </span>
            <StatusChip tone={applicationTones[status]}>{applicationWords[status]()}</StatusChip>
            <StatusChip tone={paymentTones[payment]}>{paymentWords[payment]()}</StatusChip>
          </li>
        ))}
      </ul>
    </Section>
  )
}
