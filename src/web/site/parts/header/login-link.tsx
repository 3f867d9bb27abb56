import { Link } from 'react-router'
import { m } from '#messages/compiled/messages.js'
import { usePaths } from '#web/kit/locale/use-locale.ts'
import { classNames } from '#web/ui/class-names.ts'
import { useApplyAction } from './use-apply-action.ts'

type Look = 'text' | 'question'

const looks: Record<Look, string> = {
  text: 'inline-flex min-h-11 items-center rounded-md px-3 text-sm hover:bg-sunken',
  question: 'text-link inline-flex min-h-11 items-center',
}

/** The way in for those who have an account already; keeps its place, unseen, when it is not needed. */
export function LoginLink({ look }: { look: Look }) {
  const to = usePaths()
  const { authenticated } = useApplyAction()
  return (
    <Link to={to('login')} className={classNames(looks[look], authenticated && 'invisible')}>
      {look === 'question' ? m.registration_have_account() : m.header_login()}
    </Link>
  )
}
