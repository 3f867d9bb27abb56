import { Copy, Download, MoreHorizontal, UserRound } from 'lucide-react'
import { useState } from 'react'
import { m } from '#messages'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogClose } from '#web/ui/dialog.tsx'
import { Menu, MenuChoice, MenuItem, MenuLabel, MenuLink, MenuSeparator } from '#web/ui/menu.tsx'
import { Section } from '#web/ui/section.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { toasts } from '#web/ui/toast-store.ts'
import { Tooltip } from '#web/ui/tooltip.tsx'

export function FloatingSamples() {
  const [country, setCountry] = useState('RU')
  return (
    <Section space="page" title={m.ui_floating()} className="border-t">
      <div className="flex flex-wrap gap-3">
        <Dialog
          trigger={<Button variant="secondary">{m.ui_open_dialog()}</Button>}
          title={m.ui_dialog_title()}
          description={m.ui_dialog_text()}
          closeLabel={m.ui_close()}
          actions={
            <>
              <DialogClose>
                <Button variant="danger">{m.ui_dialog_confirm()}</Button>
              </DialogClose>
              <DialogClose>
                <Button variant="secondary">{m.ui_dialog_keep()}</Button>
              </DialogClose>
            </>
          }
        />
        <Sheet
          trigger={<Button variant="secondary">{m.ui_open_sheet()}</Button>}
          title={m.ui_sheet_title()}
          description={m.ui_sheet_note()}
          closeLabel={m.ui_close()}
          actions={<Button>{m.ui_sheet_action()}</Button>}
        >
          <p>{m.ui_sheet_text()}</p>
        </Sheet>
        <Menu
          align="start"
          trigger={
            <Button variant="secondary" icon={<MoreHorizontal aria-hidden="true" />}>
              {m.ui_menu()}
            </Button>
          }
        >
          <MenuItem icon={<Download aria-hidden="true" />}>{m.ui_menu_download()}</MenuItem>
          <MenuItem icon={<Copy aria-hidden="true" />}>{m.ui_menu_copy()}</MenuItem>
          <MenuLink>
            <a href="#floating">
              <UserRound aria-hidden="true" />
              {m.ui_menu_account()}
            </a>
          </MenuLink>
          <MenuSeparator />
          <MenuLabel>{m.ui_country()}</MenuLabel>
          <MenuChoice
            label={m.ui_country()}
            value={country}
            onValueChange={setCountry}
            options={[
              { value: 'RU', label: m.ui_country_1() },
              { value: 'KZ', label: m.ui_country_2() },
            ]}
          />
          <MenuSeparator />
          <MenuItem danger>{m.ui_delete()}</MenuItem>
        </Menu>
        <Tooltip content={m.ui_tooltip_text()}>
          <Button variant="secondary">{m.ui_tooltip()}</Button>
        </Tooltip>
        <Button
          variant="secondary"
          onClick={() => toasts.show({ title: m.ui_toast_saved(), description: m.ui_toast_saved_note() })}
        >
          {m.ui_toast_show()}
        </Button>
        <Button
          variant="secondary"
          onClick={() =>
            toasts.show({
              tone: 'negative',
              title: m.ui_toast_failed(),
              action: {
                label: m.ui_toast_retry(),
                altText: m.ui_toast_retry_alt(),
                onPress: () => undefined,
              },
            })
          }
        >
          {m.ui_toast_fail()}
        </Button>
      </div>
      <div className="mt-10 max-w-xl">
        <Tabs
          label={m.ui_tabs()}
          tabs={[
            {
              value: 'support',
              label: m.ui_tab_support(),
              count: 2,
              content: <p>{m.ui_tab_support_text()}</p>,
            },
            { value: 'updates', label: m.ui_tab_updates(), content: <p>{m.ui_tab_updates_text()}</p> },
          ]}
        />
      </div>
    </Section>
  )
}
