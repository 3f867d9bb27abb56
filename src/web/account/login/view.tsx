import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { m } from '#messages/compiled/messages.js'
import { pageAudience } from '#web/kit/kept/audience.ts'
import { type LogInEnd, noteLogInEnd, readLogInEnd } from '#web/kit/session/log-in-end.ts'
import { useHydrated } from '#web/kit/session/use-hydrated.ts'
import { Banner } from '#web/ui/banner.tsx'

/** Says over a log-in form how the log-in ended that was there before; nothing on an ordinary visit. */
export function FarewellNotice() {
  const [audience] = useState(pageAudience)
  const [end] = useState(() => readLogInEnd(audience))
  const [search] = useSearchParams()
  // Forgotten on leaving the page, because a later visit has nothing to do with how this log-in ended.
  useEffect(() => () => noteLogInEnd(audience, null), [audience])
  const hydrated = useHydrated()
  if (!hydrated || end === null) return null
  const { tone, title, text } = words[end]
  return (
    <Banner tone={tone} title={title()} announce="status" className="mb-6">
      {text()}
      {search.has('redirect') && ` ${m.auth_ended_back()}`}
    </Banner>
  )
}

type Words = { tone: 'positive' | 'attention'; title: () => string; text: () => string }

const words: Record<LogInEnd, Words> = {
  logout: { tone: 'positive', title: m.auth_farewell_title, text: m.auth_farewell_text },
  untold: { tone: 'attention', title: m.auth_farewell_title, text: m.auth_farewell_offline },
  revoked: { tone: 'attention', title: m.auth_ended_title, text: m.auth_ended_revoked },
  elsewhere: { tone: 'positive', title: m.auth_farewell_title, text: m.auth_farewell_elsewhere },
  expired: { tone: 'attention', title: m.auth_ended_title, text: m.auth_ended_expired },
  idle: { tone: 'attention', title: m.auth_ended_title, text: m.auth_ended_idle },
}
