import { Link } from 'react-router'
import type { PersonRecords } from '#contract/organiser-person.ts'
import { m } from '#messages/compiled/messages.js'
import { SentMessages } from '#web/console/message/view.tsx'
import { PersonNotes } from '#web/console/person/view.tsx'
import { useRecordTarget } from '#web/console/record/queries.ts'
import { LoadFailure } from '#web/console/screen/view.tsx'
import { LoadMore } from '#web/ui/load-more.tsx'
import { Section } from '#web/ui/section.tsx'
import { SkeletonText } from '#web/ui/skeleton.tsx'
import { usePersonMessages, usePersonRecords } from '../queries.ts'
import { ApplicationDocuments } from './application-documents.tsx'
import { ApplicationMoney } from './application-money.tsx'
import { ApplicationScans } from './application-scans.tsx'
import { ApplicationTags } from './application-tags.tsx'

/** What there is about the person beside the application: tags, notes, money, scans at the gates, messages, chat. */
export function ApplicationRecords({ guid }: { guid: string }) {
  const records = usePersonRecords(guid)
  return (
    <>
      <Records guid={guid} records={records} />
      {/* Asked for at the same time, and shown though the others do not come. */}
      <Messages guid={guid} chatGuid={records.data?.chatGuid ?? null} />
    </>
  )
}

function Records({ guid, records }: { guid: string; records: ReturnType<typeof usePersonRecords> }) {
  const { data, error, refetch } = records
  if (error && !data) return <LoadFailure error={error} onRetry={() => refetch()} />
  if (!data)
    return (
      <div aria-busy="true" className="py-5">
        <SkeletonText lines={6} />
      </div>
    )
  return (
    <>
      <ApplicationTags guid={guid} tags={data.tags} />
      <PersonNotes guid={guid} notes={data.notes} />
      {data.money && <ApplicationMoney money={data.money} />}
      {data.money && <ApplicationDocuments money={data.money} />}
      {data.scans && data.scans.length > 0 && <ApplicationScans scans={data.scans} />}
    </>
  )
}

function Messages({ guid, chatGuid }: { guid: string; chatGuid: PersonRecords['chatGuid'] }) {
  const target = useRecordTarget()
  const { items, error, refetch, ...list } = usePersonMessages(guid)
  return (
    <Section
      title={m.organiser_person_messages()}
      level={3}
      action={
        chatGuid && (
          <Link className="text-link text-sm" {...target('organiser-chat', chatGuid)}>
            {m.organiser_person_chat()}
          </Link>
        )
      }
    >
      {error && !items ? (
        <LoadFailure error={error} onRetry={() => void refetch()} />
      ) : items ? (
        <SentMessages messages={items} />
      ) : (
        <div aria-busy="true">
          <SkeletonText lines={3} />
        </div>
      )}
      {items && items.length > 0 && (
        <LoadMore
          shownText={m.organiser_shown({ count: items.length })}
          moreText={list.hasNextPage ? m.load_more() : undefined}
          loading={list.isFetchingNextPage}
          onMore={() => void list.fetchNextPage()}
        />
      )}
    </Section>
  )
}
