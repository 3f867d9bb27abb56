import { Bookmark, Ellipsis, PenLine, Save, Trash2, UsersRound } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import type { SavedView } from '#contract/organiser-saved-view.ts'
import { colleagueName } from '#domain/person/colleague-name.ts'
import { m } from '#messages/compiled/messages.js'
import { useOrganiser } from '#web/console/screen/queries.ts'
import { PageButton } from '#web/console/search/form.tsx'
import { usePageActions } from '#web/console/search/queries.ts'
import { useUrlParameters } from '#web/kit/list/list-address.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { tellFailure } from '#web/kit/send/tell-failure.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Menu, MenuItem, MenuSeparator } from '#web/ui/menu.tsx'
import { toasts } from '#web/ui/toast-store.ts'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { AddViewDialog, RemoveViewDialog, RenameViewDialog } from './parts/view-dialogs.tsx'
import { useChangeView, useSavedViews } from './queries.ts'
import { isChanged, lostParts, queryOf, readView, searchOfView, type Viewed, viewParameter } from './rules.ts'
import { partsInWords } from './words.ts'

/** What the address of a list shows, and the view that it names. */
function useOpenView({ list, parameters }: Viewed) {
  const [address, change] = useUrlParameters()
  const { data } = useSavedViews(list)
  const views = data?.items ?? []
  const named = address.get(viewParameter)
  const open = views.find(({ guid }) => guid === named)
  return {
    views,
    open,
    query: queryOf(parameters, address),
    lost: lostParts(parameters, address),
    changed: open !== undefined && isChanged(parameters, open, address),
    /** The view that the address names is no longer there. */
    isGone: named !== null && data !== undefined && !open,
    openNext: (guid: string | null) => change({ [viewParameter]: guid }),
  }
}

/** Saves what the list shows as a view; there is nothing to save while it shows the usual, or a view as it is. */
export function SaveViewButton({ list, parameters }: Viewed) {
  const { open, query, changed, openNext } = useOpenView({ list, parameters })
  const [adding, setAdding] = useState(false)
  const isSavable = open ? changed : Object.keys(query).length > 0
  const label = open ? m.view_save_new() : m.view_save()
  usePageActions(
    isSavable ? [{ key: 'save-view', label, icon: Bookmark, ofList: true, run: () => setAdding(true) }] : [],
  )
  return (
    <>
      <IconButton
        label={label}
        icon={<Bookmark aria-hidden="true" />}
        disabled={!isSavable}
        // On a phone it would stand in a row of its own.
        className={isSavable ? undefined : 'max-md:hidden'}
        onClick={() => setAdding(true)}
      />
      {adding && (
        <AddViewDialog
          list={list}
          query={query}
          onAdded={({ guid }) => openNext(guid)}
          onClose={() => setAdding(false)}
        />
      )}
    </>
  )
}

/** The views of a list in a row above it; without any, the row is not there. */
export function SavedViews({ list, parameters }: Viewed) {
  const { views, open, query, lost, changed, isGone, openNext } = useOpenView({ list, parameters })
  const row = useRef<HTMLElement>(null)
  // On a phone the row shows about two views; the open one should be among them.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another view is another place in the row
  useEffect(() => {
    const view = row.current?.querySelector('[aria-current]')
    if (!row.current || !view) return
    const shown = row.current.getBoundingClientRect()
    const place = view.getBoundingClientRect()
    // The row alone: scrollIntoView would bring a reader who is further down the list back up to it.
    if (place.left < shown.left) row.current.scrollLeft -= shown.left - place.left
    else if (place.right > shown.right) row.current.scrollLeft += place.right - shown.right
  }, [open?.guid])
  if (views.length === 0 && !isGone && lost.length === 0) return null
  const leftOut = open && !changed ? readView(parameters, open).leftOut : []
  return (
    <div className="space-y-3 print:hidden">
      {views.length > 0 && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <nav
            aria-label={m.view_list_label()}
            ref={row}
            // The links hold hidden text, which is placed absolutely. Without "relative" it would make the page wider than the screen.
            className="relative min-w-0 max-w-full overflow-x-auto max-md:flex-1 max-md:basis-40"
          >
            <ul className="flex gap-2 p-0.5">
              {views.map(view => (
                <li key={view.guid}>
                  <ViewLink
                    view={view}
                    search={searchOfView(parameters, view)}
                    standing={view !== open ? 'other' : changed ? 'changed' : 'open'}
                  />
                </li>
              ))}
            </ul>
          </nav>
          {open && (
            <OpenViewDeeds
              key={open.guid}
              list={list}
              view={open}
              query={changed || leftOut.length > 0 ? query : null}
              onLeft={() => openNext(null)}
            />
          )}
        </div>
      )}
      {open && leftOut.length > 0 && (
        <Banner tone="attention" announce="status">
          {m.view_left_out({ name: open.name, parts: partsInWords(leftOut) })}
        </Banner>
      )}
      {lost.length > 0 && (
        <Banner tone="attention" announce="status">
          {m.view_link_left_out({ parts: partsInWords(lost) })}
        </Banner>
      )}
      {isGone && (
        <Banner
          tone="info"
          announce="status"
          action={
            <Button size="sm" variant="secondary" onClick={() => openNext(null)}>
              {m.close()}
            </Button>
          }
        >
          {m.view_gone()}
        </Banner>
      )}
    </div>
  )
}

