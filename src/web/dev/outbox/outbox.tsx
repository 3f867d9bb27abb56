import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { useSearchParams } from 'react-router'
import { type OutboxMessage, readOutbox } from '#contract/outbox.ts'
import { m } from '#messages/compiled/messages.js'
import { callApi } from '#web/kit/api/call-api.ts'
import { usePaths } from '#web/kit/locale/use-locale.ts'
import { useHydrated } from '#web/kit/session/use-hydrated.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { buttonClasses } from '#web/ui/button-classes.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { SkeletonText } from '#web/ui/skeleton.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { MessageItem } from './message-item.tsx'

const refreshMilliseconds = 3000

/** What the development adapters kept instead of sending, newest first. The address holds the filter. */
export function Outbox() {
  const [parameters, setParameters] = useSearchParams()
  const hydrated = useHydrated()
  const typed = hydrated ? (parameters.get('to') ?? '') : ''
  const recipient = useDeferredValue(typed.trim())
  const { data, error, refetch } = useQuery({
    queryKey: ['outbox', recipient],
    queryFn: ({ signal }) => callApi(readOutbox, { query: { to: recipient || undefined }, signal }),
    refetchInterval: refreshMilliseconds,
    placeholderData: keepPreviousData,
  })
  const filterBy = (to: string) =>
    setParameters(to ? { to } : {}, {
      replace: true,
      preventScrollReset: true,
    })

  return (
    <>
      <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
        <div className="w-full sm:w-80">
          <TextField
            label={m.outbox_filter()}
            hint={m.outbox_filter_hint()}
            value={typed}
            autoComplete="off"
            spellCheck={false}
            onChange={event => filterBy(event.target.value)}
          />
        </div>
        <div className="flex min-h-11 flex-1 flex-wrap items-center justify-between gap-x-6 text-sm text-text-quiet">
          <p className="tabular" aria-live="polite">
            {data ? m.outbox_count({ count: data.length }) : ''}
          </p>
          <p>{m.outbox_refreshing()}</p>
        </div>
      </div>
      {error && (
        <Banner
          tone="negative"
          title={m.outbox_failed()}
          announce="status"
          className="mt-6"
          action={
            <Button size="sm" variant="secondary" onClick={() => refetch()}>
              {m.retry()}
            </Button>
          }
        >
          {error.message}
        </Banner>
      )}
      <div className="mt-6 min-h-dvh">
        <Messages
          messages={data}
          failed={error !== null}
          filtered={recipient !== ''}
          onClear={() => filterBy('')}
        />
      </div>
    </>
  )
}

type MessagesProps = {
  messages: OutboxMessage[] | undefined
  failed: boolean
  filtered: boolean
  onClear: () => void
}

function Messages({ messages, failed, filtered, onClear }: MessagesProps) {
  if (!messages) return failed ? null : <SkeletonText lines={6} />
  if (messages.length === 0) return filtered ? <NoneForRecipient onClear={onClear} /> : <NothingSent />
  return (
    <ol aria-label={m.outbox_list()} className="border-t">
      {messages.map(message => (
        <MessageItem key={`${message.sentAt} ${message.to} ${message.text}`} message={message} />
      ))}
    </ol>
  )
}

function NoneForRecipient({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      title={m.outbox_none_title()}
      action={
        <Button variant="secondary" onClick={onClear}>
          {m.outbox_clear()}
        </Button>
      }
    >
      {m.outbox_none_text()}
    </EmptyState>
  )
}

function NothingSent() {
  const to = usePaths()
  return (
    <EmptyState
      title={m.outbox_empty_title()}
      action={
        <a href={to('registration')} className={buttonClasses()}>
          {m.outbox_empty_action()}
        </a>
      }
    >
      {m.outbox_empty_text()}
    </EmptyState>
  )
}
