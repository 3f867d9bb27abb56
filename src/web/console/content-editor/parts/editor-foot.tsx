import { Check, CircleAlert, CircleDot, Eye, MoreHorizontal, Save, Send, Trash2, Undo2 } from 'lucide-react'
import { useRef } from 'react'
import { m } from '#messages/compiled/messages.js'
import { shownWords } from '#web/console/content/words.ts'
import { PageButton, PageLink } from '#web/console/search/form.tsx'
import { usePageActions } from '#web/console/search/queries.ts'
import { usePaths } from '#web/kit/locale/use-locale.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Menu, MenuItem } from '#web/ui/menu.tsx'
import { Tooltip } from '#web/ui/tooltip.tsx'
import type { ContentEditing } from './use-content-editor.ts'

type EditorFootProps = {
  editing: ContentEditing
  onPublish: () => void
  onPreview: () => void
  onUnpublish: () => void
  /** Absent for what cannot be removed. */
  onRemove?: (() => void) | undefined
}

/** The actions for the piece, always in the same place, and whether everything is saved. */
export function EditorFoot({ editing, onPublish, onPreview, onUnpublish, onRemove }: EditorFootProps) {
  const { base, dirty, busy } = editing
  const onSite = base !== null && base.state !== 'draft'
  const nothingNew = base?.state === 'published' && !dirty
  const save = () => void editing.save()
  const saving = useRef<HTMLButtonElement>(null)
  usePageActions([{ key: 'save', label: m.content_save(), icon: Save, run: save }], saving)
  const more = useRef<HTMLDivElement>(null)
  // In the palette they need no menu.
  const inMenu = [
    base &&
      onSite && { key: 'unpublish', label: shownWords(base.kind).unpublish(), icon: Undo2, run: onUnpublish },
    base && onRemove && { key: 'remove', label: m.content_remove(), icon: Trash2, run: onRemove },
  ].filter(action => action !== null && action !== false && action !== undefined)
  usePageActions(inMenu, more)
  return (
    <div
      ref={more}
      className="flex flex-wrap items-center gap-x-3 gap-y-2 border-t px-4 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:px-6"
    >
      <SaveState editing={editing} />
      <div className="flex flex-1 flex-wrap gap-2 sm:flex-none">
        {inMenu.length > 0 && (
          <Menu
            trigger={
              <IconButton
                label={m.content_more_actions()}
                icon={<MoreHorizontal aria-hidden="true" />}
                className="-ml-2.5 sm:ml-0"
              />
            }
          >
            {inMenu.map(({ key, label, icon: Icon, run }) => (
              <MenuItem key={key} icon={<Icon aria-hidden="true" />} onSelect={run} danger={key === 'remove'}>
                {label}
              </MenuItem>
            ))}
          </Menu>
        )}
        <IconButton
          label={m.content_preview()}
          icon={<Eye aria-hidden="true" />}
          onClick={onPreview}
          className="sm:hidden"
        />
        <PageButton icon={Eye} variant="quiet" onClick={onPreview} className="hidden! sm:inline-flex!">
          {m.content_preview()}
        </PageButton>
        <Tooltip content={m.content_save_keys()}>
          <Button
            ref={saving}
            variant="secondary"
            icon={<Save aria-hidden="true" className="max-sm:hidden" />}
            loading={busy === 'save'}
            aria-disabled={!dirty && base !== null}
            aria-keyshortcuts="Control+S"
            className={classNames('flex-1 sm:flex-none', !dirty && base !== null && 'opacity-50')}
            onClick={save}
          >
            {m.content_save()}
          </Button>
        </Tooltip>
        {editing.kind === 'importantUpdate' ? (
          <PublishUpdate />
        ) : (
          <PageButton
            icon={Send}
            plain
            loading={busy === 'publish'}
            aria-disabled={nothingNew}
            className={classNames('flex-1 max-sm:basis-full sm:flex-none', nothingNew && 'opacity-50')}
            onClick={() => !nothingNew && onPublish()}
          >
            {onSite ? m.content_publish_changes() : m.content_publish()}
          </PageButton>
        )}
      </div>
    </div>
  )
}

/** An update reaches its readers at once, so it is published where it is previewed and can be recalled. */
function PublishUpdate() {
  const to = usePaths()
  return (
    <PageLink
      icon={Send}
      plain
      className="flex-1 max-sm:basis-full sm:flex-none"
      to={to('organiser-updates')}
    >
      {m.content_publish_update()}
    </PageLink>
  )
}

function SaveState({ editing: { base, dirty, busy, failure, faultList } }: { editing: ContentEditing }) {
  const failed = failure !== null || (faultList.of === 'save' && faultList.faults.length > 0)
  const [Icon, tone, text] = busy
    ? ([CircleDot, 'text-text-quiet', m.saving()] as const)
    : failed
      ? ([CircleAlert, 'text-negative', m.content_save_failed()] as const)
      : dirty
        ? ([CircleDot, 'text-attention', m.content_save_dirty()] as const)
        : base
          ? ([Check, 'text-positive', m.content_save_clean()] as const)
          : ([CircleDot, 'text-text-quiet', m.content_save_new()] as const)
  return (
    <p
      role="status"
      data-save-state={busy ? 'saving' : failed ? 'failed' : dirty ? 'unsaved' : base ? 'saved' : 'new'}
      className="flex w-full items-center gap-2 text-sm text-text-quiet sm:w-auto sm:flex-1"
    >
      <Icon aria-hidden="true" strokeWidth={1.75} className={classNames('size-4 shrink-0', tone)} />
      {text}
    </p>
  )
}
