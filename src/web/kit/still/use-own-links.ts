import { type MouseEvent, useCallback } from 'react'
import { useNavigate } from 'react-router'
import { ownLink } from './own-link.ts'

/**
 * One handler for all plain anchors within an element: those that lead to pages of ours navigate in the app, all others are
 * the browser's. For long lists and edited prose: `<Prose html={html} onClick={useOwnLinks()} />`.
 */
export function useOwnLinks(): (event: MouseEvent) => void {
  const navigate = useNavigate()
  return useCallback(
    event => {
      const target = ownLink(event.nativeEvent)
      if (!target) return
      event.preventDefault()
      navigate(target)
    },
    [navigate],
  )
}
