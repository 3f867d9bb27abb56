import { Check, CircleAlert, CircleDot, Eye, MoreHorizontal, Save, Trash2, Undo2 } from 'lucide-react'
import { Link } from 'react-router'
import { m } from '#messages/compiled/messages.js'
import { shownWords } from '#web/console/content/words.ts'
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
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 border-t px-4 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:px-6">
      <SaveState editing={editing} />
      <div className="flex flex-1 flex-wrap gap-2 sm:flex-none">
        {base && (onSite || onRemove) && (
          <Menu
            trigger={
              <IconButton
                label={m.content_more_actions()}
                icon={<MoreHorizontal aria-hidden="true" />}
                className="-ml-2.5 sm:ml-0"
              />
            }
          >
            {onSite && (
              <MenuItem icon={<Undo2 aria-hidden="true" />} onSelect={onUnpublish}>
                {shownWords(base.kind).unpublish()}
              </MenuItem>
            )}
            {onRemove && (
              <MenuItem icon={<Trash2 aria-hidden="true" />} onSelect={onRemove} danger>
                {m.content_remove()}
              </MenuItem>
            )}
          </Menu>
        )}
        <IconButton
          label={m.content_preview()}
          icon={<Eye aria-hidden="true" />}
          onClick={onPreview}
          className="sm:hidden"
        />
        <Button
          variant="quiet"
          icon={<Eye aria-hidden="true" />}
          onClick={onPreview}
          className="hidden! sm:inline-flex!"
        >
          {m.content_preview()}
        </Button>
        <Tooltip content={m.content_save_keys()}>
          <Button
            variant="secondary"
            icon={<Save aria-hidden="true" className="max-sm:hidden" />}
            loading={busy === 'save'}
            aria-disabled={!dirty && base !== null}
            aria-keyshortcuts="Control+S"
            className={classNames('flex-1 sm:flex-none', !dirty && base !== null && 'opacity-50')}
            onClick={() => void editing.save()}
          >
            {m.content_save()}
          </Button>
        </Tooltip>
        {editing.kind === 'importantUpdate' ? (
          <PublishUpdate />
        ) : (
          <Button
            loading={busy === 'publish'}
            aria-disabled={nothingNew}
            className={classNames('flex-1 max-sm:basis-full sm:flex-none', nothingNew && 'opacity-50')}
            onClick={() => !nothingNew && onPublish()}
          >
            {onSite ? m.content_publish_changes() : m.content_publish()}
          </Button>
        )}
      </div>
    </div>
  )
}

/** An update reaches its readers at once, so it is published where it is previewed and can be recalled. */
function PublishUpdate() {
  const to = usePaths()
  return (
    <Button asChild className="flex-1 max-sm:basis-full sm:flex-none">
      <Link to={to('organiser-updates')}>{m.content_publish_update()}</Link>
    </Button>
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
