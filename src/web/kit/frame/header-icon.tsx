import { ChevronDown, type LucideIcon, Menu, Moon, Search, Sun, X } from 'lucide-react'

const icons = {
  close: X,
  down: ChevronDown,
  menu: Menu,
  moon: Moon,
  search: Search,
  sun: Sun,
} satisfies Record<string, LucideIcon>

type HeaderIconProps = { name: keyof typeof icons; className?: string }

export function HeaderIcon({ name, className = 'size-5' }: HeaderIconProps) {
  const Icon = icons[name]
  return <Icon aria-hidden="true" strokeWidth={1.5} className={className} />
}
