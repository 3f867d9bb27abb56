import { type MetaDescriptor, useParams } from 'react-router'
import { innerMeta } from '#web/kit/page-meta/page-meta.ts'
import { pageTitle } from '#web/kit/page-meta/page-title.ts'
import { LinkLogin } from './parts/link-login.tsx'

export function meta(args: Parameters<typeof innerMeta>[0]): MetaDescriptor[] {
  return innerMeta(args, pageTitle('login-token'))
}

/** A link from a message logs in only when a button is pressed, because programs open links by themselves. */
export default function LoginTokenPage() {
  const { loginGuid = '' } = useParams()
  return <LinkLogin key={loginGuid} token={loginGuid} />
}
