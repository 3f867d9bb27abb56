import type { MetaDescriptor } from 'react-router'
import { m } from '#messages/compiled/messages.js'
import { BlockedList } from '../../features/login/blocked-list.tsx'
import { innerMeta } from '../../features/page-meta/page-meta.ts'

export function meta(args: Parameters<typeof innerMeta>[0]): MetaDescriptor[] {
  return innerMeta(args, m.auth_blocked_title())
}

export default function LoginBlockedPage() {
  return <BlockedList />
}
