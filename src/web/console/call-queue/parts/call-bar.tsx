import { type CallRow, sendCorrectionLink, takeCall } from '#contract/organiser-call.ts'
import { resendLimits } from '#domain/confirmation/confirmation-link.ts'
import { colleagueName } from '#domain/person/colleague-name.ts'
import { m } from '#messages/compiled/messages.js'
import { TickedActs } from '#web/console/queue-selection/form.tsx'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { useSend } from '#web/kit/send/use-send.ts'
import { nameIn } from '#web/kit/words/name-in.ts'
import { callsByAct } from '../rules.ts'

type CallBarProps = { calls: readonly CallRow[]; onDone: (done: ReadonlySet<string>) => void }

/** Takes the ticked calls or gives them back, and sends the link to those who can correct their passport themselves. */
export function CallBar({ calls, onDone }: CallBarProps) {
  const locale = useLocale()
  const take = useSend(takeCall, ({ guid, version }: CallRow) => ({
    params: { guid },
    body: { owner: 'me' as const, version },
  }))
  const giveBack = useSend(takeCall, ({ guid, version }: CallRow) => ({
    params: { guid },
    body: { owner: 'nobody' as const, version },
  }))
  const sendLink = useSend(sendCorrectionLink, ({ guid, version }: CallRow) => ({
    params: { guid },
    body: { version },
  }))
  const { free, mine, reachable, unreachable } = callsByAct(calls)
  return (
    <TickedActs
      ticked={calls}
      idOf={call => call.guid}
      nameOf={call => nameIn(locale, call)}
      detailOf={({ company, owner }) => (
        <p className="truncate text-text-quiet">
          {[company, owner && (owner.mine ? m.call_mine() : colleagueName(locale, owner.name))]
            .filter(Boolean)
            .join(' · ')}
        </p>
      )}
      onDone={onDone}
      acts={[
        {
          key: 'take',
          title: m.call_take_many({ count: free.length }),
          lead: m.call_take_many_text(),
          rows: free,
          left: [{ count: calls.length - free.length, text: m.call_not_free() }],
          submitText: m.call_take(),
          doneText: m.call_taken_many,
          act: call => take.mutateAsync(call),
        },
        {
          key: 'giveBack',
          title: m.call_give_back_many({ count: mine.length }),
          lead: m.call_give_back_many_text(),
          rows: mine,
          left: [{ count: calls.length - mine.length, text: m.call_not_mine() }],
          submitText: m.call_give_back(),
          doneText: m.call_given_back_many,
          act: call => giveBack.mutateAsync(call),
        },
        {
          key: 'link',
          title: m.call_link_many({ count: reachable.length }),
          lead: m.call_link_many_text(),
          rows: reachable,
          left: [
            { count: unreachable.noCabinet, text: m.call_link_no_cabinet() },
            { count: unreachable.sentRecently, text: m.call_link_recently() },
            { count: unreachable.sentOften, text: m.call_link_often({ count: resendLimits.perDay }) },
          ],
          submitText: m.call_link(),
          doneText: m.call_links_sent_many,
          act: call => sendLink.mutateAsync(call),
        },
      ]}
    />
  )
}
