import { keepFavourites, readFavourites } from '#contract/favourite.ts'
import { callApi } from '#web/kit/api/call-api.ts'
import { ownParticipant } from '#web/kit/session/own-participant.ts'
import { leaveMarks, takeMarks, unsentMarks } from './kept-marks.ts'

let running: Promise<void> | null = null
let again = false

/**
 * Joins the device's marks with the account's of whoever is logged in here. Presses that come while it runs are sent by one more run. A failure keeps
 * everything on the device until the next time.
 */
export function joinMarks(): Promise<void> {
  if (running) {
    again = true
    return running
  }
  running = joinOnce().finally(() => {
    running = null
    if (!again) return
    again = false
    void joinMarks().catch(() => {})
  })
  return running
}

async function joinOnce(): Promise<void> {
  const guid = ownParticipant()
  if (guid === null) return leaveMarks()
  const sent = unsentMarks(guid)
  const params = { guid }
  const answer =
    sent.length > 0
      ? await callApi(keepFavourites, { params, body: { changes: sent } })
      : await callApi(readFavourites, { params })
  takeMarks(guid, { sent, answer: answer.changes })
}
