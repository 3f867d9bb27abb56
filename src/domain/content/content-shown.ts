import type { ContentKind } from './content-kind.ts'

type ShownGroup = 'site' | 'cabinet' | 'support' | 'staff'

const groups: Partial<Record<ContentKind, ShownGroup>> = {
  hotel: 'cabinet',
  shuttle: 'cabinet',
  transferHub: 'cabinet',
  importantUpdate: 'cabinet',
  cannedReply: 'support',
  staffContact: 'staff',
  staffDocument: 'staff',
  staffGuide: 'staff',
}

/** Who sees a kind: everybody, participants, companies on site, or the team in the chat. */
export function shownGroup(kind: ContentKind): ShownGroup {
  return groups[kind] ?? 'site'
}
