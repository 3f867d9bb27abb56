import { type ComponentType, useEffect, useState } from 'react'

/**
 * Makes a small part that lives, but need not at once: the server's HTML stands (`Still`, made by `still` of the same `load`) until the part's
 * code has come after the page has woken up, and then gives way to the living part, which should look the same. So its code is not on the
 * first page's account (decision 028). Without the code the server's HTML stays.
 */
export function late<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  Still: ComponentType<Props>,
): ComponentType<Props> {
  // What a visit has loaded once, the next page has at once.
  let loaded: ComponentType<Props> | null = null
  return function Late(props: Props) {
    const [Part, setPart] = useState(() => loaded)
    useEffect(() => {
      let left = false
      load().then(
        ({ default: part }) => {
          loaded = part
          if (!left) setPart(() => part)
        },
        () => {},
      )
      return () => {
        left = true
      }
    }, [])
    return Part ? <Part {...props} /> : <Still {...props} />
  }
}
