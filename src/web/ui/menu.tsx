import { Check } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { LAYER } from './use-overlay-escape.ts'

type MenuProps = {
  /** One button that opens it. */
  trigger: ReactElement
  children: ReactNode
  align?: 'start' | 'center' | 'end'
}

/** A short list of actions under a button. Arrow keys, first letters and Escape work. */
export function Menu({ trigger, children, align = 'end' }: MenuProps) {
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          {...LAYER}
          align={align}
          sideOffset={6}
          collisionPadding={8}
          className="z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-56 overflow-y-auto rounded-md border bg-raised p-1 shadow-float outline-none data-[state=open]:animate-pop-in"
        >
          {children}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}

const ITEM =
  'flex min-h-11 w-full items-center gap-3 rounded-sm px-3 text-base/6 outline-none select-none md:min-h-9 md:text-sm data-disabled:opacity-50 data-highlighted:bg-sunken [&_svg]:size-5 [&_svg]:shrink-0 [&_svg]:stroke-[1.5]'

type MenuItemProps = {
  children: ReactNode
  icon?: ReactNode
  onSelect?: () => void
  disabled?: boolean
  danger?: boolean
}

export function MenuItem({ children, icon, onSelect, disabled, danger }: MenuItemProps) {
  return (
    <DropdownMenu.Item
      onSelect={onSelect}
      disabled={disabled}
      className={classNames(ITEM, danger && 'text-negative data-highlighted:bg-negative-soft')}
    >
      {icon}
      {children}
    </DropdownMenu.Item>
  )
}

/** An item that is a link: one child, a plain anchor or a router link; put its icon inside it. */
export function MenuLink({ children }: { children: ReactElement }) {
  return (
    <DropdownMenu.Item asChild className={ITEM}>
      {children}
    </DropdownMenu.Item>
  )
}

type MenuChoiceProps = {
  label: string
  value: string
  onValueChange: (value: string) => void
  options: readonly { value: string; label: ReactNode }[]
}

/** One choice out of several. */
export function MenuChoice({ label, value, onValueChange, options }: MenuChoiceProps) {
  return (
    <DropdownMenu.RadioGroup aria-label={label} value={value} onValueChange={onValueChange}>
      {options.map(option => (
        <DropdownMenu.RadioItem
          key={option.value}
          value={option.value}
          className={classNames(ITEM, 'justify-between')}
        >
          {option.label}
          <DropdownMenu.ItemIndicator>
            <Check aria-hidden="true" />
          </DropdownMenu.ItemIndicator>
        </DropdownMenu.RadioItem>
      ))}
    </DropdownMenu.RadioGroup>
  )
}

type MenuTickProps = { checked: boolean; onCheckedChange: (checked: boolean) => void; children: ReactNode }

/** One of several that may all be chosen; the menu stays open. */
export function MenuTick({ checked, onCheckedChange, children }: MenuTickProps) {
  return (
    <DropdownMenu.CheckboxItem
      checked={checked}
      onCheckedChange={onCheckedChange}
      onSelect={event => event.preventDefault()}
      className={classNames(ITEM, 'justify-between')}
    >
      {children}
      <DropdownMenu.ItemIndicator>
        <Check aria-hidden="true" />
      </DropdownMenu.ItemIndicator>
    </DropdownMenu.CheckboxItem>
  )
}

export function MenuLabel({ children }: { children: ReactNode }) {
  return (
    <DropdownMenu.Label className="px-3 pt-2 pb-1 text-xs text-text-quiet">{children}</DropdownMenu.Label>
  )
}

export function MenuSeparator() {
  return <DropdownMenu.Separator className="-mx-1 my-1 h-px bg-hairline" />
}
