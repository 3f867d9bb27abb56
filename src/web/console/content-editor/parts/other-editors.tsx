import { useQuery } from '@tanstack/react-query'
import { meetContentEditors } from '#contract/content.ts'
import type { ContentKind } from '#domain/content/content-kind.ts'
import { colleagueName } from '#domain/person/colleague-name.ts'
import { m } from '#messages/compiled/messages.js'
import { callApi } from '#web/kit/api/call-api.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { Banner } from '#web/ui/banner.tsx'

const interval = 20_000

/** Colleagues who have the same piece open now: said before both have typed, not only when the second one saves. */
export function OtherEditors({ kind, guid }: { kind: ContentKind; guid: string }) {
  const locale = useLocale()
  const { data } = useQuery({
    queryKey: ['content-editors', kind, guid],
    queryFn: ({ signal }) => callApi(meetContentEditors, { params: { kind, guid }, body: {}, signal }),
    refetchInterval: interval,
    gcTime: 0,
    retry: false,
  })
  if (!data || data.others.length === 0) return null
  return (
    <Banner
      tone="attention"
      title={m.content_others_title({ who: data.others.map(name => colleagueName(locale, name)).join(', ') })}
    >
      {m.content_others_text()}
    </Banner>
  )
}
