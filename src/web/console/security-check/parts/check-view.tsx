import { Download } from 'lucide-react'
import { useState } from 'react'
import type { CheckRow, SecurityCheck, SecurityReply } from '#contract/organiser-security-check.ts'
import { m } from '#messages/compiled/messages.js'
import { passportPurposeLabels } from '#web/console/passport/words.ts'
import { StatusWord } from '#web/console/screen/view.tsx'
import { PageButton } from '#web/console/search/form.tsx'
import { useMoments } from '#web/kit/dates/use-moments.ts'
import { Banner } from '#web/ui/banner.tsx'
import { DefinitionList } from '#web/ui/definition-list.tsx'
import { FileField } from '#web/ui/file-field.tsx'
import { Section } from '#web/ui/section.tsx'
import { useDownloadCheck, useReadReply } from '../queries.ts'
import { checkStage, checkStageTones, checkStageWords } from '../words.ts'
import { CheckRows } from './check-rows.tsx'
import { ReplyView } from './reply-view.tsx'

type CheckViewProps = { check: SecurityCheck & { rows: CheckRow[] } }

/** One list: what it is, the file for the service, its reply, and who is in it. */
export function CheckView({ check }: CheckViewProps) {
  const [reply, setReply] = useState<SecurityReply | null>(null)
  return (
    <div className="space-y-8">
      <div className="flex flex-col gap-6 lg:flex-row lg:items-start lg:gap-12">
        <CheckFacts check={check} />
        <DownloadPart check={check} />
      </div>
      <Section title={m.check_reply_title()} space="block">
        {reply ? (
          <ReplyView check={check} reply={reply} onOther={() => setReply(null)} />
        ) : check.handedOverAt ? (
          <ReplyField guid={check.guid} onRead={setReply} />
        ) : (
          <p className="text-text-quiet">{m.check_reply_first()}</p>
        )}
      </Section>
      <Section title={m.check_rows_title()} space="block">
        <CheckRows rows={check.rows} />
      </Section>
    </div>
  )
}

function CheckFacts({ check }: { check: SecurityCheck }) {
  const moments = useMoments()
  const { people, left, answered, purpose, at, madeBy, handedOverAt, handovers } = check
  const stage = checkStage(check)
  return (
    <div className="min-w-0 flex-1 space-y-4">
      <StatusWord tone={checkStageTones[stage]}>{checkStageWords[stage]()}</StatusWord>
      <DefinitionList
        items={[
          { term: m.check_fact_people(), value: String(people) },
          ...(left === people ? [] : [{ term: m.check_fact_left(), value: String(left) }]),
          { term: m.check_fact_answered(), value: String(answered) },
          { term: m.check_fact_purpose(), value: passportPurposeLabels[purpose]() },
          {
            term: m.check_fact_made(),
            value: [moments.moment(at), madeBy].filter(Boolean).join(', '),
          },
          {
            term: m.check_fact_handed(),
            value: handedOverAt
              ? m.check_downloaded({ at: moments.moment(handedOverAt), times: String(handovers) })
              : m.check_never_downloaded(),
          },
        ]}
      />
    </div>
  )
}

function DownloadPart({ check }: { check: SecurityCheck }) {
  const download = useDownloadCheck(check)
  return (
    <div className="space-y-3 lg:w-96">
      <PageButton
        icon={Download}
        variant={check.handedOverAt ? 'secondary' : 'primary'}
        loading={download.isPending}
        onClick={() => download.mutate()}
      >
        {m.check_download()}
      </PageButton>
      <p className="text-sm text-text-quiet">{m.check_download_text()}</p>
      {download.error && (
        <Banner tone="negative" title={m.document_download_failed()} announce="alert">
          {download.error.message}
        </Banner>
      )}
    </div>
  )
}

function ReplyField({ guid, onRead }: { guid: string; onRead: (reply: SecurityReply) => void }) {
  const reading = useReadReply(guid, onRead)
  return (
    <div className="max-w-168 space-y-4">
      <p>{m.check_reply_lead()}</p>
      {reading.error && (
        <Banner tone="negative" title={m.check_reply_refused()} announce="alert">
          {reading.error.message}
        </Banner>
      )}
      <FileField
        label={m.check_reply_file()}
        hint={m.check_reply_file_hint()}
        accept=".xlsx,.csv,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
        disabled={reading.isPending}
        texts={{
          choose: m.import_file_choose(),
          drop: m.import_file_drop(),
          remove: name => m.import_file_remove({ name }),
        }}
        onFiles={([file]) => file && reading.mutate(file)}
      />
      {reading.isPending && <p role="status">{m.check_reply_reading()}</p>}
    </div>
  )
}
