import { useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { m } from '#messages/compiled/messages.js'
import { Prose } from '#web/ui/prose.tsx'
import { SkeletonText } from '#web/ui/skeleton.tsx'

/** A live preview of a longer text as on the site. Links do nothing here. */
export function ProsePreview({ markdown, locale }: { markdown: string; locale: 'ru' | 'en' }) {
  const shown = useDeferredValue(markdown)
  const { data: draw } = useQuery({
    queryKey: ['prose-drawer'],
    queryFn: async () => (await import('./parts/prose-html.ts')).drawProse,
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (!draw) return <SkeletonText lines={4} />
  const html = draw(shown, locale)
  if (html === '') return <p className="text-sm text-text-quiet">{m.content_preview_empty()}</p>
  return <Prose html={html} onClick={event => event.preventDefault()} />
}
