import type { SavedView } from '#contract/organiser-saved-view.ts'
import { longestViewName, viewNameOf } from '#domain/saved-view/saved-view.ts'
import type { ViewedList } from '#domain/saved-view/viewed-list.ts'
import { m } from '#messages/compiled/messages.js'
import type { Judge } from '#web/kit/contract-form/judge.ts'
import { useContractForm } from '#web/kit/contract-form/use-contract-form.ts'
import { FormDialog } from '#web/kit/form/form-dialog.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { toasts } from '#web/ui/toast-store.ts'
import { useAddView, useChangeView, useRemoveView, type ViewChange } from '../queries.ts'

type Named = { name: string; shared: boolean }

const judgeNamed: Judge<Named, Named> = typed => {
  const judged = viewNameOf(typed.name)
  if (!judged.ok) return { ok: false, faults: [judged] }
  return { ok: true, value: { ...typed, name: judged.name } }
}

type NameDialogProps = {
  title: string
  description?: string
  start: Named
  pending: boolean
  onNamed: (named: Named) => Promise<unknown>
  onClose: () => void
}

function NameDialog({ title, description, start, pending, onNamed, onClose }: NameDialogProps) {
  const { form, errorOf, top, submit } = useContractForm(judgeNamed, { start })
  return (
    <FormDialog
      title={title}
      description={description}
      top={top}
      submitText={m.save()}
      pending={pending}
      onSubmit={submit(onNamed)}
      onClose={onClose}
    >
      <TextField
        label={m.view_name()}
        hint={m.view_name_hint()}
        autoComplete="off"
        maxLength={longestViewName}
        error={errorOf('name')}
        {...form.register('name')}
      />
      <Checkbox label={m.view_share()} hint={m.view_share_hint()} {...form.register('shared')} />
    </FormDialog>
  )
}

type DialogProps = { list: ViewedList; onClose: () => void }

const tellSaved = ({ name }: SavedView) => toasts.show({ title: m.view_saved({ name }), tone: 'positive' })

/** Saves what the address shows under a name. */
export function AddViewDialog(
  props: DialogProps & { query: ViewChange['query']; onAdded: (view: SavedView) => void },
) {
  const { list, query, onAdded, onClose } = props
  const add = useAddView(list, view => {
    tellSaved(view)
    onClose()
    onAdded(view)
  })
  return (
    <NameDialog
      title={m.view_save()}
      description={m.view_save_lead()}
      start={{ name: '', shared: false }}
      pending={add.isPending}
      onNamed={named => add.mutateAsync({ ...named, query })}
      onClose={onClose}
    />
  )
}

export function RenameViewDialog({ list, view, onClose }: DialogProps & { view: SavedView }) {
  const rename = useChangeView(list, changed => {
    tellSaved(changed)
    onClose()
  })
  return (
    <NameDialog
      title={m.view_rename()}
      start={{ name: view.name, shared: view.shared }}
      pending={rename.isPending}
      onNamed={named => rename.mutateAsync({ view, change: { ...named, query: view.query } })}
      onClose={onClose}
    />
  )
}

export function RemoveViewDialog(props: DialogProps & { view: SavedView; onRemoved: () => void }) {
  const { list, view, onRemoved, onClose } = props
  const { name, shared } = view
  const remove = useRemoveView(list, () => {
    toasts.show({ title: m.view_removed({ name }), tone: 'positive' })
    onRemoved()
    onClose()
  })
  return (
    <FormDialog
      danger
      title={m.view_remove_title({ name })}
      description={shared ? m.view_remove_text_shared() : m.view_remove_text()}
      top={null}
      submitText={m.view_remove()}
      pending={remove.isPending}
      onSubmit={event => {
        event.preventDefault()
        remove.mutate(view)
      }}
      onClose={onClose}
    >
      {null}
    </FormDialog>
  )
}
