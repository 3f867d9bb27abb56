import { listStaffEmployees as employeesRoute } from '#contract/organiser-employee.ts'
import { listGateScans as gateScansRoute } from '#contract/organiser-gate.ts'
import { listPasses as passesRoute } from '#contract/organiser-pass.ts'
import { listOrganiserRaises as raisesRoute } from '#contract/organiser-raise.ts'
import { listStaffCompanies as staffCompaniesRoute } from '#contract/organiser-staff-company.ts'
import { listStaffVehicles as vehiclesRoute } from '#contract/organiser-vehicle.ts'
import {
  listReviewedVolunteers as volunteerReviewRoute,
  listVolunteers as volunteersRoute,
} from '#contract/organiser-volunteer.ts'
import { listTransfers as transfersRoute } from '#contract/transfer.ts'
import { mayOrganise } from '#domain/access/organiser-role.ts'
import { isPassSortOpen } from '#domain/pass/pass-sort.ts'
import { reviewSince } from '#domain/staff-company/review-transitions.ts'
import { plateText, spacedPlate } from '#domain/vehicle/plate.ts'
import { m } from '#messages/compiled/messages.js'
import { gateDirectionWords, gateOutcomeWord, gateReasonWords, gateZoneWords } from '#messages/gate-word.ts'
import { passHolderWords, passStateWords } from '#messages/pass-word.ts'
import {
  contractorRoleWords,
  onSiteRoleWords,
  packageStateWords,
  raiseStateWords,
  reviewStateWords,
  vehicleTypeWords,
  workWord,
} from '#messages/staff-word.ts'
import { transferDirectionWords } from '#messages/transfer-word.ts'
import { studyYearWords, volunteerWords } from '#messages/volunteer-word.ts'
import { listStaffEmployees } from '../employee/list-staff-employees.ts'
import { readGateScans } from '../gate/list-gate-scans.ts'
import { listPasses } from '../pass/list-passes.ts'
import { listOrganiserRaises } from '../raise/list-organiser-raises.ts'
import { listStaffCompanies } from '../staff-company/list-staff-companies.ts'
import { readTransferFile } from '../transfer/list-transfers.ts'
import { listStaffVehicles } from '../vehicle/list-staff-vehicles.ts'
import { listReviewedVolunteers } from '../volunteer/list-reviewed-volunteers.ts'
import { listVolunteers } from '../volunteer/list-volunteers.ts'
import { asCall, type Place, source } from './export-source.ts'

