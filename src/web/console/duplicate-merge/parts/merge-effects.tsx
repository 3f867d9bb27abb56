import { Link } from 'react-router'
import type { MergePreview } from '#contract/organiser-duplicate.ts'
import { mergeSides } from '#domain/identity/merge-duplicates.ts'
import { m } from '#messages/compiled/messages.js'
import { useRecordTarget } from '#web/console/record/queries.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Section } from '#web/ui/section.tsx'
import { movedWords, noticeWords, obstacleWords } from '../words.ts'
import { useRecordNames } from './record-names.ts'

/** What moves by itself, what to know before, and what has to be done first. */
export function MergeEffects({ preview }: { preview: MergePreview }) {
  const { obstacles, notices, moves } = preview
  return (
    <>
      {obstacles.length > 0 && (
        <Banner tone="negative" title={m.merge_obstacles()} announce="status">
          <ul className="list-disc space-y-1 pl-5">
            {obstacles.map(code => (
              <li key={code}>{obstacleWords[code]()}</li>
            ))}
          </ul>
          <RecordLinks preview={preview} />
        </Banner>
      )}
      {notices.length > 0 && (
        <Banner tone="attention" title={m.merge_notices()}>
          <ul className="list-disc space-y-1 pl-5">
            {notices.map(code => (
              <li key={code}>{noticeWords[code]()}</li>
            ))}
          </ul>
        </Banner>
      )}
      <Section title={m.merge_moves()} level={2} space="none" small>
        {moves.length > 0 ? (
          <ul className="list-disc space-y-1 pl-5">
            {moves.map(({ kind, count }) => (
              <li key={kind}>{movedWords[kind]({ count })}</li>
            ))}
          </ul>
        ) : (
          <p className="text-text-quiet">{m.merge_moves_nothing()}</p>
        )}
      </Section>
    </>
  )
}

/** To both records, where what stands in the way is put right. */
function RecordLinks({ preview }: { preview: MergePreview }) {
  const target = useRecordTarget()
  const names = useRecordNames(preview)
  return (
    <ul className="mt-3 space-y-1">
      {mergeSides.map(side => (
        <li key={side}>
          <Link
            className="text-link inline-flex min-h-6 items-center"
            {...target('organiser-application', preview[side].applicationGuid)}
          >
            {m.duplicate_open_record({ name: names[side].whole })}
          </Link>
        </li>
      ))}
    </ul>
  )
}
