import { Outlet } from 'react-router'
import { Guard } from '#web/kit/session/guard.tsx'

/** No frame at all: the bare footer and the group's own full screen. */
export default function EmptyLayout() {
  return (
    <Guard>
      <Outlet />
    </Guard>
  )
}
