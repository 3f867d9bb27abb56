import * as employee from '#contract/employee.ts'
import * as organiserEmployee from '#contract/organiser-employee.ts'
import * as organiserRaise from '#contract/organiser-raise.ts'
import * as organiserStaffCompany from '#contract/organiser-staff-company.ts'
import * as organiserVehicle from '#contract/organiser-vehicle.ts'
import * as raise from '#contract/raise.ts'
import * as siteSetting from '#contract/site-setting.ts'
import * as staffCompany from '#contract/staff-company.ts'
import * as staffGuide from '#contract/staff-guide.ts'
import * as staffPass from '#contract/staff-pass.ts'
import * as registration from '#contract/staff-registration.ts'
import * as staffUpdate from '#contract/staff-update.ts'
import * as vehicle from '#contract/vehicle.ts'
import { addEmployee } from '#server/usecases/employee/add-employee.ts'
import { decideEmployees } from '#server/usecases/employee/decide-employees.ts'
import { listEmployees } from '#server/usecases/employee/list-employees.ts'
import { listStaffEmployees } from '#server/usecases/employee/list-staff-employees.ts'
import { removeEmployees } from '#server/usecases/employee/remove-employees.ts'
import { saveEmployee } from '#server/usecases/employee/save-employee.ts'
import { sendEmployees } from '#server/usecases/employee/send-employees.ts'
import { answerRaise } from '#server/usecases/raise/answer-raise.ts'
import { askRaise } from '#server/usecases/raise/ask-raise.ts'
import { invoiceRaise } from '#server/usecases/raise/invoice-raise.ts'
import { listOrganiserRaises } from '#server/usecases/raise/list-organiser-raises.ts'
import { listRaises } from '#server/usecases/raise/list-raises.ts'
import { withdrawRaise } from '#server/usecases/raise/withdraw-raise.ts'
import { readSiteSettings, saveSiteSettings } from '#server/usecases/settings/site-settings.ts'
import { answerHandover } from '#server/usecases/staff-company/answer-handover.ts'
import { listCompanyUpdates, markCompanyUpdateRead } from '#server/usecases/staff-company/company-updates.ts'
import { confirmPackage } from '#server/usecases/staff-company/confirm-package.ts'
import { createStaffCompany } from '#server/usecases/staff-company/create-staff-company.ts'
import { listOfferedCompanies } from '#server/usecases/staff-company/list-offered-companies.ts'
import { listStaffCompanies } from '#server/usecases/staff-company/list-staff-companies.ts'
import { offerHandover } from '#server/usecases/staff-company/offer-handover.ts'
import { readStaffCompany } from '#server/usecases/staff-company/read-staff-company.ts'
import { rotateRegistrationLink } from '#server/usecases/staff-company/rotate-registration-link.ts'
import { saveStaffOwner } from '#server/usecases/staff-company/save-staff-owner.ts'
import { saveStaffSettings } from '#server/usecases/staff-company/save-staff-settings.ts'
import { withdrawHandover } from '#server/usecases/staff-company/withdraw-handover.ts'
import { readStaffDocument } from '#server/usecases/staff-guide/read-staff-document.ts'
import { readStaffGuide } from '#server/usecases/staff-guide/read-staff-guide.ts'
import { listStaffPasses } from '#server/usecases/staff-pass/list-staff-passes.ts'
import { readStaffPasses } from '#server/usecases/staff-pass/read-staff-passes.ts'
import { readRegistration } from '#server/usecases/staff-registration/read-registration.ts'
import { registerEmployee } from '#server/usecases/staff-registration/register-employee.ts'
import { addVehicle } from '#server/usecases/vehicle/add-vehicle.ts'
import { decideVehicles } from '#server/usecases/vehicle/decide-vehicles.ts'
import { listStaffVehicles } from '#server/usecases/vehicle/list-staff-vehicles.ts'
import { listVehicles } from '#server/usecases/vehicle/list-vehicles.ts'
import { removeVehicles } from '#server/usecases/vehicle/remove-vehicles.ts'
import { saveVehicle } from '#server/usecases/vehicle/save-vehicle.ts'
import { sendVehicles } from '#server/usecases/vehicle/send-vehicles.ts'
import { caps } from '../actor-cap.ts'
import { bulk, capped, routeGroup, routeTable, searching } from '../route-table.ts'

/** Contractors and exhibitors, and those whom they bring to the site. */
export const staffRoutes = routeGroup(
  routeTable(staffCompany, {
    createStaffCompany,
    readStaffCompany,
    saveStaffOwner,
    saveStaffSettings,
    rotateRegistrationLink,
    offerHandover,
    withdrawHandover,
    listOfferedCompanies,
    answerHandover,
  }),
  routeTable(employee, {
    listEmployees,
    addEmployee,
    saveEmployee,
    sendEmployees: bulk(sendEmployees),
    removeEmployees: bulk(removeEmployees),
  }),
  routeTable(vehicle, {
    listVehicles,
    addVehicle,
    saveVehicle,
    sendVehicles: bulk(sendVehicles),
    removeVehicles: bulk(removeVehicles),
  }),
  routeTable(staffUpdate, { listCompanyUpdates, markCompanyUpdateRead }),
  routeTable(staffGuide, {
    readStaffGuide,
    readStaffDocument: capped(caps.documents, readStaffDocument),
  }),
  routeTable(staffPass, { listStaffPasses, readStaffPasses: capped(caps.documents, readStaffPasses) }),
  routeTable(registration, { readRegistration, registerEmployee }),
  routeTable(raise, { listRaises, askRaise, withdrawRaise, invoiceRaise }),
  routeTable(organiserRaise, { listOrganiserRaises: searching(listOrganiserRaises), answerRaise }),
  routeTable(siteSetting, { readSiteSettings, saveSiteSettings }),
  routeTable(organiserStaffCompany, { listStaffCompanies: searching(listStaffCompanies), confirmPackage }),
  routeTable(organiserEmployee, {
    listStaffEmployees: searching(listStaffEmployees),
    decideEmployees: bulk(decideEmployees),
  }),
  routeTable(organiserVehicle, {
    listStaffVehicles: searching(listStaffVehicles),
    decideVehicles: bulk(decideVehicles),
  }),
)
