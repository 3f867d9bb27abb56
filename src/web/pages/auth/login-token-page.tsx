import { type MetaDescriptor, useParams } from 'react-router'
import { LinkLogin } from '../../features/login/link-login.tsx'
import { innerMeta } from '../../features/page-meta/page-meta.ts'
import { pageTitle } from '../../features/page-meta/page-title.ts'

export function meta(args: Parameters<typeof innerMeta>[0]): MetaDescriptor[] {
  return innerMeta(args, pageTitle('login-token'))
}

/** A link from a message logs in on the press of a button: programs that open links by themselves change nothing. */
export default function LoginTokenPage() {
  const { loginGuid = '' } = useParams()
  return <LinkLogin key={loginGuid} token={loginGuid} />
}
