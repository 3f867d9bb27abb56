import type { MetaDescriptor } from 'react-router'
import { GroupSignup } from '../../features/group-signup/group-signup.tsx'
import { SignupFrame } from '../../features/group-signup/signup-frame.tsx'
import { innerMeta } from '../../features/page-meta/page-meta.ts'
import { pageTitle } from '../../features/page-meta/page-title.ts'

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
