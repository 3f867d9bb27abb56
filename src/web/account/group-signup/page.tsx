import type { MetaDescriptor } from 'react-router'
import { innerMeta } from '#web/kit/page-meta/page-meta.ts'
import { pageTitle } from '#web/kit/page-meta/page-title.ts'
import { GroupSignup } from './parts/group-signup.tsx'
import { SignupFrame } from './parts/signup-frame.tsx'

export function meta(args: Parameters<typeof innerMeta>[0]): MetaDescriptor[] {
  return innerMeta(args, pageTitle('signup-group'))
}

export default function SignupGroupPage() {
  return (
    <SignupFrame>
      <GroupSignup />
    </SignupFrame>
  )
}
