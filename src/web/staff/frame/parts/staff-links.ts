import {
  Building2,
  Contact,
  FileText,
  Info,
  type LucideIcon,
  Megaphone,
  MessagesSquare,
  Settings,
  Truck,
  Users,
} from 'lucide-react'
import { m } from '#messages/compiled/messages.js'
import type { PlainPage } from '#web/paths.ts'

export type StaffLink = {
  page: PlainPage
  text: string
  Icon: LucideIcon
  /** For the phone's bar, where the whole text has no room. */
  short?: string
}

/** The pages of a staff company's cabinet, the most used first. */
export function staffLinks(): StaffLink[] {
  return [
    { page: 'staff', text: m.page_title_staff(), Icon: Building2 },
    {
      page: 'staff-employees',
      text: m.page_title_staff_employees(),
      Icon: Users,
    },
    {
      page: 'staff-vehicles',
      text: m.page_title_staff_vehicles(),
      Icon: Truck,
    },
    {
      page: 'staff-chat',
      text: m.page_title_staff_chat(),
      Icon: MessagesSquare,
      short: m.staff_nav_chat(),
    },
    { page: 'staff-updates', text: m.page_title_staff_updates(), Icon: Megaphone },
    {
      page: 'staff-documents',
      text: m.page_title_staff_documents(),
      Icon: FileText,
    },
    {
      page: 'staff-contacts',
      text: m.page_title_staff_contacts(),
      Icon: Contact,
    },
    {
      page: 'staff-information',
      text: m.page_title_staff_information(),
      Icon: Info,
    },
    { page: 'staff-settings', text: m.page_title_staff_settings(), Icon: Settings },
  ]
}
