import type { GroupMember } from '#contract/group.ts'
import { memberGates } from '#domain/group/member-gates.ts'
import { memberName } from '#web/account/member/member-name.ts'
import { GateMark } from './gate-mark.tsx'
import { gateWords } from './gate-words.ts'
import { SelfMark, underName } from './member-columns.tsx'
import { NameLink } from './name-link.tsx'
import { NextLine } from './next-line.tsx'
import type { LineWords } from './use-line-words.ts'

type MemberCardProps = {
  member: GroupMember
  locale: 'ru' | 'en'
  /** The board with this person open. */
  href: string
  words: LineWords
}

/** A member on a phone: who, what next, and the six gates by name. Drawn only near the screen: groups are long. */
export function MemberCard({ member, locale, href, words }: MemberCardProps) {
  return (
    <div className="late [--late-height:8rem]">
      <p className="flex items-baseline gap-2 font-medium">
        <NameLink href={href}>{memberName(member, locale)}</NameLink>
        {member.self && <SelfMark />}
      </p>
      <p className="truncate text-sm text-text-quiet empty:hidden">{underName(member)}</p>
      <p className="mt-1 text-sm">
        <NextLine member={member} words={words} />
      </p>
      <ul className="mt-2.5 grid grid-cols-3 gap-x-2 gap-y-1.5 text-xs">
        {memberGates.map(gate => (
          <li key={gate} className="flex items-center gap-1.5">
            <GateMark gate={gate} member={member} className="size-4.5" />
            <span className="truncate">{gateWords[gate]()}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
