import type { MetaDescriptor } from 'react-router'
import { m } from '#messages/compiled/messages.js'
import { innerMeta } from '#web/kit/page-meta/page-meta.ts'
import { ApplicationLoader } from './parts/application-loader.tsx'

export function meta(args: Parameters<typeof innerMeta>[0]): MetaDescriptor[] {
  return innerMeta(args, m.signup_start_title())
}

export default function SignupPersonalPage() {
  return <ApplicationLoader />
}
