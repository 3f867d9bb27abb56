import { redirect } from 'react-router'
import icon from '#web/icons/icon-32.png?url'

/** For programs that request the icon by its old address instead of reading the page. */
export function loader(): Response {
  return redirect(icon)
}