type ViewLinkProps = { view: SavedView; search: string; standing: 'other' | 'open' | 'changed' }

function ViewLink({ view: { name, shared, mine, author }, search, standing }: ViewLinkProps) {
  const locale = useLocale()
  const isOpen = standing !== 'other'
  const sharing =
    mine || !author ? m.view_shared() : m.view_shared_by({ name: colleagueName(locale, author) })
  return (
    <Link
      replace
      preventScrollReset
      to={{ search }}
      aria-current={isOpen ? 'true' : undefined}
      title={shared ? sharing : undefined}
      className={classNames(
        'flex min-h-9 items-center gap-1.5 rounded-full border px-3 text-sm whitespace-nowrap',
        isOpen ? 'border-accent-text bg-accent-soft font-medium text-accent-text' : 'hover:bg-sunken',
      )}
    >
      {shared && <UsersRound aria-hidden="true" strokeWidth={1.5} className="size-4 shrink-0" />}
      {name}
      {shared && <VisuallyHidden>, {sharing}</VisuallyHidden>}
      {standing === 'changed' && <span className="font-normal">· {m.view_changed()}</span>}
    </Link>
  )
}

type OpenViewDeedsProps = {
  list: Viewed['list']
  view: SavedView
  /** What the address shows where that is not all of the view, or something else; null where it is the view. */
  query: Record<string, string> | null
  onLeft: () => void
}

/** What the author may do with the open view; a colleague's is removed by whoever manages the team. */
function OpenViewDeeds({ list, view, query, onLeft }: OpenViewDeedsProps) {
  const [asking, setAsking] = useState<'rename' | 'remove' | null>(null)
  const { may } = useOrganiser()
  const send = useChangeView(list, ({ name }) =>
    toasts.show({ title: m.view_saved({ name }), tone: 'positive' }),
  )
  const { name, shared, mine } = view
  const save = (changes: Partial<Pick<SavedView, 'query' | 'shared'>>) =>
    send.mutate({ view, change: { name, shared, query: view.query, ...changes } }, { onError: tellFailure })
  const close = () => setAsking(null)
  const ownDeeds = [
    { key: 'rename', label: m.view_rename(), icon: PenLine, run: () => setAsking('rename') },
    {
      ...{ key: 'share', label: shared ? m.view_unshare() : m.view_share(), icon: UsersRound },
      run: () => save({ shared: !shared }),
    },
  ]
  const removal = { key: 'remove', label: m.view_remove(), icon: Trash2, run: () => setAsking('remove') }
  const isOpenToMe = mine || may('manage-organisers')
  const deeds = isOpenToMe ? [...(mine ? ownDeeds : []), removal] : []
  const more = useRef<HTMLButtonElement>(null)
  usePageActions(
    deeds.map(({ run, ...deed }) => ({
      ...{ ...deed, key: `view-${deed.key}`, note: name, ofList: true },
      run() {
        // So that the dialog gives the focus back to it.
        more.current?.focus()
        run()
      },
    })),
    more,
  )
  if (!isOpenToMe) return null
  return (
    <div className="flex items-center gap-2">
      {mine && query && (
        <PageButton
          icon={Save}
          plain
          ofList
          about={name}
          size="sm"
          variant="secondary"
          loading={send.isPending}
          onClick={() => save({ query })}
        >
          {m.view_save_changes()}
        </PageButton>
      )}
      <Menu
        align="start"
        trigger={
          <IconButton
            ref={more}
            size="sm"
            label={m.view_more({ name })}
            icon={<Ellipsis aria-hidden="true" />}
          />
        }
      >
        {mine && (
          <>
            {ownDeeds.map(({ key, label, run }) => (
              <MenuItem key={key} onSelect={run}>
                {label}
              </MenuItem>
            ))}
            <MenuSeparator />
          </>
        )}
        <MenuItem danger onSelect={removal.run}>
          {removal.label}
        </MenuItem>
      </Menu>
      {asking === 'rename' && <RenameViewDialog list={list} view={view} onClose={close} />}
      {asking === 'remove' && <RemoveViewDialog list={list} view={view} onRemoved={onLeft} onClose={close} />}
    </div>
  )
}
