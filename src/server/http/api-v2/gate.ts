import * as gate from '#contract/gate.ts'
import * as organiserGate from '#contract/organiser-gate.ts'
import { enrolGateDevice } from '#server/usecases/gate/enrol-gate-device.ts'
import { countGateScanFilters, listGateScans } from '#server/usecases/gate/list-gate-scans.ts'
import {
  addGateDevice,
  listGateDevices,
  renewGateDevice,
  saveGateLimits,
  shutOutGateDevice,
} from '#server/usecases/gate/manage-gate-devices.ts'
import { issueSupervisorCode, overrideGateScan } from '#server/usecases/gate/override-gate-scan.ts'
import { printGateList } from '#server/usecases/gate/print-gate-list.ts'
import { readGatePhotographs } from '#server/usecases/gate/read-gate-photographs.ts'
import { readGateSnapshot } from '#server/usecases/gate/read-gate-snapshot.ts'
import { scanAtGate } from '#server/usecases/gate/scan-at-gate.ts'
import { countInside, searchGate } from '#server/usecases/gate/search-gate.ts'
import { uploadGateScans } from '#server/usecases/gate/upload-gate-scans.ts'
import { caps } from '../actor-cap.ts'
import { fromGateDevice } from '../gate-device.ts'
import { bulk, capped, routeGroup, routeTable, searching } from '../route-table.ts'

export const gateRoutes = routeGroup(
  routeTable(gate, {
    enrolGateDevice: capped(caps.grants, enrolGateDevice),
    readGateSnapshot: fromGateDevice(readGateSnapshot),
    readGatePhotographs: fromGateDevice(readGatePhotographs),
    scanAtGate: fromGateDevice(scanAtGate),
    uploadGateScans: fromGateDevice(uploadGateScans),
    overrideGateScan: capped(caps.grants, fromGateDevice(overrideGateScan)),
    countInside,
    searchGate: capped(caps.searches, fromGateDevice(searchGate)),
  }),
  routeTable(organiserGate, {
    listGateDevices: searching(listGateDevices),
    addGateDevice,
    renewGateDevice,
    shutOutGateDevice,
    saveGateLimits,
    listGateScans: searching(listGateScans),
    countGateScanFilters: searching(countGateScanFilters),
    issueSupervisorCode: capped(caps.previews, issueSupervisorCode),
    printGateList: bulk(capped(caps.documents, printGateList)),
  }),
)