export const siteSources = {
  transfers: source('transfers', {
    query: transfersRoute.query,
    // Each portion adds up the seats of every flight and train.
    portion: 2000,
    countedBy: 'direction',
    read: (needs, { query, facts }: Place<typeof transfersRoute.query>) =>
      readTransferFile(needs, { query, locale: facts.locale }),
    values: {
      rideDirection: (row, words) => words.say(transferDirectionWords[row.direction]),
      day: (row, words) => words.day(row.day),
      time: row => row.time,
      hub: row => row.hub,
      ride: row => row.number ?? '',
      together: row => String(row.together),
      pickUpPlace: row => row.place,
      name: row => row.name,
      latinName: row => row.latinName ?? '',
      company: row => row.company ?? '',
      phone: row => row.phone,
    },
  }),
  employees: source('employees', {
    query: employeesRoute.query,
    countedBy: 'state',
    read: (needs, page: Place<typeof employeesRoute.query>) => listStaffEmployees(asCall(page), needs),
    values: {
      name: row => row.name,
      latinName: row => row.latinName,
      company: row => row.companyName,
      package: (row, words) => words.say(contractorRoleWords[row.contractorRole]),
      onSiteRole: (row, words) => (row.onSiteRole ? words.say(onSiteRoleWords[row.onSiteRole]) : ''),
      work: (row, words) => words.say(workWord(row)),
      status: (row, words) => words.say(reviewStateWords[row.state]),
      sentAt: (row, words) => words.moment(row.sentAt),
      waitingSince: (row, words) => words.moment(reviewSince(row)),
      registrationAddress: row => row.registrationAddress,
      note: row => row.note ?? '',
    },
  }),
  vehicles: source('vehicles', {
    query: vehiclesRoute.query,
    countedBy: 'state',
    read: (needs, page: Place<typeof vehiclesRoute.query>) => listStaffVehicles(asCall(page), needs),
    values: {
      vehicle: row => row.brand,
      plate: row => plateText(row),
      vehicleType: (row, words) => words.say(vehicleTypeWords[row.type]),
      company: row => row.companyName,
      driver: row => row.driver?.name ?? '',
      latinDriver: row => row.driver?.latinName ?? '',
      arrivesOn: (row, words) => words.day(row.arrivesOn),
      leavesOn: (row, words) => words.day(row.leavesOn),
      work: (row, words) => words.say(workWord(row)),
      status: (row, words) => words.say(reviewStateWords[row.state]),
      sentAt: (row, words) => words.moment(row.sentAt),
      waitingSince: (row, words) => words.moment(reviewSince(row)),
      note: row => row.note ?? '',
    },
  }),
  volunteerReview: source('volunteerReview', {
    query: volunteerReviewRoute.query,
    countedBy: 'state',
    read: (needs, page: Place<typeof volunteerReviewRoute.query>) =>
      listReviewedVolunteers(asCall(page), needs),
    values: {
      name: row => row.name,
      latinName: row => row.latinName,
      citizenship: (row, words) => words.country(row.citizenship),
      birthDate: (row, words) => words.day(row.birthDate),
      city: row => row.city,
      phone: row => row.phone,
      university: row => row.university,
      status: (row, words) => words.say(reviewStateWords[row.state]),
      sentAt: (row, words) => words.moment(row.sentAt),
      waitingSince: (row, words) => words.moment(reviewSince(row)),
      note: row => row.note ?? '',
    },
  }),
  volunteers: source('volunteers', {
    query: volunteersRoute.query,
    countedBy: 'state',
    read: (needs, page: Place<typeof volunteersRoute.query>) => listVolunteers(asCall(page), needs),
    values: {
      name: row => row.name,
      latinName: row => row.latinName,
      status: (row, words) => words.say(volunteerWords[row.state]),
      // Security sees whoever is accepted, nobody before.
      review: (row, words) => (row.review === 'unconfirmed' ? '' : words.say(reviewStateWords[row.review])),
      citizenship: (row, words) => words.country(row.citizenship),
      birthDate: (row, words) => words.day(row.birthDate),
      city: row => row.city,
      phone: row => row.phone,
      email: row => row.email,
      telegram: row => row.telegram ?? '',
      university: row => row.university,
      faculty: row => row.faculty,
      studyYear: (row, words) => words.say(studyYearWords[row.studyYear]),
      shifts: row => String(row.shifts),
      madeAt: (row, words) => words.moment(row.createdAt),
      note: row => row.note ?? '',
    },
  }),
  staffCompanies: source('staffCompanies', {
    query: staffCompaniesRoute.query,
    countedBy: 'state',
    read: (needs, page: Place<typeof staffCompaniesRoute.query>) => listStaffCompanies(asCall(page), needs),
    values: {
      company: row => row.name,
      payerInn: row => row.inn ?? '',
      package: (row, words) => words.say(contractorRoleWords[row.contractorRole]),
      status: (row, words) => words.say(packageStateWords[row.packageState]),
      contact: row => row.owner.name,
      latinContact: row => row.owner.latinName,
      phone: row => row.owner.phone,
      email: row => row.owner.email,
      places: row => String(row.forumPlaces.all),
      taken: row => String(row.forumPlaces.taken),
      employees: row => String(row.employees),
      vehicles: row => String(row.vehicles),
      madeAt: (row, words) => words.moment(row.createdAt),
    },
  }),
  raises: source('raises', {
    query: raisesRoute.query,
    countedBy: 'state',
    read: (needs, page: Place<typeof raisesRoute.query>) => listOrganiserRaises(asCall(page), needs),
    values: {
      company: row => row.company.name,
      package: (row, words) => words.say(contractorRoleWords[row.company.contractorRole]),
      status: (row, words) => words.say(raiseStateWords[row.state]),
      contact: row => row.owner.name,
      latinContact: row => row.owner.latinName,
      phone: row => row.owner.phone,
      placesAsked: row => String(row.placesAsked),
      reason: row => row.reason,
      requestedAt: (row, words) => words.moment(row.askedAt),
      places: row => String(row.places ?? ''),
      price: (row, words) => words.roubles(row.priceKopecks),
      answer: row => row.answer ?? '',
      invoiceNumber: row => row.invoice?.number ?? '',
    },
  }),
  passes: source('passes', {
    query: passesRoute.query,
    countedBy: 'state',
    permits: (roles, { sort }) => isPassSortOpen(sort, mayOrganise(roles, 'manage-gates')),
    read: (needs, page: Place<typeof passesRoute.query>) => listPasses(asCall(page), needs),
    values: {
      name: row => row.name,
      latinName: row => row.latinName,
      passKind: (row, words) => words.say(passHolderWords[row.kind]),
      company: row => row.company,
      counter: row => String(row.counter),
      status: (row, words) => words.say(passStateWords[row.state]),
      since: (row, words) => words.moment(row.since),
      printedAt: (row, words) => words.moment(row.printedAt),
      handedOverAt: (row, words) => words.moment(row.handedOverAt),
    },
  }),
  gateScans: source('gateScans', {
    query: gateScansRoute.query,
    countedBy: 'outcome',
    read: (needs, page: Place<typeof gateScansRoute.query>) => readGateScans(asCall(page), needs),
    values: {
      at: (row, words) => words.moment(row.at),
      gate: row => row.gate,
      device: row => row.device,
      zone: (row, words) => words.say(gateZoneWords[row.zone]),
      direction: (row, words) => words.say(gateDirectionWords[row.direction]),
      passKind: (row, words) => (row.kind ? words.say(passHolderWords[row.kind]) : ''),
      name: ({ name, kind }, words) =>
        name ? (kind === 'vehicle' ? spacedPlate(name) : name) : words.say(m.gate_log_nobody),
      latinName: row => row.latinName ?? '',
      company: row => row.company ?? '',
      driver: row => row.driver ?? '',
      latinDriver: row => row.latinDriver ?? '',
      outcome: (row, words) => words.say(gateOutcomeWord(row)),
      gateReasons: (row, words) => row.reasons.map(reason => words.say(gateReasonWords[reason])).join('; '),
      isOffline: (row, words) => words.word('yesNo', row.isOffline ? 'true' : 'false'),
      guard: (row, words) => words.colleague(row.by),
    },
  }),
}
