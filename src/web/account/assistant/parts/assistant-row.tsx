import { useState } from 'react'
import type { Assistant } from '#contract/assistant.ts'
import { m } from '#messages/compiled/messages.js'
import { AssistantFacts } from '#web/kit/assistant/assistant-facts.tsx'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { typedName } from '#web/kit/words/typed-name.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogClose } from '#web/ui/dialog.tsx'
import { useWithdrawAssistant } from './use-assistants.ts'

type AssistantRowProps = {
  guid: string
  assistant: Assistant
  /** Absent once no rights are left to edit. */
  onEdit?: () => void
}

/** One assistant: who, since when, which sections they may open, and the buttons to change or end it. */
export function AssistantRow({ guid, assistant, onEdit }: AssistantRowProps) {
  const locale = useLocale()
  const { grantedAt } = assistant
  const name = typedName(assistant.name, locale)
  return (
    <li className="space-y-2 py-5">
      <AssistantFacts assistant={assistant} />
      <div className="-ml-3 flex flex-wrap gap-x-2">
        {onEdit && (
          <Button variant="quiet" onClick={onEdit}>
            {grantedAt ? m.assistant_change() : m.assistant_give()}
            <span className="sr-only">: {name}</span>
          </Button>
        )}
        <Withdrawal guid={guid} assistant={assistant} />
      </div>
    </li>
  )
}

function Withdrawal({ guid, assistant }: { guid: string; assistant: Assistant }) {
  const [open, setOpen] = useState(false)
  const withdraw = useWithdrawAssistant(guid, () => setOpen(false))
  const { name } = assistant
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      title={m.assistant_withdraw_title({ name })}
      description={m.assistant_withdraw_text()}
      closeLabel={m.close()}
      trigger={
        <Button variant="quiet">
          {m.assistant_withdraw()}
          <span className="sr-only">: {name}</span>
        </Button>
      }
      actions={
        <>
          <Button
            variant="danger"
            loading={withdraw.isPending}
            onClick={() => withdraw.mutate(assistant.guid)}
          >
            {m.assistant_withdraw()}
          </Button>
          <DialogClose>
            <Button variant="secondary">{m.cancel()}</Button>
          </DialogClose>
        </>
      }
    />
  )
}
