import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { ApplicationPass as IssuedPass } from '#contract/application-matter.ts'
import type { ApplicationDetail } from '#contract/organiser-application.ts'
import { m } from '#messages/compiled/messages.js'
import { passStateWords } from '#messages/pass-word.ts'
import { standingTones } from '#web/console/badge-queue/words.ts'
import { badgeWords, passTones } from '#web/console/pass-queue/words.ts'
import { StatusWord } from '#web/console/screen/view.tsx'
import { useMoments } from '#web/kit/dates/use-moments.ts'
import { quietTarget } from '#web/kit/list/quiet-target.ts'
import { useLocale, usePaths } from '#web/kit/locale/use-locale.ts'
import { nameIn } from '#web/kit/words/name-in.ts'
import { DefinitionList } from '#web/ui/definition-list.tsx'
import { Section } from '#web/ui/section.tsx'
import { rowSearch } from '../rules.ts'

/** How the pass stands and how far its badge has come, each a link to its row in its list; empty for a role that reads no passes. */
export function ApplicationPass({ application }: { application: ApplicationDetail }) {
  if (!application.pass) return null
  const { issued } = application.pass
  return (
    <Section title={m.organiser_pass_and_badge()} level={3}>
      {issued ? (
        <IssuedPassFacts pass={issued} application={application} />
      ) : (
        <p className="text-sm text-text-quiet">{m.organiser_pass_none()}</p>
      )}
    </Section>
  )
}

function IssuedPassFacts({ pass, application }: { pass: IssuedPass; application: ApplicationDetail }) {
  const locale = useLocale()
  const moments = useMoments()
  const to = usePaths()
  const { guid, counter, state, since, badge } = pass
  const rowIn = (list: 'organiser-passes' | 'organiser-badges', tab: Record<string, string>) =>
    quietTarget({
      pathname: to(list),
      search: rowSearch({ ...tab, open: guid }, nameIn(locale, application)),
    })
  return (
    <DefinitionList
      className="text-sm"
      items={[
        {
          term: m.organiser_pass(),
          value: (
            <Standing note={m.organiser_pass_issue({ counter, at: moments.short(since) })}>
              <StatusWord tone={passTones[state]}>
                <Link className="text-link" {...rowIn('organiser-passes', { state })}>
                  {passStateWords[state]()}
                </Link>
              </StatusWord>
            </Standing>
          ),
        },
        ...(badge
          ? [
              {
                term: m.organiser_badge(),
                value: (
                  <StatusWord tone={standingTones[badge.standing]}>
                    <Link className="text-link" {...rowIn('organiser-badges', { standing: badge.standing })}>
                      {badgeWords({ kind: 'participant', ...badge }, moments)}
                    </Link>
                  </StatusWord>
                ),
              },
            ]
          : []),
      ]}
    />
  )
}

function Standing({ note, children }: { note: string; children: ReactNode }) {
  return (
    <span className="flex flex-wrap items-center gap-x-4">
      {children}
      <span className="tabular text-text-quiet">{note}</span>
    </span>
  )
}
