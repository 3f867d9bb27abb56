import type { CommitteeMember } from '#contract/speaker.ts'
import { m } from '#messages/compiled/messages.js'
import { Portrait } from '#web/kit/picture/portrait.tsx'
import { SiteRow } from '#web/site/parts/site-page/site-row.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { committeeGroups } from './committee-groups.ts'

/** The committee with portraits: the chair first and largest, then deputies, members and the secretary. */
export function CommitteeList({ members }: { members: readonly CommitteeMember[] }) {
  return committeeGroups(members).map(({ role, members: group }) => (
    <SiteRow key={role} id={role} title={roleTitle(role, group.length)}>
      <ul
        className={classNames(
          'grid gap-x-4 gap-y-8 sm:gap-x-8',
          role === 'chair' ? 'grid-cols-1' : 'grid-cols-2 md:grid-cols-3',
        )}
      >
        {group.map(member => (
          <Member key={member.guid} member={member} />
        ))}
      </ul>
    </SiteRow>
  ))
}

function Member({ member: { role, name, position, company, photo } }: { member: CommitteeMember }) {
  const chairs = role === 'chair'
  return (
    <li
      className={classNames(
        'min-w-0',
        chairs && 'grid grid-cols-[7rem_1fr] items-center gap-x-4 sm:grid-cols-[16rem_1fr] sm:gap-x-8',
      )}
    >
      <Portrait name={name} photo={photo} side={256} />
      <div className={chairs ? '' : 'mt-3'}>
        <h3 className={classNames('font-semibold', chairs ? 'text-xl lg:text-2xl' : 'text-base/6')}>
          {name}
        </h3>
        <p className={classNames('mt-1 text-text-quiet', !chairs && 'text-sm')}>{position}</p>
        <p className={classNames('mt-0.5', !chairs && 'text-sm')}>{company}</p>
      </div>
    </li>
  )
}

function roleTitle(role: CommitteeMember['role'], count: number): string {
  switch (role) {
    case 'chair':
      return m.site_committee_chair()
    case 'deputy':
      return count === 1 ? m.site_committee_deputy_one() : m.site_committee_deputy()
    case 'member':
      return m.site_committee_member()
    case 'secretary':
      return m.site_committee_secretary()
  }
}
