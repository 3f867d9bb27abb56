import { data } from 'react-router'

/** Unknown paths: status 404 and the error screen. */
export function loader() {
  throw data(null, { status: 404 })
}

export default function NotFoundPage() {
  return null
}
