import { organiserRoles } from '../access/organiser-role.ts'
import type { applicationTransitions } from '../application/application-transitions.ts'
import type { changeRequestTransitions } from '../change-request/change-request-transitions.ts'
import type { erasureTransitions } from '../erasure/erasure-rules.ts'
import type { invoiceTransitions } from '../invoice/invoice-transitions.ts'
import type { securityTransitions } from '../passport/security-transitions.ts'
import type { paymentTransitions } from '../payment/payment-transitions.ts'
import type { reviewTransitions } from '../staff-company/review-transitions.ts'
import type { LoggedAction } from '../transition/transition.ts'

/**
 * In which role somebody acted. For an organiser it is the role that gave the permission; `payer` is an account that has paid for a person who is no
 * longer theirs. Older entries may say `organiser`, or `committee` where an admin acted.
 */
export const auditRoles = [
  ...organiserRoles,
  'participant',
  'assistant',
  'coordinator',
  'payer',
  'staffOwner',
  'employee',
  'acquirer',
  // A job that does what its time has come for.
  'clock',
  // Whoever runs a command on the server, without a log-in.
  'operator',
] as const
export type AuditRole = (typeof auditRoles)[number]

export const auditSubjectKinds = [
  'application',
  'passport',
  'payment',
  'invoice',
  'participant',
  'clock',
  'account',
  'content',
  'edition',
  'picture',
  'chat',
  'group',
  'organiser',
  'message',
  'letter',
  'staffCompany',
  'employee',
  'vehicle',
  'pass',
  'gateDevice',
] as const
export type AuditSubjectKind = (typeof auditSubjectKinds)[number]

/** Audited actions other than status transitions. */
export const plainAuditActions = [
  'create',
  'saveProfile',
  'saveBadge',
  'saveTransfer',
  'savePostalAddress',
  'saveSpeaker',
  'saveSettings',
  'saveContactPerson',
  'removeContactPerson',
  'uploadPhotograph',
  'removePhotograph',
  'acceptPhotograph',
  'requestPhotograph',
  'viewPassport',
  'printPassportList',
  'erasePassport',
  'erasePhotograph',
  'erasePayer',
  'eraseGroup',
  'lapseConsent',
  'sendNow',
  'giveConsent',
  'withdrawConsent',
  'unsubscribe',
  'downloadPersonalData',
  'requestChange',
  'requestErasure',
  'grantAssistant',
  'changeAssistant',
  'withdrawAssistant',
  'endAssistance',
  'createGroup',
  'saveGroup',
  'addMember',
  'addSelf',
  'saveMember',
  'remindMember',
  'removeMember',
  'leaveGroup',
  'askRefund',
  'takeRefundRequestBack',
  'readList',
  'importMember',
  'givePlace',
  'takePlace',
  'replaceInvoice',
  'issueClosing',
  'sendClosing',
  'returnClosing',
  'unsendClosing',
  'refundDue',
  'settleReceipt',
  'refundCard',
  'refundInvoiceLine',
  'bookInvoicePayment',
  'reverseInvoicePayment',
  'refundInvoice',
  'askCardRefund',
  'declineCardRefund',
  'writeToSupport',
  'takeApplication',
  'giveApplicationBack',
  'takeChat',
  'giveChatBack',
  'passChat',
  'closeChat',
  'openChat',
  'logInByLink',
  'logoutEverywhere',
  'addOrganiser',
  'changeOrganiser',
  'renewOrganiser',
  'revokeOrganiser',
  'resetSecondFactor',
  'acceptInvitation',
  'addSecondFactor',
  'removeSecondFactor',
  'useRecoveryCode',
  'renewRecoveryCodes',
  'logInToConsole',
  'save',
  'publish',
  'unpublish',
  'remove',
  'order',
  'linkSpeaker',
  'unlinkSpeaker',
  'keepSpeaker',
  'uploadImage',
  'exportTransfers',
  'moveClock',
  'retryMessage',
  'releaseLetter',
  'recallLetter',
  'readMessage',
  'writeNote',
  'correctNames',
  'createStaffCompany',
  'saveStaffOwner',
  'confirmPackage',
  'rotateRegistrationLink',
  'offerHandover',
  'withdrawHandover',
  'takeHandover',
  'declineHandover',
  'addEmployee',
  'saveEmployee',
  'removeEmployee',
  'registerEmployee',
  'addVehicle',
  'saveVehicle',
  'removeVehicle',
  'printBadges',
  'handOverBadge',
  'reissueBadge',
  'addGateDevice',
  'renewGateDevice',
  'enrolGateDevice',
  'shutOutGateDevice',
  'saveGateLimits',
  'overrideGate',
  'printGateList',
] as const

export type AuditAction =
  | (typeof plainAuditActions)[number]
  | LoggedAction<typeof applicationTransitions>
  | LoggedAction<typeof changeRequestTransitions>
  | LoggedAction<typeof erasureTransitions>
  | LoggedAction<typeof invoiceTransitions>
  | LoggedAction<typeof paymentTransitions>
  | LoggedAction<typeof securityTransitions>
  | LoggedAction<typeof reviewTransitions>

/** Actions that leave a person and their application as they are: looks, exports, who works on it, messages. */
export const unchangingActions = [
  'viewPassport',
  'printPassportList',
  'readMessage',
  'exportTransfers',
  'downloadPersonalData',
  'takeApplication',
  'giveApplicationBack',
  'writeNote',
  'remindMember',
  'sendNow',
  'retryMessage',
  'logInByLink',
] as const satisfies readonly AuditAction[]
