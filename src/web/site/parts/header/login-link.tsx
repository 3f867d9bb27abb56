import { m } from '#messages/compiled/messages.js'
import { usePaths } from '#web/kit/locale/use-locale.ts'

type Look = 'text' | 'question'

const looks: Record<Look, string> = {
  text: 'inline-flex min-h-11 whitespace-nowrap items-center rounded-md px-2 text-sm hover:bg-sunken xl:px-3',
  question: 'text-link inline-flex min-h-11 items-center',
}

/** Log-in for existing accounts. The site's script makes it invisible for whoever is logged in, without moving anything. */
export function LoginLink({ look }: { look: Look }) {
  const to = usePaths()
  return (
    <a href={to('login')} data-login="" className={looks[look]}>
      {look === 'question' ? m.registration_have_account() : m.header_login()}
    </a>
  )
}
