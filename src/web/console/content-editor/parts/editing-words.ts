import { contentStates } from '#contract/content.ts'
import { m } from '#messages/compiled/messages.js'
import { stateWords } from '#web/console/content/words.ts'

const actionWords: Readonly<Record<string, () => string>> = {
  create: m.content_action_create,
  save: m.content_action_save,
  publish: m.content_action_publish,
  unpublish: m.content_action_unpublish,
  order: m.content_action_order,
  withdrawConsent: m.speaker_profile_action_consent,
  linkSpeaker: m.speaker_profile_action_link,
  unlinkSpeaker: m.speaker_profile_action_unlink,
  keepSpeaker: m.speaker_profile_action_keep,
}

/** The history of a piece in words; an action of a later version is shown by its raw name. */
export const editingWords = {
  action: (action: string): string =>
    Object.hasOwn(actionWords, action) ? (actionWords[action]?.() ?? action) : action,
  status: (code: string): string => {
    const state = contentStates.find(one => one === code)
    return state ? stateWords[state]() : code
  },
}
