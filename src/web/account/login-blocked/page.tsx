import type { MetaDescriptor } from 'react-router'
import { m } from '#messages/compiled/messages.js'
import { innerMeta } from '#web/kit/page-meta/page-meta.ts'
import { BlockedList } from './parts/blocked-list.tsx'

export function meta(args: Parameters<typeof innerMeta>[0]): MetaDescriptor[] {
  return innerMeta(args, m.auth_blocked_page())
}

export default function LoginBlockedPage() {
  return <BlockedList />
}
