import type { ChatSide } from '#contract/chat.ts'
import type { LogAuthor, LogDay } from '../message-log.ts'
import { MessageGroup, UnreadLine } from './message-group.tsx'

type LogBlocksProps = {
  blocks: LogDay['blocks']
  /** Whose messages stand as one's own. */
  side: ChatSide
  authorOf: (author: LogAuthor) => string
  timeZone: string
  onResend: (guid: string) => void
  onTakeBack: (guid: string) => void
}

/** The messages of one day, with the line before what is unread. */
export function LogBlocks({ blocks, side, authorOf, ...group }: LogBlocksProps) {
  return blocks.map(block =>
    block.kind === 'unread' ? (
      <UnreadLine key="unread" />
    ) : (
      <MessageGroup
        key={block.messages[0]?.guid}
        group={block}
        own={block.side === side}
        author={authorOf(block)}
        {...group}
      />
    ),
  )
}
