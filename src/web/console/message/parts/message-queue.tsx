import { messageUrgencies } from '#domain/message/message-urgency.ts'
import { m } from '#messages/compiled/messages.js'
import { useMachineNow } from '#web/console/clock/queries.ts'
import { ageText } from '#web/console/clock/rules.ts'
import { LoadFailure } from '#web/console/screen/view.tsx'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { countText } from '#web/kit/words/count-text.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Cell, DataTable, HeadCell, Row, RowHeader, SkeletonRows } from '#web/ui/data-table.tsx'
import { Section } from '#web/ui/section.tsx'
import { type MessageQueueFacts, useMessageQueue } from '../queries.ts'
import { channelWords, failingTexts, failingTitles, urgencyWords } from '../words.ts'

type Channel = MessageQueueFacts['channels'][number]

/** What waits to be sent by class and channel, since when, and at which pace it goes. */
export function MessageQueue() {
  const { data, error, refetch } = useMessageQueue()
  const locale = useLocale()
  if (error && !data) return <LoadFailure error={error} onRetry={() => refetch()} />
  const channels = data?.channels ?? []
  return (
    <>
      <div role="status" className="space-y-3 empty:hidden">
        {channels.map(channel => (
          <FailingChannel key={channel.channel} channel={channel} />
        ))}
      </div>
      <Section title={m.organiser_messages_waiting()} space="none" small>
        <DataTable caption={m.organiser_messages_waiting()} aria-busy={!data}>
          <thead>
            <tr>
              <HeadCell sticky>{m.organiser_messages_what()}</HeadCell>
              {channels.map(({ channel }) => (
                <HeadCell key={channel}>{channelWords[channel]()}</HeadCell>
              ))}
            </tr>
          </thead>
          <tbody>
            {data ? (
              <>
                {messageUrgencies.map(urgency => (
                  <Row key={urgency}>
                    <RowHeader>{urgencyWords[urgency]()}</RowHeader>
                    {channels.map(channel => (
                      <WaitingCell
                        key={channel.channel}
                        waiting={channel.waiting.find(each => each.urgency === urgency)}
                      />
                    ))}
                  </Row>
                ))}
                <Row>
                  <RowHeader className="font-normal text-text-quiet">{m.organiser_messages_pace()}</RowHeader>
                  {channels.map(({ channel, pace }) => (
                    <Cell key={channel} className="whitespace-normal text-text-quiet">
                      {m.organiser_messages_pace_value({
                        pace: countText(pace, locale),
                      })}
                    </Cell>
                  ))}
                </Row>
              </>
            ) : (
              <SkeletonRows rows={4} columns={3} />
            )}
          </tbody>
        </DataTable>
      </Section>
    </>
  )
}

function WaitingCell({ waiting }: { waiting: Channel['waiting'][number] | undefined }) {
  const age = useAge(waiting?.oldestAt)
  return (
    <Cell className="tabular whitespace-normal">
      <span className="block font-medium">{waiting?.due ?? 0}</span>
      {age && <span className="block text-text-quiet">{m.organiser_oldest({ age })}</span>}
      {waiting && waiting.later > 0 && (
        <span className="block text-text-quiet">{m.organiser_messages_later({ count: waiting.later })}</span>
      )}
    </Cell>
  )
}

function FailingChannel({ channel: { channel, failing } }: { channel: Channel }) {
  const age = useAge(failing?.since)
  if (!failing || !age) return null
  const fault = failing.fault === 'settings' ? 'settings' : 'outage'
  return (
    <Banner tone="negative" title={failingTitles[channel]()}>
      {failingTexts[channel][fault]({ detail: failing.detail ?? '—', age })}
    </Banner>
  )
}

/** Messages are sent by the real clock, whatever the forum's says. */
function useAge(since: string | null | undefined): string | null {
  const locale = useLocale()
  const now = useMachineNow(10_000)
  return since ? ageText(now - Date.parse(since), locale) : null
}
