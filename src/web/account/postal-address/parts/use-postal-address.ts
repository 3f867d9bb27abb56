import { useQuery } from '@tanstack/react-query'
import { type PostalAddressValues, readPostalAddress, savePostalAddress } from '#contract/postal-address.ts'
import { callApi } from '#web/kit/api/call-api.ts'
import { useSave } from '#web/kit/send/use-save.ts'

const postalAddressKey = (guid: string) => ['postal-address', guid]

export function usePostalAddress(guid: string) {
  return useQuery({
    queryKey: postalAddressKey(guid),
    queryFn: ({ signal }) => callApi(readPostalAddress, { params: { guid }, signal }),
  })
}

export function useSavePostalAddress(guid: string) {
  const params = { guid }
  return useSave(
    savePostalAddress,
    (data: PostalAddressValues, version) => ({ params, body: { ...data, version } }),
    { queryKey: postalAddressKey(guid), read: () => callApi(readPostalAddress, { params }) },
  )
}
