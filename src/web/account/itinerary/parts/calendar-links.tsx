import { CalendarPlus, Rss } from 'lucide-react'
import { itineraryCalendar } from '#contract/itinerary.ts'
import { m } from '#messages/compiled/messages.js'
import { callApi } from '#web/kit/api/call-api.ts'
import { saveBlob } from '#web/kit/file/save-blob.ts'
import { CopyButton } from '#web/kit/second-factor/copy-button.tsx'
import { tellFailure } from '#web/kit/send/tell-failure.ts'
import { useWork } from '#web/kit/send/use-send.ts'
import { Button } from '#web/ui/button.tsx'
import { Section } from '#web/ui/section.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useFeed } from '../queries.ts'

/** The plan in one's own calendar: as a file, or as an address that the calendar reads by itself. */
export function CalendarLinks({ guid, feed, empty }: { guid: string; feed: string | null; empty: boolean }) {
  const { open, close } = useFeed(guid)
  const download = useWork(
    async () =>
      saveBlob(await callApi(itineraryCalendar, { query: { participant: guid } }), 'my-programme.ics'),
    { onError: tellFailure },
  )
  return (
    <Section title={m.itinerary_calendar()} lead={m.itinerary_calendar_lead()} space="page">
      {feed && <FeedAddress path={feed} />}
      <div className="mt-5 flex flex-col gap-3 sm:flex-row sm:flex-wrap">
        {!empty && (
          <Button
            variant="secondary"
            icon={<CalendarPlus aria-hidden="true" />}
            loading={download.isPending}
            onClick={() => download.mutate()}
          >
            {m.itinerary_download()}
          </Button>
        )}
        <Button
          variant="secondary"
          icon={<Rss aria-hidden="true" />}
          loading={open.isPending}
          onClick={() => open.mutate(undefined, { onError: tellFailure })}
        >
          {feed ? m.itinerary_feed_renew() : m.itinerary_feed_open()}
        </Button>
        {feed && (
          <Button
            variant="secondary"
            loading={close.isPending}
            onClick={() => close.mutate(undefined, { onError: tellFailure })}
          >
            {m.itinerary_feed_close()}
          </Button>
        )}
      </div>
    </Section>
  )
}

function FeedAddress({ path }: { path: string }) {
  const address = window.location.origin + path
  return (
    <div className="mt-5 flex max-w-168 flex-col items-start gap-3 sm:flex-row sm:items-end">
      <TextField
        label={m.itinerary_feed_label()}
        hint={m.itinerary_feed_hint()}
        value={address}
        readOnly
        fieldClassName="w-full"
        onFocus={event => event.target.select()}
      />
      <div className="flex shrink-0 flex-wrap gap-3">
        <CopyButton text={address} />
        <Button asChild variant="secondary">
          {/* Phones and desktop calendars subscribe by this scheme, and read the same address. */}
          <a href={address.replace(/^https?:/, 'webcal:')}>{m.itinerary_feed_subscribe()}</a>
        </Button>
      </div>
    </div>
  )
}
