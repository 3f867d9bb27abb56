import { useLocation, useNavigate } from 'react-router'
import { useHydrated } from '#web/kit/session/use-hydrated.ts'
import { pictureOf } from './lightbox-step.ts'

type Opened = { openedHere?: boolean } | null

/** The picture that the address opens (`?picture=`, counted from 1 there and from 0 here), and the ways to change it. */
export function useOpenPicture(total: number) {
  const hydrated = useHydrated()
  const navigate = useNavigate()
  const { pathname, search, state } = useLocation()

  const address = (at: number | null) => {
    const query = new URLSearchParams(search)
    if (at === null) query.delete('picture')
    else query.set('picture', String(at + 1))
    const text = query.toString()
    return text ? `${pathname}?${text}` : pathname
  }
  const stay = { preventScrollReset: true } as const

  return {
    at: hydrated ? pictureOf(new URLSearchParams(search).get('picture'), total) : null,
    /** Back closes it again. */
    open: (at: number) => navigate(address(at), { ...stay, state: { openedHere: true } satisfies Opened }),
    turnTo: (at: number) => navigate(address(at), { ...stay, replace: true, state }),
    close: () => {
      if ((state as Opened)?.openedHere) navigate(-1)
      else navigate(address(null), { ...stay, replace: true })
    },
  }
}
