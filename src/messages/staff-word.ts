import type { OnSiteRole } from '#domain/employee/on-site-role.ts'
import type { RaiseState } from '#domain/raise/raise-transitions.ts'
import type { ContractorRole } from '#domain/staff-company/contractor-role.ts'
import type { ReviewState } from '#domain/staff-company/review-transitions.ts'
import type { VehicleType } from '#domain/vehicle/vehicle-type.ts'
import { m } from '#messages/compiled/messages.js'
import type { Word } from './word.ts'

export const contractorRoleWords: Record<ContractorRole, Word> = {
  generalPartner: m.staff_role_generalPartner,
  officialPartner: m.staff_role_officialPartner,
  partner: m.staff_role_partner,
  exhibitor: m.staff_role_exhibitor,
  contractor: m.staff_role_contractor,
}

export const onSiteRoleWords: Record<OnSiteRole, Word> = {
  standStaff: m.staff_on_site_standStaff,
  builder: m.staff_on_site_builder,
  technician: m.staff_on_site_technician,
  loader: m.staff_on_site_loader,
  driver: m.staff_on_site_driver,
  security: m.staff_on_site_security,
}

export const vehicleTypeWords: Record<VehicleType, Word> = {
  car: m.staff_vehicle_car,
  van: m.staff_vehicle_van,
  truck: m.staff_vehicle_truck,
  articulated: m.staff_vehicle_articulated,
  special: m.staff_vehicle_special,
}

/** How far the check of an employee or a vehicle has come. */
export const reviewStateWords: Record<ReviewState, Word> = {
  unconfirmed: m.staff_state_unconfirmed,
  pending: m.staff_state_pending,
  approved: m.staff_state_approved,
  rejected: m.staff_state_rejected,
}

/** Whether the forum has confirmed a company's package. */
export const packageStateWords: Record<'waiting' | 'confirmed', Word> = {
  waiting: m.staff_package_waiting,
  confirmed: m.staff_package_confirmed,
}

/** Where somebody or something works. */
export function workWord({ onForum, onMontage }: { onForum: boolean; onMontage: boolean }): Word {
  if (onForum && onMontage) return m.staff_work_both
  return onForum ? m.staff_work_forum : m.staff_work_montage
}

/** How far a request for more places has come. */
export const raiseStateWords: Record<RaiseState, Word> = {
  asked: m.staff_raise_state_asked,
  offered: m.staff_raise_state_offered,
  granted: m.staff_raise_state_granted,
  invoiced: m.staff_raise_state_invoiced,
  paid: m.staff_raise_state_paid,
  refused: m.staff_raise_state_refused,
  withdrawn: m.staff_raise_state_withdrawn,
}
