import {
  issueSupervisorCode,
  listGateDevices,
  printGateList,
  renewGateDevice,
  shutOutGateDevice,
} from '#contract/organiser-gate.ts'
import { m } from '#messages/compiled/messages.js'
import { callApi } from '#web/kit/api/call-api.ts'
import { saveBlob } from '#web/kit/file/save-blob.ts'
import { useListPages } from '#web/kit/list/use-list-pages.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { useSend } from '#web/kit/send/use-send.ts'
import { toasts } from '#web/ui/toast-store.ts'
import { type DeviceFilters, deviceQuery } from './rules.ts'

const pageSize = 50
export const deviceListKey = ['organiser', 'gate-devices']

export function useGateDevices(filters: DeviceFilters) {
  return useListPages({
    queryKey: [...deviceListKey, filters],
    readPage: ({ signal, ...page }) =>
      callApi(listGateDevices, { query: { limit: pageSize, ...deviceQuery(filters), ...page }, signal }),
  })
}

/** A code that is told once. */
export type ToldCode = { code: string; expiresAt: string }

const showFailure = (error: Error) => toasts.show({ title: error.message, tone: 'negative' })

export function useRenewDevice(onSuccess: (told: ToldCode) => void) {
  return useSend(renewGateDevice, (guid: string) => ({ params: { guid } }), {
    changes: [deviceListKey],
    onSuccess,
    onError: showFailure,
  })
}

export function useShutOut(onSuccess: () => void) {
  return useSend(
    shutOutGateDevice,
    ({ guid, reason }: { guid: string; reason: string }) => ({ params: { guid }, body: { reason } }),
    {
      changes: [deviceListKey],
      onSuccess: () => {
        toasts.show({ title: m.gate_device_was_shut_out(), tone: 'positive' })
        onSuccess()
      },
    },
  )
}

export function useSupervisorCode(onSuccess: (told: ToldCode) => void) {
  return useSend(issueSupervisorCode, () => ({}), { onSuccess, onError: showFailure })
}

export function usePaperList() {
  const locale = useLocale()
  return useSend(printGateList, () => ({ body: { locale } }), {
    onSuccess: file => saveBlob(file, `${m.gate_paper_file()}.pdf`),
    onError: showFailure,
  })
}
